import type { ParameterNames } from "../../config/list-dialect.ts";
import type { RecordList } from "../../dataset/dataset.ts";
import type { Collection } from "../../schema/resource.ts";
import type { GivenSlice, SliceDialect } from "./slices.ts";

/** How many there are, which of them these are, and where the others are. */
export type BuildListHeaders = (
  url: string,
  collection: Collection,
  slice: GivenSlice | undefined,
  list: Pick<RecordList, "total" | "count">,
) => Record<string, string>;

export function createListHeaders(names: ParameterNames): BuildListHeaders {
  const linkOf = createLinkOf(createToSliceUrl(names));
  return function buildListHeaders(url, { path }, slice, { total, count }) {
    const unit = path.slice(path.lastIndexOf("/") + 1);
    const start = slice?.start ?? 0;
    const range = count === 0 ? "*" : `${start}-${start + count - 1}`;
    const headers: Record<string, string> = {
      "x-total-count": String(total),
      "content-range": `${unit} ${range}/${total}`,
    };
    if (slice && isLimited(slice)) headers["link"] = linkOf(url, slice, total);
    return headers;
  };
}

type LimitedSlice = GivenSlice & { readonly limit: number };

function isLimited(slice: GivenSlice): slice is LimitedSlice {
  return slice.limit !== undefined && slice.limit > 0;
}

interface KnownLink {
  readonly url: string;
  readonly total: number;
  readonly link: string;
}

/** A page is asked for again and again: its link is made anew when there are more records, or fewer. */
function createLinkOf(toSliceUrl: (url: string, slice: LimitedSlice, from: number) => string) {
  const known = new WeakMap<LimitedSlice, KnownLink>();
  return (url: string, slice: LimitedSlice, total: number): string => {
    const before = known.get(slice);
    if (before?.url === url && before.total === total) return before.link;
    const link = buildLink(slice, total, (start) => toSliceUrl(url, slice, start));
    known.set(slice, { url, total, link });
    return link;
  };
}

/** RFC 8288; every other parameter stays as it was. */
function buildLink(slice: LimitedSlice, total: number, toUrl: (start: number) => string): string {
  const { start, limit } = slice;
  // Pages count from the start of the list; a slice's neighbours count from the slice.
  const offset = start % limit;
  const last = Math.max(0, lastStart(total, offset, limit));
  const relations = [
    ["first", 0],
    ...(start > 0 ? [["prev", Math.max(0, Math.min(start - limit, last))] as const] : []),
    ...(start + limit < total ? [["next", start + limit] as const] : []),
    ["last", last],
  ] as const;
  return relations.map(([relation, from]) => `<${toUrl(from)}>; rel="${relation}"`).join(", ");
}

function lastStart(total: number, offset: number, limit: number): number {
  return offset + Math.floor((total - 1 - offset) / limit) * limit;
}

/** By text: parsing and printing a URL four times would cost more than the records. */
function createToSliceUrl(names: ParameterNames) {
  const page = createSetParameter(names.page);
  const start = createSetParameter(names.start);
  const end = createSetParameter(names.end);
  const range = createSetParameter("range");
  const [hasLimit, hasEnd] = [toPattern(names.limit), toPattern(names.end)];
  const toUrlByDialect = {
    page: (url, from, limit) => page(url, Math.floor(from / limit) + 1),
    start: (url, from, limit) => {
      const started = start(url, from);
      // Where a limit says how many, an end need not.
      return hasLimit.test(url) && !hasEnd.test(url) ? started : end(started, from + limit);
    },
    range: (url, from, limit) => range(url, `[${from},${from + limit - 1}]`),
  } satisfies Record<SliceDialect, (url: string, from: number, limit: number) => string>;
  return (url: string, { dialect, limit }: LimitedSlice, from: number): string =>
    toUrlByDialect[dialect](url, from, limit);
}

function createSetParameter(name: string): (url: string, value: string | number) => string {
  const place = toPattern(name);
  return (url, value) => {
    const found = place.exec(url);
    // There is a query: it has said which slice.
    if (!found) return `${url}&${name}=${value}`;
    const end = found.index + found[0].length;
    return url.slice(0, found.index) + found[1] + value + url.slice(end);
  };
}

function toPattern(name: string): RegExp {
  return new RegExp(`([?&]${name.replaceAll(/[.[\]]/g, "\\$&")}=)[^&]*`);
}
