import { renameSync, rmSync } from "node:fs";
import { toAside } from "../../whole-file.ts";
import { backup, type Database } from "./database.ts";
import type { OpenFile } from "./file-state.ts";
import { makePrivate } from "./private-file.ts";
import { quoteText } from "./sql-text.ts";

/** A consistent copy, made while others read and write; it appears whole or not at all. */
export async function writeCopy(db: Database, file: string): Promise<void> {
  const aside = toAside(file);
  try {
    makePrivate(aside);
    await backup(db, aside);
    renameSync(aside, file);
  } catch (error) {
    rmSync(aside, { force: true });
    rmSync(`${aside}-journal`, { force: true });
    throw error;
  }
}

/**
 * Puts a copy of all that a connection sees in place of its file, and closes the connection. Closing
 * removes SQLite's other files by their names, so nobody may have opened the copy before.
 */
export function replaceFile(db: Database, file: string, { dropLog }: OpenFile): void {
  const aside = toAside(file);
  try {
    makePrivate(aside);
    db.exec(`VACUUM INTO ${quoteText(aside)}`);
    dropLog();
    renameSync(aside, file);
  } catch (error) {
    rmSync(aside, { force: true });
    throw error;
  }
  db.close();
}
