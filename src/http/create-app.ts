import { type Context, Hono } from "hono";
import type { Guard } from "../auth/create-guard.ts";
import { HttpError } from "../errors.ts";
import { toProblem } from "./problem.ts";
import type { Operation, Route, RouteOf } from "./routes.ts";

export type Handler<R extends Route> = (c: Context, route: R) => Response | Promise<Response>;
export type Handlers = { readonly [O in Operation]: Handler<RouteOf<O>> };

export interface AppParts {
  readonly routes: readonly Route[];
  readonly handlers: Handlers;
  /** Undefined: every route is open. */
  readonly guard: Guard | undefined;
  readonly isGuarded: (route: Route) => boolean;
  /** Hears of every refusal that a client gets. */
  readonly onProblem: (error: HttpError, request: Request) => void;
  /** Hears of what should never happen; the client only learns that it did. */
  readonly onFailure: (error: unknown) => void;
}

/** The app: a function of a `Request`, dispatching on the route table. */
export function createApp({
  routes,
  handlers,
  guard,
  isGuarded,
  onProblem,
  onFailure,
}: AppParts): Hono {
  const app = new Hono({ strict: false });
  for (const [path, routesOfPath] of groupByPath(routes)) {
    app.all(path, (c) => dispatch(c, routesOfPath));
  }
  app.notFound((c) =>
    toProblem(new HttpError("unknown-path", `Nothing is served at ${c.req.path}.`), c.req.path),
  );
  app.onError((error, c) => {
    if (error instanceof HttpError) {
      onProblem(error, c.req.raw);
      return toProblem(error, c.req.path);
    }
    onFailure(error);
    return toProblem(new HttpError("internal", "Backlot itself failed."), c.req.path);
  });
  return app;

  function dispatch(c: Context, routesOfPath: readonly Route[]): Response | Promise<Response> {
    const allow = toAllow(routesOfPath);
    if (c.req.method === "OPTIONS") return c.body(null, 204, { allow });
    const method = c.req.method === "HEAD" ? "GET" : c.req.method;
    const route = routesOfPath.find((candidate) => candidate.method === method);
    if (!route) {
      const detail = `${c.req.method} is not enabled for ${c.req.path}; there are: ${allow}.`;
      throw new HttpError("method-not-enabled", detail, { headers: { allow } });
    }
    if (isGuarded(route)) guard?.(c.req.raw);
    const handler = handlers[route.operation] as Handler<Route>;
    return handler(c, route);
  }
}

function groupByPath(routes: readonly Route[]): Map<string, Route[]> {
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
