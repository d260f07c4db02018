import type { Json, JsonObject } from "../../schema/schema.ts";
import type { Found, FoundResource } from "../found.ts";
import { isListOfObjects, isObject, memberOf } from "../json-value.ts";
import { findEnvelope } from "./envelope.ts";

/** A request that was answered with JSON. */
interface Exchange {
  readonly method: string;
  readonly host: string;
  readonly segments: readonly string[];
  readonly body: Json;
}

/** A recording of a browser's network traffic: what the API answered becomes the records. */
export function readHar(content: JsonObject): Found {
  const log = memberOf(content, "log");
  const entries = isObject(log) ? memberOf(log, "entries") : undefined;
  const all = isListOfObjects(entries) ? entries.flatMap((entry) => toExchange(entry) ?? []) : [];
  const host = findHost(all);
  const ofHost = all.filter((exchange) => exchange.host === host);
  const own = ofHost.filter(({ segments }) => segments.at(-1) !== "graphql");
  const base = findBase(own);
  const notes = [
    ...(all.length > ofHost.length ? [`Only the answers of ${host} are imported.`] : []),
    ...(ofHost.length > own.length ? ["GraphQL is left out: what is served is REST."] : []),
  ];
  const resources = collect(
    own.map((each) => ({ ...each, segments: each.segments.slice(base.length) })),
  );
  const basePath = base.map((segment) => `/${segment}`).join("");
  return { format: "har", resources, definitions: {}, basePath, notes };
}

function toExchange(entry: JsonObject): Exchange | undefined {
  const [request, response] = [memberOf(entry, "request"), memberOf(entry, "response")];
  if (!isObject(request) || !isObject(response)) return undefined;
  const status = Number(memberOf(response, "status"));
  const body = readBody(memberOf(response, "content"));
  const url = String(memberOf(request, "url") ?? "");
  if (status < 200 || status > 299 || body === undefined || !URL.canParse(url)) return undefined;
  const { host, pathname } = new URL(url);
  const segments = pathname.split("/").filter((segment) => segment !== "");
  return { method: String(memberOf(request, "method")), host, segments, body };
}

function readBody(content: Json | undefined): Json | undefined {
  if (!isObject(content)) return undefined;
  const text = memberOf(content, "text");
  if (!/\bjson\b/i.test(String(memberOf(content, "mimeType"))) || typeof text !== "string") {
    return undefined;
  }
  const isEncoded = memberOf(content, "encoding") === "base64";
  try {
    return JSON.parse(isEncoded ? Buffer.from(text, "base64").toString("utf8") : text);
  } catch {
    return undefined;
  }
}

/** A page asks many: the one that answers most with JSON is the backend. */
function findHost(exchanges: readonly Exchange[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { host } of exchanges) counts.set(host, (counts.get(host) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

const prefix = /^(?:api|rest|v\d+(?:\.\d+)?)$/i;

/** `/api/v1` in front of every path is the base path. */
function findBase(exchanges: readonly Exchange[]): readonly string[] {
  const [first] = exchanges;
  const end = first?.segments.findIndex((segment) => !prefix.test(segment)) ?? -1;
  const base = first?.segments.slice(0, Math.max(end, 0)) ?? [];
  const isShared = ({ segments }: Exchange) =>
    base.every((each, index) => segments[index] === each);
  return exchanges.every(isShared) ? base : [];
}

interface Gathered {
  readonly shape: FoundResource["shape"];
  readonly records: readonly JsonObject[];
}

function collect(exchanges: readonly Exchange[]): FoundResource[] {
  const gathered = new Map<string, Gathered>();
  for (const exchange of exchanges) {
    const found = toGathered(exchange);
    if (!found) continue;
    const known = gathered.get(found.path);
    const isMore = known?.shape === "collection" && found.shape === "collection";
    const records = isMore ? merge(known.records, found.records) : found.records;
    // A list once is a list, whatever else was answered there.
    if (!known || isMore || found.shape === "collection") {
      gathered.set(found.path, { shape: found.shape, records });
    }
  }
  return [...gathered].map(([path, { shape, records }]) => ({
    path,
    name: path.split("/").at(-1) ?? "",
    shape,
    records,
    schema: undefined,
    operations: undefined,
    id: undefined,
  }));
}

/** Which resource an answer belongs to; nothing where it tells of none, as a login's does. */
function toGathered({
  method,
  segments,
  body,
}: Exchange): (Gathered & { path: string }) | undefined {
  const last = segments.at(-1) ?? "";
  const id = isObject(body) ? findOwnId(body) : undefined;
  const isItem = id !== undefined && String(id) === last;
  const path = toPath(isItem ? segments.slice(0, -1) : segments);
  if (path === undefined) return undefined;
  if (isObject(body) && (isItem || (method === "POST" && id !== undefined))) {
    return { path, shape: "collection", records: [body] };
  }
  if (method !== "GET") return undefined;
  if (isListOfObjects(body)) return { path, shape: "collection", records: body };
  if (!isObject(body)) return undefined;
  const listed = findEnvelope(body);
  if (listed) return { path, shape: "collection", records: listed };
  return { path, shape: "single", records: [body] };
}

function findOwnId(body: JsonObject): Json | undefined {
  const name = ["id", "_id", "uuid", "slug"].find((each) => Object.hasOwn(body, each));
  return name === undefined ? undefined : body[name];
}

const identifier = /^(?:\d+|[\da-f]{24}|[\da-f]{8}-[\da-f]{4}-[\da-f-]{22})$/i;

/** What follows the last identifier, below the prefix: `/v1/users/1/posts` lists `/v1/posts`. */
function toPath(segments: readonly string[]): string | undefined {
  const start = segments.findLastIndex((segment) => identifier.test(segment)) + 1;
  const lead = segments.slice(0, start).findIndex((segment) => !prefix.test(segment));
  const below = segments.slice(0, Math.max(lead, 0));
  const own = start < segments.length ? [...below, ...segments.slice(start)] : [];
  const isPlain = own.length > 0 && own.every((segment) => /^[\w.~-]+$/.test(segment));
  return isPlain ? own.map((segment) => `/${segment}`).join("") : undefined;
}

/** What was answered last is how the record is. */
function merge(known: readonly JsonObject[], more: readonly JsonObject[]): JsonObject[] {
  const byId = new Map<Json | undefined | JsonObject, JsonObject>();
  for (const record of [...known, ...more]) {
    const key = findOwnId(record) ?? record;
    byId.set(key, { ...byId.get(key), ...record });
  }
  return [...byId.values()];
}
