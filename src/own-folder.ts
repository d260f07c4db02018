import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The folder in a project's root that Backlot keeps its own files in. */
export const ownFolder = ".backlot";

/**
 * Makes it where it is missing, with a `.gitignore` for all of it: nobody commits a dataset by
 * accident. A folder that exists is its owner's, with or without one.
 */
export function makeOwnFolder(root: string): string {
  const folder = join(root, ownFolder);
  try {
    mkdirSync(folder);
    writeFileSync(join(folder, ".gitignore"), "*\n");
  } catch {
    // It is there already, or cannot be made, which whoever writes a file to it will find out.
  }
  return folder;
}
