import type { Dataset, RecordId } from "../../dataset/dataset.ts";
import { refusesByDefault } from "../../schema/relations/check-relations.ts";
import type { Relation } from "../../schema/relations/relation.ts";
import type { Collection } from "../../schema/resource.ts";
import type { Definitions, JsonObject } from "../../schema/schema.ts";
import { needsReferred, withoutReference } from "./delete-record.ts";
import { idOf } from "./embedded-members.ts";
import { createRelatedRecords } from "./related-records.ts";

/**
 * Does to those that refer to records which are going what their relations say; those that would
 * have kept them from going go along. In a transaction of the caller's.
 */
export type ReleaseHolders = (collection: Collection, ids: readonly RecordId[]) => void;

export function createReleaseHolders(
  dataset: Dataset,
  definitions: Definitions,
  relations: readonly Relation[],
): ReleaseHolders {
  const related = createRelatedRecords(dataset, definitions);
  return function releaseHolders(collection, ids) {
    if (ids.length > 0) release(collection, ids, collection);
  };

  /** `origin`: all its records are being exchanged, and say themselves whom they refer to. */
  function release(collection: Collection, ids: readonly RecordId[], origin: Collection): void {
    for (const relation of relations) {
      const { from, to, onDelete } = relation;
      if (to.path !== collection.path || from.path === origin.path) continue;
      if (onDelete === "keep" && !refusesByDefault(relation)) continue;
      const holders = related.readHolders(relation, ids);
      if (onDelete === "nullify") for (const holder of holders) empty(relation, holder, ids);
      const gone = holders
        .filter((holder) => onDelete === "cascade" || needsReferred(relation, holder))
        .map((holder) => idOf(from, holder));
      // They go first, so that a circle of references ends where it began.
      for (const id of gone) remove(from, id);
      if (gone.length > 0) release(from, gone, origin);
    }
  }

  function remove(collection: Collection, id: RecordId): void {
    const store = dataset.collection(collection);
    const stored = store.read(id);
    if (stored) store.remove(stored);
  }

  function empty(relation: Relation, holder: JsonObject, ids: readonly RecordId[]): void {
    const store = dataset.collection(relation.from);
    const stored = store.read(idOf(relation.from, holder));
    const next = ids.reduce((record, id) => withoutReference(relation, record, id), holder);
    if (stored) store.replace(stored, JSON.stringify(next));
  }
}
