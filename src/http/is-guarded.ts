import type { AuthConfig } from "../config/config.ts";
import { isResourceRoute, type Route } from "./routes.ts";

/**
 * Whether a route asks for a credential: every mock route but the public ones, and `me`. The question
 * is put to the matched route, never to a second pattern over paths, so that the two cannot disagree.
 */
export function isGuarded(route: Route, auth: AuthConfig | undefined): boolean {
  if (!auth) return false;
  if (!isResourceRoute(route)) return route.operation === "me";
  return !auth.public.some(
    ({ method, path }) =>
      path === route.resource.path && (method === undefined || method === route.method),
  );
}
