import type { Collection } from "../schema/resource.ts";
import { type Database, inTransaction } from "./database.ts";
import type { CollectionStore } from "./dataset.ts";
import { quoteName, tableName } from "./tables.ts";

export function createCollectionStore(db: Database, collection: Collection): CollectionStore {
  const table = quoteName(tableName(collection));
  const id = quoteName(collection.identifier.name);
  const list = db.prepare(`SELECT _json FROM ${table} ORDER BY _seq`);
  const read = db.prepare(`SELECT _json FROM ${table} WHERE ${id} = ?`);
  const insert = db.prepare(`INSERT OR IGNORE INTO ${table} (_json) VALUES (?)`);
  const replace = db.prepare(`UPDATE ${table} SET _json = ? WHERE ${id} = ?`);
  const remove = db.prepare(`DELETE FROM ${table} WHERE ${id} = ? RETURNING _json`);
  const touch = db.prepare("UPDATE _backlot_resources SET touched = 1 WHERE path = ?");
  const nextPosition = db.prepare(
    "UPDATE _backlot_resources SET position = position + 1 WHERE path = ? RETURNING position",
  );
  const keepNumber = db.prepare(
    "UPDATE _backlot_resources SET number = max(number, ?) WHERE path = ?",
  );
  const lastNumber = db.prepare("SELECT number FROM _backlot_resources WHERE path = ?");

  return {
    list: () => list.all().map(toJson),
    read: (value) => optionalJson(read.get(value)),
    insert: (value, json) =>
      inTransaction(db, () => {
        const inserted = insert.run(json).changes === 1;
        if (inserted && typeof value === "number") keepNumber.run(value, collection.path);
        if (inserted) touch.run(collection.path);
        return inserted;
      }),
    replace: (value, json) =>
      inTransaction(db, () => {
        const replaced = replace.run(json, value).changes === 1;
        if (replaced) touch.run(collection.path);
        return replaced;
      }),
    remove: (value) =>
      inTransaction(db, () => {
        const removed = optionalJson(remove.get(value));
        if (removed !== undefined) touch.run(collection.path);
        return removed;
      }),
    nextPosition: () => Number(nextPosition.get(collection.path)?.["position"]) - 1,
    nextNumber: () => Number(lastNumber.get(collection.path)?.["number"]) + 1,
  };
}

function toJson(row: Record<string, unknown>): string {
  return String(row["_json"]);
}

function optionalJson(row: Record<string, unknown> | undefined): string | undefined {
  return row && toJson(row);
}
