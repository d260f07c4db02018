import { nextTurn, workForATurn } from "../../in-turns.ts";
import type { Collection } from "../../schema/resource.ts";
import type { JsonObject } from "../../schema/schema.ts";
import { type Database, inTransaction } from "../file/database.ts";
import { quoteName } from "../file/sql-text.ts";
import {
  createUnfilledTable,
  identifierColumn,
  type Table,
  toIdentifierSql,
} from "../tables/tables.ts";

/** Records that were made while others are served, and that take a collection's place at one go. */
export interface StagedTable {
  readonly name: string;
}

const prefix = "_backlot_staged ";

/** Fills a table beside the collection's own, a little at a time. */
export async function stageRecords(
  db: Database,
  resource: Collection,
  { name, ...table }: Table,
  version: number,
  records: Iterable<JsonObject>,
  settled: () => Promise<void> | undefined,
): Promise<StagedTable> {
  const staged = { name: toStagedName(name), ...table };
  db.exec(`DROP TABLE IF EXISTS main.${quoteName(staged.name)}`);
  createUnfilledTable(db, resource, staged, name);
  const insert = db.prepare(`
    INSERT INTO ${quoteName(staged.name)} (_version, _json, ${identifierColumn(resource, staged)})
    VALUES (${version}, ?1, ${toIdentifierSql(resource, "?1")})`);
  const iterator = records[Symbol.iterator]();
  const fillOne = (): boolean => {
    const { done, value } = iterator.next();
    if (done) return true;
    insert.run(JSON.stringify(value));
    return false;
  };
  while (!inTransaction(db, () => workForATurn(fillOne))) {
    await nextTurn();
    await settled();
  }
  // The last of them have had their turn: what takes them begins with another.
  await nextTurn();
  return { name: staged.name };
}

/** A new table for what will take the place of a table of this name. */
export function toStagedName(table: string): string {
  return `${prefix}${table}`;
}

/** What was staged and never taken, by this process or one that was killed. */
export function dropStaged(db: Database): void {
  if (!db.isOpen) return;
  const found = db
    .prepare("SELECT name FROM main.sqlite_schema WHERE type = 'table' AND substr(name, 1, ?) = ?")
    .all(prefix.length, prefix);
  for (const { name } of found) db.exec(`DROP TABLE main.${quoteName(String(name))}`);
}
