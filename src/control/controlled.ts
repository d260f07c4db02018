import type { SignedIn } from "../auth/sign-in.ts";
import type { Tokens } from "../auth/tokens/create-tokens.ts";
import type { UserDesk } from "../auth/users/user-desk.ts";
import type { Config } from "../config/config.ts";
import type { RuleOptions } from "../config/simulation/simulation-options.ts";
import type { SnapshotInfo } from "../dataset/snapshots/snapshots.ts";
import type { FindConsequences } from "../http/relations/find-consequences.ts";
import type { Route } from "../http/routes/routes.ts";
import type { Relation } from "../schema/relations/relation.ts";
import type { Resource } from "../schema/resource.ts";
import type { Definitions, JsonObject } from "../schema/schema.ts";
import type { RuleHandle, Simulation } from "../simulate/create-simulation.ts";
import type { Scenarios } from "../simulate/scenarios.ts";
import type { TimeBody } from "./api.ts";
import type { ReadableJournal } from "./journal/create-journal.ts";

/** What is served at the moment, as far as the management API looks at it. */
export interface Served {
  readonly title: string;
  readonly config: Config;
  readonly definitions: Definitions;
  readonly resources: readonly Resource[];
  readonly relations: readonly Relation[];
  readonly routes: readonly Route[];
  readonly tokens: Tokens;
  /** Undefined where authentication knows no users. */
  readonly users: UserDesk | undefined;
  /** How many records there are in all. */
  readonly total: number;
  readonly consequences: FindConsequences;
  count(resource: Resource): number;
  /** Another one whenever records of the resource have changed. */
  versionOf(resource: Resource): string;
}

/** A running server, as far as the management API may do something to it. */
export interface Controlled {
  readonly version: string;
  readonly started: Date;
  served(): Served;
  url(): string | undefined;
  readonly clock: {
    now(): Date;
    isMoved(): boolean;
    /** All of it or nothing. */
    move(move: TimeBody): Promise<void>;
  };
  signIn(email: string): Promise<SignedIn>;
  reset(paths: readonly string[]): Promise<void>;
  snapshot(name: string): Promise<void>;
  restore(name: string): Promise<void>;
  snapshots(): readonly SnapshotInfo[];
  deleteSnapshot(name: string): void;
  simulate(rule: RuleOptions): RuleHandle;
  readonly simulation: Pick<Simulation, "list" | "remove">;
  readonly scenarios: Scenarios;
  scenario(name: string): Promise<void>;
  readonly journal: ReadableJournal;
  /** Answers a request for records below the path of the management API. */
  manageRecords(request: Request): Response | Promise<Response>;
  /** Answers as that would, and writes nothing. */
  checkRecord(request: Request): Response | Promise<Response>;
  seed(path: string, records: readonly JsonObject[]): Promise<readonly JsonObject[]>;
}
