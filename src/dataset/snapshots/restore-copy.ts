import { SetupError } from "../../errors.ts";
import { type Database, inTransaction, layout } from "../file/database.ts";
import { quoteText } from "../file/sql-text.ts";
import { settleCounters } from "../tables/counters.ts";
import { copyTables } from "./copy-database.ts";

/** Puts the tables of another file of ours in place of this one's, all or none. */
export function restoreCopy(db: Database, file: string): void {
  db.exec(`ATTACH ${quoteText(file)} AS copy`);
  try {
    refuseOther(db, file);
    inTransaction(db, () => {
      const tables = db.prepare("SELECT path, table_name FROM _backlot_resources").all();
      for (const { path, table_name: table } of tables)
        settleCounters(db, String(path), String(table));
      const before = db
        .prepare("SELECT path, version, position, number FROM _backlot_resources")
        .all();
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
  throw new SetupError([{ code: "snapshot-unusable", place: file, message }]);
}

/** Records come back, but no version or identifier that was given since may be given again. */
function countOn(db: Database, { path, version, position, number }: Record<string, unknown>): void {
  db.prepare(
    `UPDATE _backlot_resources SET version = max(version, ?) + 1, position = max(position, ?),
     number = max(number, ?) WHERE path = ?`,
  ).run(Number(version), Number(position), Number(number), String(path));
}
