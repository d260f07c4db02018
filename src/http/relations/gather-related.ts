import type { RecordId } from "../../dataset/dataset.ts";
import type { Relation } from "../../schema/relations/relation.ts";
import type { Collection } from "../../schema/resource.ts";
import type { JsonObject } from "../../schema/schema.ts";
import { type EmbeddedMember, embeddedMembers, idOf, toIds } from "./embedded-members.ts";

/** Where related records come from: one query for all that is asked at once. */
export interface RelatedRecords {
  /** The records of a collection with these identifiers. */
  read(collection: Collection, ids: readonly RecordId[]): readonly JsonObject[];
  /** The records that refer to any of these through the relation. */
  readHolders(relation: Relation, ids: readonly RecordId[]): readonly JsonObject[];
  /** What is to be waited for before holders are read again and again; mostly nothing. */
  prepareHolders(relation: Relation): Promise<void> | undefined;
}

/**
 * Models whose members are each other would lead from record to record without end: a chain of
 * embedded records is at most this long.
 */
export const deepest = 5;

/** Every record that may be shown, by collection and identifier; holders by what they refer to. */
export interface Gathered {
  readonly records: ReadonlyMap<string, ReadonlyMap<RecordId, JsonObject>>;
  readonly holders: ReadonlyMap<Relation, ReadonlyMap<RecordId, readonly JsonObject[]>>;
}

export interface GatherSource {
  readonly collection: Collection;
  readonly relations: readonly Relation[];
  readonly related: RelatedRecords;
}

type Frontier = Map<Collection, JsonObject[]>;

/** Reads level by level, so that a level costs one query for each relation, not for each record. */
export function gatherRelated(
  { collection, relations, related }: GatherSource,
  records: readonly JsonObject[],
  isTop: boolean,
): Gathered {
  const found = new Map<string, Map<RecordId, JsonObject>>();
  const holders = new Map<Relation, Map<RecordId, JsonObject[]>>();
  let frontier: Frontier = new Map([[collection, [...records]]]);
  for (let depth = 0; frontier.size > 0 && depth <= deepest; depth++) {
    frontier = readLevel(frontier, isTop && depth === 0);
  }
  return { records: found, holders };

  function readLevel(level: Frontier, showsMany: boolean): Frontier {
    const next: Frontier = new Map();
    for (const [current, list] of level) {
      for (const member of embeddedMembers(current, relations)) {
        // Inside an embedded record to-many members are empty: nothing is read for them.
        if (member.shows !== "one" && !showsMany) continue;
        const isHolders = member.shows === "holders";
        const more = isHolders ? readHolders(current, list, member) : readTargets(list, member);
        const target = isHolders ? member.relation.from : member.relation.to;
        if (more.length > 0) next.set(target, [...(next.get(target) ?? []), ...more]);
      }
    }
    return next;
  }

  function readHolders(
    current: Collection,
    list: readonly JsonObject[],
    { relation }: EmbeddedMember,
  ): readonly JsonObject[] {
    const ids = list.map((record) => idOf(current, record));
    const held = related.readHolders(relation, ids);
    holders.set(
      relation,
      groupByReference(held, relation.member, (record) => record),
    );
    return held;
  }

  function readTargets(
    list: readonly JsonObject[],
    { relation }: EmbeddedMember,
  ): readonly JsonObject[] {
    const known = found.get(relation.to.path) ?? new Map<RecordId, JsonObject>();
    found.set(relation.to.path, known);
    const ids = new Set(list.flatMap((record) => toIds(record[relation.member])));
    const missing = [...ids].filter((id) => !known.has(id));
    const read = missing.length > 0 ? related.read(relation.to, missing) : [];
    for (const record of read) known.set(idOf(relation.to, record), record);
    return read;
  }
}

/** What is shown of each record, by whom it refers to. Who refers to somebody twice is there once. */
export function groupByReference<T>(
  records: readonly JsonObject[],
  member: string,
  show: (record: JsonObject, index: number) => T,
): Map<RecordId, T[]> {
  const groups = new Map<RecordId, T[]>();
  for (const [index, record] of records.entries()) {
    const shown = show(record, index);
    for (const id of new Set(toIds(record[member]))) {
      const group = groups.get(id) ?? [];
      group.push(shown);
      groups.set(id, group);
    }
  }
  return groups;
}
