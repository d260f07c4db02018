import { type Type, TypeFlags, type UnionType } from "typescript/unstable/sync";
import type { Schema } from "../../schema/schema.ts";
import { partsOf } from "../compiler/remembering-checker.ts";
import { type Reader, type Site, toUnion } from "../reader.ts";

const nothing = TypeFlags.Undefined | TypeFlags.Null | TypeFlags.Void;

export function readUnion(type: UnionType, reader: Reader, site: Site): Schema | undefined {
  return reader.readShared(type, site, () => readVariants(type, reader, site));
}

/** `null` last, beside whatever the union is without it: that may have a name of its own. */
function readVariants(type: UnionType, reader: Reader, site: Site): Schema | undefined {
  const parts = partsOf(type);
  const [only, ...others] = parts.filter(({ flags }) => !(flags & nothing));
  if (others.length + 1 === parts.length) return readParts(parts, reader, site);
  // Of several the checker knows whether their union has a name.
  const present = others.length === 0 ? only : reader.checker.getNonNullableType(type);
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
  for (const schema of parts.flatMap((part) => reader.read(part, site) ?? [])) {
    if (!isPlainEnum(schema)) schemas.push(schema);
    else if (values.push(...schema.enum) === schema.enum.length) schemas.push({ enum: values });
  }
  return toUnion(schemas.flatMap(splitBoolean));
}

/** Both truth values are the type itself. */
function splitBoolean(schema: Schema): Schema[] {
  if (!("enum" in schema) || !schema.enum.includes(true) || !schema.enum.includes(false)) {
    return [schema];
  }
  const others = schema.enum.filter((value) => typeof value !== "boolean");
  return others.length === 0 ? [{ type: "boolean" }] : [{ type: "boolean" }, { enum: others }];
}

function isPlainEnum(schema: Schema): schema is Extract<Schema, { enum: unknown }> {
  return "enum" in schema && Object.keys(schema).length === 1;
}
