import type { AuthConfig } from "../../config/config.ts";
import { type Envelope, type EnvelopePart, envelopeParts } from "../../config/list-dialect.ts";
import type { HttpErrorCode } from "../../errors.ts";
import { isGuarded, mayAskForGuarded } from "../../http/relations/is-guarded.ts";
import type { Within } from "../../http/routes/collection-routes.ts";
import type { ResourceRoute } from "../../http/routes/routes.ts";
import type { Method } from "../../schema/method.ts";
import { mayRefuseDelete } from "../../schema/relations/check-relations.ts";
import type { Relation } from "../../schema/relations/relation.ts";
import type { Resource } from "../../schema/resource.ts";
import type { JsonObject } from "../../schema/schema.ts";
import type { Part } from "../components.ts";
import { addParameters, type ParameterSources, parameterGroups } from "../parameters/parameters.ts";
import { buildPathParameters } from "../parameters/path-parameters.ts";
import { toNested } from "../schemas/nested-schema.ts";
import { toPublished } from "../schemas/published-schema.ts";
import { buildRequestContent, type RequestSources } from "../schemas/request-schemas.ts";
import type { Noun } from "./operation-names.ts";
import { type Answer, type OperationDescription, operations } from "./operations.ts";
import type { Responses } from "./responses.ts";

export interface OperationSources extends ParameterSources, RequestSources {
  readonly auth: AuthConfig | undefined;
  /** A record of the resource, where there is one. */
  readonly example: (resource: Resource) => JsonObject | undefined;
  readonly responses: Responses;
  readonly nouns: ReadonlyMap<Resource, Noun>;
  readonly ids: ReadonlyMap<ResourceRoute, string>;
}

export function buildOperation(route: ResourceRoute, sources: OperationSources): Part {
  const { resource } = route;
  const within = withinOf(route);
  const description = operations[route.operation];
  const noun = sources.nouns.get(resource) ?? { one: resource.model, many: resource.model };
  const parameters = buildParameters(route, description, sources);
  return {
    operationId: sources.ids.get(route),
    summary: `${description.summary(noun.one, noun.many)}${within ? ` of a ${within.parent.model}` : ""}`,
    description: description.details,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(description.body
      ? {
          requestBody: {
            required: true,
            content: buildRequestContent({ resource, kind: description.body, within }, sources),
          },
        }
      : {}),
    responses: buildResponses(route, description, sources),
  };
}

function buildParameters(
  route: ResourceRoute,
  { parameters }: OperationDescription,
  sources: OperationSources,
): readonly Part[] {
  const inPath = buildPathParameters(route, sources.example);
  const groups = parameters.flatMap((group) => parameterGroups[group](route.resource, sources));
  return [...inPath, ...addParameters(groups, sources)];
}

function buildResponses(
  route: ResourceRoute,
  { answers, parameters, errors }: OperationDescription,
  { auth, responses, relations, lists }: OperationSources,
): Part {
  const isConditional = parameters.includes("conditionalRead");
  const mayBeRefused = isGuarded(route, auth) || mayAskForGuarded(route, auth, relations);
  const refusals = mayBeRefused ? refusalsOf(route, auth) : [];
  const related = relatedErrors(route, relations);
  const answered = answers.map(({ status, description, holds, headers }) => {
    const sent = headers.length > 0 ? { headers: responses.headers(headers) } : {};
    return [
      status,
      { description, ...sent, ...contents[holds](route.resource, lists.envelope) },
    ] as const;
  });
  return {
    ...Object.fromEntries(answered),
    ...(isConditional ? { 304: responses.unchanged() } : {}),
    ...responses.problems([...errors, ...related, ...refusals, ...toEverywhere(route.method)]),
  };
}

function refusalsOf(
  { method }: ResourceRoute,
  auth: AuthConfig | undefined,
): readonly HttpErrorCode[] {
  const isByCookie = auth?.mode === "bearer" && auth.transport === "cookie";
  return isByCookie && method !== "GET" ? ["unauthorized", "csrf-refused"] : ["unauthorized"];
}

/** What any route may answer, whatever it is about. */
const everywhere = [
  "origin-refused",
  "host-refused",
  "dataset-busy",
  "dataset-unwritable",
  "dataset-damaged",
] as const;

export function toEverywhere(method: Method): readonly HttpErrorCode[] {
  return method === "GET" ? everywhere : [...everywhere, "dataset-full"];
}

/** What can go wrong because of other records: the one around, and those that refer to this one. */
function relatedErrors(
  route: ResourceRoute,
  relations: readonly Relation[],
): readonly HttpErrorCode[] {
  const isRestricted = relations.some(
    (relation) => relation.to.path === route.resource.path && mayRefuseDelete(relation),
  );
  return [
    ...(withinOf(route) ? (["unknown-record"] as const) : []),
    ...(withinOf(route) && route.operation === "create" ? (["identifier-mismatch"] as const) : []),
    ...(isRestricted && route.operation === "delete" ? (["still-referred"] as const) : []),
  ];
}

function withinOf(route: ResourceRoute): Within | undefined {
  return "within" in route ? route.within : undefined;
}

const contents = {
  record: ({ reference }) => ({
    content: { "application/json": { schema: toPublished(reference) } },
  }),
  list: ({ reference }, envelope) => {
    const records = { type: "array", items: toPublished(reference) };
    const schema = envelope ? toEnvelope(envelope, records) : records;
    return { content: { "application/json": { schema } } };
  },
  nothing: () => ({}),
} satisfies Record<Answer["holds"], (resource: Resource, envelope: Envelope | undefined) => Part>;

function toEnvelope(envelope: Envelope, data: Part): Part {
  const count = { type: "integer", minimum: 0 };
  const parts = { data, total: count, page: count, pages: count } satisfies Record<
    EnvelopePart,
    Part
  >;
  const placed = envelopeParts.flatMap((part) => {
    const path = envelope[part];
    return path ? [{ path, schema: parts[part] }] : [];
  });
  return toNested(placed);
}
