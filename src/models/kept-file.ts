import { join } from "node:path";

/** Where what was read is kept, by what was asked for. */
export function toKeptFile(ownFolder: string, name: string): string {
  return join(ownFolder, "cache", `${name}.json`);
}
