import type { Database } from "../file/database.ts";

/**
 * An index cannot be renamed: beside that of the table whose place its own has taken, or will take,
 * it has a number.
 */
export function toFreeIndexName(db: Database, plain: string): string {
  const isTaken = db.prepare("SELECT 1 FROM main.sqlite_schema WHERE type = 'index' AND name = ?");
  let name = plain;
  for (let next = 2; isTaken.get(name); next++) name = `${plain} (${next})`;
  return name;
}

/** The name of a table's own index that was wanted under this one. */
export function findIndexName(db: Database, table: string, plain: string): string | undefined {
  return db
    .prepare("SELECT name FROM main.sqlite_schema WHERE type = 'index' AND tbl_name = ?")
    .all(table)
    .map(({ name }) => String(name))
    .find((name) => name.replace(/ \(\d+\)$/, "") === plain);
}
