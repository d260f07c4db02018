import { type Type, TypeFlags, type UnionType } from "typescript/unstable/sync";
import type { Schema } from "../schema/schema.ts";
import { type Reader, type Site, toUnion } from "./reader.ts";

const nothing = TypeFlags.Undefined | TypeFlags.Null | TypeFlags.Void;

export function readUnion(type: UnionType, reader: Reader, site: Site): Schema | undefined {
  return reader.readShared(type, site, () => readVariants(type, reader, site));
}

/** `null` last, beside whatever the union is without it: that may have a name of its own. */
function readVariants(type: UnionType, reader: Reader, site: Site): Schema | undefined {
  const parts = type.getTypes();
  if (!parts.some(({ flags }) => flags & nothing)) return readParts(parts, reader, site);
  const present = reader.checker.getNonNullableType(type);
  const schema = present && reader.read(present, site);
  if (!parts.some(({ flags }) => flags & TypeFlags.Null)) return schema;
  if (!schema) return { type: "null" };
  const variants = "anyOf" in schema && Object.keys(schema).length === 1 ? schema.anyOf : [schema];
  return toUnion([...variants, { type: "null" }]);
}

/** The literal values together as one enumeration, where the first of them stood. */
function readParts(parts: readonly Type[], reader: Reader, site: Site): Schema | undefined {
  const schemas: Schema[] = [];
  const values: (string | number | boolean)[] = [];
  for (const part of parts) {
    const schema = reader.read(part, site);
    if (!schema) continue;
    if (!isPlainEnum(schema)) schemas.push(schema);
    else if (values.push(...schema.enum) === schema.enum.length) schemas.push({ enum: values });
  }
  return toUnion(schemas.map((schema) => (isBoolean(schema) ? { type: "boolean" } : schema)));
}

function isPlainEnum(schema: Schema): schema is Extract<Schema, { enum: unknown }> {
  return "enum" in schema && Object.keys(schema).length === 1;
}

function isBoolean(schema: Schema): boolean {
  return (
    "enum" in schema &&
    schema.enum.length === 2 &&
    schema.enum.every((value) => typeof value === "boolean")
  );
}
