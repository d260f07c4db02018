import { type Definitions, dereference, type ObjectSchema, type Schema } from "./schema.ts";

/** The members of a record by name, in the model's order. */
export type Members = ReadonlyMap<string, Member>;

export interface Member {
  readonly schema: Schema;
  /** Whether every record has it. */
  readonly isRequired: boolean;
}

/** The objects that a record may be: one, or the variants of a union; none where it is not one. */
export function toVariants(schema: Schema, definitions: Definitions): readonly ObjectSchema[] {
  const target = dereference(schema, definitions);
  if ("anyOf" in target) {
    const variants = target.anyOf.map((variant) => toVariants(variant, definitions));
    return variants.some((list) => list.length === 0) ? [] : variants.flat();
  }
  return "type" in target && target.type === "object" ? [target] : [];
}

/** What is known of each member over all variants. */
export function toMembers(variants: readonly ObjectSchema[]): Members {
  const names = new Set(variants.flatMap((variant) => Object.keys(variant.properties)));
  return new Map([...names].map((name) => [name, mergeMember(name, variants)]));
}

function mergeMember(name: string, variants: readonly ObjectSchema[]): Member {
  const holders = variants.filter(({ properties }) => Object.hasOwn(properties, name));
  const schemas = holders.flatMap(({ properties }) => properties[name] ?? []);
  const distinct = schemas.filter(
    (schema, index) => schemas.findIndex((other) => isSame(schema, other)) === index,
  );
  const [only] = distinct;
  const isReadOnly = schemas.every(({ readOnly }) => readOnly);
  return {
    schema:
      only !== undefined && distinct.length === 1
        ? only
        : { anyOf: distinct, ...(isReadOnly ? { readOnly: true } : {}) },
    isRequired:
      holders.length === variants.length &&
      holders.every(({ required }) => required.includes(name)),
  };
}

function isSame(a: Schema, b: Schema): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
