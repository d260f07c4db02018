import type { Database } from "./database.ts";

/** What the dataset knows of each resource, by its path. */
export interface Register {
  /** Made with the file. Chance may decide it: it tells files apart and shows in no record. */
  readonly identity: string;
  /** Enters a resource, or its new recipe, and tells what was known of it before. */
  note(path: string, recipe: string): { isNew: boolean; isChanged: boolean; isTouched: boolean };
  isVacant(path: string): boolean;
  version(path: string): number;
  noteFilled(path: string, counters: { version: number; position: number; number: number }): void;
  tableName(path: string): string;
}

export function createRegister(db: Database): Register {
  createTables(db);
  const entry = db.prepare("SELECT * FROM _backlot_resources WHERE path = ?");
  return {
    identity: String(db.prepare("SELECT identity FROM _backlot_dataset").get()?.["identity"]),
    note: (path, recipe) => {
      const known = entry.get(path);
      if (!known) enter(db, path, recipe);
      else if (known["recipe"] !== recipe) {
        db.prepare("UPDATE _backlot_resources SET recipe = ?, filled = touched WHERE path = ?").run(
          recipe,
          path,
        );
      }
      return {
        isNew: !known,
        isChanged: known !== undefined && known["recipe"] !== recipe,
        isTouched: known?.["touched"] === 1,
      };
    },
    isVacant: (path) => entry.get(path)?.["filled"] === 0,
    version: (path) => Number(entry.get(path)?.["version"]),
    noteFilled: (path, { version, position, number }) => {
      db.prepare(
        `UPDATE _backlot_resources
         SET filled = 1, touched = 0, version = ?, position = ?, number = max(number, ?)
         WHERE path = ?`,
      ).run(version, position, number, path);
    },
    tableName: (path) => String(entry.get(path)?.["table_name"]),
  };
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
function enter(db: Database, path: string, recipe: string): void {
  const isTaken = db.prepare("SELECT 1 FROM _backlot_resources WHERE table_name = ?");
  const plain = path.slice(1);
  const isReserved = /^(?:sqlite_|_backlot)/i.test(plain);
  let name = isReserved ? `resource ${plain}` : plain;
  for (let next = 2; isTaken.get(name); next++) name = `${plain} (${next})`;
  db.prepare("INSERT INTO _backlot_resources (path, table_name, recipe) VALUES (?, ?, ?)").run(
    path,
    name,
    recipe,
  );
}
