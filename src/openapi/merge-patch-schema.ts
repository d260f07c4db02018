import { type Definitions, dereference, type ObjectSchema, type Schema } from "../schema/schema.ts";
import type { Part } from "./components.ts";
import { toPublished } from "./published-schema.ts";

/** RFC 7396: `null` removes a member, and an object is merged into the one that is there. */
export function toMergePatch(
  variant: ObjectSchema,
  references: Part,
  definitions: Definitions,
): Part {
  return toMergedObject(variant, references, definitions, 0);
}

function toMergedObject(
  variant: ObjectSchema,
  references: Part,
  definitions: Definitions,
  depth: number,
): Part {
  const merged = Object.entries(variant.properties).map(
    ([name, schema]) => [name, toMerged(schema, definitions, depth)] as const,
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

/** Typed, so that a generated client takes it for more than an object without members. */
const anyObject: Part = { type: "object", additionalProperties: true };
const deepest = 3;

/** Only the changed members of an object need be there, and nested ones may be removed. */
function toMerged(schema: Schema, definitions: Definitions, depth: number): Part {
  if (!holdsObject(schema, definitions)) return toPublished(schema);
  const target = dereference(schema, definitions);
  if ("anyOf" in target) return toMergedUnion(target.anyOf, definitions, depth);
  // A model may contain itself, and nobody patches deeper.
  if (!("properties" in target) || depth === deepest) return anyObject;
  return toMergedObject(target, {}, definitions, depth + 1);
}

/** Of several objects a patch may change one into another: then it is any object. */
function toMergedUnion(variants: readonly Schema[], definitions: Definitions, depth: number): Part {
  const isObject = (each: Schema) => holdsObject(each, definitions);
  const objects = variants.filter(isObject);
  const merged =
    objects.length > 1 ? [anyObject] : objects.map((each) => toMerged(each, definitions, depth));
  const all = [...merged, ...variants.filter((each) => !isObject(each)).map(toPublished)];
  const [only] = all;
  return only && all.length === 1 ? only : { anyOf: all };
}

function holdsObject(schema: Schema, definitions: Definitions): boolean {
  const target = dereference(schema, definitions);
  if ("anyOf" in target) return target.anyOf.some((each) => holdsObject(each, definitions));
  return "type" in target && target.type === "object";
}
