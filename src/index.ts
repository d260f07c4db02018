// Records of any type, without a dataset
export type { RecordRequest } from "./assembly/generate-records.ts";
export { generateRecords } from "./assembly/generate-records.ts";
// What a config and its models say, without serving it
export type { OpenApiDocument, Project, Source } from "./assembly/project.ts";
export { describeProject, proposeOptions } from "./assembly/project.ts";
export { readProject } from "./assembly/read-project.ts";
// The server, for programs and tests
export type {
  AnsweredRequest,
  Backlot,
  DatasetStep,
  Environment,
  FixedSetting,
  InForce,
  Progress,
  SnapshotInfo,
  TokenInfo,
  Tokens,
} from "./backlot.ts";
export { createBacklot } from "./backlot.ts";
// Configuration
export type {
  ApiKeyOptions,
  AuthOptions,
  BasicOptions,
  BearerOptions,
  Options,
  ResourceOptions,
  UserOptions,
} from "./config/options.ts";
export { defineConfig } from "./config/options.ts";
export type { RuleOptions, ScenarioOptions } from "./config/simulation/simulation-options.ts";
// What can go wrong
export type { Mistake, SetupCode } from "./errors.ts";
export { SetupError } from "./errors.ts";
// Answers that go wrong on purpose
export type { RuleHandle, RuleInfo, RuleSource } from "./simulate/create-simulation.ts";
export type { ScenarioInfo, Scenarios } from "./simulate/scenarios.ts";
