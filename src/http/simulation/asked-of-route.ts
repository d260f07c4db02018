import type { Context } from "hono";
import type { Asked } from "../../simulate/asked.ts";
import { isResourceRoute, type Route } from "../routes/routes.ts";

/** What a rule wants to know of a request; undefined for Backlot's own pages, which no rule touches. */
export function toAsked(c: Context, route: Route): Asked | undefined {
  const { method, path } = route;
  if (path.startsWith("/_backlot")) return undefined;
  const resource = isResourceRoute(route) ? route.resource.path : undefined;
  return { method, path, resource, record: recordOf(route, (name) => c.req.param(name)) };
}

/** What could be asked of a route: for who wants to know whether a rule is about any. */
export function toAskable(route: Route, record: string | undefined): Asked {
  const { method, path } = route;
  const resource = isResourceRoute(route) ? route.resource.path : undefined;
  return { method, path, resource, record: recordOf(route, () => record) };
}

function recordOf(
  route: Route,
  parameter: (name: string) => string | undefined,
): string | undefined {
  if (!("idParameter" in route) || !route.path.endsWith(`/:${route.idParameter}`)) return undefined;
  return parameter(route.idParameter);
}
