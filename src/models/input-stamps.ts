import { statSync } from "node:fs";
import type { Inputs } from "../schema/model.ts";
import { isUnchanged } from "./compiler/inputs.ts";

/** What the file system said of files before they were read. */
export interface Stamps {
  readonly takenAt: number;
  readonly files: readonly Stamp[];
}

interface Stamp {
  /** Empty where there is no such file. */
  readonly text: string;
  readonly changedAt: number;
}

/**
 * In milliseconds: a file that was changed as shortly before may change again without its time
 * moving, as far as some file systems tell it.
 */
const doubtful = 2_000;

export function takeStamps(inputs: Inputs): Stamps {
  return { takenAt: Date.now(), files: inputs.map(([file]) => stampOf(file)) };
}

/** Whether files are as they were; those whose time says nothing are read. */
export function isStamped({ takenAt, files }: Stamps, inputs: Inputs): boolean {
  return inputs.every((input, index) => {
    const { text, changedAt } = stampOf(input[0]);
    const isSettled = changedAt < takenAt - doubtful;
    return text === files[index]?.text && isSettled ? true : isUnchanged([input]);
  });
}

/** Whether files are still as somebody read them who began at a time; older ones are not read again. */
export function isAsRead({ files }: Stamps, inputs: Inputs, begunAt: number): boolean {
  return inputs.every((input, index) => {
    const { text = "", changedAt = 0 } = files[index] ?? {};
    const isThere = text !== "";
    const isKnown = isThere === (input[1] !== null) && changedAt < begunAt - doubtful;
    return isKnown || isUnchanged([input]);
  });
}

function stampOf(file: string): Stamp {
  try {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats) return { text: "", changedAt: 0 };
    const { size, mtimeMs, ctimeMs, ino } = stats;
    return { text: `${ino} ${size} ${mtimeMs} ${ctimeMs}`, changedAt: Math.max(mtimeMs, ctimeMs) };
  } catch {
    return { text: "", changedAt: 0 };
  }
}
