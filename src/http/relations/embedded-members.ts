import type { RecordId } from "../../dataset/dataset.ts";
import { readId } from "../../schema/identifier/identifier.ts";
import type { Relation } from "../../schema/relations/relation.ts";
import { isEmbedded, isMany } from "../../schema/relations/stored-resources.ts";
import type { Collection } from "../../schema/resource.ts";
import type { Json, JsonObject } from "../../schema/schema.ts";

/** A member that shows related records where the dataset keeps identifiers, or nothing. */
export interface EmbeddedMember {
  readonly name: string;
  readonly relation: Relation;
  readonly shows: "one" | "many" | "holders";
}

export function embeddedMembers(
  collection: Collection,
  relations: readonly Relation[],
): readonly EmbeddedMember[] {
  return relations.flatMap((relation): EmbeddedMember[] => {
    const { from, to, otherEnd } = relation;
    const name = shownName(relation);
    const shows = isMany(relation) ? "many" : "one";
    const isOwn = from.path === collection.path && name !== undefined;
    const own: EmbeddedMember[] = isOwn ? [{ name, relation, shows }] : [];
    return to.path === collection.path && otherEnd !== undefined
      ? [...own, { name: otherEnd, relation, shows: "holders" }]
      : own;
  });
}

/** The member of the holder that shows what it refers to. */
function shownName(relation: Relation): string | undefined {
  return relation.twin ?? (isEmbedded(relation) ? relation.member : undefined);
}

/** The paths of all collections that have such members. */
export function composedPaths(relations: readonly Relation[]): ReadonlySet<string> {
  return new Set(
    relations.flatMap((relation) => [
      ...(shownName(relation) === undefined ? [] : [relation.from.path]),
      ...(relation.otherEnd === undefined ? [] : [relation.to.path]),
    ]),
  );
}

export function isComposed(collection: Collection, relations: readonly Relation[]): boolean {
  return embeddedMembers(collection, relations).length > 0;
}

/** The collections whose records may show inside this one's: a change to any changes the answer. */
export function collectionsWithin(
  collection: Collection,
  relations: readonly Relation[],
): readonly Collection[] {
  const found = new Set<Collection>();
  const visit = (current: Collection): void => {
    for (const { relation, shows } of embeddedMembers(current, relations)) {
      const target = shows === "holders" ? relation.from : relation.to;
      if (found.has(target)) continue;
      found.add(target);
      visit(target);
    }
  };
  visit(collection);
  return [...found];
}

/** The identifiers in a reference: none, one or many. */
export function toIds(reference: Json | undefined): RecordId[] {
  if (Array.isArray(reference)) return reference.flatMap((item: Json) => toIds(item));
  return typeof reference === "string" || typeof reference === "number" ? [reference] : [];
}

export function idOf(collection: Collection, record: JsonObject): RecordId {
  return readId(collection.identifier, record) as RecordId;
}
