import { embeddedMembers } from "../../http/relations/embedded-members.ts";
import { withIdBounds } from "../../schema/identifier/identifier-bounds.ts";
import type { Relation } from "../../schema/relations/relation.ts";
import { type Collection, schemaOfId } from "../../schema/resource.ts";
import type { Schema } from "../../schema/schema.ts";
import type { Components, Part } from "../components.ts";
import { toPublished } from "./published-schema.ts";

interface ReferenceSources {
  readonly components: Components;
  readonly relations: readonly Relation[];
}

/** The members that show related records, as a body says them; undefined where there are none. */
export function buildReferences(
  collection: Collection,
  { components, relations }: ReferenceSources,
): Part | undefined {
  const members = embeddedMembers(collection, relations).map(({ name, relation, shows }) => {
    if (shows === "holders") return [name, buildHeld(relation, components)] as const;
    const kept = collection.members.get(relation.member)?.schema ?? {};
    return [name, toReferences(kept, addReference(relation.to, components))] as const;
  });
  return members.length === 0 ? undefined : Object.fromEntries(members);
}

/** The other end of a relation is not kept here: a body may only repeat it. */
function buildHeld({ from, member }: Relation, components: Components): Part {
  return {
    type: "array",
    items: addReference(from, components),
    readOnly: true,
    description: `Kept by \`${member}\` of ${from.model}: changed there.`,
  };
}

/** The kept schema, with a reference in the place of the identifier: still nullable, still a list. */
function toReferences(kept: Schema, reference: Part): Part {
  if ("anyOf" in kept) {
    return { ...toPublished(kept), anyOf: kept.anyOf.map((each) => toReferences(each, reference)) };
  }
  if ("items" in kept && kept.items !== false && !("prefixItems" in kept)) {
    return { type: "array", items: toReferences(kept.items, reference) };
  }
  return "type" in kept && kept.type === "null" ? toPublished(kept) : reference;
}

function addReference(collection: Collection, components: Components): Part {
  const { model, identifier } = collection;
  const { readOnly: _, ...id } = toPublished(withIdBounds(schemaOfId(collection)));
  const record = identifier.path.reduceRight<Part>(
    (inner, name) => ({ type: "object", required: [name], properties: { [name]: inner } }),
    id,
  );
  return components.add("schemas", `${model}Reference`, {
    description: `A ${model} by its identifier, or the record itself, of which the identifier counts.`,
    anyOf: [id, record],
  });
}
