import { readOwnFiles } from "./own-files.ts";

/** More than most projects write themselves; the types of one large package are many times as much. */
const mostBytes = 64 * 1024;

/**
 * Whether files and all that they import are of the project's own and small, so that reading them
 * leaves next to nothing in memory. What is not plain to see counts as large.
 */
export function areSmall(files: readonly string[]): boolean {
  return readOwnFiles(files, mostBytes) !== undefined;
}
