import { toMembers } from "../members.ts";
import { onceForEach } from "../once-for-each.ts";
import type { Resource } from "../resource.ts";
import type { Definitions, JsonObject, ObjectSchema, Schema } from "../schema.ts";
import { createFits, type Fits } from "../validate/validate.ts";

/** What the server owns may differ between the variants of a model: a record has its own's. */
export interface Narrowing {
  readonly varies: boolean;
  /** The resource as the record has it: of several variants, the one that the record is of. */
  of(record: JsonObject): Resource;
}

export function createNarrowings(
  definitions: Definitions,
): (resource: Resource) => Narrowing | Promise<Narrowing> {
  const loaded = new Map<Resource, Narrowing>();
  let loading: Promise<Fits> | undefined;
  const load = onceForEach((resource: Resource): Narrowing | Promise<Narrowing> => {
    const varies = resource.owned.some((name) => differs(resource, name));
    if (!varies) return { varies, of: () => resource };
    loading ??= createFits(definitions);
    return loading.then((fits) => {
      const narrowing = narrowByVariant(resource, fits);
      loaded.set(resource, narrowing);
      return narrowing;
    });
  });
  return (resource) => loaded.get(resource) ?? load(resource);
}

function differs({ variants }: Resource, name: string): boolean {
  return new Set(variants.map(({ properties }) => JSON.stringify(properties[name]))).size > 1;
}

function narrowByVariant(resource: Resource, fits: Fits): Narrowing {
  const candidates = resource.variants.map((variant) => ({
    schema: toTolerant(variant, resource.owned),
    narrowed: narrowTo(resource, variant),
  }));
  const find = (record: JsonObject) =>
    candidates.find(({ schema }) => fits(schema, record))?.narrowed;
  // What the server owns may still be of the variant that the record was of before.
  const of = (record: JsonObject) =>
    find(record) ?? find(without(record, resource.owned)) ?? resource;
  return { varies: true, of };
}

function narrowTo(resource: Resource, variant: ObjectSchema): Resource {
  const owned = resource.owned.filter((name) => Object.hasOwn(variant.properties, name));
  return { ...resource, variants: [variant], members: toMembers([variant]), owned };
}

/** The variant for a record that may lack what the server owns, or have another variant's of it. */
function toTolerant(variant: ObjectSchema, owned: readonly string[]): Schema {
  const anything = Object.fromEntries(owned.map((name) => [name, {}]));
  return {
    ...variant,
    properties: { ...anything, ...variant.properties },
    required: variant.required.filter((name) => !owned.includes(name)),
  };
}

export function without(record: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
}
