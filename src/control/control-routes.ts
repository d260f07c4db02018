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
  signIn: {
    method: "POST",
    path: "/sign-in",
    does: "A credential of this user in the config's mode, who is made where there is none.",
    body: "{ email: string }",
    answer: "{ accessToken, headers }",
  },
  moveTime: {
    method: "POST",
    path: "/time",
    does: "Moves every clock of the server: to a date, by a duration, or back to the machine's time.",
    body: "{ set?: string, advance?: string, reset?: boolean }",
    answer: "{ now, shifted }",
  },
  consequences: {
    method: "GET",
    path: "/consequences/*",
    does: "What deleting a record would do to others, by the record's path: `/consequences/users/7`.",
    answer:
      "{ deletes: { path, count }[], nullifies: { path, member, count }[], refused?: string }",
  },
  seed: {
    method: "POST",
    path: "/seed",
    does: "Leaves exactly these records at a path; what the model requires beyond them is generated.",
    body: "{ path: string, records: object[] }",
    answer: "{ records }",
  },
  listRequests: {
    method: "GET",
    path: "/requests",
    does: "The last 1,000 requests, the oldest first, without bodies and headers; `?method=`, `?path=` (exact, or with `:id`), `?status=` and `?since=` (a number) choose among them.",
    answer: "RequestEntry[]",
  },
  readRequest: {
    method: "GET",
    path: "/requests/:number",
    does: "One request with its headers, body and answer; secrets are masked.",
    answer: "JournalEntry",
  },
  clearRequests: {
    method: "DELETE",
    path: "/requests",
    does: "Forgets the requests.",
  },
  events: {
    method: "GET",
    path: "/events",
    does: "Server-sent events, as they happen.",
    answer: "text/event-stream",
  },
} as const satisfies Record<CallName, ControlRoute>;

/** The records themselves, answered by the code that answers the mock API. */
export const recordRoutes = [
  {
    method: "GET",
    path: "/records/users",
    does: "A list, with the parameters and headers of the mock API; a single object.",
    answer: "the records",
  },
  { method: "GET", path: "/records/users/:id", does: "One record.", answer: "the record" },
  {
    method: "POST",
    path: "/records/users",
    does: "Creates a record.",
    body: "the record",
    answer: "the record",
  },
  {
    method: "PUT",
    path: "/records/users/:id",
    does: "Replaces a record.",
    body: "the record",
    answer: "the record",
  },
  {
    method: "PATCH",
    path: "/records/users/:id",
    does: "Changes properties of a record.",
    body: "properties",
    answer: "the record",
  },
  { method: "DELETE", path: "/records/users/:id", does: "Deletes a record.", answer: "the record" },
  {
    method: "POST",
    path: "/check/users",
    does: "Answers as creating the record would, with 422 and its faults too, and writes nothing.",
    body: "the record",
    answer: "the record",
  },
  {
    method: "PUT",
    path: "/check/users/:id",
    does: "The same for replacing a record.",
    body: "the record",
    answer: "the record",
  },
] as const satisfies readonly ControlRoute[];
