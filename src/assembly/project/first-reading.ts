import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { toKeptFile } from "../../models/kept-file.ts";
import { prepareReader } from "../../models/read-beside.ts";

/**
 * A project that nothing was kept of will have its models read: the thread for it begins while the
 * program is loaded and the config is read.
 */
export function expectFirstReading(ownFolder: string): void {
  if (availableParallelism() > 1 && !existsSync(toKeptFile(ownFolder, "models"))) prepareReader();
}
