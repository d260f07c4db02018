import type { Database } from "../file/database.ts";
import { renameTables } from "../tables/rename-tables.ts";
import type { Change, RegisterEntry } from "./change.ts";

/** What the dataset knows of each resource, by its path. */
export interface Register {
  /** Made with the file. Chance may decide it: it tells files apart and shows in no record. */
  readonly identity: string;
  entries(): readonly RegisterEntry[];
  /** Enters a resource, or what is new about it; of one that is the same nothing is. */
  note(change: Change): void;
  noteMigrated(path: string, version: number): void;
  isVacant(path: string): boolean;
  isTouched(path: string): boolean;
  version(path: string): number;
  /** A version that no text has had, and that none will be given. */
  takeVersion(path: string): number;
  /** Somebody has written to it. */
  noteTouched(path: string): void;
  /** Its records were made, and tell by themselves what they have taken. */
  noteFilled(path: string, version: number): void;
  tableName(path: string): string;
}

export function createRegister(db: Database): Register {
  createTables(db);
  const entry = db.prepare("SELECT * FROM _backlot_resources WHERE path = ?");
  return {
    identity: String(db.prepare("SELECT identity FROM _backlot_dataset").get()?.["identity"]),
    entries: () => readEntries(db, "main"),
    note: (change) => {
      const { kind, resource, recipe, form, renamedFrom } = change;
      if (renamedFrom !== undefined) rename(db, renamedFrom, resource.path);
      if (kind === "new") enter(db, resource.path);
      const filled = kind === "kept" || kind === "migrated" ? 1 : 0;
      db.prepare(
        `UPDATE _backlot_resources SET recipe = ?, form = ?, shape = ?, filled = min(filled, ${filled})
         WHERE path = ?`,
      ).run(recipe, form, resource.shape, resource.path);
    },
    noteMigrated: (path, version) => {
      db.prepare("UPDATE _backlot_resources SET version = ? WHERE path = ?").run(version, path);
    },
    isTouched: (path) => entry.get(path)?.["touched"] === 1,
    isVacant: (path) => entry.get(path)?.["filled"] === 0,
    version: (path) => Number(entry.get(path)?.["version"]),
    takeVersion: (path) => {
      db.prepare("UPDATE _backlot_resources SET version = version + 1 WHERE path = ?").run(path);
      return Number(entry.get(path)?.["version"]);
    },
    noteTouched: (path) => {
      db.prepare("UPDATE _backlot_resources SET touched = 1 WHERE path = ?").run(path);
    },
    noteFilled: (path, version) => {
      db.prepare(
        `UPDATE _backlot_resources
         SET filled = 1, touched = 0, version = ?, position = 0, number = 0
         WHERE path = ?`,
      ).run(version, path);
    },
    tableName: (path) => String(entry.get(path)?.["table_name"]),
  };
}

export function readEntries(db: Database, schema: string): readonly RegisterEntry[] {
  return db
    .prepare(`SELECT path, recipe, form, shape, touched FROM ${schema}._backlot_resources`)
    .all()
    .map(toEntry);
}

function createTables(db: Database): void {
  const move = (row: "NEW" | "OLD") =>
    `UPDATE _backlot_resources SET version = version + 1, touched = 1 WHERE path = ${row}.path;`;
  db.exec(`
    CREATE TABLE IF NOT EXISTS _backlot_dataset (identity TEXT NOT NULL) STRICT;
    INSERT INTO _backlot_dataset SELECT lower(hex(randomblob(4)))
      WHERE NOT EXISTS (SELECT 1 FROM _backlot_dataset);
    CREATE TABLE IF NOT EXISTS _backlot_resources (
      path TEXT PRIMARY KEY, table_name TEXT NOT NULL UNIQUE COLLATE NOCASE, recipe TEXT NOT NULL,
      form TEXT NOT NULL, shape TEXT NOT NULL,
      filled INTEGER NOT NULL DEFAULT 0, touched INTEGER NOT NULL DEFAULT 0,
      version INTEGER NOT NULL DEFAULT 0, position INTEGER NOT NULL DEFAULT 0,
      number INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE TABLE IF NOT EXISTS _backlot_objects (
      path TEXT PRIMARY KEY, json TEXT NOT NULL CHECK (json_valid(json))
    ) STRICT;
    CREATE TRIGGER IF NOT EXISTS _backlot_object_inserted AFTER INSERT ON _backlot_objects
      BEGIN ${move("NEW")} END;
    CREATE TRIGGER IF NOT EXISTS _backlot_object_updated AFTER UPDATE ON _backlot_objects
      BEGIN ${move("NEW")} END;
    CREATE TRIGGER IF NOT EXISTS _backlot_object_deleted AFTER DELETE ON _backlot_objects
      BEGIN ${move("OLD")} END;
  `);
}

/**
 * SQLite takes /Users and /users for one table and keeps some names to itself, so the name that a
 * path was given is kept: it may not depend on which resources stand beside it today.
 */
function enter(db: Database, path: string): void {
  db.prepare(
    "INSERT INTO _backlot_resources (path, table_name, recipe, form, shape) VALUES (?, ?, '', '', '')",
  ).run(path, toFreeName(db, path));
}

function toFreeName(db: Database, path: string): string {
  const isTaken = db.prepare("SELECT 1 FROM _backlot_resources WHERE table_name = ?");
  const plain = path.slice(1);
  const isReserved = /^(?:sqlite_|_backlot)/i.test(plain);
  let name = isReserved ? `resource ${plain}` : plain;
  for (let next = 2; isTaken.get(name); next++) name = `${plain} (${next})`;
  return name;
}

/** A person looks for the table under the path that is served now. */
function rename(db: Database, from: string, to: string): void {
  const name = toFreeName(db, to);
  const before = db.prepare("SELECT table_name FROM _backlot_resources WHERE path = ?").get(from);
  const table = db
    .prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?")
    .get(String(before?.["table_name"]));
  if (table) {
    renameTables(db, [[String(before?.["table_name"]), name]]);
  }
  db.prepare("UPDATE _backlot_resources SET path = ?, table_name = ? WHERE path = ?").run(
    to,
    name,
    from,
  );
  db.prepare("UPDATE _backlot_objects SET path = ? WHERE path = ?").run(to, from);
}

function toEntry(row: Record<string, unknown>): RegisterEntry {
  return {
    path: String(row["path"]),
    recipe: String(row["recipe"]),
    form: String(row["form"]),
    shape: row["shape"] === "single" ? "single" : "collection",
    isTouched: row["touched"] === 1,
  };
}
