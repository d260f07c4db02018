import type { Slice } from "../../dataset/lists/list-query.ts";
import { isObject } from "../../schema/schema.ts";
import type { Given } from "../query/operands.ts";
import { lastOf, type Parameters, refuseQuery } from "../query/parameters.ts";

/**
 * The JSON parameters of `ra-data-simple-rest`. A model may have members called `sort`, `range` or
 * `filter`: only a value that begins like the JSON in question means the dialect.
 */
export const simpleRestOpenings = { sort: "[", range: "[", filter: "{" } as const;

export function isSimpleRest(name: string, value: Given | undefined): boolean {
  const opening = Object.hasOwn(simpleRestOpenings, name)
    ? simpleRestOpenings[name as keyof typeof simpleRestOpenings]
    : undefined;
  return opening !== undefined && (value?.trimStart().startsWith(opening) ?? false);
}

const forms = {
  sort: '["title","ASC"]; _sort=title says the same',
  range: "[0,24]; _start=0&_end=25 says the same",
  filter: '{"title":"x"}; title=x says the same',
} satisfies Record<keyof typeof simpleRestOpenings, string>;

/** Who says `sort=title` means the parameter, and wants to know what it takes. */
export function refuseMisread(name: string): void {
  if (!Object.hasOwn(forms, name)) return;
  throw refuseQuery(name, `${name} wants ${forms[name as keyof typeof forms]}.`);
}

/** `["title","ASC"]`, or several such pairs one after the other. */
export function parseJsonSort(parameters: Parameters): { name: string; order: string }[] {
  const value = parseJson(parameters, "sort");
  if (value === undefined) return [];
  if (!Array.isArray(value) || !value.every((word) => typeof word === "string")) {
    throw refuseQuery("sort", 'sort must be such as ["title","ASC"].');
  }
  return value.flatMap((name: string, index) =>
    index % 2 === 0 ? [{ name, order: value[index + 1] ?? "ASC" }] : [],
  );
}

/** `[0,24]`: both ends included. */
export function parseRange(parameters: Parameters): Slice | undefined {
  const value = parseJson(parameters, "range");
  if (value === undefined) return undefined;
  const [start, end] = Array.isArray(value) ? value : [];
  const isRange =
    Number.isSafeInteger(start) && Number.isSafeInteger(end) && start >= 0 && end >= start - 1;
  if (!isRange) throw refuseQuery("range", "range must be such as [0,24].");
  return { start, limit: end - start + 1 };
}

/** The members of `filter` as if each had been a parameter of its own. */
export function parseJsonFilter(parameters: Parameters): Parameters {
  const value = parseJson(parameters, "filter");
  const found = new Map<string, Given[]>();
  if (isObject(value)) flatten(value, "", found, 0);
  return found;
}

const deepest = 12;

/** A form with a field `address.city` says `{"address":{"city":…}}`. */
function flatten(value: object, prefix: string, found: Map<string, Given[]>, depth: number): void {
  if (depth > deepest) throw refuseQuery("filter", "filter is nested too deeply.");
  for (const [key, inner] of Object.entries(value)) {
    const name = prefix + key;
    if (isObject(inner)) flatten(inner, `${name}.`, found, depth + 1);
    else found.set(name, (Array.isArray(inner) ? inner : [inner]).map(toGiven));
  }
}

function toGiven(value: unknown): Given {
  if (value === null) return null;
  if (typeof value === "object") throw refuseQuery("filter", "filter takes lists of plain values.");
  return String(value);
}

function parseJson(parameters: Parameters, name: keyof typeof simpleRestOpenings): unknown {
  const text = lastOf(parameters, name);
  if (text === undefined || !isSimpleRest(name, text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw refuseQuery(name, `${name} is not JSON: ${text}`);
  }
}
