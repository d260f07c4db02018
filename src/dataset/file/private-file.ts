import { chmodSync, closeSync, openSync } from "node:fs";

const onlyOwner = 0o600;

/**
 * Makes the file where it is missing. A dataset holds the hashes of passwords and a key: nobody else
 * on the machine may read it. SQLite gives its other files the same rights.
 */
export function makePrivate(file: string): void {
  closeSync(openSync(file, "a", onlyOwner));
}

/** The same for a file that exists; whose it is, and what the disk allows, is not ours to say. */
export function keepPrivate(file: string): void {
  try {
    chmodSync(file, onlyOwner);
  } catch {
    // It is somebody else's, or on a disk without rights.
  }
}
