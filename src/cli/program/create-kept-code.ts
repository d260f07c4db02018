import { mkdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { cachedDataVersionTag } from "node:v8";
import type { Script } from "node:vm";
import { writeWhole } from "../../whole-file.ts";
import { openCompiledFolder } from "./compiled-folder.ts";

/** Compiled code of the program's files; none of it is needed for a start. */
export interface KeptCode {
  /** What an earlier start compiled of this very text. */
  find(file: string, text: Buffer): Buffer | undefined;
  /** Keeps it a while later, when what a start calls has been compiled too. */
  keep(file: string, text: Buffer, script: Script): void;
  /** Notes what was found, for `extend`. */
  noteFound(file: string, text: Buffer, script: Script, length: number): void;
  /** Keeps now what it would a while later. */
  write(): void;
  /**
   * Keeps anew what was found and has become so much more that it is worth it: another project needs
   * other rules.
   */
  extend(): void;
}

interface Unwritten {
  readonly file: string;
  readonly text: Buffer;
  readonly script: Script;
}

/** What was found, and how long it was. */
interface Found extends Unwritten {
  readonly length: number;
}

/** What is shorter compiles in no time. */
const least = 100_000;

/** Milliseconds after a file was loaded. Not at the end alone: V8 forgets what is no longer called. */
const patience = 2000;
const sealLength = 4;

export function createKeptCode(within: string): KeptCode {
  const engine = `${process.version}-${process.arch}-${cachedDataVersionTag().toString(16)}`;
  const folder = join(openCompiledFolder(within), engine);
  const toPlace = (file: string) => join(folder, basename(file));
  const unwritten: Unwritten[] = [];
  const found: Found[] = [];
  const timer = setTimeout(writeNext, patience).unref();
  process.once("exit", write);

  function write(): void {
    while (unwritten.length > 0) writeOne();
  }

  /** One at a time: others are answered between two of them. */
  function writeNext(): void {
    writeOne();
    if (unwritten.length > 0) timer.refresh();
  }

  function writeOne(): void {
    const next = unwritten.shift();
    if (next) writeLonger({ ...next, length: 0 });
  }

  function writeLonger({ file, text, script, length }: Found): void {
    try {
      const data = script.createCachedData();
      if (data.length < length * 1.02) return;
      mkdirSync(folder, { recursive: true });
      writeWhole(toPlace(file), Buffer.concat([seal(text, data), data]));
    } catch {
      // The next start compiles again.
    }
  }

  return {
    find: (file, text) => {
      try {
        const whole = readFileSync(toPlace(file));
        const data = whole.subarray(sealLength);
        return seal(text, data).equals(whole.subarray(0, sealLength)) ? data : undefined;
      } catch {
        return undefined;
      }
    },
    keep: (file, text, script) => {
      unwritten.push({ file, text, script });
      timer.refresh();
    },
    noteFound: (file, text, script, length) => {
      if (length >= least) found.push({ file, text, script, length });
    },
    write,
    extend: () => {
      for (const one of found.splice(0)) writeLonger(one);
    },
  };
}

/** V8 compares no more of a text than its length, and believes what it is given. */
function seal(text: Uint8Array, data: Uint8Array): Buffer {
  // Not before it is needed: a first start has nothing to compare, and other processes to begin.
  const { crc32 } = process.getBuiltinModule("node:zlib");
  const sum = Buffer.alloc(sealLength);
  sum.writeUInt32LE(crc32(data, crc32(text)));
  return sum;
}
