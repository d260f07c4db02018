import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isAlive } from "./process-start.ts";

/**
 * Removes what processes that were killed left of files which they were writing. The name ends with
 * the process, behind which SQLite puts endings of its own.
 */
export function removeLeftovers(folder: string, isOf: (file: string) => boolean): void {
  for (const name of namesIn(folder)) {
    const [, file, writer] = /^(.+)\.(\d+)(?:-journal|-wal|-shm)?$/.exec(name) ?? [];
    if (file === undefined || !isOf(file) || isAlive(Number(writer))) continue;
    rmSync(join(folder, name), { force: true });
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
