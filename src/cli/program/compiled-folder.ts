import { readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { readVersion } from "../../package-root.ts";

/** Where compiled code of this version of the program is kept; that of others goes at the end. */
export function openCompiledFolder(ownFolder: string): string {
  const all = resolve(ownFolder, "cache", "compiled");
  const version = readVersion();
  process.once("exit", () => removeOthers(all, version));
  return join(all, version);
}

/** Two megabytes of each: nobody else would ever take them away. */
function removeOthers(all: string, version: string): void {
  try {
    for (const name of readdirSync(all)) {
      if (name !== version) rmSync(join(all, name), { recursive: true, force: true });
    }
  } catch {
    // The next one to end tries again.
  }
}
