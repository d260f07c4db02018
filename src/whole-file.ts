import { renameSync, rmSync, writeFileSync } from "node:fs";

/** Where a file is written before it takes its place. */
export function toAside(file: string): string {
  return `${file}.${process.pid}`;
}

/** Whoever reads the file sees it as it was or as it is, never half of it. */
export function writeWhole(file: string, content: string | Uint8Array, mode = 0o666): void {
  const aside = toAside(file);
  try {
    writeFileSync(aside, content, { mode });
    renameSync(aside, file);
  } catch (error) {
    rmSync(aside, { force: true });
    throw error;
  }
}
