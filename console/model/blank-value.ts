import {
  type Definitions,
  dereference,
  type Json,
  type Kind,
  type Schema,
  type SchemaByKind,
  toKinded,
} from "../../src/schema/schema.ts";

/** Recursive models come to an end here: what lies deeper is left for the person to add. */
const deepest = 8;

const blanks: {
  readonly [K in Kind]: (schema: SchemaByKind[K], definitions: Definitions, depth: number) => Json;
} = {
  any: () => null,
  string: ({ format }) => (format === "date-time" ? new Date().toISOString() : ""),
  number: ({ minimum = 0 }) => Math.max(0, minimum),
  boolean: () => false,
  null: () => null,
  enum: ({ enum: values }) => values[0] ?? null,
  array: () => [],
  tuple: ({ prefixItems }, definitions, depth) =>
    prefixItems.map((each) => toBlank(each, definitions, depth + 1)),
  object: ({ properties, required }, definitions, depth) =>
    Object.fromEntries(
      required.flatMap((name) => {
        const schema = properties[name];
        return schema ? [[name, toBlank(schema, definitions, depth + 1)]] : [];
      }),
    ),
  union: ({ anyOf: [first = {}] }, definitions, depth) => toBlank(first, definitions, depth + 1),
  reference: (schema, definitions, depth) =>
    toBlank(dereference(schema, definitions), definitions, depth),
};

/** A value to start from: what must be there, with nothing in it. */
export function toBlank(schema: Schema, definitions: Definitions, depth = 0): Json {
  if (schema.default !== undefined) return schema.default;
  if (depth > deepest) return null;
  const kinded = toKinded(schema);
  const blank = blanks[kinded.kind] as (
    schema: Schema,
    definitions: Definitions,
    depth: number,
  ) => Json;
  return blank(kinded.schema, definitions, depth);
}
