import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { readProcessStart, wasBeforeBoot } from "./process-start.ts";

/** Who has a dataset open, told in a file beside it. */
export interface LockOwner {
  readonly pid: number;
  /** When the process began, where the platform tells. */
  readonly started?: string;
  /** Where it listens, once it does. */
  readonly url?: string;
  /** What a request to manage it must bring: only who can read the file may ask. */
  readonly token: string;
}

export interface Lock {
  noteUrl(url: string): void;
  release(): void;
}

/** Takes the lock, or says who has it; the lock of a process that is gone counts for nothing. */
export function takeLock(dataset: string, token: string): Lock | LockOwner {
  const file = toLockFile(dataset);
  const started = readProcessStart(process.pid);
  const owner = { pid: process.pid, token, ...(started === undefined ? {} : { started }) };
  const current = readOwner(dataset);
  if (current) return current;
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  try {
    writeFileSync(file, JSON.stringify(owner), { flag: "wx", mode: 0o600 });
  } catch (error) {
    // Another start was quicker by a moment.
    const quicker = readOwner(dataset);
    if (quicker) return quicker;
    throw error;
  }
  return {
    noteUrl: (url) => {
      // Whole at every moment: whoever reads half a lock takes it for none.
      const aside = `${file}.${process.pid}`;
      writeFileSync(aside, JSON.stringify({ ...owner, url }), { mode: 0o600 });
      renameSync(aside, file);
    },
    release: () => rmSync(file, { force: true }),
  };
}

/** The living process that has the dataset open. */
export function readOwner(dataset: string): LockOwner | undefined {
  try {
    const file = toLockFile(dataset);
    const owner = JSON.parse(readFileSync(file, "utf8")) as LockOwner;
    return isRunning(owner, statSync(file).mtimeMs) ? owner : undefined;
  } catch {
    return undefined;
  }
}

function toLockFile(dataset: string): string {
  return `${dataset}.lock`;
}

/** Whether it is the owner that has this number now, and not a process that came after it. */
function isRunning({ pid, started }: LockOwner, notedAt: number): boolean {
  if (!isAlive(pid)) return false;
  const found = readProcessStart(pid);
  if (started !== undefined && found !== undefined) return started === found;
  return !wasBeforeBoot(notedAt);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It exists, and belongs to somebody else.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
