import type { JsonObject } from "../../schema/schema.ts";
import { isObject } from "../json-value.ts";

const dataKey =
  /^(?:\d+|\d{4}-\d\d(?:-\d\d)?|[\da-f]{8}-[\da-f]{4}-[\da-f-]{22}|[\da-f]{24}|-[\w-]{19})$/i;

/** `u1` and `item-2` may be names, too: `line1` of an address. */
const countedKey = /^[a-z]+[-_]?\d+$/i;

/** Fewer keys than that are members that somebody may have left out. */
const manyKeys = 8;

/**
 * Whether the keys are data and not names: numbers, days, UUIDs and what databases make; counted
 * ones of objects that are all alike; or many different ones of which most objects have few. All values
 * must then be of one kind.
 */
export function isMap(objects: readonly JsonObject[]): boolean {
  const keys = new Set(objects.flatMap((object) => Object.keys(object)));
  const kinds = new Set(objects.flatMap((object) => Object.values(object).map(toKind)));
  if (keys.size === 0 || kinds.size > 1) return false;
  if ([...keys].every((key) => dataKey.test(key))) return true;
  if ([...keys].every((key) => countedKey.test(key)) && areAlike(objects)) return true;
  const used = objects.reduce((sum, object) => sum + Object.keys(object).length, 0);
  return keys.size > manyKeys && used * 2 < keys.size * objects.length;
}

function areAlike(objects: readonly JsonObject[]): boolean {
  const values = objects.flatMap((object) => Object.values(object));
  const shapes = new Set(values.map((value) => isObject(value) && Object.keys(value).join()));
  return values.length > 1 && shapes.size === 1 && !shapes.has(false);
}

function toKind(value: unknown): string {
  return Array.isArray(value) ? "array" : typeof value;
}
