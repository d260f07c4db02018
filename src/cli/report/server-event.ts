import type { AnsweredRequest, DatasetStep, FixedSetting, InForce } from "../../backlot.ts";
import type { Mistake } from "../../errors.ts";

/** What a running server tells the person, or the program, that started it. */
export type ServerEvent =
  | Listening
  | ({ readonly event: "request" } & AnsweredRequest)
  | ({ readonly event: "dataset" } & DatasetStep)
  /** A save changed what only the next start can change. */
  | { readonly event: "postponed"; readonly settings: readonly FixedSetting[] }
  | { readonly event: "reloaded"; readonly ms: number }
  /** Somebody changed what is simulated. */
  | ({ readonly event: "simulation" } & InForce)
  /** A save had a mistake in it: what was served before goes on. */
  | { readonly event: "unchanged" }
  | { readonly event: "mistake"; readonly mistake: Mistake }
  | { readonly event: "warning"; readonly mistake: Mistake }
  | { readonly event: "failure"; readonly error: unknown };

export interface Listening {
  readonly event: "listening";
  readonly url: string;
  /** The same for other machines, where the server listens on every address of this one. */
  readonly network: readonly string[];
  readonly routes: readonly RouteGroup[];
  readonly console: string;
  readonly docs: string | undefined;
  readonly openapi: string | undefined;
  readonly access: Access | undefined;
  /** What lets other machines manage the server; undefined where none can reach it. */
  readonly management: string | undefined;
  /** The file, relative to where the command was called, or `:memory:`. */
  readonly dataset: string;
  readonly records: number;
  /** The rules in force, each in a few words. */
  readonly simulated: readonly string[];
}

/** How to get past the guard. */
export interface Access {
  readonly mode: string;
  readonly summary: string;
  /** The auth routes, such as `POST /auth/login`. */
  readonly routes: readonly string[];
  /** A request to paste into a shell. */
  readonly curl: string;
  readonly reminder: string;
}

/** The routes of one path, with those of its items. */
export interface RouteGroup {
  readonly path: string;
  readonly methods: readonly string[];
}

export type EventName = ServerEvent["event"];
export type EventOf<Name extends EventName> = Extract<ServerEvent, { event: Name }>;

/** One way to print: a text for each kind of event. */
export type Printer = { readonly [Name in EventName]: (event: EventOf<Name>) => string };
