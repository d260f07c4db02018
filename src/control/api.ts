/**
 * What the management API takes and gives. It is shared by the server, the command line and the
 * console's page, which is why nothing here imports more than types.
 */

import type { SignedIn } from "../auth/sign-in.ts";
import type { RuleOptions } from "../config/simulation/simulation-options.ts";
import type { Method } from "../schema/method.ts";
import type { OnDelete, ReferenceRule } from "../schema/relations/relation.ts";
import type { Definitions, JsonObject, Schema } from "../schema/schema.ts";
import type { JournalEntry } from "./journal/journal-entry.ts";

export const apiPath = "/_backlot/api";
/** Below it are the records of every resource, by its path. */
export const recordsPath = `${apiPath}/records`;
/** The same paths, where what is sent is checked and nothing is written. */
export const checkPath = `${apiPath}/check`;
/** Whoever sends the server's token in it may manage the server from anywhere. */
export const tokenHeader = "x-backlot-token";
/** No form and no link can send it: a page of another site could only by asking the server first. */
export const consoleHeader = "x-backlot-console";

/** Every call by its name: what it takes in its body and what it gives; no answer is 204. */
export interface ControlCalls {
  readonly state: Call<undefined, ServerState>;
  readonly models: Call<undefined, ModelsInfo>;
  readonly reset: Call<ResetBody, undefined>;
  readonly listSnapshots: Call<undefined, readonly SnapshotEntry[]>;
  readonly saveSnapshot: Call<SnapshotBody, SnapshotName>;
  readonly restoreSnapshot: Call<undefined, undefined>;
  readonly deleteSnapshot: Call<undefined, undefined>;
  readonly listRules: Call<undefined, readonly RuleEntry[]>;
  readonly addRule: Call<RuleOptions, RuleEntry>;
  readonly removeRules: Call<undefined, undefined>;
  readonly removeRule: Call<undefined, undefined>;
  readonly playScenario: Call<ScenarioBody, undefined>;
  readonly listUsers: Call<undefined, readonly UserEntry[]>;
  readonly addUser: Call<UserBody, JsonObject>;
  readonly listTokens: Call<undefined, readonly TokenEntry[]>;
  readonly expireTokens: Call<TokenBody, Count>;
  readonly revokeTokens: Call<TokenBody, Count>;
  readonly signIn: Call<SignInBody, SignedIn>;
  readonly moveTime: Call<TimeBody, TimeInfo>;
  readonly consequences: Call<undefined, Consequences>;
  readonly seed: Call<SeedBody, SeededRecords>;
  readonly listRequests: Call<undefined, readonly RequestEntry[]>;
  readonly readRequest: Call<undefined, JournalEntry>;
  readonly clearRequests: Call<undefined, undefined>;
  readonly events: Call<undefined, EventStream>;
}

export type CallName = keyof ControlCalls;
export type BodyOf<Name extends CallName> = ControlCalls[Name]["body"];
export type AnswerOf<Name extends CallName> = ControlCalls[Name]["answer"];

interface Call<Body, Answer> {
  readonly body: Body;
  readonly answer: Answer;
}

/** All that the console's first screen needs. */
export interface ServerState {
  readonly version: string;
  readonly title: string;
  /** Null where it does not listen. */
  readonly url: string | null;
  readonly basePath: string;
  readonly dataset: DatasetInfo;
  /** How many records there are in all. */
  readonly total: number;
  readonly resources: readonly ResourceInfo[];
  /** Null: every route is open. */
  readonly auth: AuthInfo | null;
  /** The one in force. */
  readonly scenario: string | null;
  /** Those that the config names. */
  readonly scenarios: readonly string[];
  readonly rules: readonly RuleEntry[];
  readonly time: TimeInfo;
  readonly docs: { readonly openapi: string; readonly ui: string } | null;
  /** Moves with everything in this answer but the records. */
  readonly revision: number;
}

export interface DatasetInfo {
  /** Relative to the project's folder; null in memory. */
  readonly file: string | null;
  /** In bytes. */
  readonly size: number | null;
  readonly inMemory: boolean;
}

export interface TimeInfo {
  /** As ISO 8601. */
  readonly now: string;
  /** Whether the server's clock shows another time than the machine's. */
  readonly shifted: boolean;
}

export interface ResourceInfo {
  readonly path: string;
  /** The model's. */
  readonly name: string;
  readonly shape: "collection" | "object";
  readonly count: number;
  readonly operations: readonly Method[];
  /** The member that identifies a record, such as `id` or `metadata.uid`; of collections. */
  readonly id?: string;
  /** The member that a person would call a record by, where there is one. */
  readonly title?: string;
  /** A reference into the definitions of `/models`, or the schema itself where it has no name. */
  readonly schema: Schema;
  readonly relations: readonly ResourceRelation[];
}

/** A relation as one of its two collections sees it. */
export interface ResourceRelation {
  /** As `_embed` or `_expand` and the nested route call it. */
  readonly name: string;
  /** The member that holds the reference; left out where the other collection holds it. */
  readonly member?: string;
  readonly kind: "one" | "many";
  /** The path of the other collection. */
  readonly to: string;
  /** The nested route, such as `/users/:id/posts`. */
  readonly route: string;
  /** What becomes of those that refer when the record that they refer to is deleted. */
  readonly onDelete: OnDelete;
}

/** How a client gets past the guard; never a secret. */
export interface AuthInfo {
  readonly mode: "bearer" | "apiKey" | "basic";
  readonly hint: string;
  readonly loginBy?: readonly string[];
  readonly transport?: "header" | "cookie";
  /** The auth routes, with the base path. */
  readonly routes?: Readonly<Record<string, string>>;
  /** The collection whose records are the users. */
  readonly users?: string;
  /** The name of an API key. */
  readonly name?: string;
  /** Where an API key is sent. */
  readonly in?: "header" | "query";
}

export interface ModelsInfo {
  /** JSON Schema 2020-12; references are `#/components/schemas/…`, as the OpenAPI document has them. */
  readonly definitions: Definitions;
  readonly resources: readonly ResourceInfo[];
  readonly relations: readonly RelationInfo[];
  readonly routes: readonly RouteInfo[];
}

export interface RelationInfo {
  /** The path whose records hold the reference. */
  readonly from: string;
  readonly member: string;
  readonly to: string;
  readonly holds: "identifier" | "identifiers" | "record" | "records";
  readonly forward: string;
  readonly backward: string;
  readonly onDelete: OnDelete;
  /** What it was inferred from. */
  readonly rule: ReferenceRule;
}

export interface RouteInfo {
  readonly method: Method;
  readonly path: string;
  readonly operation: string;
  /** The path of the resource whose records it serves. */
  readonly resource?: string;
}

export interface ResetBody {
  /** Only these resources; left out: everything, with users, tokens, rules and clock. */
  readonly paths?: readonly string[];
}

export interface SnapshotEntry {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** As ISO 8601. */
  readonly savedAt: string;
}

export interface SnapshotBody {
  /** Left out: one made of the time. */
  readonly name?: string;
}

export interface SnapshotName {
  readonly name: string;
}

/** A rule in force. */
export interface RuleEntry {
  /** Names the rule as long as it is in force. */
  readonly number: number;
  /** In a few words: `POST /orders → 503, once`. */
  readonly text: string;
  readonly source: "added" | "scenario" | "config";
  /** How often it was used. */
  readonly hits: number;
  /** How often it will still be; null: no end. */
  readonly left: number | null;
  readonly rule: RuleOptions;
}

export interface ScenarioBody {
  /** One that the config names, or `off`. */
  readonly name: string;
}

export interface UserEntry {
  readonly id: string | number;
  readonly email: string;
  /** Null where the user has none. */
  readonly name: string | null;
}

/** As a client registers: what it logs in by, members of the profile, and a password unless `password` will do. */
export type UserBody = JsonObject;

export interface TokenEntry {
  /** The beginning of its digest: the server itself does not know its text. */
  readonly id: string;
  /** The user's email. */
  readonly user: string;
  readonly kind: "access" | "refresh";
  readonly state: "valid" | "expired" | "revoked";
  readonly issuedAt: string;
  /** Null: never. */
  readonly expiresAt: string | null;
}

export interface TokenBody {
  /** One token. */
  readonly id?: string;
  /** All of a user's, by email or identifier. Neither: all there are. */
  readonly user?: string;
}

export interface Count {
  readonly count: number;
}

export interface SignInBody {
  readonly email: string;
}

/**
 * Back to the machine's time, to a date, and on from there: all that is given, or nothing where one of
 * them is refused. The clock goes on from wherever it was put.
 */
export interface TimeBody {
  /** A date, such as `2030-01-31T09:00:00Z`. */
  readonly set?: string;
  /** `30s`, `15m`, `2h` or `7d`. */
  readonly advance?: string;
  /** Back to the machine's time. */
  readonly reset?: boolean;
}

/** What deleting a record would do to others. */
export interface Consequences {
  /** How many records go along, by their path; without the record itself. */
  readonly deletes: readonly { readonly path: string; readonly count: number }[];
  /** How many lose their reference to one that goes. */
  readonly nullifies: readonly {
    readonly path: string;
    readonly member: string;
    readonly count: number;
  }[];
  /** Why it would be refused; left out where it would not. */
  readonly refused?: string;
}

export interface SeedBody {
  readonly path: string;
  /** Exactly these; what the model requires beyond what is given is generated. */
  readonly records: readonly JsonObject[];
}

export interface SeededRecords {
  readonly records: readonly JsonObject[];
}

/** A request of the journal, without what was sent. */
export type RequestEntry = Omit<
  JournalEntry,
  "body" | "answer" | "requestHeaders" | "answerHeaders"
>;

/** Server-sent events: each has one of these names, and its data is JSON. */
export interface ControlEvents {
  /** The first of every stream. */
  readonly hello: { readonly version: string; readonly started: string; readonly revision: number };
  /** A request was answered, or cut off. Of very many at once the first are left out. */
  readonly request: RequestEntry;
  /** Records of these paths changed. */
  readonly change: { readonly paths: readonly string[] };
  /** What `/state` says changed. */
  readonly state: { readonly revision: number };
}

export type EventName = keyof ControlEvents;
/** Answered as `text/event-stream`. */
export interface EventStream {
  readonly events: ControlEvents;
}
