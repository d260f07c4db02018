import type { Method } from "../schema/method.ts";
import type { CallName } from "./api.ts";

/** One call, as the server matches it, a client sends it and the reference describes it. */
export interface ControlRoute {
  readonly method: Method;
  /** Below the API's own path, with parameters as `:name`. */
  readonly path: string;
  readonly does: string;
  /** The body as TypeScript; left out where there is none. */
  readonly body?: string;
  /** The answer as TypeScript; left out where there is none: 204. */
  readonly answer?: string;
}

/** The one table of the management API. No call exists anywhere else. */
export const controlRoutes = {
  state: {
    method: "GET",
    path: "/state",
    does: "What is served now: resources, authentication, scenario, rules, clock, dataset.",
    answer: "ServerState",
  },
  models: {
    method: "GET",
    path: "/models",
    does: "The models as JSON Schema 2020-12, with resources, relations and routes.",
    answer: "ModelsInfo",
  },
  reset: {
    method: "POST",
    path: "/reset",
    does: "Makes everything anew: records, numbering, users, tokens, rules. With `paths`, only the records of these.",
    body: "{ paths?: string[] }",
  },
  listSnapshots: {
    method: "GET",
    path: "/snapshots",
    does: "The snapshots, the oldest first.",
    answer: "{ name, size, savedAt }[]",
  },
  saveSnapshot: {
    method: "POST",
    path: "/snapshots",
    does: "Keeps the dataset as it is now under a name, over one of the same name; without a name, under one made of the time.",
    body: "{ name?: string }",
    answer: "{ name }",
  },
  restoreSnapshot: {
    method: "POST",
    path: "/snapshots/:name/restore",
    does: "Puts the dataset back to what it was.",
  },
  deleteSnapshot: {
    method: "DELETE",
    path: "/snapshots/:name",
    does: "Deletes a snapshot.",
  },
  listRules: {
    method: "GET",
    path: "/rules",
    does: "The rules in force, in the order in which they are asked.",
    answer: "RuleEntry[]",
  },
  addRule: {
    method: "POST",
    path: "/rules",
    does: "Puts a rule in force, asked before all others.",
    body: "Rule, as in the configuration",
    answer: "RuleEntry",
  },
  removeRules: {
    method: "DELETE",
    path: "/rules",
    does: "Takes every rule out of force; those of the config come back with the next reset.",
  },
  removeRule: {
    method: "DELETE",
    path: "/rules/:number",
    does: "Takes one rule out of force.",
  },
  playScenario: {
    method: "POST",
    path: "/scenario",
    does: "Puts a scenario of the config in force; `off` brings back what was there before.",
    body: '{ name: string | "off" }',
  },
  listUsers: {
    method: "GET",
    path: "/users",
    does: "Who can log in, the first 1,000; of the bearer mode.",
    answer: "{ id, email, name }[]",
  },
  addUser: {
    method: "POST",
    path: "/users",
    does: "Registers a user, with `password` for a password where none is given; of the bearer mode.",
    body: "{ email, password?, …profile }",
    answer: "the user",
  },
  listTokens: {
    method: "GET",
    path: "/tokens",
    does: "The bearer tokens, without their texts.",
    answer: "{ id, user, kind, state, issuedAt, expiresAt }[]",
  },
  expireTokens: {
    method: "POST",
    path: "/tokens/expire",
    does: "Lets access tokens expire now, as time would: one, a user's, or all.",
    body: "{ id?: string, user?: string }",
    answer: "{ count }",
  },
  revokeTokens: {
    method: "POST",
    path: "/tokens/revoke",
    does: "Ends sessions, refresh tokens included: one token, a user's, or all.",
    body: "{ id?: string, user?: string }",
    answer: "{ count }",
  },
  events: {
    method: "GET",
    path: "/events",
    does: "Server-sent events, as they happen.",
    answer: "text/event-stream",
  },
} as const satisfies Record<CallName, ControlRoute>;
