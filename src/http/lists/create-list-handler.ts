import type { Context } from "hono";
import type { ListDialect } from "../../config/list-dialect.ts";
import type { Dataset, RecordList } from "../../dataset/dataset.ts";
import type { Condition, MemberPath } from "../../dataset/lists/list-query.ts";
import type { Relation } from "../../schema/relations/relation.ts";
import type { Collection } from "../../schema/resource.ts";
import type { Definitions } from "../../schema/schema.ts";
import { answerUnchanged, toEtag } from "../answers/conditional.ts";
import { sendJson, sendPieces, streamJson } from "../answers/respond.ts";
import { inGivenNames } from "../query/parameter-names.ts";
import { type Parameters, type ParametersOf, queryStringOf } from "../query/parameters.ts";
import { findScope, type Scope } from "../relations/parent-scope.ts";
import type { Present, Presentation } from "../relations/present-records.ts";
import type { CollectionRoute } from "../routes/collection-routes.ts";
import { createEnvelope } from "./envelope.ts";
import { createListHeaders } from "./list-headers.ts";
import { type GivenListQuery, parseListQuery } from "./parse-list-query.ts";

export interface ListParts {
  readonly dataset: Dataset;
  readonly definitions: Definitions;
  readonly dialect: ListDialect;
  readonly relations: readonly Relation[];
  readonly parametersOf: ParametersOf;
  /** Parameters that are somebody else's, such as an API key. */
  readonly ignored: readonly string[];
  readonly present: Present;
  /** Refuses a request that asks about records of these collections and may not. */
  readonly guardHidden: (collections: readonly Collection[], request: Request) => void;
}

export type ListHandler = (c: Context, route: CollectionRoute) => Response | Promise<Response>;

export function createListHandler(parts: ListParts): ListHandler {
  const { dataset, definitions, dialect, present, guardHidden } = parts;
  const parsed = createParsedQueries(parts);
  const buildListHeaders = createListHeaders(dialect.names);
  const wrap = createEnvelope(dialect.envelope);
  return function list(c, route) {
    const { resource, within } = route;
    const scope = within && findScope(c, within, dataset, definitions);
    const { query: given, relations, hidden } = parsed(resource, c.req.raw);
    if (hidden.length > 0) guardHidden(hidden, c.req.raw);
    const presentation = present(resource, relations);
    const store = dataset.collection(resource);
    const others = [
      ...(scope ? [scope.parent.version] : []),
      ...(presentation?.versions() ?? []),
      ...store.versionsThrough(given),
    ];
    const isConditional = c.req.header("if-none-match") !== undefined;
    const unchanged =
      isConditional && answerUnchanged(c, toEtag(dataset.identity, store.version(), others));
    if (unchanged) return unchanged;
    const query = scope || presentation ? narrow(given, scope, presentation) : given;
    const send = () => sendList(c, resource, query, { given, presentation, others });
    const prepared = store.prepare(query) ?? presentation?.prepare();
    return prepared ? prepared.then(send) : send();
  };

  function sendList(
    c: Context,
    resource: Collection,
    query: GivenListQuery,
    { given, presentation, others }: Asked,
  ): Response | Promise<Response> {
    const found = dataset.collection(resource).list(query);
    const headers = buildListHeaders(c.req.url, resource, given.slice, found);
    headers["etag"] = toEtag(dataset.identity, found.version, others);
    const { opening, closing } = wrap(given.slice, found.total);
    if (found.isWhole && !presentation) {
      return sendJson(toText(found, opening, closing), 200, headers);
    }
    const batches = presentation ? presentBatches(found, given, presentation) : found.batches;
    const pieces = toPieces(batches, opening, closing);
    if (found.isWhole) return sendPieces(pieces, headers);
    return streamJson(c.req.method === "HEAD" ? [] : pieces, headers);
  }
}

interface Asked {
  /** As the client said it. */
  readonly given: GivenListQuery;
  readonly presentation: Presentation | undefined;
  /** The versions of what else shows in the answer, from before it is read. */
  readonly others: readonly number[];
}

/** The records of the parent alone; whole ones, where more is made of them than is kept. */
function narrow(
  query: GivenListQuery,
  scope: Scope | undefined,
  presentation: Presentation | undefined,
): GivenListQuery {
  return {
    ...query,
    conditions: [...(scope?.conditions ?? []), ...query.conditions],
    fields: presentation ? undefined : query.fields,
  };
}

function* presentBatches(
  { batches }: RecordList,
  { fields }: GivenListQuery,
  presentation: Presentation,
): Iterable<string> {
  for (const batch of batches) yield* presentation.presentInSteps(batch, fields);
}

/** What a query string says of a collection's list. */
interface ParsedQuery {
  readonly query: GivenListQuery;
  /** Undefined where it asks for no related records, as most do. */
  readonly relations: Parameters | undefined;
  /** The collections that it compares with and that do not show in the records. */
  readonly hidden: readonly Collection[];
}

const mostQueries = 500;

/** Clients ask the same again and again: a query string is understood once. */
function createParsedQueries(parts: ListParts) {
  const known = new Map<Collection, Map<string, ParsedQuery>>();
  return (resource: Collection, request: Request): ParsedQuery => {
    const queryString = queryStringOf(request.url);
    const ofResource = known.get(resource) ?? new Map<string, ParsedQuery>();
    const before = ofResource.get(queryString);
    if (before) return before;
    const parsed = parseQuery(parts, resource, parts.parametersOf(request));
    if (ofResource.size >= mostQueries) ofResource.clear();
    ofResource.set(queryString, parsed);
    known.set(resource, ofResource);
    return parsed;
  };
}

function parseQuery(
  { definitions, ignored, dialect, relations }: ListParts,
  resource: Collection,
  parameters: Parameters,
): ParsedQuery {
  const own = new Map([...parameters].filter(([name]) => !ignored.includes(name)));
  const asksForRelated = parameters.has("_embed") || parameters.has("_expand");
  const model = { collection: resource, definitions, dialect, relations };
  const query = inGivenNames(dialect.names, () => parseListQuery(model, own));
  return {
    query,
    relations: asksForRelated ? parameters : undefined,
    hidden: findHidden(query),
  };
}

function findHidden({ conditions, sort }: GivenListQuery): readonly Collection[] {
  const members = [...findMembers(conditions), ...sort.map(({ member }) => member)];
  return members.flatMap(({ through = [] }) => {
    const first = through.findIndex(({ isShown }) => !isShown);
    return first < 0 ? [] : through.slice(first).map(({ to }) => to);
  });
}

function findMembers(conditions: readonly Condition[]): readonly MemberPath[] {
  return conditions.flatMap((condition) => {
    if (condition.kind === "anyOf") return condition.groups.flatMap(findMembers);
    return condition.kind === "comparison" ? [condition.member] : [];
  });
}

function toText(list: RecordList, opening: string, closing: string): string {
  const [text] = list.batches;
  return opening + text + closing;
}

function* toPieces(batches: Iterable<string>, opening: string, closing: string) {
  let before = opening;
  for (const batch of batches) {
    // Where every record of a batch has been deleted meanwhile.
    if (batch === "") continue;
    yield before + batch;
    before = ",";
  }
  yield before === opening ? opening + closing : closing;
}
