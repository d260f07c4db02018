import { type AuthRouteName, authRouteNames, type BearerConfig } from "../../config/config.ts";
import type { Method } from "../../schema/method.ts";

export interface AuthRoute {
  readonly operation: AuthRouteName;
  readonly method: Method;
  readonly path: string;
}

const authMethods = {
  register: "POST",
  login: "POST",
  logout: "POST",
  me: "GET",
  refresh: "POST",
} as const satisfies Record<AuthRouteName, Method>;

export function buildAuthRoutes(basePath: string, { routes }: BearerConfig): AuthRoute[] {
  return authRouteNames.flatMap((operation) => {
    const path = routes[operation];
    if (path === undefined) return [];
    return { operation, method: authMethods[operation], path: basePath + path };
  });
}
