import { type AuthRouteName, authRouteNames, type BearerConfig } from "../../config/config.ts";
import type { Method } from "../../schema/method.ts";

/** `me` has three methods, the others one. */
export const authOperationNames = [...authRouteNames, "updateMe", "deleteMe"] as const;
export type AuthOperationName = (typeof authOperationNames)[number];

export interface AuthRoute {
  readonly operation: AuthOperationName;
  readonly method: Method;
  readonly path: string;
}

const authMethods = {
  register: [["POST", "register"]],
  login: [["POST", "login"]],
  logout: [["POST", "logout"]],
  me: [
    ["GET", "me"],
    ["PATCH", "updateMe"],
    ["DELETE", "deleteMe"],
  ],
  refresh: [["POST", "refresh"]],
} as const satisfies Record<AuthRouteName, readonly (readonly [Method, AuthOperationName])[]>;

export function buildAuthRoutes(basePath: string, { routes }: BearerConfig): AuthRoute[] {
  return authRouteNames.flatMap((name) => {
    const path = routes[name];
    if (path === undefined) return [];
    return authMethods[name].map(([method, operation]) => ({
      operation,
      method,
      path: basePath + path,
    }));
  });
}
