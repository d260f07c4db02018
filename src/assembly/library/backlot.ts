import type { SignedIn } from "../../auth/sign-in.ts";
import type { Tokens } from "../../auth/tokens/create-tokens.ts";
import type { Config } from "../../config/config.ts";
import type { LifetimeText } from "../../config/define-config.ts";
import type { AsJson, RecordAt, ResourcePath, SomeOf } from "../../config/register.ts";
import type { RuleOptions } from "../../config/simulation/simulation-options.ts";
import type { JournalFilter, ReadableJournal } from "../../control/journal/create-journal.ts";
import type { JournalEntry } from "../../control/journal/journal-entry.ts";
import type { SnapshotInfo } from "../../dataset/snapshots/snapshots.ts";
import type { Mistake } from "../../errors.ts";
import type { Records } from "../../http/records/access/records.ts";
import type { Route } from "../../http/routes/routes.ts";
import type { Relation } from "../../schema/relations/relation.ts";
import type { RuleHandle, Simulation } from "../../simulate/create-simulation.ts";
import type { Scenarios } from "../../simulate/scenarios.ts";
import type { AnsweredRequest } from "../observe.ts";
import type { FixedSetting } from "../project/fixed-settings.ts";
import type { OpenApiDocument, Project } from "../project/project.ts";
import type { Progress } from "../records/make-records.ts";
import type { DatasetStep } from "../stage/adopt-project.ts";
import type { LibraryListener } from "./library-listener.ts";

/** What a program holds of a server. */
export interface Backlot {
  readonly config: Config;
  /** What config and models say, as it is served now. */
  readonly project: Project;
  readonly routes: readonly Route[];
  readonly relations: readonly Relation[];
  /** How many records there are in all. */
  readonly total: number;
  /** The files that config and models were read from. */
  readonly files: readonly string[];
  /** Where it listens, or where `listener` was said to be reached; undefined before. */
  readonly url: string | undefined;
  /** The bearer tokens of the dataset: to make "your session has expired" happen at will. */
  readonly tokens: Tokens;
  /** What lets a client manage this server from another machine, as `x-backlot-token`. */
  readonly token: string;
  /** The OpenAPI document, as the server publishes it now. */
  document(): Promise<OpenApiDocument>;
  /**
   * Like the global `fetch`, without a port. It takes a path too, as it is on the server with its
   * base path: `fetch("/users?_page=2")`.
   */
  fetch(input: string | URL | Request, init?: RequestInit): Promise<Response>;
  /** The records of a path, to read and write at once: `records("/users").get(7)`. */
  records<Path extends ResourcePath>(path: Path): Records<RecordAt<Path>>;
  /**
   * Leaves exactly these records at a path, and gives them as they are kept: what the model requires
   * beyond what is given is generated. All of it happens, or nothing.
   */
  seed<Path extends ResourcePath>(
    path: Path,
    records: readonly SomeOf<RecordAt<Path>>[],
  ): AsJson<RecordAt<Path>>[];
  /** What was asked since the start or the last reset: the last 1,000, oldest first. */
  requests(filter?: JournalFilter): readonly JournalEntry[];
  readonly journal: ReadableJournal;
  /**
   * What makes a request this user's, in every auth mode: `fetch("/me", await backlot.signIn(email))`.
   * A user who is none yet is made, with the password `password`.
   */
  signIn(email: string): Promise<SignedIn>;
  /**
   * Moves every clock of the server: tokens, `createdAt`, `updatedAt` and the time that generated
   * dates lie around. It goes on from there; `reset` puts it back.
   */
  setTime(time: Date | string | number): Promise<void>;
  /** The same by a duration: `"30s"`, `"15m"`, `"2h"`, `"7d"`, or seconds. */
  advance(duration: LifetimeText | number): Promise<void>;
  readonly time: { readonly now: Date; readonly isMoved: boolean };
  /**
   * Answers Node's requests: `http.createServer(backlot.listener)`, `app.use(backlot.listener)`. With
   * a third argument, what is no path of this server is left to whoever is next.
   */
  readonly listener: LibraryListener;
  /** Whether a path is one of this server's routes: what `listener` leaves to nobody else. */
  serves(path: string): boolean;
  /**
   * Says where a server that uses `listener` is reached, so that the command line finds it:
   * `backlot scenario empty`.
   */
  servedAt(url: string): void;
  /** Starts the server and gives its base URL. */
  listen(): Promise<string>;
  /**
   * Reads config and models again and serves them from then on, over the same records and the same
   * connections. A mistake in them is thrown, and what was served before goes on. The address and
   * the dataset's file stay: other ones take effect at the next start.
   */
  reload(): Promise<void>;
  /**
   * Back to the fresh state: records, numbering, users, tokens, rules, requests and clock. With paths,
   * the records of these alone.
   */
  reset(paths?: readonly string[]): Promise<void>;
  /** Keeps the dataset as it is now under a name; one of the same name is written over. */
  snapshot(name: string): Promise<void>;
  /** Puts the dataset back to what it was, between two requests. */
  restore(name: string): Promise<void>;
  /** Makes answers go wrong on purpose, from now on until its handle stops it. */
  simulate(rule: RuleOptions): RuleHandle;
  /** Puts a scenario of the config in force, or `"off"`: what was there before comes back. */
  scenario(name: string): Promise<void>;
  /** The rules in force. */
  readonly simulation: Pick<Simulation, "list" | "remove">;
  readonly scenarios: Scenarios;
  /** What is simulated now, in words. */
  readonly inForce: InForce;
  snapshots(): readonly SnapshotInfo[];
  deleteSnapshot(name: string): void;
  /** Lets requests in flight finish, for a moment, and leaves the dataset in one file. */
  close(): Promise<void>;
  /** `await using backlot = await createBacklot(…)` closes it. */
  [Symbol.asyncDispose](): Promise<void>;
}

/** What a program may decide beside the config: chance and time come from outside. */
export interface Environment {
  readonly now?: () => Date;
  /** From 0 up to, not including, 1: how long a varying delay is. No record depends on it. */
  readonly random?: () => number;
  readonly onFailure?: (error: unknown) => void;
  /** Told of what is wrong in the models' files without being in the way. */
  readonly onWarning?: (warning: Mistake) => void;
  /** Told how far the making of records is. */
  readonly onProgress?: (progress: Progress) => void;
  /** Told what becomes of records when config or models have changed. */
  readonly onStep?: (step: DatasetStep) => void;
  /** Told which settings a reload found changed that only take effect at the next start. */
  readonly onPostponed?: (settings: readonly FixedSetting[]) => void;
  /** Told what is simulated, whenever that changes while the server listens. */
  readonly onSimulation?: (inForce: InForce) => void;
  /** Told of every request when its answer is ready. */
  readonly onRequest?: (answered: AnsweredRequest) => void;
  /**
   * Whether all that `records` and `seed` need is loaded at the start, so that they need not wait.
   * Default: true. A program that uses neither starts sooner without.
   */
  readonly isPrompt?: boolean;
}

/** What makes answers other than they would be. */
export interface InForce {
  readonly scenario: string | undefined;
  /** In the order in which they are asked: `POST /orders → 503, once`. */
  readonly rules: readonly string[];
}
