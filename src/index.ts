/** The public door: everything that a program or a test can name. */

// The server

export type {
  AnsweredRequest,
  Backlot,
  ChangeKind,
  DatasetStep,
  Environment,
  FixedSetting,
  InForce,
  Progress,
  SnapshotInfo,
  TokenId,
  TokenInfo,
  TokenState,
  Tokens,
} from "./backlot.ts";
export { createBacklot } from "./backlot.ts";

// What was asked, and the records without HTTP

export type {
  LibraryListener,
  ListenerRequest,
  ListenerResponse,
} from "./assembly/library/library-listener.ts";
export type { SignedIn } from "./auth/sign-in.ts";
export type {
  AsJson,
  FieldPath,
  FieldsAt,
  RecordAt,
  Register,
  ResourcePath,
  RuleTarget,
  SomeOf,
} from "./config/register.ts";
export type { JournalFilter, ReadableJournal } from "./control/journal/create-journal.ts";
export type { JournalEntry } from "./control/journal/journal-entry.ts";
export type { Match, Records } from "./http/records/access/records.ts";
export type { RecordId } from "./schema/identifier/identifier.ts";

// Records of any type, without a dataset

export type { FileStep } from "./assembly/dataset/dataset-keeper.ts";
export type { RecordRequest } from "./assembly/records/generate-records.ts";
export { generateRecords } from "./assembly/records/generate-records.ts";

// What a config and its models say, without serving it

export type { Described, OpenApiDocument, Project, Source } from "./assembly/project/project.ts";
export { describeProject, proposeOptions } from "./assembly/project/project.ts";
export { readProject } from "./assembly/read-project.ts";

// Configuration: what a user writes

export type {
  LifetimeText,
  PathText,
  PublicText,
  TargetIn,
  WrittenOptions,
} from "./config/define-config.ts";
export { defineConfig } from "./config/define-config.ts";
export type {
  ApiKeyOptions,
  AuthOptions,
  BasicOptions,
  BearerOptions,
  EnvelopeOptions,
  Options,
  QueryOptions,
  RelationOptions,
  ResourceOptions,
  UserOptions,
} from "./config/options.ts";
export type { Effect, Fault, Rule, Target } from "./config/simulation/rule.ts";
export type { FixedRecords, Scenario, ScenarioRecords } from "./config/simulation/scenario.ts";
export type { RuleOptions, ScenarioOptions } from "./config/simulation/simulation-options.ts";
export type { FieldContext, FieldFunction, FieldRule } from "./schema/field-rule.ts";

// Configuration: what it comes to, complete and checked

export type {
  AnswerPart,
  AnswerPaths,
  ApiKeyConfig,
  AuthConfig,
  AuthRouteName,
  BasicConfig,
  BearerConfig,
  Config,
  Cors,
  DocsConfig,
  PublicResource,
  ResourceConfig,
  Unauthorized,
  UserConfig,
} from "./config/config.ts";
export type { Delay } from "./config/delay.ts";
export type {
  Envelope,
  EnvelopePart,
  ListDialect,
  ListParameter,
  ParameterNames,
} from "./config/list-dialect.ts";

// Models, resources, relations and routes

export type { AuthOperationName, AuthRoute } from "./http/routes/auth-routes.ts";
export type { CollectionRoute, ReferredRoute, Within } from "./http/routes/collection-routes.ts";
export type {
  ConsoleRoute,
  DocumentRoute,
  ObjectRoute,
  ResourceRoute,
  Route,
} from "./http/routes/routes.ts";
export type { Identifier } from "./schema/identifier/identifier.ts";
export type { Member, Members } from "./schema/members.ts";
export type { Method } from "./schema/method.ts";
export type { Inputs, Model, ModelImport, Models } from "./schema/model.ts";
export type {
  OnDelete,
  Reference,
  ReferenceRule,
  Relation,
  RelationSetting,
  UndecidedReference,
} from "./schema/relations/relation.ts";
export type { Collection, Resource, SingleObject } from "./schema/resource.ts";
export type {
  AnySchema,
  ArraySchema,
  BooleanSchema,
  Definitions,
  EnumSchema,
  Json,
  JsonObject,
  NullSchema,
  NumberSchema,
  ObjectSchema,
  ReferenceSchema,
  Schema,
  StringSchema,
  TupleSchema,
  UnionSchema,
} from "./schema/schema.ts";

// What can go wrong

export type { HttpErrorCode, HttpErrorExtras, Mistake, SetupCode, Subject } from "./errors.ts";
export { HttpError, SetupError } from "./errors.ts";
// Answers that go wrong on purpose
export type { Asked } from "./simulate/asked.ts";
export type {
  Choice,
  RuleHandle,
  RuleInfo,
  RuleSource,
  Simulation,
  Use,
} from "./simulate/create-simulation.ts";
export type { ScenarioInfo, Scenarios } from "./simulate/scenarios.ts";
