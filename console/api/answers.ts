import type {
  ModelsInfo,
  ResourceRelation,
  ResourceInfo as ServedResource,
  ServerState,
} from "../../src/control/api.ts";
import type { Json, JsonObject } from "../../src/schema/schema.ts";

export type { RuleOptions as Rule } from "../../src/config/simulation/simulation-options.ts";
/** What the management API answers. Most of it is said where the server says it. */
export type {
  AuthInfo,
  RelationInfo as RelationEdge,
  RouteInfo,
  RuleEntry as RuleInfo,
  SnapshotEntry as Snapshot,
  TokenEntry as Token,
  UserEntry as User,
} from "../../src/control/api.ts";
export type ModelsAnswer = ModelsInfo;

export interface State extends Omit<ServerState, "resources"> {
  readonly resources: readonly ResourceInfo[];
}

export interface ResourceInfo extends Omit<ServedResource, "relations"> {
  /** The members that the server fills in where a body leaves them out. */
  readonly owned?: readonly string[];
  readonly relations: readonly RelationInfo[];
}

export interface RelationInfo extends ResourceRelation {
  /** The member of the others that refers here. */
  readonly via?: string;
}

export const faults = ["reset", "hang", "truncate", "malformed"] as const;
export type Fault = (typeof faults)[number];

export interface Consequences {
  readonly deletes: readonly { readonly path: string; readonly count: number }[];
  readonly nullifies: readonly {
    readonly path: string;
    readonly member: string;
    readonly count: number;
  }[];
  readonly refused?: string;
}

export interface SignedIn {
  readonly accessToken: string | null;
  readonly headers: Readonly<Record<string, string>>;
}

/** A request that was answered; its bodies are read one by one. */
export interface JournalLine {
  readonly number: number;
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly status: number;
  readonly reason?: string;
  readonly simulated?: string;
  readonly ms: number;
  readonly at: string;
  readonly size: number;
}

export interface JournalEntry extends JournalLine {
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly answerHeaders: Readonly<Record<string, string>>;
  readonly body?: Json;
  readonly answer?: Json;
}

export interface Page {
  readonly records: readonly JsonObject[];
  /** What matches, before the slice. */
  readonly total: number;
}

export interface Version {
  readonly record: JsonObject;
  readonly etag: string | undefined;
}
