import { readId } from "../../schema/identifier/identifier.ts";
import type { Collection } from "../../schema/resource.ts";
import type { JsonObject } from "../../schema/schema.ts";
import { type Database, inTransaction } from "../file/database.ts";
import { quoteName } from "../file/sql-text.ts";
import {
  createTriggers,
  createUnfilledTable,
  identifierColumn,
  largestCounted,
  type Table,
  toIdentifierSql,
} from "../tables/tables.ts";

/** Records that were made while others are served, and that take a collection's place at one go. */
export interface StagedTable {
  readonly name: string;
  readonly position: number;
  readonly number: number;
}

/** In milliseconds: then others get their turn. */
const longestTurn = 8;
const prefix = "_backlot_staged ";

/** Fills a table beside the collection's own, a little at a time. */
export async function stageRecords(
  db: Database,
  resource: Collection,
  { name, columns }: Table,
  version: number,
  records: Iterable<JsonObject>,
  settled: () => Promise<void> | undefined,
): Promise<StagedTable> {
  const staged = { name: `${prefix}${name}`, columns };
  db.exec(`DROP TABLE IF EXISTS ${quoteName(staged.name)}`);
  createUnfilledTable(db, resource, staged, name);
  const insert = db.prepare(`
    INSERT INTO ${quoteName(staged.name)} (_version, _json, ${identifierColumn(resource, staged)})
    VALUES (${version}, ?1, ${toIdentifierSql(resource, "?1")})`);
  const iterator = records[Symbol.iterator]();
  let position = 0;
  let number = 0;
  const fillForATurn = (): boolean => {
    for (const start = performance.now(); performance.now() - start < longestTurn; position++) {
      const { done, value } = iterator.next();
      if (done) return true;
      insert.run(JSON.stringify(value));
      const id = readId(resource.identifier, value);
      if (typeof id === "number" && id <= largestCounted) number = Math.max(number, Math.trunc(id));
    }
    return false;
  };
  while (!inTransaction(db, fillForATurn)) {
    await new Promise((resolve) => setImmediate(resolve));
    await settled();
  }
  return { name: staged.name, position, number };
}

/** Puts it in place of the collection's own, in the caller's transaction. */
export function takeStaged(
  db: Database,
  resource: Collection,
  table: Table,
  staged: StagedTable,
): void {
  const name = quoteName(table.name);
  db.exec(`DROP TABLE ${name}; ALTER TABLE ${quoteName(staged.name)} RENAME TO ${name}`);
  createTriggers(db, resource, table);
}

/** What was staged and never taken, by this process or one that was killed. */
export function dropStaged(db: Database): void {
  if (!db.isOpen) return;
  const found = db
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND substr(name, 1, ?) = ?")
    .all(prefix.length, prefix);
  for (const { name } of found) db.exec(`DROP TABLE ${quoteName(String(name))}`);
}
