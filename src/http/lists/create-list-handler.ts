import type { Context } from "hono";
import type { Dataset, RecordList } from "../../dataset/dataset.ts";
import type { Collection } from "../../schema/resource.ts";
import type { Definitions } from "../../schema/schema.ts";
import type { CollectionRoute } from "../collection-routes.ts";
import { answerUnchanged, toEtag } from "../conditional.ts";
import type { Present, Presentation } from "../relations/present-records.ts";
import { findScope, type Scope } from "../relations/scope.ts";
import { sendJson, streamJson } from "../respond.ts";
import { buildListHeaders } from "./list-headers.ts";
import { type Parameters, parseParameters } from "./parameters.ts";
import { type GivenListQuery, parseListQuery } from "./parse-list-query.ts";
import { queryStringOf } from "./query-string.ts";

export interface ListParts {
  readonly dataset: Dataset;
  readonly definitions: Definitions;
  /** Whether a list comes as `{ data, total, page, pages }`. */
  readonly envelope: boolean;
  /** Parameters that are somebody else's, such as an API key. */
  readonly ignored: readonly string[];
  readonly present: Present;
}

export type ListHandler = (c: Context, route: CollectionRoute) => Response;

export function createListHandler(parts: ListParts): ListHandler {
  const { dataset, definitions, envelope, present } = parts;
  const parsed = createParsedQueries(parts);
  return function list(c, { resource, within }) {
    const scope = within && findScope(c, within, dataset, definitions);
    const queryString = queryStringOf(c.req.url);
    const given = parsed(resource, queryString);
    const presentation = present(resource, relationParameters(queryString));
    const others = [...(scope ? [scope.parent.version] : []), ...(presentation?.versions() ?? [])];
    const store = dataset.collection(resource);
    const isConditional = c.req.header("if-none-match") !== undefined;
    const unchanged =
      isConditional && answerUnchanged(c, toEtag(dataset.identity, store.version(), others));
    if (unchanged) return unchanged;
    const found = store.list(scope || presentation ? narrow(given, scope, presentation) : given);
    const list = presentation ? presentList(found, given, presentation) : found;
    const headers = buildListHeaders(c.req.url, resource, given.slice, list);
    headers["etag"] = toEtag(dataset.identity, list.version, others);
    const { opening, closing } = envelope
      ? toEnvelope(given, list)
      : { opening: "[", closing: "]" };
    if (list.isWhole) return sendJson(toText(list, opening, closing), 200, headers);
    const isHead = c.req.method === "HEAD";
    return streamJson(isHead ? [] : toPieces(list, opening, closing), headers);
  };
}

/** Taken apart only where they are: most lists have none. */
function relationParameters(queryString: string): Parameters | undefined {
  return /_e(?:mbed|xpand)/.test(queryString) ? parseParameters(queryString) : undefined;
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

function presentList(
  list: RecordList,
  { fields }: GivenListQuery,
  presentation: Presentation,
): RecordList {
  return { ...list, batches: presentBatches() };

  function* presentBatches() {
    for (const batch of list.batches) yield presentation.present(batch, fields);
  }
}

const mostQueries = 500;

/** Clients ask the same again and again: a query string is taken apart once. */
function createParsedQueries({ definitions, ignored }: ListParts) {
  const known = new Map<Collection, Map<string, GivenListQuery>>();
  return (resource: Collection, queryString: string): GivenListQuery => {
    const ofResource = known.get(resource) ?? new Map<string, GivenListQuery>();
    const before = ofResource.get(queryString);
    if (before) return before;
    const query = parseListQuery(resource, definitions, queryString, ignored);
    if (ofResource.size >= mostQueries) ofResource.clear();
    ofResource.set(queryString, query);
    known.set(resource, ofResource);
    return query;
  };
}

function toText(list: RecordList, opening: string, closing: string): string {
  const [text] = list.batches;
  return opening + text + closing;
}

function* toPieces(list: RecordList, opening: string, closing: string) {
  let before = opening;
  for (const batch of list.batches) {
    // Where every record of a batch has been deleted meanwhile.
    if (batch === "") continue;
    yield before + batch;
    before = ",";
  }
  yield before === opening ? opening + closing : closing;
}

function toEnvelope({ slice }: GivenListQuery, { total }: RecordList) {
  const limit = slice?.limit ?? 0;
  const page = slice && limit > 0 ? Math.floor(slice.start / limit) + 1 : 1;
  const pages = limit > 0 ? Math.max(1, Math.ceil(total / limit)) : 1;
  return { opening: '{"data":[', closing: `],"total":${total},"page":${page},"pages":${pages}}` };
}
