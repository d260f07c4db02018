import type { Context } from "hono";
import { HonoBase } from "hono/hono-base";
import { HttpError, type HttpErrorCode } from "../errors.ts";
import { isNavigation, toReadable } from "./answers/navigation.ts";
import { toProblem } from "./answers/problem.ts";
import { sendNothing } from "./answers/respond.ts";
import { welcome } from "./answers/welcome.ts";
import type { Pause } from "./pause.ts";
import { Retired } from "./retired.ts";
import { createPathRouter } from "./routes/path-router.ts";
import type { Operation, Route, RouteOf } from "./routes/routes.ts";
import { answerPreflight, type Safety } from "./safety.ts";
import { createInterference, type SimulationParts } from "./simulation/create-interference.ts";
import { CutConnection } from "./simulation/cut-connection.ts";
import { exposedOf } from "./simulation/exposed-headers.ts";
import { HeaderList } from "./web/header-list.ts";
import { PlainResponse } from "./web/plain-response.ts";

export type Handler<R extends Route> = (c: Context, route: R) => Response | Promise<Response>;
export type Handlers = { readonly [O in Operation]: Handler<RouteOf<O>> };

/** Lets a request pass, or throws the configured refusal. */
export type Guard = (request: Request) => void;

export interface AppParts {
  readonly routes: readonly Route[];
  readonly handlers: Handlers;
  /** Undefined: every route is open. */
  readonly guard: Guard | undefined;
  readonly isGuarded: (route: Route, request: Request) => boolean;
  /** Where else a path that is none might lead. */
  readonly suggestPath: (path: string) => string | undefined;
  /** What a client can do about an error, by its code. */
  readonly hints: Partial<Record<HttpErrorCode, string>>;
  /** Hears of every refusal that a client gets. */
  readonly onProblem: (error: HttpError, request: Request) => void;
  /** Says no before a request that may write, where nothing can be written. */
  readonly refuseWrites: () => void;
  readonly safety: Safety;
  /** Undefined: no route waits before it answers. */
  readonly pause: Pause | undefined;
  /** Undefined: nothing ever stands between a request and its handler. */
  readonly simulation: SimulationParts | undefined;
  /** What a part of the server that knows no HTTP threw, where it is an answer and no failure. */
  readonly toRefusal: (error: unknown) => HttpError | undefined;
  /** Hears of what should never happen; the client only learns that it did. */
  readonly onFailure: (error: unknown) => void;
}

export interface App {
  fetch(request: Request): Response | Promise<Response>;
}

/** The app: a function of a `Request`, dispatching on the route table. */
export function createApp(parts: AppParts): App {
  const { routes, handlers, guard, isGuarded, safety, refuseWrites } = parts;
  const { suggestPath, hints, onProblem, toRefusal, onFailure } = parts;
  const interference = parts.simulation && createInterference(parts.simulation, parts.pause);
  const app = new HonoBase({ strict: false, router: createPathRouter() });
  for (const [path, routesOfPath] of groupByPath(routes)) {
    const allow = toAllow(routesOfPath);
    app.all(path, (c) => dispatch(c, routesOfPath, allow));
  }
  app.notFound(
    (c) => welcome(c.req.raw) ?? refuse(toUnknownPath(c.req.path), c.req.raw, c.req.path),
  );
  app.onError((error, c) => {
    if (error instanceof Retired || error instanceof CutConnection) throw error;
    return refuse(error, c.req.raw, c.req.path);
  });
  return { fetch };

  function fetch(request: Request): Response | Promise<Response> {
    try {
      safety.refuseForeign(request);
    } catch (error) {
      const refusal = refuse(error, request, pathOf(request.url));
      return request.method === "HEAD" ? toMeasured(refusal) : refusal;
    }
    const cut = interference?.cut(request);
    if (cut) return cut;
    const cors = safety.corsHeaders(request);
    if (!cors) return answerPerson(request) ?? app.fetch(request);
    const preflight = answerPreflight(request);
    if (preflight) return sendNothing(204, { ...preflight, ...cors });
    const answer = app.fetch(request);
    return answer instanceof Promise
      ? answer.then((response) => withHeaders(response, exposedOf(response, cors)))
      : withHeaders(answer, cors);
  }

  /** A page of another origin is no person: only what carries no `Origin` comes here. */
  function answerPerson(request: Request): Promise<Response> | undefined {
    if (!isNavigation(request)) return undefined;
    return Promise.resolve(app.fetch(request)).then((answer) => toReadable(request, answer));
  }

  function dispatch(
    c: Context,
    routesOfPath: readonly Route[],
    allow: string,
  ): Response | Promise<Response> {
    if (c.req.method === "OPTIONS") return sendNothing(204, { allow });
    const method = c.req.method === "HEAD" ? "GET" : c.req.method;
    const route = routesOfPath.find((candidate) => candidate.method === method);
    if (!route) {
      const detail = `${c.req.method} is not enabled for ${c.req.path}; there are: ${allow}.`;
      throw new HttpError("method-not-enabled", detail, { headers: { allow } });
    }
    const answer = interference?.interpose(c, route) ?? carryOut(c, route);
    return c.req.method === "HEAD" ? toMeasured(answer) : answer;
  }

  function carryOut(c: Context, route: Route): Response | Promise<Response> {
    if (isGuarded(route, c.req.raw)) guard?.(c.req.raw);
    if (route.method !== "GET") refuseWrites();
    const handler = handlers[route.operation] as Handler<Route>;
    return interference?.postpone(route, c.req.raw) ?? handler(c, route);
  }

  function refuse(error: unknown, request: Request, path: string): Response {
    const refusal = toHttpError(error);
    onProblem(refusal, request);
    return toProblem(refusal, path, hints[refusal.code]);
  }

  function toUnknownPath(path: string): HttpError {
    const meant = suggestPath(path);
    const detail = `Nothing is served at ${path}.`;
    if (meant === undefined) return new HttpError("unknown-path", detail);
    return new HttpError("unknown-path", `${detail} Did you mean ${meant}?`, {
      members: { suggestion: meant },
    });
  }

  function toHttpError(error: unknown): HttpError {
    const refusal = error instanceof HttpError ? error : toRefusal(error);
    if (refusal) return refusal;
    onFailure(error);
    return new HttpError("internal", "Backlot itself failed.");
  }
}

function withHeaders(response: Response, headers: Readonly<Record<string, string>>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

function pathOf(url: string): string {
  return new URL(url).pathname;
}

function groupByPath(routes: readonly Route[]): ReadonlyMap<string, readonly Route[]> {
  const groups = new Map<string, Route[]>();
  for (const route of routes) {
    const group = groups.get(route.path) ?? [];
    group.push(route);
    groups.set(route.path, group);
  }
  return groups;
}

function toAllow(routes: readonly Route[]): string {
  const methods = routes.flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method]));
  return [...methods, "OPTIONS"].join(", ");
}

/**
 * The answer to a HEAD with the length that a GET would have; RFC 9110, section 8.6. What is sent
 * piece by piece has no length, and is empty here.
 */
async function toMeasured(answer: Response | Promise<Response>): Promise<Response> {
  const response = await answer;
  const { byteLength } = await response.arrayBuffer();
  const headers = HeaderList.from(response.headers);
  if (byteLength > 0) headers.set("content-length", String(byteLength));
  return new PlainResponse(null, { status: response.status, headers });
}
