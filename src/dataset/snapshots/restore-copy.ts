import { basename, extname } from "node:path";
import { SetupError } from "../../errors.ts";
import { type Database, inTransaction, layout } from "../file/database.ts";
import { quoteText } from "../file/sql-text.ts";
import { type CopyTools, copySchema, copyTables } from "./copy-database.ts";

/** Attaches another file of ours; whoever does so detaches it. */
export function attachCopy(db: Database, file: string): void {
  db.exec(`ATTACH ${quoteText(file)} AS ${copySchema}`);
  try {
    refuseOther(db, file);
  } catch (error) {
    detachCopy(db);
    throw error;
  }
}

export function detachCopy(db: Database): void {
  if (db.isOpen) db.exec(`DETACH ${copySchema}`);
}

/** Puts the tables of the attached file in place of this one's, all or none. */
export function takeCopy(db: Database, tools: CopyTools): void {
  inTransaction(db, () => {
    const before = db.prepare("SELECT path, version, touched FROM main._backlot_resources").all();
    const identity = db.prepare("SELECT identity FROM main._backlot_dataset").get()?.["identity"];
    copyTables(db, tools);
    db.prepare("UPDATE main._backlot_dataset SET identity = ?").run(String(identity));
    countOn(db, before);
  });
}

function refuseOther(db: Database, file: string): void {
  const version = db.prepare(`PRAGMA ${copySchema}.user_version`).get()?.["user_version"];
  if (version === layout) return;
  const message = "is no snapshot of this version of Backlot.";
  throw unusable(file, message);
}

/** Of an attached file what SQLite finds wrong; "ok" where that is nothing. */
export function checkCopy(db: Database): string {
  return String(db.prepare(`PRAGMA ${copySchema}.quick_check(1)`).get()?.["quick_check"]);
}

/** Half of a damaged copy could be read, and would then be served as if it were all. */
export function refuseDamaged(found: string, file: string): void {
  if (found === "ok") return;
  const [reason] = found.split("\n").slice(-1);
  throw unusable(file, `is damaged (${reason}). Nothing was changed.`);
}

function unusable(file: string, message: string): SetupError {
  return new SetupError([{ code: "snapshot-unusable", place: toPlace(file), message }]);
}

function toPlace(file: string): string {
  return `snapshot "${basename(file, extname(file))}"`;
}

/**
 * Records and numbering come back, but a version given since stands in somebody's ETag. Where nobody
 * has written, neither here nor there, it still stands for the same.
 */
function countOn(db: Database, before: readonly Record<string, unknown>[]): void {
  const move = db.prepare(`UPDATE main._backlot_resources SET version = max(version, ?1) + 1
    WHERE path = ?2 AND (touched = 1 OR ?3 = 1 OR version <> ?1)`);
  for (const { path, version, touched } of before) {
    move.run(Number(version), String(path), Number(touched));
  }
}
