import { createHash } from "node:crypto";
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { isSystemError } from "../../system-error.ts";
import { toAside, writeWhole } from "../../whole-file.ts";
import { removeLeftovers } from "./leftovers.ts";
import { isAlive, readProcessStart, wasBeforeBoot } from "./process-start.ts";

/** Who has a dataset open, told in a file beside it. */
export interface LockOwner {
  readonly pid: number;
  /** When the process began, where the platform tells. */
  readonly started?: string;
  /** Where it listens, once it does. */
  readonly url?: string;
  /** What a request to manage it must bring: only who can read the file may ask. */
  readonly token: string;
}

export interface Lock {
  noteUrl(url: string): void;
  /** Who else has it, where somebody removed the file; without anybody it is taken again. */
  retake(): LockOwner | undefined;
  /** Leaves the file of whoever else has it by now. */
  release(): void;
}

const onlyOwner = 0o600;
const ending = ".lock";

/** Takes the lock, or says who has it; the lock of a process that is gone counts for nothing. */
export function takeLock(dataset: string, token: string): Lock | LockOwner {
  const file = toLockFile(dataset);
  const started = readProcessStart(process.pid);
  let owner: LockOwner = {
    pid: process.pid,
    token,
    ...(started === undefined ? {} : { started }),
  };
  const take = () => claim(file, JSON.stringify(owner));
  const isOurs = () => parseOwner(readText(file) ?? "")?.token === token;
  mkdirSync(dirname(file), { recursive: true });
  const current = take();
  if (current) return current;
  removeLeftovers(dirname(file), (name) => `${name}.`.startsWith(`${basename(file)}.`));
  return {
    noteUrl: (url) => {
      owner = { ...owner, url };
      if (isOurs()) writeWhole(file, JSON.stringify(owner), onlyOwner);
    },
    retake: () => (isOurs() ? undefined : take()),
    release: () => {
      if (isOurs()) rmSync(file, { force: true });
    },
  };
}

/**
 * Makes the file, or puts this text in place of one whose owner is gone. Between looking at such a
 * file and replacing it, another start could have replaced it already. So whoever wants to succeed
 * first claims the succession to exactly this text, in the same way: as long as that is held, nobody
 * else replaces the text. A claim whose own holder was killed is succeeded like any other.
 */
function claim(file: string, text: string): LockOwner | undefined {
  for (;;) {
    if (createWhole(file, text)) return undefined;
    const found = readText(file);
    if (found === undefined) continue;
    const owner = toRunning(found, file);
    if (owner) return owner;
    const succession = `${file}.${toDigits(found)}`;
    const heir = claim(succession, text);
    if (heir) return heir;
    try {
      if (readText(file) === found) {
        writeWhole(file, text, onlyOwner);
        return undefined;
      }
    } finally {
      rmSync(succession, { force: true });
    }
  }
}

/** Whether it could be made: nobody else has one of this name. It is never there half. */
function createWhole(file: string, text: string): boolean {
  const aside = toAside(file);
  try {
    writeFileSync(aside, text, { mode: onlyOwner });
    return isMade(() => linkSync(aside, file)) ?? isMade(() => createFile(file, text)) ?? false;
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Nothing where the file system cannot do it this way: some know no second name for a file. */
function isMade(make: () => void): boolean | undefined {
  try {
    make();
    return true;
  } catch (error) {
    const code = isSystemError(error) ? error.code : undefined;
    if (code === "EEXIST") return false;
    if (code === "EPERM" || code === "ENOTSUP" || code === "ENOSYS") return undefined;
    throw error;
  }
}

function createFile(file: string, text: string): void {
  writeFileSync(file, text, { flag: "wx", mode: onlyOwner });
}

/** A name for a text that looks like those of other files that are left behind. */
function toDigits(text: string): string {
  return createHash("sha256").update(text).digest().readBigUInt64BE().toString();
}

/** The files in a folder that say who has what open, each by what it is the lock of. */
export function listLocked(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name.slice(0, -ending.length)));
}

/** Removes the lock of somebody who is gone, where nobody else can take it meanwhile. */
export function removeLock(locked: string): void {
  rmSync(toLockFile(locked), { force: true });
}

/** The living process that has the dataset open. */
export function readOwner(dataset: string): LockOwner | undefined {
  const file = toLockFile(dataset);
  const text = readText(file);
  return text === undefined ? undefined : toRunning(text, file);
}

function toLockFile(dataset: string): string {
  return dataset + ending;
}

/** Nothing where there is no such file. */
function readText(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (isSystemError(error) && error.code === "ENOENT") return undefined;
    throw error;
  }
}

function toRunning(text: string, file: string): LockOwner | undefined {
  const owner = parseOwner(text);
  return owner && isRunning(owner, readTime(file)) ? owner : undefined;
}

function parseOwner(text: string): LockOwner | undefined {
  try {
    const owner: unknown = JSON.parse(text);
    return isOwner(owner) ? owner : undefined;
  } catch {
    return undefined;
  }
}

function isOwner(value: unknown): value is LockOwner {
  return (
    typeof value === "object" &&
    value !== null &&
    "pid" in value &&
    typeof value.pid === "number" &&
    "token" in value &&
    typeof value.token === "string"
  );
}

/** When it was written; one that is gone by now was there a moment ago. */
function readTime(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY;
}

/** Whether it is the owner that has this number now, and not a process that came after it. */
function isRunning({ pid, started }: LockOwner, notedAt: number): boolean {
  if (!isAlive(pid)) return false;
  const found = readProcessStart(pid);
  if (started !== undefined && found !== undefined) return started === found;
  return !wasBeforeBoot(notedAt);
}
