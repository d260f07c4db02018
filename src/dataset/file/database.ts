import { existsSync, mkdirSync } from "node:fs";
import { dirname, relative } from "node:path";
import {
  DatabaseSync,
  type DatabaseSyncInstance,
  type StatementSyncInstance,
} from "@photostructure/sqlite";
import { SetupError } from "../../errors.ts";
import { BoundedMap } from "./bounded-map.ts";
import { keepPrivate, makePrivate } from "./private-file.ts";
import { registerTextFunctions } from "./text-functions.ts";

export type Database = DatabaseSyncInstance;
export type Statement = StatementSyncInstance;

export { backup } from "@photostructure/sqlite";

export function openDatabase(file: string): Database {
  let db: Database | undefined;
  try {
    const isFile = file !== ":memory:";
    if (isFile) prepareFile(file);
    db = new DatabaseSync(file);
    refuseOthers(db);
    if (isFile) keepPrivate(file);
    // In WAL mode NORMAL loses nothing when the process is killed, only when the power fails.
    // Temporary tables stay in memory: nothing is written outside the project's folder.
    // A table that takes another's place is renamed for good: what people's views say of a name is
    // left as it is.
    db.exec(`
      PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = ${patience};
      PRAGMA temp_store = MEMORY; PRAGMA journal_size_limit = ${largestLog};
      PRAGMA legacy_alter_table = ON; PRAGMA user_version = ${layout};
    `);
    registerTextFunctions(db);
    return db;
  } catch (error) {
    db?.close();
    const found = error instanceof Error ? error.message : error;
    const message = `cannot be opened as a dataset: ${found}. It was left as it is.`;
    const remedy = "Name another file with dataset, or move this one away.";
    throw new SetupError([{ code: "dataset-unusable", place: displayed(file), message, remedy }]);
  }
}

/** Nobody else may read it even in the moment in which it is made. */
function prepareFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  if (!existsSync(file)) makePrivate(file);
}

/** In milliseconds: whoever writes waits for so long while another does. */
const patience = 2000;
/** The same while an index is being made. */
const patienceBeside = 60_000;

export function setPatience(db: Database, isBuilding: boolean): void {
  if (db.isOpen) db.exec(`PRAGMA busy_timeout = ${isBuilding ? patienceBeside : patience}`);
}

/** A second connection to a file that is a dataset already. */
export function openBeside(file: string): Database {
  const db = new DatabaseSync(file);
  db.exec(`
    PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = ${patienceBeside};
    PRAGMA temp_store = MEMORY; PRAGMA journal_size_limit = ${largestLog};
  `);
  registerTextFunctions(db);
  return db;
}

function displayed(file: string): string {
  return relative(process.cwd(), file) || file;
}

/** What SQLite's log may keep on the disk, in bytes, once a large transaction is written back. */
const largestLog = 8 * 1024 * 1024;

/** Which tables the file has and what they mean; a change to them counts one on. */
export const layout = 3;

/** Before anything is written to it: the file may be somebody's own database. */
function refuseOthers(db: Database): void {
  const found = db.prepare("PRAGMA user_version").get()?.["user_version"];
  const tables = db
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")
    .all()
    .map(({ name }) => String(name));
  if (tables.length === 0 || (found === layout && tables.includes("_backlot_resources"))) return;
  if (tables.includes("_backlot_resources")) throw new Error("another version of Backlot wrote it");
  const some = tables.slice(0, 3).join(", ");
  throw new Error(`it is another program's database, with the tables ${some}`);
}

/** All of it happens, or none. */
export function inTransaction<T>(db: Database, work: () => T): T {
  db.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    db.exec("COMMIT");
    return result;
  } catch (error) {
    // A full disk has ended the transaction already.
    if (db.isTransaction) db.exec("ROLLBACK");
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
