import type { RecordList } from "../../dataset/dataset.ts";
import type { Collection } from "../../schema/resource.ts";
import type { GivenSlice, SliceDialect } from "./slices.ts";

/** How many there are, which of them these are, and where the others are. */
export function buildListHeaders(
  url: string,
  { path }: Collection,
  slice: GivenSlice | undefined,
  { total, count }: Pick<RecordList, "total" | "count">,
): Record<string, string> {
  const unit = path.slice(path.lastIndexOf("/") + 1);
  const start = slice?.start ?? 0;
  const range = count === 0 ? "*" : `${start}-${start + count - 1}`;
  const headers: Record<string, string> = {
    "x-total-count": String(total),
    "content-range": `${unit} ${range}/${total}`,
  };
  const limit = slice?.limit;
  if (slice && limit !== undefined && limit > 0) {
    headers["link"] = buildLink(url, { ...slice, limit }, total);
  }
  return headers;
}

type LimitedSlice = GivenSlice & { readonly limit: number };

/** RFC 8288; every other parameter stays as it was. */
function buildLink(url: string, slice: LimitedSlice, total: number): string {
  const { start, limit } = slice;
  // Pages count from the start of the list; a slice's neighbours count from the slice.
  const offset = start % limit;
  const last = total === 0 ? 0 : Math.max(0, lastStart(total, offset, limit));
  const relations = [
    ["first", 0],
    ...(start > 0 ? [["prev", Math.max(0, Math.min(start - limit, last))] as const] : []),
    ...(start + limit < total ? [["next", start + limit] as const] : []),
    ["last", last],
  ] as const;
  return relations
    .map(([relation, from]) => `<${toSliceUrl(url, slice, from)}>; rel="${relation}"`)
    .join(", ");
}

function lastStart(total: number, offset: number, limit: number): number {
  return offset + Math.floor((total - 1 - offset) / limit) * limit;
}

/** By text: parsing and printing a URL four times would cost more than the records. */
function toSliceUrl(url: string, slice: LimitedSlice, start: number): string {
  const at = url.indexOf("?");
  return slicesByDialect[slice.dialect](start, slice.limit).reduce(
    (query, [name, value]) =>
      name === "_end" && isBounded(url) ? query : setParameter(query, name, value),
    at < 0 ? `${url}?` : url,
  );
}

/** Where `_limit` says how many, `_end` need not. */
function isBounded(url: string): boolean {
  return /[?&]_limit=/.test(url) && !/[?&]_end=/.test(url);
}

function setParameter(url: string, name: SliceParameter, value: string): string {
  const found = placesOf[name].exec(url);
  if (!found) return `${url}${url.endsWith("?") ? "" : "&"}${name}=${value}`;
  const end = found.index + found[0].length;
  return url.slice(0, found.index) + found[1] + value + url.slice(end);
}

const placesOf = {
  _page: /([?&]_page=)[^&]*/,
  _start: /([?&]_start=)[^&]*/,
  _end: /([?&]_end=)[^&]*/,
  range: /([?&]range=)[^&]*/,
};

type SliceParameter = keyof typeof placesOf;

const slicesByDialect = {
  page: (start, limit) => [["_page", String(Math.floor(start / limit) + 1)]],
  start: (start, limit) => [
    ["_start", String(start)],
    ["_end", String(start + limit)],
  ],
  range: (start, limit) => [["range", `[${start},${start + limit - 1}]`]],
} satisfies Record<
  SliceDialect,
  (start: number, limit: number) => (readonly [name: SliceParameter, value: string])[]
>;
