import {
  type Definitions,
  dereference,
  type ObjectSchema,
  type Schema,
  type UnionSchema,
} from "../../schema/schema.ts";

/** Every union of objects with the member that tells its variants apart, where there is one. */
export function addDiscriminators(schema: Schema, definitions: Definitions): Schema {
  const add = (inner: Schema) => addDiscriminators(inner, definitions);
  if ("anyOf" in schema) {
    const union = { ...schema, anyOf: schema.anyOf.map(add) };
    const discriminator = findDiscriminator(union, definitions);
    return discriminator ? { ...union, discriminator } : union;
  }
  if (!("type" in schema)) return schema;
  if (schema.type === "object") return addInObject(schema, add);
  if (schema.type !== "array") return schema;
  if (!("prefixItems" in schema)) return { ...schema, items: add(schema.items) };
  const items = schema.items === false ? false : add(schema.items);
  return { ...schema, prefixItems: schema.prefixItems.map(add), items };
}

function addInObject(schema: ObjectSchema, add: (schema: Schema) => Schema): ObjectSchema {
  const addAll = (schemas: Readonly<Record<string, Schema>>) =>
    Object.fromEntries(Object.entries(schemas).map(([name, inner]) => [name, add(inner)]));
  const { properties, patternProperties, additionalProperties } = schema;
  return {
    ...schema,
    properties: addAll(properties),
    additionalProperties: additionalProperties === false ? false : add(additionalProperties),
    ...(patternProperties ? { patternProperties: addAll(patternProperties) } : {}),
  };
}

/** Null beside the variants is told apart by being null. */
function findDiscriminator(
  { anyOf }: UnionSchema,
  definitions: Definitions,
): UnionSchema["discriminator"] {
  const variants = anyOf.map((variant) => ({
    variant,
    target: dereference(variant, definitions),
  }));
  const objects = variants.flatMap(({ target }) =>
    "type" in target && target.type === "object" ? [target] : [],
  );
  const [first] = objects;
  if (!first || objects.length < 2 || objects.length < variants.length) return undefined;
  const propertyName = first.required.find((name) => tellsApart(name, objects, definitions));
  if (propertyName === undefined) return undefined;
  const mapping = variants.flatMap(({ variant, target }) =>
    "$ref" in variant
      ? constants(target as ObjectSchema, propertyName, definitions).map(
          (value) => [String(value), variant.$ref] as const,
        )
      : [],
  );
  const isWhole = variants.every(({ variant }) => "$ref" in variant);
  return isWhole ? { propertyName, mapping: Object.fromEntries(mapping) } : { propertyName };
}

function tellsApart(
  name: string,
  objects: readonly ObjectSchema[],
  definitions: Definitions,
): boolean {
  const values = objects.map((object) => constants(object, name, definitions));
  if (values.some((list) => list.length === 0)) return false;
  const all = values.flat();
  return new Set(all).size === all.length && all.every((value) => typeof value === "string");
}

/** The few values that a required member can have; none where it can have others. */
function constants(
  { properties, required }: ObjectSchema,
  name: string,
  definitions: Definitions,
): readonly (string | number | boolean)[] {
  const member = Object.hasOwn(properties, name) ? properties[name] : undefined;
  if (!member || !required.includes(name)) return [];
  const target = dereference(member, definitions);
  return "enum" in target ? target.enum : [];
}
