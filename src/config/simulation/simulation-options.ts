import type { Json, JsonObject } from "../../schema/schema.ts";
import type { Fault } from "./rule.ts";

/** Makes answers go wrong on purpose. */
export interface RuleOptions<On extends string = string> {
  /** `"POST /orders"`, `"/orders"`, `"GET /orders/7"`, or `"*"` for every mock route. */
  on: On;
  /** The answer's status. Default: the real answer's. */
  status?: number;
  /** The answer's body: a text is sent as it is, anything else as JSON. Default: a problem document. */
  body?: Json;
  /** Headers of the answer. Default: none but the usual ones. */
  headers?: Readonly<Record<string, string>>;
  /** Milliseconds before the answer: a number, or the least and the most. Default: the config's. */
  delay?: number | readonly [least: number, most: number];
  /** How likely it is used, from 0 to 1; the seed decides when. Default: 1. */
  rate?: number;
  /** How often it is used. Default: as long as it is in force. */
  times?: number;
  /** Whether the request is carried out before its answer is lost or replaced. Default: `false`. */
  after?: boolean;
  /** What goes wrong with the connection, in place of an answer. Default: none. */
  fault?: Fault;
  /** Seconds in `Retry-After`. Default: 1 with 429 and 503, none with others. */
  retryAfter?: number;
}

/** A state of the whole backend, by name. */
export interface ScenarioOptions<On extends string = string> {
  /** How many records a collection has, by path. Default: those that there are. */
  counts?: Readonly<Record<string, number>>;
  /** Fixed records by path, or the JSON file that holds them; without a count, only these. Default: none. */
  records?: Readonly<Record<string, readonly JsonObject[] | string>>;
  /** The name of a snapshot whose records are served, in place of `counts` and `records`. Default: none. */
  snapshot?: string;
  /** Rules that are in force with it. Default: none. */
  simulate?: readonly RuleOptions<On>[];
  /** Whose requests those without a credential count as: an email. Default: none. */
  signedIn?: string;
}
