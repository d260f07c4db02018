import type { JsonObject } from "../../src/schema/schema.ts";
import type {
  Consequences,
  JournalEntry,
  JournalLine,
  ModelsInfo,
  Page,
  Rule,
  RuleInfo,
  ServerState,
  SignedIn,
  Snapshot,
  Token,
  User,
  Version,
} from "./answers.ts";
import { call, callForJson, type Query } from "./call.ts";

/** Everything that the console asks of the server, in one place. */
export const api = {
  state: () => callForJson<ServerState>("/state"),
  models: () => callForJson<ModelsInfo>("/models"),

  list: async (path: string, query: Query, signal?: AbortSignal): Promise<Page> => {
    const response = await call(`/records${path}`, { query, ...(signal ? { signal } : {}) });
    const records = (await response.json()) as JsonObject[];
    return { records, total: Number(response.headers.get("x-total-count") ?? records.length) };
  },
  read: async (path: string, id?: string) => toVersion(await call(recordPath(path, id))),
  create: async (path: string, record: unknown) =>
    toVersion(await call(`/records${path}`, { method: "POST", body: record })),
  replace: async (path: string, id: string | undefined, record: unknown, etag?: string) =>
    toVersion(
      await call(recordPath(path, id), {
        method: "PUT",
        body: record,
        ...(etag === undefined ? {} : { headers: { "if-match": etag } }),
      }),
    ),
  /** Throws what writing it would be refused with; nothing is written. */
  check: (path: string, id: string | undefined, record: unknown, isNew: boolean) =>
    call(`/check${recordPath(path, id).slice("/records".length)}`, {
      method: isNew ? "POST" : "PUT",
      body: record,
    }),
  remove: (path: string, id?: string) => call(recordPath(path, id), { method: "DELETE" }),
  consequences: (path: string, id: string) =>
    callForJson<Consequences>(`/consequences${path}/${encodeURIComponent(id)}`),

  reset: (paths?: readonly string[]) => post("/reset", paths ? { paths } : {}),
  snapshots: () => callForJson<readonly Snapshot[]>("/snapshots"),
  saveSnapshot: (name?: string) =>
    callForJson<{ readonly name: string }>("/snapshots", {
      method: "POST",
      body: name ? { name } : {},
    }),
  restoreSnapshot: (name: string) => post(`/snapshots/${encodeURIComponent(name)}/restore`),
  deleteSnapshot: (name: string) =>
    call(`/snapshots/${encodeURIComponent(name)}`, { method: "DELETE" }),

  addRule: (rule: Rule) => callForJson<RuleInfo>("/rules", { method: "POST", body: rule }),
  removeRule: (number: number) => call(`/rules/${number}`, { method: "DELETE" }),
  removeRules: () => call("/rules", { method: "DELETE" }),
  enterScenario: (name: string) => post("/scenario", { name }),
  moveTime: (change: { set?: string; advance?: string; reset?: true }) => post("/time", change),

  users: () => callForJson<readonly User[]>("/users"),
  addUser: (user: JsonObject) => callForJson<User>("/users", { method: "POST", body: user }),
  signIn: (email: string) => callForJson<SignedIn>("/sign-in", { method: "POST", body: { email } }),
  tokens: () => callForJson<readonly Token[]>("/tokens"),
  endTokens: (how: "expire" | "revoke", which: { id?: string; user?: string } = {}) =>
    callForJson<{ readonly count: number }>(`/tokens/${how}`, { method: "POST", body: which }),

  requests: () => callForJson<readonly JournalLine[]>("/requests"),
  request: (number: number) => callForJson<JournalEntry>(`/requests/${number}`),
  clearRequests: () => call("/requests", { method: "DELETE" }),
};

function post(path: string, body: unknown = {}): Promise<Response> {
  return call(path, { method: "POST", body });
}

function recordPath(path: string, id: string | undefined): string {
  return id === undefined ? `/records${path}` : `/records${path}/${encodeURIComponent(id)}`;
}

async function toVersion(response: Response): Promise<Version> {
  const record = (await response.json()) as JsonObject;
  return { record, etag: response.headers.get("etag") ?? undefined };
}
