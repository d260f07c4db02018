import type { Definitions, Json, JsonObject, Schema } from "../../src/schema/schema.ts";

/** What the management API answers, as the console reads it. */
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export interface State {
  readonly version: string;
  readonly title: string;
  readonly url: string;
  readonly basePath: string;
  readonly dataset: DatasetInfo;
  readonly total: number;
  readonly resources: readonly ResourceInfo[];
  readonly auth: AuthInfo | null;
  readonly scenario: string | null;
  readonly scenarios: readonly string[];
  readonly rules: readonly RuleInfo[];
  readonly time: { readonly now: string; readonly shifted: boolean };
  readonly docs: { readonly openapi: string; readonly ui: string } | null;
  readonly revision: number;
}

export interface DatasetInfo {
  readonly file: string | null;
  readonly size: number | null;
  readonly inMemory: boolean;
}

export interface ResourceInfo {
  readonly path: string;
  readonly name: string;
  readonly shape: "collection" | "object";
  readonly count: number;
  readonly operations: readonly Method[];
  /** The identifier's path in a record: `id`, `metadata.uid`. */
  readonly id?: string;
  /** The member that a person knows a record by. */
  readonly title?: string;
  readonly schema: Schema;
  /** The members that the server fills in where a body leaves them out. */
  readonly owned?: readonly string[];
  readonly relations: readonly RelationInfo[];
}

export interface RelationInfo {
  readonly name: string;
  /** The member of this resource's records that refers; absent where the others refer here. */
  readonly member?: string;
  /** The member of the others that refers here. */
  readonly via?: string;
  readonly kind: "one" | "many";
  readonly to: string;
  readonly route: string;
  readonly onDelete: "keep" | "cascade" | "nullify" | "restrict";
}

export interface AuthInfo {
  readonly mode: "bearer" | "apiKey" | "basic";
  readonly loginBy?: readonly string[];
  readonly transport?: "header" | "cookie";
  readonly routes?: Readonly<Record<string, string>>;
  readonly name?: string;
  readonly in?: "header" | "query";
  readonly hint: string;
}

export interface RuleInfo {
  readonly number: number;
  readonly text: string;
  readonly source: "request" | "added" | "scenario" | "config";
  readonly hits: number;
  readonly rule: Rule;
}

export interface Rule {
  readonly on: string;
  readonly status?: number;
  readonly delay?: number | readonly [number, number];
  readonly rate?: number;
  readonly times?: number;
  readonly after?: boolean;
  readonly fault?: Fault;
  readonly body?: Json;
}

export const faults = ["reset", "hang", "truncate", "malformed", "offline"] as const;
export type Fault = (typeof faults)[number];

/** A relation as both collections share it. */
export interface RelationEdge {
  readonly from: string;
  readonly member: string;
  readonly to: string;
  readonly backward: string;
}

export interface ModelsAnswer {
  readonly definitions: Definitions;
  readonly relations: readonly RelationEdge[];
  readonly routes: readonly RouteInfo[];
}

export interface RouteInfo {
  readonly method: Method;
  readonly path: string;
  readonly operation: string;
  readonly resource?: string;
}

export interface Consequences {
  readonly deletes: readonly { readonly path: string; readonly count: number }[];
  readonly nullifies: readonly {
    readonly path: string;
    readonly member: string;
    readonly count: number;
  }[];
  readonly refused?: string;
}

export interface Snapshot {
  readonly name: string;
  readonly size: number;
  readonly savedAt: string;
}

export interface User {
  readonly id: Json;
  readonly email: string;
  readonly name?: string | null;
}

export interface Token {
  readonly id: string;
  readonly user: string;
  readonly kind: string;
  readonly state: "valid" | "expired" | "revoked";
  readonly issuedAt: string;
  readonly expiresAt: string | null;
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
