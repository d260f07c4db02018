import type { Context } from "hono";
import type { Dataset, RecordList } from "../../dataset/dataset.ts";
import type { Collection } from "../../schema/resource.ts";
import type { Definitions } from "../../schema/schema.ts";
import { answerUnchanged, toEtag } from "../conditional.ts";
import { sendJson, streamJson } from "../respond.ts";
import { buildListHeaders } from "./list-headers.ts";
import { type GivenListQuery, parseListQuery } from "./parse-list-query.ts";
import { queryStringOf } from "./query-string.ts";

export interface ListParts {
  readonly dataset: Dataset;
  readonly definitions: Definitions;
  /** Whether a list comes as `{ data, total, page, pages }`. */
  readonly envelope: boolean;
  /** Parameters that are somebody else's, such as an API key. */
  readonly ignored: readonly string[];
}

export type ListHandler = (c: Context, resource: Collection) => Response;

export function createListHandler(parts: ListParts): ListHandler {
  const { dataset, envelope } = parts;
  const parsed = createParsedQueries(parts);
  return function answerList(c, resource) {
    const query = parsed(resource, queryStringOf(c.req.url));
    const store = dataset.collection(resource);
    const isConditional = c.req.header("if-none-match") !== undefined;
    const unchanged =
      isConditional && answerUnchanged(c, toEtag(dataset.identity, store.version()));
    if (unchanged) return unchanged;
    const list = store.list(query);
    const headers = {
      etag: toEtag(dataset.identity, list.version),
      ...buildListHeaders(c.req.url, resource, query.slice, list),
    };
    const { opening, closing } = envelope
      ? toEnvelope(query, list)
      : { opening: "[", closing: "]" };
    return list.isWhole
      ? sendJson(toText(list, opening, closing), 200, headers)
      : streamJson(toPieces(list, opening, closing), headers);
  };
}

const mostQueries = 500;

/** Clients ask the same again and again: a query string is taken apart once. */
function createParsedQueries({ definitions, ignored }: ListParts) {
  const known = new Map<Collection, Map<string, GivenListQuery>>();
  return (resource: Collection, queryString: string): GivenListQuery => {
    const ofResource = known.get(resource) ?? new Map<string, GivenListQuery>();
    known.set(resource, ofResource);
    const query =
      ofResource.get(queryString) ?? parseListQuery(resource, definitions, queryString, ignored);
    if (ofResource.size >= mostQueries) ofResource.clear();
    ofResource.set(queryString, query);
    return query;
  };
}

function toText(list: RecordList, opening: string, closing: string): string {
  return [...toPieces(list, opening, closing)].join("");
}

function* toPieces(list: RecordList, opening: string, closing: string) {
  let before = opening;
  for (const batch of list.batches) {
    if (batch.length === 0) continue;
    yield before + batch.join(",");
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
