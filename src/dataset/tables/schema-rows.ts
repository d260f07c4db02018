import type { Database } from "../file/database.ts";

/** A table or an index as SQLite's schema has it. */
export interface SchemaRow {
  readonly rowid: number;
  readonly name: string;
  readonly table: string;
  readonly sql: string;
}

/**
 * Changes the schema's own texts, in the caller's transaction; for changes that leave the rows as
 * they are stored (https://sqlite.org/lang_altertable.html#otheralter).
 */
export function writeSchema(db: Database, rows: readonly SchemaRow[]): void {
  const { schema_version: version } = db.prepare("PRAGMA main.schema_version").get() ?? {};
  db.enableDefensive(false);
  db.exec("PRAGMA writable_schema = ON");
  try {
    const write = db.prepare(
      "UPDATE main.sqlite_schema SET name = ?, tbl_name = ?, sql = ? WHERE rowid = ?",
    );
    for (const { rowid, name, table, sql } of rows) write.run(name, table, sql, rowid);
    // Every connection, this one too, then reads the schema before it does anything else.
    db.exec(`PRAGMA main.schema_version = ${Number(version) + 1}`);
  } finally {
    db.exec("PRAGMA writable_schema = OFF");
    db.enableDefensive(true);
  }
}
