import type { Collection } from "../schema/resource.ts";
import { createStatements, type Database } from "./database.ts";
import type { CollectionStore, StoredRecord } from "./dataset.ts";
import { toRecordSql } from "./list-sql.ts";
import { createRecordLists } from "./record-lists.ts";
import { quoteName, quoteText } from "./sql-text.ts";
import { identifierColumn, type Table } from "./tables.ts";

export function createCollectionStore(
  db: Database,
  collection: Collection,
  table: Table,
): CollectionStore {
  const prepare = createStatements(db);
  const name = quoteName(table.name);
  const own = `FROM _backlot_resources WHERE path = ${quoteText(collection.path)}`;
  const id = identifierColumn(collection, table);
  const version = prepare(`SELECT version ${own}`);
  const insert = prepare(`
    INSERT OR IGNORE INTO ${name} (_json, _version) SELECT ?, version + 1 ${own} RETURNING _version`);
  const replace = prepare(`
    UPDATE ${name} SET _json = ?, _version = (SELECT version + 1 ${own})
    WHERE _seq = ? AND _version = ? RETURNING _version`);
  const remove = prepare(`DELETE FROM ${name} WHERE _seq = ? AND _version = ?`);
  const nextPosition = prepare(`SELECT position ${own}`);
  const skipNext = prepare(`
    UPDATE _backlot_resources SET position = position + 1, number = number + 1
    WHERE path = ${quoteText(collection.path)}`);
  const insertNumbered = prepare(`
    INSERT OR IGNORE INTO ${name} (_json, _version) SELECT ? || (number + 1) || ?, version + 1 ${own}
    RETURNING ${id}, _version`);
  const readSql = (fields?: readonly string[]) =>
    `SELECT _seq, _version, ${toRecordSql(fields)} FROM ${name} WHERE ${id} = ?`;
  const readWhole = prepare(readSql());
  const currentVersion = () => version.get()[0];

  return {
    version: currentVersion,
    list: createRecordLists(db, prepare, table, `(SELECT version ${own})`),
    read: (value, fields) =>
      toRecord((fields === undefined ? readWhole : prepare(readSql(fields))).get(value)),
    insert: (json) => insert.get(json)?.[0],
    insertNumbered: (head, tail) => {
      const row = insertNumbered.get(head, tail);
      return row && { id: row[0], version: row[1] };
    },
    replace: (record, json) => replace.get(json, record.sequence, record.version)?.[0],
    remove: (record) => remove.run(record.sequence, record.version).changes === 1,
    nextPosition: () => nextPosition.get()[0],
    skipNext: () => skipNext.run(),
  };
}

function toRecord(row: [number, number, string] | undefined): StoredRecord | undefined {
  return row && { sequence: row[0], version: row[1], json: row[2] };
}
