import { type AuthConfig, authRouteNames, type DocsConfig } from "../config/config.ts";
import type { Method } from "../schema/method.ts";
import type { Collection, Resource, SingleObject } from "../schema/resource.ts";
import { type AuthRoute, buildAuthRoutes } from "./auth-routes.ts";

/**
 * The one table of what is served. The server dispatches on it; the OpenAPI document, the banner
 * and the console read it. No route exists anywhere else.
 */
export type Route = AuthRoute | CollectionRoute | ObjectRoute | DocumentRoute | ConsoleRoute;

interface RouteBase {
  readonly method: Method;
  /** With parameters as `:id`. */
  readonly path: string;
}

export interface CollectionRoute extends RouteBase {
  readonly operation: "list" | "create" | "read" | "replace" | "update" | "delete";
  readonly resource: Collection;
}

export interface ObjectRoute extends RouteBase {
  readonly operation:
    | "readObject"
    | "createObject"
    | "replaceObject"
    | "updateObject"
    | "deleteObject";
  readonly resource: SingleObject;
}

export interface DocumentRoute extends RouteBase {
  readonly operation: "openapiJson" | "swaggerUi" | "swaggerUiAsset";
}

export interface ConsoleRoute extends RouteBase {
  readonly operation: "consoleHome";
}

export type Operation = Route["operation"];
export type ResourceRoute = CollectionRoute | ObjectRoute;
export type RouteOf<O extends Operation> = Route & { readonly operation: O };

/** Mock routes: what the OpenAPI document describes and authentication guards. */
export function isResourceRoute(route: Route): route is ResourceRoute {
  return "resource" in route;
}

export function isAuthRoute(route: Route): route is AuthRoute {
  return authRouteNames.some((name) => name === route.operation);
}

const collectionOperations = {
  GET: [
    { operation: "list", suffix: "" },
    { operation: "read", suffix: "/:id" },
  ],
  POST: [{ operation: "create", suffix: "" }],
  PUT: [{ operation: "replace", suffix: "/:id" }],
  PATCH: [{ operation: "update", suffix: "/:id" }],
  DELETE: [{ operation: "delete", suffix: "/:id" }],
} as const satisfies Record<
  Method,
  readonly { operation: CollectionRoute["operation"]; suffix: string }[]
>;

const objectOperations = {
  GET: "readObject",
  POST: "createObject",
  PUT: "replaceObject",
  PATCH: "updateObject",
  DELETE: "deleteObject",
} as const satisfies Record<Method, ObjectRoute["operation"]>;

export interface RouteSources {
  readonly basePath: string;
  readonly docs: DocsConfig | undefined;
  readonly auth: AuthConfig | undefined;
  readonly resources: readonly Resource[];
}

export function buildRoutes({ basePath, docs, auth, resources }: RouteSources): readonly Route[] {
  const routes: Route[] = [
    // Before the resources: /auth/login is no record of a collection at /auth.
    ...(auth?.mode === "bearer" ? buildAuthRoutes(basePath, auth) : []),
    ...resources.flatMap((resource) => buildResourceRoutes(basePath + resource.path, resource)),
    ...(docs ? buildDocumentRoutes(docs) : []),
    { operation: "consoleHome", method: "GET", path: "/_backlot" },
  ];
  return Object.freeze(routes.map((route) => Object.freeze(route)));
}

function buildResourceRoutes(path: string, resource: Resource): ResourceRoute[] {
  if (resource.shape === "single") {
    return resource.operations.map((method) => ({
      operation: objectOperations[method],
      method,
      path,
      resource,
    }));
  }
  return resource.operations.flatMap((method) =>
    collectionOperations[method].map(({ operation, suffix }) => ({
      operation,
      method,
      path: path + suffix,
      resource,
    })),
  );
}

function buildDocumentRoutes(docs: DocsConfig): DocumentRoute[] {
  return [
    { operation: "openapiJson", method: "GET", path: docs.openapi },
    { operation: "swaggerUi", method: "GET", path: docs.ui },
    { operation: "swaggerUiAsset", method: "GET", path: `${docs.ui}/:file` },
  ];
}
