import type { Database } from "./database.ts";

/**
 * A table of its own, made when it is needed: a file of an earlier version and a snapshot of one
 * have none.
 */
const table = "CREATE TABLE IF NOT EXISTS _backlot_time (now TEXT NOT NULL) STRICT";

export function readRecordTime(db: Database): Date | undefined {
  db.exec(table);
  const now = db.prepare("SELECT now FROM _backlot_time").get()?.["now"];
  return typeof now === "string" ? new Date(now) : undefined;
}

export function writeRecordTime(db: Database, time: Date | undefined): void {
  db.exec(`${table}; DELETE FROM _backlot_time`);
  if (time) db.prepare("INSERT INTO _backlot_time (now) VALUES (?)").run(time.toISOString());
}
