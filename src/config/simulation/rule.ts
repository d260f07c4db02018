import type { Method } from "../../schema/method.ts";
import type { Json } from "../../schema/schema.ts";
import type { Delay } from "../delay.ts";

/**
 * What can go wrong with a connection:
 * - `reset`: it is cut before any byte of the answer
 * - `hang`: no answer, until the client gives up
 * - `truncate`: half a body, then it is cut
 * - `malformed`: broken JSON, with 200
 * - `offline`: every connection is cut, but those to Backlot's own pages
 */
export const faults = ["reset", "hang", "truncate", "malformed", "offline"] as const;
export type Fault = (typeof faults)[number];

/** Which requests a rule is about. */
export type Target =
  /** Every mock route. */
  | { readonly kind: "every" }
  /** Whatever serves records of this resource; with `record`, only the one of this identifier. */
  | {
      readonly kind: "resource";
      readonly path: string;
      readonly method: Method | undefined;
      readonly record: string | undefined;
    }
  /** A route of authentication or of the docs, by its whole path. */
  | { readonly kind: "route"; readonly path: string; readonly method: Method | undefined };

/** What becomes of an answer. */
export type Effect =
  /** It comes, at another time. */
  | { readonly kind: "slow" }
  /** Another one comes in its place. */
  | {
      readonly kind: "answer";
      readonly status: number;
      readonly body: Json | undefined;
      readonly headers: Readonly<Record<string, string>>;
    }
  /** It comes with these in place of its own. */
  | {
      readonly kind: "amend";
      readonly body: Json | undefined;
      readonly headers: Readonly<Record<string, string>>;
    }
  | { readonly kind: "fault"; readonly fault: Fault };

/** A rule, complete and checked. */
export interface Rule {
  /** How the options named it, for messages: `simulate[0]`. */
  readonly place: string;
  /** As the options said it: `POST /orders`. */
  readonly on: string;
  readonly target: Target;
  readonly effect: Effect;
  /** Undefined: the config's. */
  readonly delay: Delay | undefined;
  /** From 0 to 1. */
  readonly rate: number;
  /** Undefined: as long as it is in force. */
  readonly times: number | undefined;
  /** Whether the request is carried out first. */
  readonly isAfter: boolean;
}

/** RFC 9110, section 10.2.3: both tell the client to come back. */
const retriedStatuses: readonly number[] = [429, 503];
const defaultRetryAfter = 1;

/** When a client is told to come back; no header where nothing says so. */
export function toRetryHeaders(status: number, seconds?: number): Readonly<Record<string, string>> {
  const wait = seconds ?? (retriedStatuses.includes(status) ? defaultRetryAfter : undefined);
  return wait === undefined ? {} : { "retry-after": String(wait) };
}
