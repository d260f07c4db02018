import { type Scheme, schemes } from "../auth/schemes.ts";
import type { AuthConfig } from "../config/config.ts";
import type { AuthRoute } from "../http/auth-routes.ts";
import { isGuarded } from "../http/is-guarded.ts";
import { isAuthRoute, isResourceRoute, type ResourceRoute, type Route } from "../http/routes.ts";
import { toBodySchema } from "../schema/body-schema.ts";
import type { Definitions } from "../schema/schema.ts";
import { buildAuthOperation } from "./auth-operations.ts";
import { operations, toAnswerSchema } from "./operations.ts";

export interface DocumentSources {
  readonly title: string;
  readonly version: string;
  readonly serverUrl: string;
  readonly routes: readonly Route[];
  readonly definitions: Definitions;
  readonly auth: AuthConfig | undefined;
}

type Member = Readonly<Record<string, unknown>>;

/** The OpenAPI 3.1 document of exactly what the route table serves. */
export function buildDocument(sources: DocumentSources): Member {
  const { title, version, serverUrl, definitions, auth } = sources;
  const routes = sources.routes.filter((route) => isResourceRoute(route) || isAuthRoute(route));
  const tags = [...new Set(routes.map(toTag))];
  return {
    openapi: "3.1.1",
    info: { title, version },
    servers: [{ url: serverUrl }],
    tags: tags.map((name) => ({ name })),
    ...(auth ? { security: [{ [auth.mode]: [] }] } : {}),
    paths: buildPaths(routes, auth),
    components: {
      schemas: { ...definitions, Problem: problemSchema },
      ...(auth ? { securitySchemes: { [auth.mode]: describeScheme(auth) } } : {}),
    },
  };
}

function describeScheme(auth: AuthConfig): Member {
  const scheme = schemes[auth.mode] as Scheme<AuthConfig>;
  return scheme.describe(auth);
}

type DescribedRoute = ResourceRoute | AuthRoute;

function toTag(route: DescribedRoute): string {
  return isResourceRoute(route) ? route.resource.path.slice(1) : "authentication";
}

function buildPaths(
  routes: readonly DescribedRoute[],
  auth: AuthConfig | undefined,
): Record<string, Record<string, Member>> {
  const paths: Record<string, Record<string, Member>> = {};
  for (const route of routes) {
    const path = route.path.replaceAll(/:(\w+)/g, "{$1}");
    const item = paths[path] ?? {};
    item[route.method.toLowerCase()] = {
      tags: [toTag(route)],
      ...(auth && !isGuarded(route, auth) ? { security: [] } : {}),
      ...(isResourceRoute(route)
        ? buildOperation(route, auth)
        : buildAuthOperation(route, auth, buildProblemResponse)),
    };
    paths[path] = item;
  }
  return paths;
}

function buildOperation(route: ResourceRoute, auth: AuthConfig | undefined): Member {
  const { resource, operation } = route;
  const description = operations[operation];
  const parameters = route.path.endsWith("/:id") ? [buildIdParameter(route)] : [];
  const content = (schema: unknown) => ({ "application/json": { schema } });
  const refusals = auth && isGuarded(route, auth) ? [auth.unauthorized.status] : [];
  const errors = [...description.errors, ...refusals];
  return {
    operationId: `${description.verb}${resource.model}${description.isPlural ? "s" : ""}`,
    summary: description.summary(resource.model),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(description.body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: content(toBodySchema(resource, description.body)),
          },
        }),
    responses: {
      [description.success]: {
        description: description.answer,
        content: content(toAnswerSchema(route)),
      },
      ...Object.fromEntries(errors.map((status) => [status, buildProblemResponse(status)])),
    },
  };
}

function buildIdParameter({ resource }: ResourceRoute): Member {
  const schema =
    resource.shape === "collection" ? resource.members.get(resource.identifier.name)?.schema : {};
  return { name: "id", in: "path", required: true, schema };
}

const problemReference = { $ref: "#/components/schemas/Problem" };

const problemTexts: Readonly<Record<number, string>> = {
  404: "There is no such record",
  409: "It exists already",
  422: "The body does not fit the model",
};

function buildProblemResponse(status: number): Member {
  return {
    description: problemTexts[status] ?? "The credential is missing or wrong",
    content: { "application/problem+json": { schema: problemReference } },
  };
}

const problemSchema = {
  type: "object",
  description: "An error, as RFC 9457 has it",
  required: ["type", "title", "status", "detail", "instance", "message"],
  properties: {
    type: { type: "string", format: "uri" },
    title: { type: "string" },
    status: { type: "integer" },
    detail: { type: "string" },
    instance: { type: "string" },
    message: { type: "string", description: "The same as detail" },
    errors: { type: "object", additionalProperties: { type: "string" } },
    reason: { type: "string" },
  },
};
