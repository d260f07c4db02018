import { type EmbeddedMember, embeddedMembers } from "../../http/relations/embedded-members.ts";
import type { Relation } from "../../schema/relations/relation.ts";
import type { Collection } from "../../schema/resource.ts";
import {
  type Definitions,
  type ReferenceSchema,
  referencePrefix,
  type Schema,
  type UnionSchema,
} from "../../schema/schema.ts";
import { findName } from "../components.ts";

/**
 * The models as they are served. A record inside another has its to-many members empty and may lack
 * what would lead back to a record above it, so that it has a schema of its own: `EmbeddedAuthor`.
 */
export function toServedDefinitions(
  definitions: Definitions,
  collections: readonly Collection[],
  relations: readonly Relation[],
): Definitions {
  const served: Record<string, Schema> = { ...definitions };
  const copies = new Map<string, string>();
  for (const collection of collections) {
    const members = embeddedMembers(collection, relations);
    if (members.length === 0) continue;
    for (const name of variantNames(collection.reference)) {
      served[name] = serveMembers(served[name] ?? {}, members, (required) => required);
    }
  }
  return served;

  function serveMembers(
    schema: Schema,
    members: readonly EmbeddedMember[],
    toRequired: (required: readonly string[]) => readonly string[],
  ): Schema {
    if (!("properties" in schema)) return schema;
    const properties: Record<string, Schema> = { ...schema.properties };
    for (const { name, relation, shows } of members) {
      const shown = properties[name];
      if (shown) properties[name] = embed(shown, shows === "holders" ? relation.from : relation.to);
    }
    return { ...schema, properties, required: toRequired(schema.required) };
  }

  /** What a member shows, with references to the target's model led to its embedded form. */
  function embed(schema: Schema, target: Collection): Schema {
    if (embeddedMembers(target, relations).length === 0) return schema;
    const names = variantNames(target.reference);
    const own = "$ref" in target.reference ? [nameOf(target.reference.$ref)] : [];
    return redirect(schema, (name) =>
      own.includes(name) || names.includes(name) ? copy(name, target) : name,
    );
  }

  function copy(name: string, collection: Collection): string {
    const known = copies.get(name);
    if (known !== undefined) return known;
    const free = findName(`Embedded${name}`, (candidate) => served[candidate] === undefined);
    copies.set(name, free);
    const members = embeddedMembers(collection, relations);
    const related = members.map((member) => member.name);
    const original = definitions[name] ?? {};
    served[free] =
      "anyOf" in original
        ? redirect(original, (variant) => copy(variant, collection))
        : serveMembers(original, members, (required) =>
            required.filter((each) => !related.includes(each)),
          );
    return free;
  }

  /** The definitions that say what the members are: the model's own, or those of its variants. */
  function variantNames(schema: Schema): readonly string[] {
    if ("anyOf" in schema) return schema.anyOf.flatMap(variantNames);
    if (!("$ref" in schema)) return [];
    const name = nameOf(schema.$ref);
    const target = definitions[name] ?? {};
    return "anyOf" in target ? variantNames(target) : [name];
  }
}

function nameOf(reference: string): string {
  return reference.slice(referencePrefix.length);
}

type ToName = (name: string) => string;

/** The schema with its references led elsewhere, as deep as a member's null, list or union goes. */
function redirect(schema: Schema, toName: ToName): Schema {
  if ("$ref" in schema) return { ...schema, $ref: redirectPointer(schema.$ref, toName) };
  if ("anyOf" in schema) return redirectUnion(schema, toName);
  if ("items" in schema && schema.items !== false && !("prefixItems" in schema)) {
    return { ...schema, items: redirect(schema.items, toName) };
  }
  return schema;
}

function redirectUnion(union: UnionSchema, toName: ToName): UnionSchema {
  const anyOf = union.anyOf.map((each) => redirect(each, toName));
  const { discriminator } = union;
  if (!discriminator?.mapping) return { ...union, anyOf };
  const mapping = Object.fromEntries(
    Object.entries(discriminator.mapping).map(([value, to]) => [
      value,
      redirectPointer(to, toName),
    ]),
  );
  return { ...union, anyOf, discriminator: { ...discriminator, mapping } };
}

function redirectPointer(pointer: string, toName: ToName): ReferenceSchema["$ref"] {
  return `${referencePrefix}${toName(nameOf(pointer))}`;
}
