import type { Database } from "../file/database.ts";
import { quoteName } from "../file/sql-text.ts";

/**
 * Puts another file's tables in place of this one's, inside the caller's transaction: whoever reads
 * meanwhile sees the old or the new, and a crash leaves the old. The other is attached as `from`.
 */
export function copyTables(db: Database, from: string): void {
  const tablesOf = (schema: string) =>
    db
      .prepare(
        `SELECT name, sql FROM ${schema}.sqlite_schema
         WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_backlot\\_staged %' ESCAPE '\\'`,
      )
      .all();
  for (const { name } of tablesOf("main")) db.exec(`DROP TABLE main.${quoteName(String(name))}`);
  for (const { name, sql } of tablesOf(from)) {
    db.exec(String(sql));
    copyRows(db, from, String(name));
  }
  // Indexes that lists have asked for are made again when they are asked for.
  const rest = db.prepare(
    `SELECT sql FROM ${from}.sqlite_schema
     WHERE type = 'trigger' OR (type = 'index' AND sql LIKE 'CREATE UNIQUE %')`,
  );
  for (const { sql } of rest.all()) db.exec(String(sql));
}

function copyRows(db: Database, from: string, table: string): void {
  const columns = db
    .prepare("SELECT name FROM pragma_table_xinfo(?, ?) WHERE hidden = 0")
    .all(table, from)
    .map(({ name }) => quoteName(String(name)))
    .join(", ");
  const name = quoteName(table);
  db.exec(`INSERT INTO main.${name} (${columns}) SELECT ${columns} FROM ${from}.${name}`);
}
