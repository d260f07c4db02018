import type { FieldTree } from "../schema/records/field-tree.ts";
import type { Collection } from "../schema/resource.ts";
import type { CollectionStore, StoredRecord } from "./dataset.ts";
import { createStatements, type Database } from "./file/database.ts";
import { quoteName } from "./file/sql-text.ts";
import type { SqlPlace } from "./lists/condition-sql.ts";
import { collectionsThrough } from "./lists/list-query.ts";
import { toRecordSql } from "./lists/list-sql.ts";
import { createRecordLists } from "./lists/record-lists.ts";
import type { SentLists } from "./lists/sent-lists.ts";
import type { Counters } from "./tables/counters.ts";
import { identifierColumn, toIdentifierSql } from "./tables/tables.ts";

export function createCollectionStore(
  db: Database,
  collection: Collection,
  place: SqlPlace,
  counters: Counters,
  versionOf: (collection: Collection) => number,
  sentLists: SentLists,
): CollectionStore {
  const { table } = place;
  const prepare = createStatements(db);
  const name = quoteName(table.name);
  const id = identifierColumn(collection, table);
  const insert = prepare(`
    INSERT OR IGNORE INTO ${name} (_seq, _version, _json, ${id})
    VALUES (?1, ?2, ?3, ${toIdentifierSql(collection, "?3")})`);
  const replace = prepare(`
    UPDATE ${name} SET _json = ?, _version = ? WHERE _seq = ? AND _version = ?`);
  const remove = prepare(`DELETE FROM ${name} WHERE _seq = ? AND _version = ?`);
  const readIds = prepare(`SELECT ${id} FROM ${name} ORDER BY _seq`);
  const empty = prepare(`DELETE FROM ${name}`);
  const readSql = (fields?: FieldTree) =>
    `SELECT _seq, _version, ${toRecordSql(fields)} FROM ${name} WHERE ${id} = ?`;
  const readWhole = prepare(readSql());

  return {
    version: counters.version,
    versionsThrough: (query) => collectionsThrough(query).map(versionOf),
    list: createRecordLists(
      db,
      prepare,
      place,
      { own: counters.version, of: versionOf },
      sentLists,
    ),
    ids: () => readIds.all().map(([value]) => value),
    read: (value, fields) =>
      toRecord((fields === undefined ? readWhole : prepare(readSql(fields))).get(value)),
    insert: (value, json) => {
      const version = counters.takeVersion();
      // The position is the order of creation too: sequences count from 1.
      const sequence = counters.position() + 1;
      if (insert.run(sequence, version, json).changes === 0) {
        counters.doubt();
        return undefined;
      }
      counters.noteTaken(value);
      return version;
    },
    replace: (record, json) => {
      const version = counters.takeVersion();
      const { changes } = replace.run(json, version, record.sequence, record.version);
      if (changes === 0) return undefined;
      sentLists.displace(table.name, record);
      return version;
    },
    remove: (record) => {
      const { changes } = remove.run(record.sequence, record.version);
      // The mark has moved: what was reserved before it is not ours any more.
      counters.forget();
      if (changes === 1) sentLists.displace(table.name, record);
      return changes === 1;
    },
    refill: (records, isFresh) => {
      sentLists.displaceAll();
      empty.run();
      counters.restart();
      for (const { id: value, json } of records) {
        insert.run(counters.position() + 1, counters.takeVersion(), json);
        counters.noteTaken(value);
      }
      counters.settle(isFresh);
    },
    next: counters.next,
    skipNext: counters.noteTaken,
  };
}

function toRecord(row: [number, number, string] | undefined): StoredRecord | undefined {
  return row && { sequence: row[0], version: row[1], json: row[2] };
}
