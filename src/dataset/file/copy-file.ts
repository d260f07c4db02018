import { renameSync, rmSync } from "node:fs";
import { toAside } from "../../whole-file.ts";
import { backup, type Database, openBeside } from "./database.ts";
import type { OpenFile } from "./file-state.ts";
import { makePrivate } from "./private-file.ts";
import { quoteText } from "./sql-text.ts";

/** A consistent copy, made while others read and write; it appears whole or not at all. */
export async function writeCopy(
  db: Database,
  file: string,
  steps: Parameters<typeof backup>[2] = {},
): Promise<void> {
  const aside = toAside(file);
  try {
    makePrivate(aside);
    await backup(db, aside, steps);
    renameSync(aside, file);
  } catch (error) {
    rmSync(aside, { force: true });
    rmSync(`${aside}-journal`, { force: true });
    throw error;
  }
}

/**
 * The same of a file that others have open, by a connection of its own. On theirs they would wait for
 * every step, and longest for the last one, which sees to it that the copy is on the disk.
 */
export async function writeCopyBeside(from: string, file: string): Promise<void> {
  const db = openBeside(from);
  try {
    await writeCopy(db, file, allPages);
  } finally {
    db.close();
  }
}

/** Of several steps, SQLite would begin again with the first whenever somebody writes in between. */
const allPages = { rate: -1 };

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
