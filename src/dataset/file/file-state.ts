import { rmSync, type Stats, statSync } from "node:fs";

/** What became of a file that is held open: a path may lead to another file by now, or to none. */
export type FileState = "intact" | "removed" | "replaced";

export interface OpenFile {
  state(): FileState;
  /**
   * Takes the names of SQLite's other files away, where they are still ours: whoever opened another
   * file under this name would take our log for its own.
   */
  dropLog(): void;
}

/**
 * Remembers which file is at the path, and the log that SQLite writes beside it: what is written to
 * a file without a name is gone with the process.
 */
export function createOpenFile(file: string): OpenFile {
  const log = `${file}-wal`;
  const [opened, openedLog] = [identify(file), identify(log)];
  const isLogOurs = () => isSame(identify(log), openedLog);
  return {
    state: () => {
      const found = identify(file);
      if (found === undefined) return "removed";
      if (!isSame(found, opened)) return "replaced";
      return openedLog === undefined || isLogOurs() ? "intact" : "removed";
    },
    dropLog: () => {
      if (openedLog === undefined || !isLogOurs()) return;
      for (const ending of ["-wal", "-shm"]) rmSync(`${file}${ending}`, { force: true });
    },
  };
}

/** One in memory has no name that it could lose. */
export const inMemory: OpenFile = { state: () => "intact", dropLog: () => {} };

type Identity = Pick<Stats, "dev" | "ino">;

function isSame(one: Identity | undefined, other: Identity | undefined): boolean {
  return one?.ino === other?.ino && one?.dev === other?.dev;
}

function identify(path: string): Identity | undefined {
  try {
    return statSync(path);
  } catch {
    // It is not there, or the way to it is barred: nobody else will find it there either.
    return undefined;
  }
}
