import type { Dataset, RecordId, StoredRecord } from "../../dataset/dataset.ts";
import { HttpError } from "../../errors.ts";
import { shownVariantOf } from "../../schema/records/record-variant.ts";
import { isNullable, mustShow, refusesByDefault } from "../../schema/relations/check-relations.ts";
import type { Relation } from "../../schema/relations/relation.ts";
import { isMany } from "../../schema/relations/stored-resources.ts";
import type { Collection } from "../../schema/resource.ts";
import type { Definitions, JsonObject } from "../../schema/schema.ts";
import { idOf, toIds } from "./embedded-members.ts";
import type { RelatedRecords } from "./gather-related.ts";
import { createRelatedRecords } from "./related-records.ts";

/** Deletes a record and does to those that refer to it what their relations say, all or nothing. */
export type DeleteRecord = (
  collection: Collection,
  record: StoredRecord,
  /** Relations whose holders go along with this one record, whatever they say themselves. */
  dependent?: readonly Relation[],
) => boolean;

export function createDeleteRecord(
  dataset: Dataset,
  definitions: Definitions,
  relations: readonly Relation[],
): DeleteRecord {
  const related = createRelatedRecords(dataset, definitions);
  const acting = relations.filter(
    (relation) => relation.onDelete !== "keep" || refusesByDefault(relation),
  );
  return (collection, record, dependent = []) => {
    const rules = dependent.length === 0 ? acting : withCascade(acting, dependent);
    if (!rules.some(({ to }) => to.path === collection.path)) {
      return dataset.collection(collection).remove(record);
    }
    return dataset.atomically(() => remove(collection, record, rules, related));
  };

  function remove(
    collection: Collection,
    record: StoredRecord,
    rules: readonly Relation[],
    source: RelatedRecords,
  ): boolean {
    // The record goes first, so that a circle of references ends where it began.
    if (!dataset.collection(collection).remove(record)) return false;
    const id = idOf(collection, JSON.parse(record.json) as JsonObject);
    for (const relation of rules.filter(({ to }) => to.path === collection.path)) {
      for (const holder of source.readHolders(relation, [id])) release(relation, holder, id);
    }
    return true;
  }

  function release(relation: Relation, holder: JsonObject, id: RecordId): void {
    const { from, onDelete } = relation;
    const store = dataset.collection(from);
    const stored = store.read(idOf(from, holder));
    if (!stored) return;
    if (needsReferred(relation, holder)) throw toStillReferred(relation, id);
    if (onDelete === "keep") return;
    if (onDelete === "cascade") remove(from, stored, acting, related);
    else store.replace(stored, JSON.stringify(withoutReference(relation, holder, id)));
  }
}

/** Whether a record keeps the one that it refers to from being deleted. */
export function needsReferred(relation: Relation, holder: JsonObject): boolean {
  const { from, onDelete } = relation;
  if (onDelete !== "keep") return onDelete === "restrict";
  const variant = shownVariantOf(from, holder);
  return variant !== undefined && mustShow(relation, variant);
}

function withCascade(rules: readonly Relation[], dependent: readonly Relation[]): Relation[] {
  const others = rules.filter((rule) => !dependent.includes(rule));
  return [...others, ...dependent.map((rule) => ({ ...rule, onDelete: "cascade" as const }))];
}

function toStillReferred(relation: Relation, id: RecordId): HttpError {
  const { from, to, member, twin = member, onDelete } = relation;
  const detail = `${from.path} has records that refer to ${id} of ${to.path}.`;
  if (onDelete === "restrict") return new HttpError("still-referred", detail);
  const remedy = `Every ${from.model} needs its ${twin}. With relations: { ${member}: { onDelete: "cascade" } } in the config of ${from.path} they are deleted too.`;
  return new HttpError("still-referred", `${detail} ${remedy}`);
}

export function withoutReference(relation: Relation, holder: JsonObject, id: RecordId): JsonObject {
  const { from, member } = relation;
  if (isMany(relation)) {
    return { ...holder, [member]: toIds(holder[member]).filter((each) => each !== id) };
  }
  const schema = from.members.get(member)?.schema;
  if (schema && isNullable(schema)) return { ...holder, [member]: null };
  return Object.fromEntries(Object.entries(holder).filter(([name]) => name !== member));
}
