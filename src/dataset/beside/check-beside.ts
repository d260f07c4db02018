import { statSync } from "node:fs";
import { createSecondReader } from "./create-second-reader.ts";

/** Larger ones take long to check: in bytes. */
const large = 4 * 1024 * 1024;

/** What SQLite finds wrong with a file; undefined where it is small, or there is nobody to ask. */
export async function checkBeside(file: string): Promise<string | undefined> {
  const reader = statSync(file).size > large ? createSecondReader(file, () => {}) : undefined;
  try {
    return await reader?.check();
  } finally {
    await reader?.close();
  }
}
