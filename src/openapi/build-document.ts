import { type Scheme, schemes } from "../auth/schemes.ts";
import type { AuthConfig, Config } from "../config/config.ts";
import type { ListDialect } from "../config/list-dialect.ts";
import type { AuthOperationName, AuthRoute } from "../http/routes/auth-routes.ts";
import {
  isAuthRoute,
  isResourceRoute,
  type ResourceRoute,
  type Route,
} from "../http/routes/routes.ts";
import type { Relation } from "../schema/relations/relation.ts";
import type { Collection, Resource } from "../schema/resource.ts";
import { type Definitions, dereference, type JsonObject } from "../schema/schema.ts";
import { createComponents, type Part } from "./components.ts";
import { buildAuthOperation } from "./operations/auth-operations.ts";
import { buildOperation } from "./operations/build-operation.ts";
import { buildNouns, buildOperationIds } from "./operations/operation-names.ts";
import { createResponses, type Responses } from "./operations/responses.ts";
import { buildAuthSchemas } from "./schemas/auth-schemas.ts";
import { toServedDefinitions } from "./schemas/embedded-schemas.ts";
import { createMergePatches } from "./schemas/merge-patch-schema.ts";
import { toPublished } from "./schemas/published-schema.ts";
import { buildRequestContent, type RequestSources, toExamples } from "./schemas/request-schemas.ts";
import { buildSecurity, describeSchemes, toSecurity } from "./security.ts";

export interface DocumentSources {
  readonly title: string;
  readonly version: string;
  readonly serverUrl: string;
  readonly routes: readonly Route[];
  readonly relations: readonly Relation[];
  readonly definitions: Definitions;
  readonly auth: AuthConfig | undefined;
  /** How lists are asked for and answered. */
  readonly lists: ListDialect;
  readonly validate: Config["validate"];
  /** A record of the resource, where there is one. */
  readonly example: (resource: Resource) => JsonObject | undefined;
}

type DescribedRoute = ResourceRoute | AuthRoute;

/** The OpenAPI 3.1 document of exactly what the route table serves. */
export function buildDocument(sources: DocumentSources): Part {
  const { title, version, serverUrl, auth } = sources;
  const routes = sources.routes.filter(isDescribed);
  const modelExamples = readModelExamples(sources);
  const collections = resourcesOf(routes).filter(isCollection);
  const served = toServedDefinitions(sources.definitions, collections, sources.relations);
  const components = createComponents(publishModels(served, modelExamples));
  const mergePatches = createMergePatches(components, sources.definitions);
  const paths = buildPaths(routes, { ...sources, components, mergePatches, modelExamples });
  return {
    openapi: "3.1.1",
    info: { title, version, description: toIntroduction(sources), contact, license },
    servers: [{ url: serverUrl }],
    tags: buildTags(routes, sources.definitions),
    security: auth ? buildSecurity(auth, "GET") : [],
    paths,
    components: components.build(paths),
  };
}

/** Who made the mock; a project's own people are not known here. */
const contact = { name: "Backlot" };

/** Linters ask for one; what a project's own license says is not known here. */
const license = { name: "Not stated", identifier: "LicenseRef-not-stated" };

function isDescribed(route: Route): route is DescribedRoute {
  return isResourceRoute(route) || isAuthRoute(route);
}

/** One record of each model, though several resources may have it. */
function readModelExamples({ routes, example }: DocumentSources): ReadonlyMap<string, JsonObject> {
  const found = resourcesOf(routes).flatMap((resource) => {
    const record = example(resource);
    return record ? [[resource.model, record] as const] : [];
  });
  return new Map(found.toReversed());
}

function publishModels(
  definitions: Definitions,
  examples: ReadonlyMap<string, JsonObject>,
): Readonly<Record<string, Part>> {
  return Object.fromEntries(
    Object.entries(definitions).map(([name, schema]) => [
      name,
      { ...toExamples(examples.get(name)), ...toPublished(schema) },
    ]),
  );
}

function resourcesOf(routes: readonly Route[]): Resource[] {
  return [...new Set(routes.filter(isResourceRoute).map(({ resource }) => resource))];
}

function isCollection(resource: Resource): resource is Collection {
  return resource.shape === "collection";
}

function toTag(route: DescribedRoute): string {
  return isResourceRoute(route) ? route.resource.path.slice(1) : "authentication";
}

function buildTags(routes: readonly DescribedRoute[], definitions: Definitions): Part[] {
  const tags = new Map(
    routes.toReversed().map((route) => [toTag(route), describeTag(route, definitions)] as const),
  );
  return [...new Set(routes.map(toTag))].map((name) => ({ name, description: tags.get(name) }));
}

function describeTag(route: DescribedRoute, definitions: Definitions): string {
  if (!isResourceRoute(route)) return "Users and their bearer tokens.";
  const { resource } = route;
  const { description } = dereference(resource.reference, definitions);
  const kind = resource.shape === "collection" ? "A collection of" : "A single";
  return description ?? `${kind} ${resource.model}.`;
}

function buildPaths(
  routes: readonly DescribedRoute[],
  sources: DocumentSources & RequestSources,
): Readonly<Record<string, Part>> {
  const { auth, components } = sources;
  const responses = createResponses(components, auth && toRefusals(auth));
  for (const [name, scheme] of auth ? describeSchemes(auth) : []) {
    components.add("securitySchemes", name, scheme);
  }
  const buildAuth = createAuthOperations(routes, sources, responses);
  const nouns = buildNouns(resourcesOf(routes));
  const ids = buildOperationIds(
    routes.filter(isResourceRoute),
    nouns,
    routes.filter(isAuthRoute).map(({ operation }) => operation),
  );
  const paths = new Map<string, Record<string, Part>>();
  for (const route of routes) {
    const path = route.path.replaceAll(/:(\w+)/g, "{$1}");
    const operation = isResourceRoute(route)
      ? buildOperation(route, { ...sources, responses, nouns, ids })
      : buildAuth(route.operation);
    paths.set(path, {
      ...paths.get(path),
      [route.method.toLowerCase()]: {
        tags: [toTag(route)],
        ...toSecurity(route, auth),
        ...operation,
      },
    });
  }
  responses.finish();
  return Object.fromEntries(paths);
}

function createAuthOperations(
  routes: readonly DescribedRoute[],
  sources: DocumentSources & RequestSources,
  responses: Responses,
): (operation: AuthOperationName) => Part {
  const { auth, components } = sources;
  if (auth?.mode !== "bearer") return () => ({});
  const accounts = resourcesOf(routes).find(({ path }) => path === auth.accounts);
  const schemas = buildAuthSchemas(auth, accounts, sources);
  const accountPatch =
    accounts &&
    buildRequestContent({ resource: accounts, kind: "part", within: undefined }, sources);
  const { transport } = auth;
  return (operation) =>
    buildAuthOperation(operation, {
      schemas,
      accountPatch,
      transport,
      components,
      responses,
    });
}

function toRefusals(auth: AuthConfig) {
  const scheme = schemes[auth.mode] as Scheme<AuthConfig>;
  return {
    status: auth.unauthorized.status,
    hasChallenge: scheme.challenge("missing", auth) !== undefined,
  };
}

/** What holds for many operations, said once. */
function toIntroduction({ validate }: DocumentSources): string {
  const bodies = validate === true ? [ownMembers, asSent] : [ownMembers];
  return [greeting, lists, bodies.join(" "), versions].join("\n\n");
}

const greeting = "A mock API for local development, served by Backlot from TypeScript models.";

const lists =
  "**Lists** take the parameters that each operation names, in any combination. Every property can be filtered by, those of nested objects by their path (`address.city`). An operator follows the property's name: `_eq`, `_ne`, `_gt`, `_gte`, `_lt`, `_lte`, `_in` (values joined by commas), `_like` or `_contains`, `_startsWith`, `_endsWith`.";

const ownMembers =
  "**Bodies** may leave out what the server fills in: the identifier, read-only properties, and when a record was created and updated.";

/** Beyond the schemas, which describe what is kept: generated clients should send no less. */
const asSent =
  "They are also read as forms and admin frameworks send them: `null`, or an empty text that is no value of the property, counts as absent where the property is optional; a date-time may leave out its time, seconds or zone (then UTC); related records that `_embed` or `_expand` put in are not stored. JSON may be sent as `text/plain`. `application/x-www-form-urlencoded` and `multipart/form-data` without files are read by the types of the schema.";

const versions =
  "**Versions**: every GET answers with an `ETag`. `If-None-Match` saves a transfer, `If-Match` keeps a write from undoing somebody else's.";
