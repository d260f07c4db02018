import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type DatabaseSyncInstance } from "@photostructure/sqlite";
import { SetupError } from "../errors.ts";

export type Database = DatabaseSyncInstance;

export function openDatabase(file: string): Database {
  try {
    if (file !== ":memory:") mkdirSync(dirname(file), { recursive: true });
    const db = new DatabaseSync(file);
    // In WAL mode NORMAL loses nothing when the process is killed, only when the power fails.
    db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 2000;");
    return db;
  } catch (error) {
    const message = `cannot be opened as a dataset: ${error instanceof Error ? error.message : error}.`;
    const remedy = "Name another file with dataset, or move this one away.";
    throw new SetupError([{ code: "dataset-unusable", place: file, message, remedy }]);
  }
}

/** All of it happens, or none. */
export function inTransaction<T>(db: Database, work: () => T): T {
  db.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    db.exec("COMMIT");
    return result;
  } catch (error) {
    db.exec("ROLLBACK");
    throw error;
  }
}
