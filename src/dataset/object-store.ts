import type { SingleObject } from "../schema/resource.ts";
import type { ObjectStore } from "./dataset.ts";
import { createStatements, type Database } from "./file/database.ts";
import { quoteText } from "./file/sql-text.ts";

/** Single objects share a table; the resource's version is the object's own. */
export function createObjectStore(db: Database, { path }: SingleObject): ObjectStore {
  const prepare = createStatements(db);
  const own = `WHERE path = ${quoteText(path)}`;
  const version = `(SELECT version FROM _backlot_resources ${own})`;
  const read = prepare(`SELECT ${version}, json FROM _backlot_objects ${own}`);
  const insert = prepare(`
    INSERT OR IGNORE INTO _backlot_objects (path, json) VALUES (${quoteText(path)}, ?)`);
  const replace = prepare(`UPDATE _backlot_objects SET json = ? ${own} AND ${version} = ?`);
  const remove = prepare(`DELETE FROM _backlot_objects ${own} AND ${version} = ?`);
  const currentVersion = prepare(`SELECT version FROM _backlot_resources ${own}`);

  return {
    contents: () => {
      const row = read.get();
      const records = row ? [{ sequence: 1, json: String(row[1]) }] : [];
      return { records, next: { position: 1, number: 0 } };
    },
    read: () => {
      const row = read.get();
      return row && { version: row[0], json: row[1] };
    },
    write: (json, before) => {
      const written = before ? replace.run(json, before.version) : insert.run(json);
      return written.changes === 1 ? currentVersion.get()[0] : undefined;
    },
    remove: (before) => remove.run(before.version).changes === 1,
  };
}
