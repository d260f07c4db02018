import type { Context } from "hono";
import { HttpError, SetupError } from "../errors.ts";
import { sentPathOf } from "../http/sent-path.ts";
import type { AnswerOf, BodyOf, CallName, TokenBody } from "./api.ts";
import type { Controlled } from "./controlled.ts";
import type { Events } from "./create-events.ts";
import type { News } from "./create-news.ts";
import { describeConsequences } from "./describe-consequences.ts";
import { describeModels, describeState, describeTime } from "./describe-state.ts";
import { readRequestFilter, toRequestEntry } from "./request-entry.ts";
import { toRuleEntry } from "./rule-entry.ts";

/** What a call does: it gives its answer, or a whole response where that is no JSON. */
export type ControlHandlers = {
  readonly [Name in CallName]: (
    body: BodyOf<Name>,
    c: Context,
  ) => Response | AnswerOf<Name> | Promise<AnswerOf<Name>>;
};

/** More than a person looks through; who has more looks at the records. */
const mostUsers = 1000;

export interface HandlerParts {
  readonly controlled: Controlled;
  readonly events: Events;
  readonly news: News;
}

export function createControlHandlers({ controlled, events, news }: HandlerParts): ControlHandlers {
  const { simulation } = controlled;
  const served = () => controlled.served();
  return {
    state: () => describeState(controlled, news.revision()),
    models: () => describeModels(served()),

    reset: async ({ paths = [] }) => {
      await controlled.reset(paths);
    },

    listSnapshots: () =>
      controlled
        .snapshots()
        .map(({ name, size, createdAt }) => ({ name, size, savedAt: createdAt })),
    saveSnapshot: async ({ name = toTimeName(controlled.clock.now()) }) => {
      await controlled.snapshot(name);
      return { name };
    },
    restoreSnapshot: async (_, c) => {
      await controlled.restore(parameter(c, "name"));
    },
    deleteSnapshot: (_, c) => controlled.deleteSnapshot(parameter(c, "name")) as undefined,

    listRules: () => simulation.list().map(toRuleEntry),
    addRule: (rule) => {
      const { id } = controlled.simulate(rule);
      const added = simulation.list().find((each) => each.id === id);
      if (!added) throw new Error(`Rule ${id} is gone`);
      return toRuleEntry(added);
    },
    removeRules: () => simulation.remove() as undefined,
    removeRule: (_, c) => simulation.remove(parseRuleNumber(parameter(c, "number"))) as undefined,

    playScenario: async ({ name }) => {
      await controlled.scenario(name);
    },

    listUsers: () => served().users?.list(mostUsers) ?? [],
    addUser: async (body) => {
      const { users } = served();
      if (!users) throw noUsers();
      return users.add(body);
    },

    listTokens: (_, c) => served().tokens.list(c.req.query("user")),
    expireTokens: (body) => ({ count: served().tokens.expire(toWhich(body)) }),
    revokeTokens: (body) => ({ count: served().tokens.revoke(toWhich(body)) }),

    signIn: ({ email }) => controlled.signIn(email),
    moveTime: async (move) => {
      await controlled.clock.move(move);
      return describeTime(controlled);
    },

    consequences: (_, c) => {
      const path = sentPathOf(c.req.url).replace(/^.*?\/consequences/, "");
      return describeConsequences(served(), path);
    },
    seed: async ({ path, records }) => ({ records: await controlled.seed(path, records) }),

    listRequests: (_, c) => {
      const { since, ...filter } = readRequestFilter(c.req.query());
      return controlled.journal.list(filter, since).map(toRequestEntry);
    },
    readRequest: (_, c) => {
      const number = parameter(c, "number");
      const entry = controlled.journal.find(Number(number));
      if (entry) return entry;
      throw new HttpError("unknown-record", `There is no request ${number} any more.`);
    },
    clearRequests: () => controlled.journal.clear() as undefined,

    events: (_, c) => {
      news.noteListener();
      return events.open(c.req.raw);
    },
  };
}

function toWhich({ id, user }: TokenBody) {
  return id === undefined ? user : { id };
}

function parameter(c: Context, name: string): string {
  return c.req.param(name) ?? "";
}

function parseRuleNumber(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const message = "there is no such rule.";
  const remedy = "Rules are named by their numbers.";
  throw new SetupError([{ code: "rule-unknown", place: text, message, remedy }]);
}

function toTimeName(now: Date): string {
  return `snapshot-${now.toISOString().replaceAll(/[:.]/g, "-")}`;
}

function noUsers(): SetupError {
  const message = "there are no users without bearer authentication.";
  const remedy = 'Set auth: { mode: "bearer" } in the config.';
  return new SetupError([{ code: "user-unknown", place: "auth", message, remedy }]);
}
