import {
  type ArraySchema,
  type Definitions,
  dereference,
  isObject,
  type Json,
  type JsonObject,
  type Kind,
  type ObjectSchema,
  type Schema,
  type SchemaByKind,
  toKinded,
} from "../schema.ts";
import { isOfType } from "../validate/is-of-type.ts";
import type { Fits } from "../validate/validate.ts";
import { toInstant } from "./to-instant.ts";

/** A value that does not fit as whoever sent it meant it; where nobody can tell, the value itself. */
export type MendValue = (schema: Schema, value: Json) => Json;

type Mender<S> = (schema: S, value: Json, mend: Mend) => Json;

interface Mend {
  readonly fits: Fits;
  readonly definitions: Definitions;
  readonly value: MendValue;
}

const asItIs = (_: Schema, value: Json) => value;

/** Numbers and booleans as texts stay what they are: in JSON, those are the client's own mistakes. */
const menders: { readonly [K in Kind]: Mender<SchemaByKind[K]> } = {
  any: asItIs,
  number: asItIs,
  boolean: asItIs,
  null: asItIs,
  enum: asItIs,
  string: (schema, value, { fits }) => {
    if (schema.format !== "date-time" || typeof value !== "string" || fits(schema, value)) {
      return value;
    }
    return toInstant(value) ?? value;
  },
  array: mendItems,
  tuple: ({ prefixItems, items }, value, mend) =>
    Array.isArray(value)
      ? value.map((item: Json, index) => {
          const schema = prefixItems[index] ?? items;
          return schema === false ? item : mend.value(schema, item);
        })
      : value,
  object: mendMembers,
  union: ({ anyOf }, value, mend) => mendVariant(anyOf, value, mend),
  reference: (schema, value, mend) => mend.value(dereference(schema, mend.definitions), value),
};

export function createMendValue(fits: Fits, definitions: Definitions): MendValue {
  return (schema, value) => {
    const known = new WeakMap<object, Map<Schema, Json>>();
    return mendOnce(schema, value);

    /**
     * Each part of a value is mended once by each schema: the variants of a recursive union would
     * otherwise try every way through a deep body.
     */
    function mendOnce(of: Schema, part: Json): Json {
      if (typeof part !== "object" || part === null) return mendPart(of, part);
      const bySchema = known.get(part) ?? new Map<Schema, Json>();
      known.set(part, bySchema);
      const mended = bySchema.get(of) ?? mendPart(of, part);
      bySchema.set(of, mended);
      return mended;
    }

    function mendPart(of: Schema, part: Json): Json {
      const kinded = toKinded(of);
      const mender = menders[kinded.kind] as Mender<Schema>;
      return mender(kinded.schema, part, { fits, definitions, value: mendOnce });
    }
  };
}

function mendItems({ items }: ArraySchema, value: Json, mend: Mend): Json {
  return Array.isArray(value) ? value.map((item: Json) => mend.value(items, item)) : value;
}

function mendMembers(schema: ObjectSchema, value: Json, mend: Mend): Json {
  if (!isObject(value)) return value;
  const { properties, required, additionalProperties } = schema;
  const members = Object.entries(value).flatMap(([name, member]): [string, Json][] => {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (property === undefined) {
      const mended = additionalProperties ? mend.value(additionalProperties, member) : member;
      return [[name, mended]];
    }
    const isEmpty = member === null || member === "";
    if (isEmpty && !required.includes(name) && !mend.fits(property, member)) return [];
    return [[name, mend.value(property, member)]];
  });
  return Object.fromEntries(members);
}

/** Of the variants that a value may be of, the first that it then fits. */
function mendVariant(anyOf: readonly Schema[], value: Json, mend: Mend): Json {
  const variants = anyOf
    .map((variant) => dereference(variant, mend.definitions))
    .filter((variant) => mayBe(variant, value));
  const [only] = variants;
  if (only && variants.length === 1) return mend.value(only, value);
  for (const variant of variants) {
    const mended = mend.value(variant, value);
    if (mend.fits(variant, mended)) return mended;
  }
  return value;
}

/** As far as its type and the members that tell variants apart can say. */
function mayBe(variant: Schema, value: Json): boolean {
  if (!isOfType(variant, value)) return false;
  return !("properties" in variant && isObject(value)) || hasItsConstants(variant, value);
}

function hasItsConstants({ properties }: ObjectSchema, value: JsonObject): boolean {
  return Object.entries(properties).every(([name, schema]) => {
    const isConstant = "enum" in schema && schema.enum.length === 1;
    return !isConstant || !Object.hasOwn(value, name) || schema.enum[0] === value[name];
  });
}
