import type { Collection } from "../../schema/resource.ts";
import type { Database } from "../file/database.ts";
import { quoteName, quoteText } from "../file/sql-text.ts";
import { type Columns, toPathSql } from "./columns.ts";
import { findIndexName, toFreeIndexName } from "./index-names.ts";
import { writeSchema } from "./schema-rows.ts";

/** A collection's table, as the statements name it. */
export interface Table {
  /** The path without its slash, as far as SQLite allows: what a person looks for in the file. */
  readonly name: string;
  readonly columns: Columns;
  /** The members that are instants, and compared as such. */
  readonly instants: ReadonlySet<string>;
  /** Of all that its records say, at any depth: looked for only where somebody searches long. */
  readonly propertyNames: () => ReadonlySet<string>;
}

/** Beyond it, counting on by one is no longer exact; who wrote such an identifier counts alone. */
export const largestCounted = 2 ** 52;

/** What becomes of a table's records; a function makes those that were kept fit. */
export type TableRecords = "dropped" | "kept" | (() => void);

/** What becomes of a table that another takes the place of. */
export interface TablesBefore {
  leave(name: string): void;
  /** Gives back the name under which it can still be read. */
  putAside(name: string): string;
}

/**
 * The identifier is a column of its own, so that a change of a record need not touch its index. Who
 * edits the JSON text by hand need not know: triggers keep the two in agreement.
 */
export function createTable(
  db: Database,
  collection: Collection,
  table: Table,
  records: TableRecords,
  before: TablesBefore,
): void {
  const aside = records === "dropped" ? undefined : before.putAside(table.name);
  if (aside === undefined) before.leave(table.name);
  db.exec(toTableSql(collection, table));
  if (aside !== undefined) {
    db.exec(`
      INSERT INTO ${quoteName(table.name)} (_seq, _version, _json, ${identifierColumn(collection, table)})
        SELECT _seq, _version, _json, ${toIdentifierSql(collection)} FROM ${quoteName(aside)}`);
  }
  if (typeof records === "function") records();
  createIdentifierIndex(db, collection, table);
  createTriggers(db, collection, table);
}

/** One that will take another's place: its index is filled with it, and it has no triggers yet. */
export function createUnfilledTable(
  db: Database,
  collection: Collection,
  table: Table,
  placeOf: string,
): void {
  db.exec(toTableSql(collection, table));
  createIdentifierIndex(db, collection, table, placeOf);
}

function toTableSql(collection: Collection, table: Table): string {
  const columns = [...table.columns].map(([member, column]) =>
    member === collection.identifier.name
      ? identifierColumn(collection, table)
      : `${quoteName(column)} AS (json_extract(_json, ${toPathSql([member])})) VIRTUAL`,
  );
  return toSqlOfColumns(table, columns);
}

function toSqlOfColumns({ name }: Table, columns: readonly string[]): string {
  return `CREATE TABLE ${quoteName(name)} (
      _seq INTEGER PRIMARY KEY, _version INTEGER,
      _json TEXT NOT NULL CHECK (json_valid(_json)), ${columns.join(", ")}
    )`;
}

/**
 * Lets many records in while the table has no generated columns, which SQLite works out for each
 * record that comes in: with thirty of them that takes two thirds of the time. What others have made
 * of the table or its columns stays, and is then in no hurry.
 */
export function fillBare(
  db: Database,
  collection: Collection,
  table: Table,
  fill: () => void,
): void {
  const rows = db
    .prepare("SELECT rowid, name, sql FROM main.sqlite_schema WHERE tbl_name = ? COLLATE NOCASE")
    .all(table.name);
  const [row] = rows;
  const isOurs = rows.length === 1 && row?.["sql"] === toTableSql(collection, table);
  if (!isOurs) {
    fill();
    return;
  }
  const write = (sql: string) =>
    writeSchema(db, [{ rowid: Number(row["rowid"]), name: table.name, table: table.name, sql }]);
  write(toSqlOfColumns(table, [identifierColumn(collection, table)]));
  fill();
  write(toTableSql(collection, table));
}

export function createIdentifierIndex(
  db: Database,
  collection: Collection,
  table: Table,
  placeOf = table.name,
): void {
  const index = toFreeIndexName(db, toIndexName(placeOf));
  const id = identifierColumn(collection, table);
  db.exec(`CREATE UNIQUE INDEX main.${quoteName(index)} ON ${quoteName(table.name)} (${id})`);
}

export function dropIdentifierIndex(db: Database, { name }: Table): void {
  const index = findIndexName(db, name, toIndexName(name));
  if (index !== undefined) db.exec(`DROP INDEX main.${quoteName(index)}`);
}

function toIndexName(table: string): string {
  return `${table} by identifier`;
}

export function identifierColumn(collection: Collection, { columns }: Table): string {
  return quoteName(columns.get(collection.identifier.name) ?? collection.identifier.name);
}

/** The identifier as a JSON text says it. */
export function toIdentifierSql({ identifier }: Collection, json = "_json"): string {
  return `json_extract(${json}, ${toPathSql(identifier.path)})`;
}

/**
 * They move the mark of versions when another program writes, and stamp what it wrote: a row without
 * a version of its own, or whose version stayed while its text changed, was written by somebody else.
 * What a deleted record had been given is noted, whoever deleted it.
 */
export function createTriggers(db: Database, collection: Collection, table: Table): void {
  const name = quoteName(table.name);
  const path = quoteText(collection.path);
  const id = identifierColumn(collection, table);
  const move = (more = "") =>
    `UPDATE _backlot_resources SET version = version + 1, touched = 1${more} WHERE path = ${path};`;
  const stamp = `UPDATE ${name}
      SET _version = (SELECT version FROM _backlot_resources WHERE path = ${path}),
        ${id} = ${toIdentifierSql(collection)}
      WHERE _seq = NEW._seq;`;
  const number = `number = max(number, CASE WHEN OLD.${id} BETWEEN 0 AND ${largestCounted}
      THEN CAST(OLD.${id} AS INTEGER) ELSE 0 END)`;
  const triggers = triggerNames(table.name);
  db.exec(`
    CREATE TRIGGER ${triggers.insertedByOthers} AFTER INSERT ON ${name} WHEN NEW._version IS NULL
      BEGIN ${move()} ${stamp} END;
    CREATE TRIGGER ${triggers.updatedByOthers} AFTER UPDATE OF _json ON ${name}
      WHEN NEW._version IS OLD._version BEGIN ${move(`, ${number}`)} ${stamp} END;
    CREATE TRIGGER ${triggers.identified} BEFORE UPDATE OF ${id} ON ${name}
      WHEN NEW.${id} IS NOT ${toIdentifierSql(collection, "NEW._json")}
      BEGIN SELECT RAISE(ABORT, 'the identifier follows _json: change it there'); END;
    CREATE TRIGGER ${triggers.deleted} AFTER DELETE ON ${name}
      BEGIN ${move(`, position = max(position, OLD._seq), ${number}`)} END;
  `);
}

export function dropTriggers(db: Database, table: string): void {
  for (const trigger of Object.values(triggerNames(table))) {
    db.exec(`DROP TRIGGER IF EXISTS main.${trigger}`);
  }
}

/** Those of a person too: they would go with a table that is put aside. */
export function dropAllTriggers(db: Database, table: string): void {
  const found = db
    .prepare("SELECT name FROM main.sqlite_schema WHERE type = 'trigger' AND tbl_name = ?")
    .all(table);
  for (const { name } of found) db.exec(`DROP TRIGGER main.${quoteName(String(name))}`);
}

function triggerNames(name: string) {
  return {
    insertedByOthers: quoteName(`${name} inserted by others`),
    updatedByOthers: quoteName(`${name} updated by others`),
    identified: quoteName(`${name} identified`),
    deleted: quoteName(`${name} deleted`),
  };
}
