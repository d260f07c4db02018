import type { Json, JsonObject } from "../../schema/schema.ts";

/** What a patch in plain JSON means: the given top-level members take the others' place. */
export function mergeMembers(before: JsonObject, body: JsonObject): JsonObject {
  return { ...before, ...body };
}

/** RFC 7396: null removes a member, an object is merged into an object. */
export function mergePatch(target: Json | undefined, patch: JsonObject): JsonObject {
  const merged = new Map(isObject(target) ? Object.entries(target) : []);
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) merged.delete(name);
    else merged.set(name, isObject(value) ? mergePatch(merged.get(name), value) : value);
  }
  return Object.fromEntries(merged);
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
