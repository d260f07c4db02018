// A peer: an in-memory store of @mswjs/data, whose models are told from records that somebody has.
import { drop, factory, nullable, primaryKey } from "@mswjs/data";

/** The records of `fixtures`, by the name of their model, in a store that can be filled again. */
export function createMswData(fixtures) {
  const database = factory(
    Object.fromEntries(Object.keys(fixtures).map((name) => [name, toModel(fixtures[name])])),
  );
  return {
    database,
    refill: () => {
      drop(database);
      for (const [name, records] of Object.entries(fixtures)) {
        for (const record of records) database[name].create(record);
      }
    },
  };
}

function toModel(records) {
  const record = Object.assign({}, ...records);
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      name === "id" ? primaryKey(Number) : toKind(value),
    ]),
  );
}

function toKind(value) {
  if (Array.isArray(value)) return Array;
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, toKind(each)]));
  }
  return nullable(
    typeof value === "number" ? Number : typeof value === "boolean" ? Boolean : String,
  );
}
