import type { Database } from "../file/database.ts";
import { quoteName } from "../file/sql-text.ts";
import { type SchemaRow, writeSchema } from "./schema-rows.ts";

export type Rename = readonly [from: string, to: string];

/**
 * Gives tables other names, one rename after the other, in the caller's transaction. Their triggers
 * must be gone; views go on naming what they named.
 *
 * `ALTER TABLE` reads every statement of the schema three times for each of them, 20 ms beside 400
 * triggers. SQLite allows to change its texts where the records stay as they are
 * (https://sqlite.org/lang_altertable.html#otheralter), and then reads them once.
 */
export function renameTables(db: Database, renames: readonly Rename[]): void {
  const rows = isFree(db, renames) ? readRenamed(db, renames) : undefined;
  if (rows) writeSchema(db, rows);
  else for (const rename of renames) alterTable(db, rename);
}

function alterTable(db: Database, [from, to]: Rename): void {
  db.exec(`ALTER TABLE main.${quoteName(from)} RENAME TO ${quoteName(to)}`);
}

/** Whether nothing else has one of the new names, or will have lost it by then. */
function isFree(db: Database, renames: readonly Rename[]): boolean {
  const find = db.prepare("SELECT 1 FROM main.sqlite_schema WHERE name = ? COLLATE NOCASE");
  const given = new Set<string>();
  return renames.every(([from, to]) => {
    const isTaken = find.get(to) !== undefined && !given.has(to);
    given.add(from);
    return !isTaken;
  });
}

/** Undefined where somebody else has written a statement that is not plain enough to be rewritten. */
function readRenamed(db: Database, renames: readonly Rename[]): readonly SchemaRow[] | undefined {
  const find = db.prepare(
    "SELECT rowid, type, name, sql FROM main.sqlite_schema WHERE tbl_name = ? COLLATE NOCASE",
  );
  const rows: SchemaRow[] = [];
  for (const [from, to] of renames) {
    const found = find.all(from);
    if (found.length === 0) return undefined;
    for (const { rowid, type, name, sql } of found) {
      const renamed = toRenamedSql(String(type), String(sql), to);
      if (renamed === undefined) return undefined;
      const isTable = type === "table";
      rows.push({
        rowid: Number(rowid),
        name: isTable ? to : String(name),
        table: to,
        sql: renamed,
      });
    }
  }
  return rows;
}

const nameSql = '(?:"(?:[^"]|"")*"|`(?:[^`]|``)*`|\\[[^\\]]*\\]|[\\p{L}_][\\p{L}\\p{N}_$]*)';
/** What SQLite keeps of a statement begins in the same way however it was said, names aside. */
const beginnings: ReadonlyMap<string, RegExp> = new Map([
  ["table", new RegExp(`^(CREATE TABLE )${nameSql}(?=\\s*\\()`, "u")],
  ["index", new RegExp(`^(CREATE (?:UNIQUE )?INDEX ${nameSql} ON )${nameSql}(?=\\s*\\()`, "u")],
]);

function toRenamedSql(type: string, sql: string, to: string): string | undefined {
  const beginning = beginnings.get(type);
  if (!beginning?.test(sql)) return undefined;
  return sql.replace(beginning, (_, before: string) => before + quoteName(to));
}
