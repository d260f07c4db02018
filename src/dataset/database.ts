import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import {
  DatabaseSync,
  type DatabaseSyncInstance,
  type StatementSyncInstance,
} from "@photostructure/sqlite";
import { SetupError } from "../errors.ts";
import { BoundedMap } from "./bounded-map.ts";
import { registerTextFunctions } from "./text-functions.ts";

export type Database = DatabaseSyncInstance;
export type Statement = StatementSyncInstance;

export function openDatabase(file: string): Database {
  try {
    if (file !== ":memory:") mkdirSync(dirname(file), { recursive: true });
    const db = new DatabaseSync(file);
    // In WAL mode NORMAL loses nothing when the process is killed, only when the power fails.
    // Temporary tables stay in memory: nothing is written outside the project's folder.
    db.exec(`
      PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 2000;
      PRAGMA temp_store = MEMORY; PRAGMA wal_autocheckpoint = 4000;
    `);
    registerTextFunctions(db);
    refuseOtherLayout(db);
    return db;
  } catch (error) {
    const message = `cannot be opened as a dataset: ${error instanceof Error ? error.message : error}.`;
    const remedy = "Name another file with dataset, or move this one away.";
    throw new SetupError([{ code: "dataset-unusable", place: file, message, remedy }]);
  }
}

/** Which tables the file has and what they mean; a change to them counts one on. */
const layout = 1;

function refuseOtherLayout(db: Database): void {
  const found = db.prepare("PRAGMA user_version").get()?.["user_version"];
  const tables = db.prepare("SELECT count(*) AS count FROM sqlite_schema").get()?.["count"];
  if (found !== layout && tables !== 0) throw new Error("another version of Backlot wrote it");
  db.exec(`PRAGMA user_version = ${layout}`);
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

const mostStatements = 200;

/** Prepares each text once and keeps those in use: clients invent queries, memory must not grow. */
export function createStatements(db: Database): (sql: string) => Statement {
  const kept = new BoundedMap<string, Statement>(mostStatements);
  return (sql) => {
    const known = kept.get(sql);
    if (known) return known;
    const statement = db.prepare(sql);
    statement.setReturnArrays(true);
    kept.set(sql, statement);
    return statement;
  };
}
