import { renameSync, rmSync } from "node:fs";

/**
 * Gone in one moment: removed file by file, a folder may be written to by whoever misses one of them,
 * and then it is not empty.
 */
export function removeFolder(folder: string): void {
  const aside = `${folder}-removed`;
  renameSync(folder, aside);
  rmSync(aside, { recursive: true, maxRetries: 20 });
}
