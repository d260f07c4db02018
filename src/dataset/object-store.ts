import type { SingleObject } from "../schema/resource.ts";
import { type Database, inTransaction } from "./database.ts";
import type { ObjectStore } from "./dataset.ts";

export function createObjectStore(db: Database, { path }: SingleObject): ObjectStore {
  const read = db.prepare("SELECT json FROM _backlot_objects WHERE path = ?");
  const write = db.prepare("INSERT OR REPLACE INTO _backlot_objects (path, json) VALUES (?, ?)");
  const remove = db.prepare("DELETE FROM _backlot_objects WHERE path = ? RETURNING json");
  const touch = db.prepare("UPDATE _backlot_resources SET touched = 1 WHERE path = ?");
  const toJson = (row: Record<string, unknown> | undefined) => row && String(row["json"]);

  return {
    read: () => toJson(read.get(path)),
    write: (json) => {
      const work = () => {
        write.run(path, json);
        touch.run(path);
      };
      // Filling the dataset writes from inside its own transaction.
      if (db.isTransaction) work();
      else inTransaction(db, work);
    },
    remove: () =>
      inTransaction(db, () => {
        touch.run(path);
        return toJson(remove.get(path));
      }),
  };
}
