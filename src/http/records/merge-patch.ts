import { toVariants } from "../../schema/members.ts";
import type { Resource } from "../../schema/resource.ts";
import {
  type Definitions,
  dereference,
  type Json,
  type JsonObject,
  type ObjectSchema,
  type Schema,
} from "../../schema/schema.ts";

/** What a patch in plain JSON means: the given top-level members take the others' place. */
export function mergeMembers(before: JsonObject, body: JsonObject): JsonObject {
  return { ...before, ...body };
}

/** A merge patch on a record of the resource. */
export type MergePatch = (
  resource: Pick<Resource, "variants">,
  before: JsonObject,
  patch: JsonObject,
) => JsonObject;

/**
 * RFC 7396, but for a member that must be there and may be null: removing it would leave a record that
 * is none, and null is what the client means.
 */
export function createMergePatch(definitions: Definitions): MergePatch {
  return ({ variants }, before, patch) => merge(before, patch, variants);

  function merge(
    target: Json | undefined,
    patch: JsonObject,
    variants: readonly ObjectSchema[],
  ): JsonObject {
    const merged = new Map(isObject(target) ? Object.entries(target) : []);
    for (const [name, value] of Object.entries(patch)) {
      if (value !== null) merged.set(name, mergeValue(merged.get(name), value, variants, name));
      else if (variants.some((variant) => keepsNull(variant, name))) merged.set(name, null);
      else merged.delete(name);
    }
    return Object.fromEntries(merged);
  }

  function mergeValue(
    before: Json | undefined,
    value: Json,
    variants: readonly ObjectSchema[],
    name: string,
  ): Json {
    if (!isObject(value)) return value;
    const schemas = variants.flatMap(({ properties }) => properties[name] ?? []);
    return merge(before, value, schemas.flatMap(toObjects));
  }

  function toObjects(schema: Schema): readonly ObjectSchema[] {
    const target = dereference(schema, definitions);
    const each = "anyOf" in target ? target.anyOf : [target];
    return each.flatMap((variant) => toVariants(variant, definitions));
  }

  function keepsNull({ properties, required }: ObjectSchema, name: string): boolean {
    const schema = properties[name];
    return schema !== undefined && required.includes(name) && isNullable(schema);
  }

  function isNullable(schema: Schema): boolean {
    const target = dereference(schema, definitions);
    if ("anyOf" in target) return target.anyOf.some(isNullable);
    return "type" in target && target.type === "null";
  }
}

/** RFC 7396: null removes a member, an object is merged into an object. */
export function mergePatch(target: JsonObject, patch: JsonObject): JsonObject {
  return createMergePatch({})({ variants: [] }, target, patch);
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
