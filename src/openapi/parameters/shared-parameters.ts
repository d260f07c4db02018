import type { Part } from "../components.ts";

const text = { type: "string" };
const wholeNumber = (minimum: number) => ({ type: "integer", minimum });

/** Parameters that mean the same wherever they stand. */
export const sharedParameters = {
  q: {
    in: "query",
    description:
      "Some text in the record, nested ones included, contains this, whatever its case; repeated, every one.",
    schema: text,
  },
  _order: {
    in: "query",
    description: "The directions of the properties in `_sort`, in their order; otherwise `asc`.",
    style: "form",
    explode: false,
    schema: { type: "array", items: { type: "string", enum: ["asc", "desc"] } },
  },
  _page: {
    in: "query",
    description: "The page to answer with, from 1. One past the end is empty.",
    schema: wholeNumber(1),
  },
  _limit: {
    in: "query",
    description:
      "How many records a page has, 10 where only `_page` is given; without `_page`, how many records there are at most.",
    schema: wholeNumber(0),
  },
  _per_page: {
    in: "query",
    description: "The same as `_limit` beside `_page`.",
    schema: wholeNumber(1),
  },
  _start: {
    in: "query",
    description: "The position of the first record to answer with, from 0.",
    schema: wholeNumber(0),
  },
  _end: {
    in: "query",
    description: "The position before which to end.",
    schema: wholeNumber(0),
  },
  sort: {
    in: "query",
    description: 'Order as `ra-data-simple-rest` says it: `["title","ASC"]`.',
    schema: text,
  },
  range: {
    in: "query",
    description: "A slice as `ra-data-simple-rest` says it: `[0,24]`.",
    schema: text,
  },
  filter: {
    in: "query",
    description: 'Filters as `ra-data-simple-rest` says them: `{"id":[1,2],"q":"text"}`.',
    schema: text,
  },
  _where: {
    in: "query",
    description:
      'Conditions as json-server 1.0 says them: `{"views":{"gt":5},"or":[{"title":{"contains":"a"}}]}`.',
    schema: text,
  },
  "If-None-Match": {
    in: "header",
    description: "An `ETag`: 304 where nothing has changed since.",
    schema: text,
  },
  "If-Match": {
    in: "header",
    description: "An `ETag`: 412 where the record has changed since.",
    schema: text,
  },
  Prefer: {
    in: "header",
    description: "`return=minimal` asks for an answer without a body.",
    schema: text,
  },
} as const satisfies Record<string, Part>;
export type SharedParameter = keyof typeof sharedParameters;
