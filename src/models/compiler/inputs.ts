import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Inputs } from "../../schema/model.ts";

/** The compiler's eyes: what they saw decides whether it would see the same again. */
export interface InputRecorder {
  /** The file's text; `undefined` leaves it to the compiler. */
  read(file: string): string | undefined;
  exists(file: string): boolean | undefined;
  found(): Inputs;
}

/** TypeScript's own declarations change only with its version. */
const library = /[\\/]@typescript[\\/][^\\/]+[\\/]lib[\\/]lib\.[^\\/]*$/;

export function createInputs(): InputRecorder {
  const found = new Map<string, string | null>();
  return {
    // Given to the compiler as it was noted: a save in between cannot part the two.
    read: (file) => {
      if (library.test(file)) return undefined;
      const text = readText(file);
      found.set(file, text === undefined ? null : toDigest(text));
      return text;
    },
    exists: (file) => {
      if (!library.test(file) && !found.has(file)) found.set(file, digestOf(file));
      return undefined;
    },
    found: () => [...found],
  };
}

/** Whether all of it is still as it was. */
export function isUnchanged(inputs: Inputs): boolean {
  return inputs.every(([file, digest]) => digestOf(file) === digest);
}

function digestOf(file: string): string | null {
  const text = readText(file);
  return text === undefined ? null : toDigest(text);
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

export function toDigest(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
