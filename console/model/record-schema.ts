import {
  type Definitions,
  dereference,
  type ObjectSchema,
  type Schema,
} from "../../src/schema/schema.ts";

export interface Member {
  readonly name: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
}

/** The objects that a value of this schema may be. */
export function toVariants(schema: Schema, definitions: Definitions): readonly ObjectSchema[] {
  const target = dereference(schema, definitions);
  if ("anyOf" in target) return target.anyOf.flatMap((each) => toVariants(each, definitions));
  return "type" in target && target.type === "object" ? [target] : [];
}

/** Every member that some variant has, in the order of the model. */
export function toMembers(schema: Schema, definitions: Definitions): readonly Member[] {
  const members = new Map<string, Member>();
  for (const variant of toVariants(schema, definitions)) {
    for (const [name, each] of Object.entries(variant.properties)) {
      const isRequired = variant.required.includes(name);
      const known = members.get(name);
      members.set(
        name,
        known ? merge(known, each, isRequired) : { name, schema: each, isRequired },
      );
    }
  }
  return [...members.values()];
}

/** The kinds of a union differ in the constants that tell them apart. */
function merge(known: Member, schema: Schema, isRequired: boolean): Member {
  const values = [known.schema, schema].map((each) => ("enum" in each ? each.enum : undefined));
  const [left, right] = values;
  const merged = left && right ? { enum: [...new Set([...left, ...right])] } : known.schema;
  return { ...known, schema: merged, isRequired: known.isRequired && isRequired };
}

/** The schema without `null`, and whether there was one. */
export function toNonNull(
  schema: Schema,
  definitions: Definitions,
): { readonly schema: Schema; readonly isNullable: boolean } {
  const target = dereference(schema, definitions);
  if (!("anyOf" in target)) return { schema, isNullable: false };
  const others = target.anyOf.filter((each) => !isNull(each, definitions));
  if (others.length === target.anyOf.length) return { schema, isNullable: false };
  const [only] = others;
  const { anyOf: _, ...annotations } = target;
  const rest =
    others.length === 1 && only ? { ...annotations, ...only } : { ...target, anyOf: others };
  return { schema: rest, isNullable: true };
}

function isNull(schema: Schema, definitions: Definitions): boolean {
  const target = dereference(schema, definitions);
  return "type" in target && target.type === "null";
}
