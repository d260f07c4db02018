import { basename, extname } from "node:path";
import { SetupError } from "../../errors.ts";
import { type Database, inTransaction, layout } from "../file/database.ts";
import { quoteText } from "../file/sql-text.ts";
import { copyTables } from "./copy-database.ts";

/** Puts the tables of another file of ours in place of this one's, all or none. */
export function restoreCopy(db: Database, file: string): void {
  db.exec(`ATTACH ${quoteText(file)} AS copy`);
  try {
    refuseOther(db, file);
    refuseDamaged(db, file);
    inTransaction(db, () => {
      const before = db.prepare("SELECT path, version FROM _backlot_resources").all();
      const identity = db.prepare("SELECT identity FROM _backlot_dataset").get()?.["identity"];
      copyTables(db, "copy");
      db.prepare("UPDATE _backlot_dataset SET identity = ?").run(String(identity));
      for (const counters of before) countOn(db, counters);
    });
  } finally {
    db.exec("DETACH copy");
  }
}

function refuseOther(db: Database, file: string): void {
  const version = db.prepare("PRAGMA copy.user_version").get()?.["user_version"];
  if (version === layout) return;
  const message = "is no snapshot of this version of Backlot.";
  throw unusable(file, message);
}

/** Half of a damaged copy could be read, and would then be served as if it were all. */
function refuseDamaged(db: Database, file: string): void {
  const found = db.prepare("PRAGMA copy.quick_check(1)").get()?.["quick_check"];
  if (found === "ok") return;
  const [reason] = String(found).split("\n").slice(-1);
  throw unusable(file, `is damaged (${reason}). Nothing was changed.`);
}

function unusable(file: string, message: string): SetupError {
  return new SetupError([{ code: "snapshot-unusable", place: toPlace(file), message }]);
}

function toPlace(file: string): string {
  return `snapshot "${basename(file, extname(file))}"`;
}

/** Records and numbering come back, but a version given since stands in somebody's ETag. */
function countOn(db: Database, { path, version }: Record<string, unknown>): void {
  db.prepare("UPDATE _backlot_resources SET version = max(version, ?) + 1 WHERE path = ?").run(
    Number(version),
    String(path),
  );
}
