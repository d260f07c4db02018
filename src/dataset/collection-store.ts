import type { FieldTree } from "../schema/records/field-tree.ts";
import type { Collection } from "../schema/resource.ts";
import { toContents } from "./contents.ts";
import type { CollectionStore, Contents, StoredRecord } from "./dataset.ts";
import { createStatements, type Database } from "./file/database.ts";
import { quoteName } from "./file/sql-text.ts";
import type { SqlPlace } from "./lists/condition-sql.ts";
import { collectionsThrough } from "./lists/list-query.ts";
import { toRecordSql } from "./lists/list-sql.ts";
import { createRecordLists, type ListTools } from "./lists/record-lists.ts";
import type { Counters } from "./tables/counters.ts";
import { identifierColumn, toIdentifierSql } from "./tables/tables.ts";

export interface StoreTools extends ListTools {
  /** Is called when writes that a store has noted were taken back. */
  readonly onUndone: (forget: () => void) => void;
}

export function createCollectionStore(
  db: Database,
  collection: Collection,
  place: SqlPlace,
  counters: Counters,
  versionOf: (collection: Collection) => number,
  tools: StoreTools,
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
  const readTexts = prepare(`SELECT _seq, _json FROM ${name} ORDER BY _seq`);
  const removeAt = prepare(`DELETE FROM ${name} WHERE _seq = ?`);
  const readSql = (fields?: FieldTree) =>
    `SELECT _seq, _version, ${toRecordSql(fields)} FROM ${name} WHERE ${id} = ?`;
  const readWhole = prepare(readSql());
  const { sentLists } = tools;
  const versions = { own: counters.version, of: versionOf };
  const lists = createRecordLists(db, prepare, place, id, versions, tools);
  tools.onUndone(lists.forget);

  /** What is as it is to be stays: a test has mostly touched few of many. */
  const putBack = (contents: Contents): void => {
    sentLists.displaceAll(table.name);
    lists.forget();
    const lacking = new Map(contents.records.map(({ sequence, json }) => [sequence, json]));
    for (const [sequence, json] of readTexts.all()) {
      if (lacking.get(sequence) === json) lacking.delete(sequence);
      else removeAt.run(sequence);
    }
    // The mark has moved: what was reserved before it is not ours any more.
    counters.forget();
    for (const [sequence, json] of lacking) insert.run(sequence, counters.takeVersion(), json);
    counters.restart(contents);
  };

  return {
    version: counters.version,
    versionsThrough: (query) => collectionsThrough(query).map(versionOf),
    list: lists.list,
    prepare: lists.prepare,
    prepareIndex: lists.prepareIndex,
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
      lists.noteWrite({ before: version - 1, after: version, sequence, more: 1 });
      return version;
    },
    replace: (record, json) => {
      const version = counters.takeVersion();
      const { changes } = replace.run(json, version, record.sequence, record.version);
      if (changes === 0) return undefined;
      const { sequence } = record;
      lists.noteWrite({ before: version - 1, after: version, sequence, more: 0 });
      sentLists.displace(table.name, record);
      return version;
    },
    remove: (record) => {
      const before = counters.version();
      const { changes } = remove.run(record.sequence, record.version);
      // The mark has moved: what was reserved before it is not ours any more.
      counters.forget();
      if (changes !== 1) return false;
      const { sequence } = record;
      lists.noteWrite({ before, after: counters.version(), sequence, more: -1 });
      sentLists.displace(table.name, record);
      return true;
    },
    contents: () => {
      const { position, number } = counters.next();
      const records = readTexts.all().map(([sequence, json]) => ({ sequence, json }));
      return { records, next: { position, number } };
    },
    refill: (records) => putBack(toContents(records, true)),
    putBack,
    next: counters.next,
    skipNext: counters.noteTaken,
  };
}

function toRecord(row: [number, number, string] | undefined): StoredRecord | undefined {
  return row && { sequence: row[0], version: row[1], json: row[2] };
}
