import type { Collection } from "../schema/resource.ts";
import { type Columns, toPathSql } from "./columns.ts";
import type { Database } from "./database.ts";
import { quoteName, quoteText } from "./sql-text.ts";

/** A collection's table, as the statements name it. */
export interface Table {
  /** The path without its slash, as far as SQLite allows: what a person looks for in the file. */
  readonly name: string;
  readonly columns: Columns;
}

/** What becomes of a table's records; a function makes those that were kept fit. */
export type TableRecords = "dropped" | "kept" | (() => void);

/**
 * The identifier is a generated column too, with a unique index: an edit of the JSON text by hand
 * can then never leave the two in disagreement.
 */
export function createTable(
  db: Database,
  collection: Collection,
  table: Table,
  records: TableRecords,
): void {
  const keepRecords = records !== "dropped";
  const name = quoteName(table.name);
  const aside = quoteName(`${table.name} (before)`);
  if (keepRecords) {
    dropTriggers(db, table.name);
    db.exec(`ALTER TABLE ${name} RENAME TO ${aside}`);
  } else db.exec(`DROP TABLE IF EXISTS ${name}`);
  const columns = [...table.columns].map(
    ([member, column]) =>
      `${quoteName(column)} AS (json_extract(_json, ${toPathSql([member])})) VIRTUAL`,
  );
  db.exec(`
    CREATE TABLE ${name} (
      _seq INTEGER PRIMARY KEY, _version INTEGER,
      _json TEXT NOT NULL CHECK (json_valid(_json)), ${columns.join(", ")}
    )`);
  if (keepRecords) {
    db.exec(`
      INSERT INTO ${name} (_seq, _version, _json) SELECT _seq, _version, _json FROM ${aside};
      DROP TABLE ${aside};
    `);
  }
  if (typeof records === "function") records();
  const index = quoteName(`${table.name} by identifier`);
  db.exec(`CREATE UNIQUE INDEX ${index} ON ${name} (${identifierColumn(collection, table)})`);
  createTriggers(db, collection, table);
}

export function identifierColumn(collection: Collection, { columns }: Table): string {
  return quoteName(columns.get(collection.identifier.name) ?? collection.identifier.name);
}

/** Beyond it, counting on by one is no longer exact; who wrote such an identifier counts alone. */
export const largestCounted = 2 ** 52;

/**
 * They keep the versions, so that an edit by any program moves them too. A row without a version of
 * its own, or whose version stayed while its text changed, was written by somebody else.
 */
export function createTriggers(db: Database, collection: Collection, table: Table): void {
  const name = quoteName(table.name);
  const path = quoteText(collection.path);
  const id = `NEW.${identifierColumn(collection, table)}`;
  const number = `CASE WHEN typeof(${id}) IN ('integer', 'real') AND ${id} BETWEEN 0 AND ${largestCounted}
      THEN CAST(${id} AS INTEGER) ELSE 0 END`;
  const move = (more = "") =>
    `UPDATE _backlot_resources SET version = version + 1, touched = 1${more} WHERE path = ${path};`;
  const stamp = `UPDATE ${name}
      SET _version = (SELECT version FROM _backlot_resources WHERE path = ${path})`;
  // SQLite does not say in which order it fires two triggers: of each pair only one has its turn.
  const triggers = triggerNames(table.name);
  const counted = `, position = position + 1, number = max(number, ${number})`;
  db.exec(`
    CREATE TRIGGER ${triggers.inserted} AFTER INSERT ON ${name} WHEN NEW._version IS NOT NULL
      BEGIN ${move(counted)} END;
    CREATE TRIGGER ${triggers.insertedByOthers} AFTER INSERT ON ${name} WHEN NEW._version IS NULL
      BEGIN ${move(counted)} ${stamp} WHERE _seq = NEW._seq; END;
    CREATE TRIGGER ${triggers.updated} AFTER UPDATE OF _json ON ${name}
      WHEN NEW._version IS NOT OLD._version BEGIN ${move()} END;
    CREATE TRIGGER ${triggers.updatedByOthers} AFTER UPDATE OF _json ON ${name}
      WHEN NEW._version IS OLD._version BEGIN ${move()} ${stamp} WHERE _seq = NEW._seq; END;
    CREATE TRIGGER ${triggers.deleted} AFTER DELETE ON ${name} BEGIN ${move()} END;
  `);
}

export function dropTriggers(db: Database, table: string): void {
  for (const trigger of Object.values(triggerNames(table))) {
    db.exec(`DROP TRIGGER IF EXISTS ${trigger}`);
  }
}

function triggerNames(name: string) {
  return {
    inserted: quoteName(`${name} inserted`),
    updated: quoteName(`${name} updated`),
    deleted: quoteName(`${name} deleted`),
    insertedByOthers: quoteName(`${name} inserted by others`),
    updatedByOthers: quoteName(`${name} updated by others`),
  };
}
