import type { Json, JsonObject } from "../../src/schema/schema.ts";

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What stands at a dotted path: `metadata.uid`. */
export function readAt(value: Json | undefined, path: string): Json | undefined {
  return path
    .split(".")
    .reduce<Json | undefined>((found, name) => (isObject(found) ? found[name] : undefined), value);
}

/** The same object with one member otherwise; `undefined` takes the member away. */
export function withMember(object: JsonObject, name: string, value: Json | undefined): JsonObject {
  if (value !== undefined) return { ...object, [name]: value };
  return Object.fromEntries(Object.entries(object).filter(([each]) => each !== name));
}

export function withItem(list: readonly Json[], index: number, value: Json): readonly Json[] {
  return list.map((each, at) => (at === index ? value : each));
}

export function join(path: string, name: string | number): string {
  return path === "" ? String(name) : `${path}.${name}`;
}
