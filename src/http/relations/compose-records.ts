import type { RecordId } from "../../dataset/dataset.ts";
import { withId } from "../../schema/identifier/identifier.ts";
import { shownVariantOf } from "../../schema/records/record-variant.ts";
import { isNullable } from "../../schema/relations/check-relations.ts";
import type { Relation } from "../../schema/relations/relation.ts";
import type { Collection } from "../../schema/resource.ts";
import type { Json, JsonObject, Schema } from "../../schema/schema.ts";
import {
  type EmbeddedMember,
  embeddedMembers,
  idOf,
  isComposed,
  toIds,
} from "./embedded-members.ts";
import { deepest, type Gathered, type GatherSource, gatherRelated } from "./gather-related.ts";

/** Puts related records, as they are now, in the place of the references to them. */
export function composeRecords(
  { collection, relations, related }: GatherSource,
  records: readonly JsonObject[],
  place: "top" | "inside" = "top",
): readonly JsonObject[] {
  if (!isComposed(collection, relations)) return records;
  const isTop = place === "top";
  const gathered = gatherRelated({ collection, relations, related }, records, isTop);
  return records.map((record) =>
    compose(record, { collection, relations, gathered, above: [], isTop }),
  );
}

interface Composition {
  readonly collection: Collection;
  readonly relations: readonly Relation[];
  readonly gathered: Gathered;
  /** The records that this one is embedded in, as `path id`. */
  readonly above: readonly string[];
  readonly isTop: boolean;
}

function compose(record: JsonObject, composition: Composition): JsonObject {
  const { collection, relations } = composition;
  const members = new Map<string, Json | undefined>(Object.entries(record));
  for (const embedded of embeddedMembers(collection, relations)) {
    members.set(embedded.name, composeMember(record, embedded, composition));
  }
  const names = new Set([...collection.shown, ...members.keys()]);
  const present = [...names].flatMap((name) => {
    const value = members.get(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(present);
}

function composeMember(
  record: JsonObject,
  { name, relation, shows }: EmbeddedMember,
  composition: Composition,
): Json | undefined {
  const { collection, gathered, above, isTop } = composition;
  const variant = shownVariantOf(collection, record);
  const schema =
    variant && Object.hasOwn(variant.properties, name) ? variant.properties[name] : undefined;
  if (schema === undefined) return undefined;
  const id = idOf(collection, record);
  const inside = { ...composition, isTop: false, above: [...above, `${collection.path} ${id}`] };
  if (shows === "holders") {
    const holders = isTop ? (gathered.holders.get(relation)?.get(id) ?? []) : [];
    return holders.map((holder) => compose(holder, { ...inside, collection: relation.from }));
  }
  const targets = gathered.records.get(relation.to.path);
  const within = { ...inside, collection: relation.to };
  const reference = record[relation.member];
  const empty = toEmpty(schema, variant?.required.includes(name) ?? false);
  if (shows === "one") return composeOne(reference, relation, empty, targets, within);
  if (!Array.isArray(reference)) return empty.isAllowed ? emptyFor(reference, empty) : [];
  const ids = isTop ? toIds(reference) : [];
  return ids.flatMap((target) => {
    const found = targets?.get(target);
    return found ? [compose(found, within)] : [];
  });
}

/** What stands in a member that shows nothing, where its variant lets it. */
interface Empty {
  readonly isAllowed: boolean;
  readonly isRequired: boolean;
  readonly value: null | undefined;
}

function toEmpty(schema: Schema, isRequired: boolean): Empty {
  const value = isNullable(schema) ? null : undefined;
  return { isAllowed: !isRequired || value === null, isRequired, value };
}

/** A member that refers to nothing is left out, unless it says so itself. */
function emptyFor(reference: Json | undefined, { isRequired, value }: Empty): null | undefined {
  return reference === null || isRequired ? value : undefined;
}

function composeOne(
  reference: Json | undefined,
  relation: Relation,
  empty: Empty,
  targets: ReadonlyMap<RecordId, JsonObject> | undefined,
  within: Composition,
): Json | undefined {
  const [id] = toIds(reference);
  if (id === undefined) return empty.isAllowed ? emptyFor(reference, empty) : reference;
  const target = targets?.get(id);
  const isAbove = within.above.includes(`${relation.to.path} ${id}`);
  if (target && !isAbove && within.above.length <= deepest) return compose(target, within);
  if (empty.isAllowed) return empty.value;
  return target
    ? withoutRelated(target, relation.to, within.relations)
    : withId(relation.to.identifier, {}, id);
}

/** Lists that it must have are empty, as inside any embedded record. */
function withoutRelated(
  record: JsonObject,
  collection: Collection,
  relations: readonly Relation[],
): JsonObject {
  const { properties = {}, required = [] } = shownVariantOf(collection, record) ?? {};
  const members = new Map<string, Json>(Object.entries(record));
  for (const { name, shows } of embeddedMembers(collection, relations)) {
    const schema = required.includes(name) ? properties[name] : undefined;
    members.delete(name);
    if (schema && shows !== "one") members.set(name, []);
    else if (schema && isNullable(schema)) members.set(name, null);
  }
  return Object.fromEntries(members);
}
