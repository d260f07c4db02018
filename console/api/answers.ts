import type { JsonObject } from "../../src/schema/schema.ts";

export type { SignedIn } from "../../src/auth/sign-in.ts";
export type { RuleOptions as Rule } from "../../src/config/simulation/simulation-options.ts";
/** What the management API answers. Most of it is said where the server says it. */
export type {
  AuthInfo,
  Consequences,
  ModelsInfo,
  RelationInfo as RelationEdge,
  RequestEntry as JournalLine,
  ResourceInfo,
  ResourceRelation as RelationInfo,
  RouteInfo,
  RuleEntry as RuleInfo,
  ServerState,
  SnapshotEntry as Snapshot,
  TokenEntry as Token,
  UserEntry as User,
} from "../../src/control/api.ts";
export type { JournalEntry } from "../../src/control/journal/journal-entry.ts";

export const faults = ["reset", "hang", "truncate", "malformed"] as const;
export type Fault = (typeof faults)[number];

export interface Page {
  readonly records: readonly JsonObject[];
  /** What matches, before the slice. */
  readonly total: number;
}

export interface Version {
  readonly record: JsonObject;
  readonly etag: string | undefined;
}
