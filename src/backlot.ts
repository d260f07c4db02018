import { availableParallelism } from "node:os";
import { createClock } from "./assembly/create-clock.ts";
import type { Backlot, Environment } from "./assembly/library/backlot.ts";
import type { Source } from "./assembly/project/project.ts";
import {
  loadRecordMaker,
  type Meanwhile,
  prepareRecords,
  readProjectBeside,
} from "./assembly/read-project.ts";
import { foreseeRecords } from "./assembly/records/make-beside.ts";
import { toDay } from "./assembly/records/record-time.ts";
import type { Options } from "./config/options.ts";

export type { Backlot, Environment, InForce } from "./assembly/library/backlot.ts";
export type { OpenTokens } from "./assembly/library/without-server.ts";
export { openSnapshots, openTokens } from "./assembly/library/without-server.ts";
export type { AnsweredRequest } from "./assembly/observe.ts";
export type { FixedSetting } from "./assembly/project/fixed-settings.ts";
export type { Progress } from "./assembly/records/make-records.ts";
export type { DatasetStep } from "./assembly/stage/adopt-project.ts";
export type { TokenState } from "./auth/tokens/check-token.ts";
export type { TokenId, TokenInfo, Tokens } from "./auth/tokens/create-tokens.ts";
export type { ChangeKind } from "./dataset/changes/change.ts";
export type { SnapshotInfo } from "./dataset/snapshots/snapshots.ts";

/**
 * Reads a project and serves it. What serves is loaded when the project is read: by then somebody
 * else makes the records of a first start, and there is nothing to do but wait.
 */
export async function createBacklot(
  source: Source,
  overrides: Partial<Options> = {},
  environment: Environment = {},
): Promise<Backlot> {
  const { onWarning = () => {}, isPrompt = true } = environment;
  const clock = createClock(environment.now ?? readClock);
  const read = async (meanwhile?: Meanwhile) => {
    const project = await readProjectBeside(meanwhile, source, overrides);
    for (const warning of project.warnings) onWarning(warning);
    return project;
  };
  const makeReady = isPrompt ? loadRecordMaker : prepareRecords;
  const project = await read(availableParallelism() > 1 ? makeReady : undefined);
  if (!isPrompt) foreseeRecords(project, project.config.now ?? toDay(clock.now()));
  const { serveProject } = await import("./assembly/serve-project.ts");
  return serveProject(project, { read, clock, environment });
}

function readClock(): Date {
  return new Date();
}
