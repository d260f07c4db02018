import { computed } from "@preact/signals";
import type { SortingState } from "@tanstack/table-core";
import type { Query } from "../api/call.ts";
import { amend, go, hereWith, place } from "./place.ts";

/** What of the address is the console's own; everything else is a parameter of the list. */
const own = new Set(["_record", "_new", "_copy", "_tab", "_request", "_member"]);

export const operators = {
  eq: "is",
  ne: "is not",
  contains: "contains",
  startsWith: "starts with",
  gt: "is greater than",
  gte: "is at least",
  lt: "is less than",
  lte: "is at most",
} as const;
export type Operator = keyof typeof operators;

export interface Filter {
  readonly member: string;
  readonly operator: Operator;
  readonly value: string;
}

export const path = computed(() => `/${place.value.rest}`);
export const search = computed(() => place.value.query.get("q") ?? "");
export const openRecord = computed(() => place.value.query.get("_record") ?? undefined);
export const isNew = computed(() => place.value.query.has("_new"));

/** By which members the list is sorted, the first deciding: `_sort=status,-price`. */
export const sorting = computed<SortingState>(() =>
  (place.value.query.get("_sort") ?? "")
    .split(",")
    .filter((text) => text !== "")
    .map((text) => ({ id: text.replace(/^-/, ""), desc: text.startsWith("-") })),
);

/** The list's parameters as text: two places with the same one show the same list. */
export const listKey = computed(() => {
  const pairs = [...place.value.query].filter(([name, value]) => !own.has(name) && value !== "");
  return new URLSearchParams(pairs).toString();
});

export const filters = computed<readonly Filter[]>(() =>
  [...new URLSearchParams(listKey.value)]
    .filter(([name]) => name !== "q" && name !== "_sort")
    .map(([name, value]) => toFilter(name, value)),
);

export function toQuery(key: string): Query {
  const query: Record<string, string[]> = {};
  for (const [name, value] of new URLSearchParams(key))
    query[name] = [...(query[name] ?? []), value];
  return query;
}

function toFilter(name: string, value: string): Filter {
  const [, member = name, found = ""] = /^(.*)_([a-zA-Z]+)$/.exec(name) ?? [];
  return isOperator(found)
    ? { member, operator: found, value }
    : { member: name, operator: "eq", value };
}

function isOperator(text: string): text is Operator {
  return Object.hasOwn(operators, text);
}

function toParameter({ member, operator }: Filter): string {
  return operator === "eq" ? member : `${member}_${operator}`;
}

export function searchFor(text: string): void {
  amend({ q: text === "" ? undefined : text });
}

export function addFilter(filter: Filter): void {
  go(hereWith({ [toParameter(filter)]: filter.value }));
}

export function removeFilter(filter: Filter): void {
  go(hereWith({ [toParameter(filter)]: undefined }));
}

export function sortBy(members: SortingState): void {
  const text = members.map(({ id, desc }) => (desc ? `-${id}` : id)).join(",");
  go(hereWith({ _sort: text === "" ? undefined : text }));
}

const closed = {
  _record: undefined,
  _new: undefined,
  _copy: undefined,
  _request: undefined,
  _member: undefined,
};

export function recordHref(id: string): string {
  return hereWith({ ...closed, _record: id });
}

export function newHref(copyOf?: string): string {
  return hereWith({ ...closed, _new: "", _copy: copyOf });
}

export function closeRecord(): void {
  go(hereWith(closed));
}
