import type { LeftTables } from "../changes/left-tables.ts";
import type { Database } from "../file/database.ts";
import { quoteName } from "../file/sql-text.ts";
import { toFreeIndexName } from "../tables/index-names.ts";

/** What another file is attached as. */
export const copySchema = "copy";

type SchemaName = "main" | typeof copySchema;

/** A table as its file says it, with its triggers. */
export interface CopiedTable {
  readonly name: string;
  readonly sql: string;
  readonly triggers: readonly string[];
}

/** The register comes last: writing to the others moves what it counts. */
const register = "_backlot_resources";

export function listTables(db: Database, schema: SchemaName): readonly CopiedTable[] {
  const triggers = db
    .prepare(
      `SELECT tbl_name, sql FROM ${schema}.sqlite_schema WHERE type = 'trigger' ORDER BY name`,
    )
    .all();
  const triggersOf = new Map<string, string[]>();
  for (const { tbl_name, sql } of triggers) {
    const known = triggersOf.get(String(tbl_name));
    if (known) known.push(String(sql));
    else triggersOf.set(String(tbl_name), [String(sql)]);
  }
  const found = db
    .prepare(
      `SELECT name, sql FROM ${schema}.sqlite_schema
       WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
         AND name NOT LIKE '\\_backlot\\_staged %' ESCAPE '\\'
         AND name NOT LIKE '\\_backlot\\_left %' ESCAPE '\\'
       ORDER BY name = '${register}'`,
    )
    .all();
  return found.map(({ name, sql }) => ({
    name: String(name),
    sql: String(sql),
    triggers: triggersOf.get(String(name)) ?? [],
  }));
}

export interface CopyTools {
  readonly left: LeftTables;
  /** Before a table loses its records. */
  readonly displaceAll: (table: string) => void;
  /** The tables that are copied already, each by the name of the one whose place it takes. */
  readonly staged: ReadonlyMap<string, string>;
}

/**
 * Puts the attached file's tables in place of this one's, inside the caller's transaction: whoever
 * reads meanwhile sees the old or the new, and a crash leaves the old.
 */
export function copyTables(db: Database, tools: CopyTools): void {
  const before = new Map(listTables(db, "main").map((table) => [table.name, table]));
  const after = listTables(db, copySchema);
  const stays = new Set(after.map(({ name }) => name));
  const unwritten = listUnwritten(db);
  const isTaken = ({ name }: CopiedTable) => tools.staged.has(name) && !unwritten.has(name);
  for (const name of before.keys()) if (!stays.has(name)) tools.left.leave(name);
  takeStaged(db, after.filter(isTaken), tools);
  for (const table of after) {
    if (unwritten.has(table.name) || isTaken(table)) continue;
    copyTable(db, table, before.get(table.name), tools);
  }
}

function takeStaged(
  db: Database,
  tables: readonly CopiedTable[],
  { left, staged }: CopyTools,
): void {
  const names = new Set(tables.map(({ name }) => name));
  left.replace(new Map([...staged].filter(([name]) => names.has(name))));
  for (const { triggers } of tables) for (const trigger of triggers) db.exec(trigger);
}

/** Tables that hold in both files what one and the same filling has put in, and nothing else. */
function listUnwritten(db: Database): ReadonlySet<string> {
  const found = db
    .prepare(
      `SELECT table_name FROM main.${register} JOIN ${copySchema}.${register}
       USING (path, table_name, recipe, form, shape, filled, touched, version, position, number)
       WHERE filled = 1 AND touched = 0 AND shape = 'collection'`,
    )
    .all();
  return new Set(found.map(({ table_name }) => String(table_name)));
}

function copyTable(
  db: Database,
  table: CopiedTable,
  before: CopiedTable | undefined,
  { left, displaceAll }: CopyTools,
): void {
  // Tables are made in a hundred times the time that it takes to fill small ones again.
  if (before && isSame(table, before)) {
    displaceAll(table.name);
    db.exec(`DELETE FROM main.${quoteName(table.name)}`);
    copyRows(db, table.name);
    return;
  }
  left.leave(table.name);
  db.exec(table.sql);
  copyRows(db, table.name);
  copyUniqueIndexes(db, table.name, table.name);
  for (const trigger of table.triggers) db.exec(trigger);
}

function isSame(one: CopiedTable, other: CopiedTable): boolean {
  return one.sql === other.sql && one.triggers.join() === other.triggers.join();
}

function copyRows(db: Database, table: string): void {
  const columns = listColumns(db, table);
  const name = quoteName(table);
  db.exec(`INSERT INTO main.${name} (${columns}) SELECT ${columns} FROM ${copySchema}.${name}`);
}

/** Those that hold something of their own. */
export function listColumns(db: Database, table: string): string {
  return db
    .prepare("SELECT name FROM pragma_table_xinfo(?, ?) WHERE hidden = 0")
    .all(table, copySchema)
    .map(({ name }) => quoteName(String(name)))
    .join(", ");
}

/** Indexes that lists have asked for are made again when they are asked for. */
export function copyUniqueIndexes(db: Database, table: string, to: string): void {
  const found = db
    .prepare(
      `SELECT list.name AS name, group_concat('"' || replace(info.name, '"', '""') || '"', ', ') AS columns
       FROM pragma_index_list(?1, ?2) AS list, pragma_index_info(list.name, ?2) AS info
       WHERE list."unique" = 1 AND list.origin = 'c' GROUP BY list.name`,
    )
    .all(table, copySchema);
  for (const { name, columns } of found) {
    const free = toFreeIndexName(db, String(name).replace(/ \(\d+\)$/, ""));
    db.exec(`CREATE UNIQUE INDEX main.${quoteName(free)} ON ${quoteName(to)} (${columns})`);
  }
}
