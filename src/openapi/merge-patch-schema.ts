import { type Definitions, dereference, type ObjectSchema, type Schema } from "../schema/schema.ts";
import type { Part } from "./components.ts";
import { toPublished } from "./published-schema.ts";

/** RFC 7396: `null` removes a member, and an object is merged into the one that is there. */
export function toMergePatch(
  variant: ObjectSchema,
  references: Part,
  definitions: Definitions,
): Part {
  const merged = Object.entries(variant.properties).map(
    ([name, schema]) => [name, toMerged(schema, definitions)] as const,
  );
  const properties = Object.entries({ ...Object.fromEntries(merged), ...references }).map(
    ([name, schema]) =>
      [name, variant.required.includes(name) ? schema : withNull(schema as Part)] as const,
  );
  const { required: _, ...patch } = toPublished(variant);
  return { ...patch, properties: Object.fromEntries(properties) };
}

const constraints = ["type", "enum", "anyOf", "$ref"];

function withNull(schema: Part): Part {
  const variants = schema["anyOf"];
  const nothing = { type: "null" };
  // What may be anything may be null.
  if (!constraints.some((keyword) => Object.hasOwn(schema, keyword))) return schema;
  if (!Array.isArray(variants)) return { anyOf: [schema, nothing] };
  const isNullable = variants.some((each: Part) => each["type"] === "null");
  return isNullable ? schema : { ...schema, anyOf: [...variants, nothing] };
}

/** Only the changed members of an object need be there, and nested ones may be removed. */
function toMerged(schema: Schema, definitions: Definitions): Part {
  if (!holdsObject(schema, definitions)) return toPublished(schema);
  const target = dereference(schema, definitions);
  if (!("anyOf" in target)) return { type: "object" };
  const variants = target.anyOf.map((each) => toMerged(each, definitions));
  const distinct = new Map(variants.map((each) => [JSON.stringify(each), each] as const));
  return distinct.size === 1 ? { type: "object" } : { anyOf: [...distinct.values()] };
}

function holdsObject(schema: Schema, definitions: Definitions): boolean {
  const target = dereference(schema, definitions);
  if ("anyOf" in target) return target.anyOf.some((each) => holdsObject(each, definitions));
  return "type" in target && target.type === "object";
}
