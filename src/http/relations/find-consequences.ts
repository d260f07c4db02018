import type { Dataset, RecordId } from "../../dataset/dataset.ts";
import type { Relation } from "../../schema/relations/relation.ts";
import type { Collection } from "../../schema/resource.ts";
import type { Definitions, JsonObject } from "../../schema/schema.ts";
import { toUnknownRecord } from "../answers/unknown-record.ts";
import { parseId } from "../identifiers.ts";
import { needsReferred } from "./delete-record.ts";
import { idOf } from "./embedded-members.ts";
import { createRelatedRecords } from "./related-records.ts";

/** What would become of others if a record were deleted. */
export interface FoundConsequences {
  /** The relations whose holders go along, and how many. */
  readonly deleted: ReadonlyMap<Relation, number>;
  /** Those whose holders lose their reference. */
  readonly emptied: ReadonlyMap<Relation, number>;
  /** The first whose holders do not let the record go. */
  readonly refusing: Relation | undefined;
}

export type FindConsequences = (collection: Collection, id: string) => FoundConsequences;

/** Goes where deleting would go, and only looks. */
export function createFindConsequences(
  dataset: Dataset,
  definitions: Definitions,
  relations: readonly Relation[],
): FindConsequences {
  const related = createRelatedRecords(dataset, definitions);
  return (collection, text) => {
    const store = dataset.collection(collection);
    const id = parseId(collection, text);
    if (id === undefined || !store.read(id)) {
      throw toUnknownRecord(collection, store, text, collection.path);
    }
    const deleted = new Map<Relation, number>();
    const emptied = new Map<Relation, number>();
    const gone = new Set<string>();
    let refusing: Relation | undefined;
    remove(collection, id);
    return { deleted, emptied, refusing };

    function remove(from: Collection, goneId: RecordId): void {
      gone.add(toKey(from, goneId));
      for (const relation of relations.filter(({ to }) => to.path === from.path)) {
        for (const holder of related.readHolders(relation, [goneId])) {
          release(relation, holder);
        }
      }
    }

    function release(relation: Relation, holder: JsonObject): void {
      const { from, onDelete } = relation;
      const holderId = idOf(from, holder);
      if (gone.has(toKey(from, holderId))) return;
      if (needsReferred(relation, holder)) refusing ??= relation;
      else if (onDelete === "cascade") {
        count(deleted, relation);
        remove(from, holderId);
      } else if (onDelete === "nullify") count(emptied, relation);
    }
  };
}

function count(counts: Map<Relation, number>, relation: Relation): void {
  counts.set(relation, (counts.get(relation) ?? 0) + 1);
}

function toKey({ path }: Collection, id: RecordId): string {
  return JSON.stringify([path, id]);
}
