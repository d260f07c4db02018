import type { Resource } from "../resource.ts";
import type { JsonObject, ObjectSchema, Schema } from "../schema.ts";

/** The variant that a kept record is of, as clients see it: with the members that are composed. */
export function shownVariantOf(resource: Resource, record: JsonObject): ObjectSchema | undefined {
  const { variants, whole = variants } = resource;
  if (variants.length < 2) return whole[0];
  // The records that are kept conform, so what tells their variants apart is enough.
  return whole[variants.findIndex((variant) => isOf(variant, record))] ?? whole[0];
}

function isOf(variant: ObjectSchema, record: JsonObject): boolean {
  const { properties, required, additionalProperties, patternProperties } = variant;
  if (!required.every((name) => Object.hasOwn(record, name))) return false;
  const isOpen = additionalProperties !== false || patternProperties !== undefined;
  return Object.entries(record).every(([name, value]) => {
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return schema === undefined ? isOpen : mayBe(schema, value);
  });
}

/** Whether a value may be of a schema, as far as its kind and its known values tell. */
function mayBe(schema: Schema, value: unknown): boolean {
  if ("anyOf" in schema) return schema.anyOf.some((part) => mayBe(part, value));
  if ("enum" in schema) return schema.enum.some((each) => each === value);
  if (!("type" in schema) || schema.type === undefined) return true;
  if (value === null) return schema.type === "null";
  if (Array.isArray(value)) return schema.type === "array";
  return (schema.type === "integer" ? "number" : schema.type) === typeof value;
}
