import { toMembers } from "../members.ts";
import { type Collection, type Resource, schemaOfId } from "../resource.ts";
import type { ObjectSchema, Schema } from "../schema.ts";
import { isNullable } from "./check-relations.ts";
import { withoutNull } from "./referent.ts";
import type { Relation } from "./relation.ts";

/** Resources and relations as the dataset keeps them: identifiers where the models embed records. */
export interface StoredResources {
  readonly resources: readonly Resource[];
  readonly relations: readonly Relation[];
}

/**
 * A model may say `author: User`; what is kept is who, so that a change to the user shows in every
 * post. The other end of a relation (`User.posts`) is not kept at all: it is the same fact.
 */
export function toStoredResources(
  resources: readonly Resource[],
  relations: readonly Relation[],
): StoredResources {
  const stored = new Map(
    resources.map((resource) => [
      resource.path,
      resource.shape === "collection" ? toStoredCollection(resource, relations) : resource,
    ]),
  );
  return {
    resources: [...stored.values()],
    relations: relations.map((relation) => ({
      ...relation,
      from: find(relation.from),
      to: find(relation.to),
    })),
  };

  function find({ path }: Collection): Collection {
    const found = stored.get(path);
    if (found?.shape !== "collection") throw new Error(`No collection is stored for ${path}`);
    return found;
  }
}

/** The relation as a record in the dataset has it: whoever makes records makes identifiers. */
export function toKept(relation: Relation): Relation {
  return { ...relation, holds: isMany(relation) ? "identifiers" : "identifier" };
}

export function isMany({ holds }: Relation): boolean {
  return holds === "identifiers" || holds === "records";
}

export function isEmbedded({ holds }: Relation): boolean {
  return holds === "record" || holds === "records";
}

function toStoredCollection(collection: Collection, relations: readonly Relation[]): Collection {
  const embedded = relations.filter(
    (relation) => relation.from.path === collection.path && isEmbedded(relation),
  );
  const otherEnds = relations
    .filter(({ to }) => to.path === collection.path)
    .flatMap(({ otherEnd }) => otherEnd ?? []);
  const twins = relations.filter(
    ({ from, twin }) => from.path === collection.path && twin !== undefined,
  );
  if (embedded.length + otherEnds.length + twins.length === 0) return collection;
  const composed = [...otherEnds, ...twins.flatMap(({ twin }) => twin ?? [])];
  const whole = collection.variants;
  const variants = whole.map((variant) =>
    toStoredVariant(twins.reduce(requireTwin, variant), embedded, composed),
  );
  return { ...collection, variants, whole, members: toMembers(variants) };
}

function toStoredVariant(
  variant: ObjectSchema,
  embedded: readonly Relation[],
  composed: readonly string[],
): ObjectSchema {
  const properties = Object.entries(variant.properties).flatMap(([name, schema]) => {
    if (composed.includes(name)) return [];
    const relation = embedded.find(({ member }) => member === name);
    return [[name, relation ? toIdentifier(schema, relation.to) : schema] as const];
  });
  return {
    ...variant,
    properties: Object.fromEntries(properties),
    required: variant.required.filter((name) => !composed.includes(name)),
  };
}

/** Where a record must show what it refers to, it must refer. */
function requireTwin(variant: ObjectSchema, { member, twin = "" }: Relation): ObjectSchema {
  const { properties, required } = variant;
  const shown = Object.hasOwn(properties, twin) ? properties[twin] : undefined;
  const held = Object.hasOwn(properties, member) ? properties[member] : undefined;
  if (!shown || !held || !required.includes(twin) || isNullable(shown)) return variant;
  return {
    ...variant,
    properties: { ...properties, [member]: withoutNull(held) },
    required: required.includes(member) ? required : [...required, member],
  };
}

/** The member with the identifier in the model's place, still nullable and still a list. */
function toIdentifier(schema: Schema, to: Collection): Schema {
  if ("anyOf" in schema) {
    return { ...schema, anyOf: schema.anyOf.map((variant) => toIdentifier(variant, to)) };
  }
  if ("items" in schema && schema.items !== false && !("prefixItems" in schema)) {
    return { ...schema, items: toIdentifier(schema.items, to), uniqueItems: true };
  }
  if (!("$ref" in schema)) return schema;
  const { readOnly: _, ...identifier } = schemaOfId(to);
  return identifier;
}
