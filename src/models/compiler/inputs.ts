import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import type { Inputs } from "../../schema/model.ts";

/** The compiler's eyes: what they saw decides whether it would see the same again. */
export interface InputRecorder {
  /** The file's text; `undefined` leaves it to the compiler. */
  read(file: string): string | undefined;
  exists(file: string): boolean | undefined;
  /** The text of a file that we look at instead of the compiler. */
  note(file: string): string | undefined;
  found(): Inputs;
}

/** TypeScript's own declarations change only with its version. */
const library = /[\\/]@typescript[\\/][^\\/]+[\\/]lib[\\/]lib\.[^\\/]*$/;

export function isLibrary(file: string): boolean {
  return library.test(file);
}

/** Of installed packages: nobody edits them, and handing a large one over takes longer than reading it. */
const installed = /[\\/]node_modules[\\/]/;

/** Of a file that was looked for and is there, but was not read so far. */
const unread = Symbol("unread");

export function createInputs(): InputRecorder {
  const found = new Map<string, string | null | typeof unread>();
  function note(file: string): string | undefined {
    const bytes = readBytes(file);
    found.set(file, bytes === undefined ? null : toDigest(bytes));
    return bytes?.toString("utf8");
  }
  return {
    note,
    // Given to the compiler as it was noted: a save in between cannot part the two.
    read: (file) => {
      if (library.test(file)) return undefined;
      const text = note(file);
      return installed.test(file) ? undefined : text;
    },
    exists: (file) => {
      if (!library.test(file) && !found.has(file))
        found.set(file, existsSync(file) ? unread : null);
      return undefined;
    },
    found: () =>
      Array.from(found, ([file, digest]) => [file, digest === unread ? digestOf(file) : digest]),
  };
}

/** Whether all of it is still as it was. */
export function isUnchanged(inputs: Inputs): boolean {
  return inputs.every(([file, digest]) => digestOf(file) === digest);
}

function digestOf(file: string): string | null {
  const bytes = readBytes(file);
  return bytes === undefined ? null : toDigest(bytes);
}

function readBytes(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

export function toDigest(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("base64");
}
