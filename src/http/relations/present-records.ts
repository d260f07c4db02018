import type { Dataset } from "../../dataset/dataset.ts";
import { type FieldTree, pickFields } from "../../schema/records/field-tree.ts";
import type { Relation } from "../../schema/relations/relation.ts";
import type { Collection } from "../../schema/resource.ts";
import type { Definitions, Json, JsonObject } from "../../schema/schema.ts";
import type { Parameters } from "../query/parameters.ts";
import { composeRecords } from "./compose-records.ts";
import { collectionsWithin, composedPaths, idOf, toIds } from "./embedded-members.ts";
import { type GatherSource, groupByReference } from "./gather-related.ts";
import { createRelatedRecords } from "./related-records.ts";
import {
  parseRequestedRelations,
  type RequestedRelation,
  targetOf,
} from "./requested-relations.ts";

/** Turns what is kept into what a client sees, where the two differ. */
export interface Presentation {
  /** One record's text, or several with commas between them. */
  present(texts: string, fields?: FieldTree): string;
  /** The same, few records at a time: one record may bring many others. */
  presentInSteps(texts: string, fields?: FieldTree): Iterable<string>;
  /** What is to be waited for before many are presented; mostly nothing. */
  prepare(): Promise<void> | undefined;
  /** The versions of all that may show: a change to any of them changes the answer. */
  versions(): readonly number[];
}

/** Undefined where what is kept is what a client sees: then the stored text is the answer. */
export type Present = (
  collection: Collection,
  parameters: Parameters | undefined,
) => Presentation | undefined;

export function createPresent(
  dataset: Dataset,
  definitions: Definitions,
  relations: readonly Relation[],
): Present {
  const related = createRelatedRecords(dataset, definitions);
  const composed = composedPaths(relations);
  return (collection, parameters) => {
    const requested = parameters ? parseRequestedRelations(collection, relations, parameters) : [];
    if (requested.length === 0 && !composed.has(collection.path)) return undefined;
    const source = { collection, relations, related };
    const present = (kept: readonly JsonObject[], fields: FieldTree | undefined) =>
      addRequested(kept, composeRecords(source, kept), requested, source)
        .map((record) => JSON.stringify(fields ? pick(record, fields, requested) : record))
        .join(",");
    return {
      present: (texts, fields) => present(parseRecords(texts), fields),
      presentInSteps: (texts, fields) =>
        inSteps(parseRecords(texts), (records) => present(records, fields)),
      prepare: () => {
        const holders = requested.filter(({ shows }) => shows === "holders");
        const waits = holders.flatMap(({ relation }) => related.prepareHolders(relation) ?? []);
        return waits.length > 0 ? Promise.all(waits).then(() => {}) : undefined;
      },
      versions: () =>
        [collection, ...collectionsShown(collection, requested, relations)].map((each) =>
          dataset.collection(each).version(),
        ),
    };
  };
}

function parseRecords(texts: string): readonly JsonObject[] {
  return JSON.parse(`[${texts}]`);
}

/** One record may bring hundreds with it: only the time that it takes tells. */
const firstStep = 1;
const largestStep = 500;
/** In milliseconds: a step that took less is followed by a larger one, one that took more by a smaller. */
const wantedTime = 5;
/** A larger step may take longer by far: who brings 1,600 others is read in another way than 800. */
const mostGrowth = 2;

function* inSteps(
  records: readonly JsonObject[],
  present: (some: readonly JsonObject[]) => string,
): Iterable<string> {
  let step = firstStep;
  for (let from = 0; from < records.length; ) {
    const start = performance.now();
    const shown = present(records.slice(from, from + step));
    from += step;
    const growth = Math.min(wantedTime / (performance.now() - start), mostGrowth);
    step = Math.min(Math.max(1, Math.floor(step * growth)), largestStep);
    yield shown;
  }
}

function collectionsShown(
  collection: Collection,
  requested: readonly RequestedRelation[],
  relations: readonly Relation[],
): readonly Collection[] {
  const targets = requested.map(targetOf);
  return [collection, ...targets].flatMap((each) => [...collectionsWithin(each, relations), each]);
}

/** One query for each relation, however many the records are. */
function addRequested(
  kept: readonly JsonObject[],
  shown: readonly JsonObject[],
  requested: readonly RequestedRelation[],
  source: GatherSource,
): readonly JsonObject[] {
  const additions = requested.map((each) => ({ name: each.name, ...gather(each, kept, source) }));
  return shown.map((record, index) => {
    const of = kept[index] ?? {};
    const members = additions.flatMap(({ name, pick: pickFor }) => {
      const value = pickFor(of);
      return value === undefined ? [] : [[name, value] as const];
    });
    return { ...record, ...Object.fromEntries(members) };
  });
}

function gather(
  { relation, shows }: RequestedRelation,
  kept: readonly JsonObject[],
  { collection, relations, related }: GatherSource,
): { pick: (record: JsonObject) => Json | undefined } {
  const target = shows === "holders" ? relation.from : relation.to;
  const ids =
    shows === "holders"
      ? kept.map((record) => idOf(collection, record))
      : [...new Set(kept.flatMap((record) => toIds(record[relation.member])))];
  const found =
    shows === "holders" ? related.readHolders(relation, ids) : related.read(target, ids);
  const composed = composeRecords({ collection: target, relations, related }, found, "inside");
  const show = (record: JsonObject, index: number): Json => composed[index] ?? record;
  if (shows === "holders") {
    const byReference = groupByReference(found, relation.member, show);
    return { pick: (record) => byReference.get(idOf(collection, record)) ?? [] };
  }
  const byId = new Map(found.map((record, index) => [idOf(target, record), show(record, index)]));
  const pickAll = (record: JsonObject) =>
    toIds(record[relation.member]).flatMap((id) => byId.get(id) ?? []);
  return { pick: shows === "many" ? pickAll : (record) => pickAll(record)[0] };
}

function pick(
  record: JsonObject,
  fields: FieldTree,
  requested: readonly RequestedRelation[],
): JsonObject {
  const additions = requested.map(({ name }) => [name, "whole"] as const);
  return pickFields(record, new Map([...fields, ...additions]));
}
