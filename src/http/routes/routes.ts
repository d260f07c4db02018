import type { AuthConfig, DocsConfig } from "../../config/config.ts";
import { type Method, methods } from "../../schema/method.ts";
import type { Relation } from "../../schema/relations/relation.ts";
import type { Resource, SingleObject } from "../../schema/resource.ts";
import { type AuthRoute, authOperationNames, buildAuthRoutes } from "./auth-routes.ts";
import {
  buildCollectionRoutes,
  buildNestedRoutes,
  type CollectionRoute,
  type ReferredRoute,
} from "./collection-routes.ts";

/**
 * The one table of what is served. The server dispatches on it; the OpenAPI document, the banner
 * and the console read it. No route exists anywhere else.
 */
export type Route = AuthRoute | ResourceRoute | DocumentRoute | ConsoleRoute;

interface RouteBase {
  readonly method: Method;
  /** With parameters as `:id`. */
  readonly path: string;
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
  readonly operation: "openapiJson" | "openapiYaml" | "swaggerUi" | "swaggerUiAsset";
}

export interface ConsoleRoute extends RouteBase {
  readonly operation: "consoleHome" | "consoleAsset";
}

/** The page for people, and below it all that is the server's own. */
export const consolePath = "/_backlot";

export type Operation = Route["operation"];
export type ResourceRoute = CollectionRoute | ReferredRoute | ObjectRoute;
export type RouteOf<O extends Operation> = Route & { readonly operation: O };

/** Mock routes: what the OpenAPI document describes and authentication guards. */
export function isResourceRoute(route: Route): route is ResourceRoute {
  return "resource" in route;
}

export function isAuthRoute(route: Route): route is AuthRoute {
  return authOperationNames.some((name) => name === route.operation);
}

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
  readonly relations: readonly Relation[];
}

export function buildRoutes(sources: RouteSources): readonly Route[] {
  const { basePath, docs, auth, resources } = sources;
  const routes: Route[] = [
    // Before the resources: /auth/login is no record of a collection at /auth.
    ...(auth?.mode === "bearer" ? buildAuthRoutes(basePath, auth) : []),
    ...resources.flatMap((resource) => buildResourceRoutes(resource, sources)),
    ...(docs ? buildDocumentRoutes(docs) : []),
    { operation: "consoleHome", method: "GET", path: consolePath },
    { operation: "consoleAsset", method: "GET", path: `${consolePath}/assets/:file` },
  ];
  return Object.freeze(routes.map((route) => Object.freeze(route)));
}

/** Every operation of every resource, whatever the config enables; below a path of their own. */
export function buildOpenRoutes(
  basePath: string,
  resources: readonly Resource[],
): readonly ResourceRoute[] {
  // With the resource itself, since others keep by it what they have found out about it.
  return resources.flatMap((resource): ResourceRoute[] =>
    resource.shape === "single"
      ? buildObjectRoutes(basePath, { ...resource, operations: methods }).map((route) => ({
          ...route,
          resource,
        }))
      : buildCollectionRoutes(basePath, { ...resource, operations: methods }).map((route) => ({
          ...route,
          resource,
        })),
  );
}

/** A resource's own routes, then those inside its records. */
function buildResourceRoutes(
  resource: Resource,
  { basePath, relations }: RouteSources,
): ResourceRoute[] {
  return resource.shape === "single"
    ? buildObjectRoutes(basePath, resource)
    : [
        ...buildCollectionRoutes(basePath, resource),
        ...buildNestedRoutes(basePath, resource, relations),
      ];
}

function buildObjectRoutes(basePath: string, resource: SingleObject): ObjectRoute[] {
  return resource.operations.map((method) => ({
    operation: objectOperations[method],
    method,
    path: basePath + resource.path,
    resource,
  }));
}

function buildDocumentRoutes(docs: DocsConfig): DocumentRoute[] {
  return [
    { operation: "openapiJson", method: "GET", path: docs.openapi },
    { operation: "openapiYaml", method: "GET", path: docs.openapiYaml },
    { operation: "swaggerUi", method: "GET", path: docs.ui },
    { operation: "swaggerUiAsset", method: "GET", path: `${docs.ui}/:file` },
  ];
}
