import { type Context, Hono } from "hono";
import { HttpError, SetupError } from "../errors.ts";
import { toProblem } from "../http/answers/problem.ts";
import { sendJson, sendNothing } from "../http/answers/respond.ts";
import { createSafety, isManagement } from "../http/safety.ts";
import { matchedPathOf } from "../http/sent-path.ts";
import { PlainResponse } from "../http/web/plain-response.ts";
import { onceForEach } from "../schema/once-for-each.ts";
import { createAccess } from "./access.ts";
import { apiPath, type CallName, checkPath, recordsPath } from "./api.ts";
import { type ControlRoute, controlRoutes } from "./control-routes.ts";
import type { Controlled } from "./controlled.ts";
import { createEvents } from "./create-events.ts";
import { createControlHandlers } from "./create-handlers.ts";
import { createNews, type News } from "./create-news.ts";
import { readCallBody } from "./read-body.ts";

/** The management API of a running server. */
export interface Control {
  /**
   * Undefined where the request is none for it, or comes from somebody who may not manage the server:
   * they get what everybody gets for a path that is none, from whoever answers that.
   */
  answer(request: Request): Promise<Response> | undefined;
  readonly news: News;
  close(): void;
}

export interface ControlParts {
  readonly controlled: Controlled;
  readonly tokens: readonly string[];
  /** What a part of the server that knows no HTTP threw, where it is an answer and no failure. */
  readonly toRefusal: (error: unknown) => HttpError | undefined;
  readonly onFailure: (error: unknown) => void;
}

export function createControl(parts: ControlParts): Control {
  const { controlled, tokens, toRefusal, onFailure } = parts;
  const events = createEvents(() => ({
    version: controlled.version,
    started: controlled.started.toISOString(),
    revision: news.revision(),
  }));
  const news = createNews(events, controlled);
  const handlers = createControlHandlers({ controlled, events, news });
  const safetyOf = onceForEach(createSafety);
  const mayManage = createAccess({
    tokens,
    isForeign: (request) =>
      isRefused(() => safetyOf(controlled.served().config).refuseForeign(request)),
  });
  const app = new Hono({ strict: false });
  for (const [path, calls] of groupByPath()) {
    app.all(apiPath + path, (c) => dispatch(c, calls));
  }
  for (const path of [recordsPath, `${recordsPath}/*`]) {
    app.all(path, async (c) => {
      const answered = await controlled.manageRecords(c.req.raw);
      news.noteWritten();
      return answered;
    });
  }
  app.all(`${checkPath}/*`, async (c) => controlled.checkRecord(c.req.raw));
  app.notFound((c) => {
    throw new HttpError("unknown-path", `Nothing is served at ${c.req.path}.`);
  });
  app.onError((error, c) => toProblem(toHttpError(error), c.req.path));

  return {
    answer: (request) => {
      if (!isForApi(request.url) || !mayManage(request)) return undefined;
      return Promise.resolve(app.fetch(request));
    },
    news,
    close: () => {
      news.close();
      events.close();
    },
  };

  function dispatch(c: Context, calls: readonly CallName[]): Promise<Response> {
    const name = calls.find((call) => controlRoutes[call].method === c.req.method);
    if (name !== undefined) return carryOut(name, c);
    const allow = calls.map((call) => controlRoutes[call].method).join(", ");
    const detail = `${c.req.method} is not enabled for ${c.req.path}; there are: ${allow}.`;
    throw new HttpError("method-not-enabled", detail, { headers: { allow } });
  }

  async function carryOut<Name extends CallName>(name: Name, c: Context): Promise<Response> {
    const body = await readCallBody(name, c);
    const answer = await handlers[name](body, c);
    if (c.req.method !== "GET") news.noteWritten();
    if (answer instanceof PlainResponse) return answer;
    return answer === undefined ? sendNothing(204) : sendJson(JSON.stringify(answer), 200, headers);
  }

  function toHttpError(error: unknown): HttpError {
    if (error instanceof SetupError) return toRefused(error);
    const refusal = error instanceof HttpError ? error : toRefusal(error);
    if (refusal) return refusal;
    onFailure(error);
    return new HttpError("internal", "Backlot itself failed.");
  }
}

const headers = { "cache-control": "no-store" };

function isForApi(url: string): boolean {
  if (!isManagement(url)) return false;
  const path = matchedPathOf(url);
  return path === apiPath || path.startsWith(`${apiPath}/`);
}

function isRefused(refuse: () => void): boolean {
  try {
    refuse();
    return false;
  } catch (error) {
    if (error instanceof HttpError) return true;
    throw error;
  }
}

function groupByPath(): ReadonlyMap<string, readonly CallName[]> {
  const groups = new Map<string, CallName[]>();
  for (const [name, { path }] of Object.entries<ControlRoute>(controlRoutes)) {
    groups.set(path, [...(groups.get(path) ?? []), name as CallName]);
  }
  return groups;
}

/** For the person at the other end, who mends it there. */
function toRefused(error: SetupError): HttpError {
  return new HttpError("call-refused", error.message, { members: { mistakes: error.mistakes } });
}
