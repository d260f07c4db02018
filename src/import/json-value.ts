import type { Json, JsonObject } from "../schema/schema.ts";

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isList(value: unknown): value is readonly Json[] {
  return Array.isArray(value);
}

export function isListOfObjects(value: unknown): value is readonly JsonObject[] {
  return isList(value) && value.every(isObject);
}

/** Own members alone: a document may name one `constructor`. */
export function memberOf(object: JsonObject, name: string): Json | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}
