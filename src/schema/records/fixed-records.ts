import { readId } from "../identifier/identifier.ts";
import type { Relation } from "../relations/relation.ts";
import type { Collection, Resource } from "../resource.ts";
import { isObject, type Json, type JsonObject } from "../schema.ts";

type Records = readonly JsonObject[];

/**
 * Fixed records as the dataset keeps them: identifiers in place of whole related records, and of the
 * kind that the model has, where all of them can be (`"1"` of a json-server file for a number).
 */
export function toKeptRecords(
  resource: Resource,
  relations: readonly Relation[],
  records: Records,
): Records {
  if (resource.shape === "single" || records.length === 0) return records;
  const references = relations.filter(({ from }) => from.path === resource.path);
  const otherEnds = relations
    .filter(({ to }) => to.path === resource.path)
    .flatMap(({ otherEnd }) => otherEnd ?? []);
  const own = records.map((record) => withoutLists(record, otherEnds));
  const identified = convertMember(own, resource.identifier.name, resource);
  return references.reduce(
    (converted, { member, to }) => convertMember(converted, member, to),
    identified,
  );
}

/** The other end of a relation is kept by the records there. */
function withoutLists(record: JsonObject, names: readonly string[]): JsonObject {
  if (!names.some((name) => Object.hasOwn(record, name))) return record;
  return Object.fromEntries(
    Object.entries(record).filter(
      ([name, value]) => !(names.includes(name) && Array.isArray(value)),
    ),
  );
}

function convertMember(records: Records, member: string, to: Collection): Records {
  const holders = records.filter((record) => Object.hasOwn(record, member));
  const converted = new Map(holders.map((record) => [record, convert(record[member], to)]));
  if ([...converted.values()].includes(undefined)) return records;
  return records.map((record) => {
    const value = converted.get(record);
    return value === undefined ? record : { ...record, [member]: value };
  });
}

/** Undefined where it cannot be of the collection's kind. */
function convert(value: Json | undefined, to: Collection): Json | undefined {
  if (value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map((item: Json) => convert(item, to));
    return items.every((item) => item !== undefined) ? items : undefined;
  }
  if (isObject(value)) {
    const id = readId(to.identifier, value);
    return id === undefined ? undefined : convert(id, to);
  }
  return conversions[to.identifier.type](value);
}

const conversions = {
  number: (value) => {
    if (typeof value === "number") return value;
    return typeof value === "string" && String(Number(value)) === value ? Number(value) : undefined;
  },
  string: (value) => {
    if (typeof value === "string") return value;
    return typeof value === "number" ? String(value) : undefined;
  },
  either: (value) => (typeof value === "string" || typeof value === "number" ? value : undefined),
} as const satisfies Record<
  Collection["identifier"]["type"],
  (value: Json | undefined) => Json | undefined
>;
