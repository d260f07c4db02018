import { statSync } from "node:fs";
import type { Inputs } from "../schema/model.ts";
import { isUnchanged } from "./compiler/inputs.ts";

/** What the file system said of files before they were read. */
export interface Stamps {
  readonly takenAt: number;
  readonly texts: readonly string[];
}

/**
 * In milliseconds: a file that was changed as shortly before may change again without its time
 * moving, as far as some file systems tell it.
 */
const doubtful = 2_000;

export function takeStamps(inputs: Inputs): Stamps {
  return { takenAt: Date.now(), texts: inputs.map(([file]) => stampOf(file).text) };
}

/** Whether files are as they were; those whose time says nothing are read. */
export function isStamped({ takenAt, texts }: Stamps, inputs: Inputs): boolean {
  return inputs.every((input, index) => {
    const { text, changedAt } = stampOf(input[0]);
    const isSettled = changedAt < takenAt - doubtful;
    return text === texts[index] && isSettled ? true : isUnchanged([input]);
  });
}

function stampOf(file: string): { readonly text: string; readonly changedAt: number } {
  try {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats) return { text: "", changedAt: 0 };
    const { size, mtimeMs, ctimeMs, ino } = stats;
    return { text: `${ino} ${size} ${mtimeMs} ${ctimeMs}`, changedAt: Math.max(mtimeMs, ctimeMs) };
  } catch {
    return { text: "", changedAt: 0 };
  }
}
