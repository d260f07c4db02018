import { mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { makeOwnFolder } from "../own-folder.ts";
import { packageRoot } from "../package-root.ts";
import type { Models } from "../schema/model.ts";
import { writeWhole } from "../whole-file.ts";
import type { Binding } from "./binding-module.ts";
import { isUnchanged, toDigest } from "./compiler/inputs.ts";
import { isAsRead, isStamped, type Stamps, takeStamps } from "./input-stamps.ts";
import { toKeptFile } from "./kept-file.ts";
import { findModelFiles, toMissing } from "./model-files.ts";
import { readModelsBeside } from "./read-beside.ts";

/** What was read, for what, from what; none of it counts unless all of it fits. */
interface Kept {
  readonly key: string;
  readonly digest: string;
  readonly models: Models;
}

/**
 * The models that the bindings name; the compiler is only started where something has changed.
 * `meanwhile`: what is done while it works, so that it is asked in a thread of its own.
 */
export function readBoundModels(
  root: string,
  patterns: readonly string[],
  bindings: readonly Binding[],
  meanwhile?: () => void,
): Promise<Models> {
  return readCached("models", root, patterns, bindings, async (files) => {
    const beside = meanwhile && readModelsBeside({ root, patterns, bindings }, files);
    meanwhile?.();
    if (beside) return beside;
    const { readModels } = await import("./read-models.ts");
    return readModels(root, patterns, bindings);
  });
}

/** Every model that the files export and that can be bound as it is. */
export function readExportedModels(root: string, patterns: readonly string[]): Promise<Models> {
  return readCached("exports", root, patterns, undefined, async () => {
    const { readExports } = await import("./read-exported-models.ts");
    return readExports(root, patterns);
  });
}

/**
 * Gives what was read last time where the compiler would read the same again: same question, same
 * readers, and every file that it saw then is as it was. Otherwise asks `read`, and keeps the answer.
 */
async function readCached(
  name: string,
  root: string,
  patterns: readonly string[],
  question: unknown,
  read: (files: readonly string[]) => Promise<Models>,
): Promise<Models> {
  const files = await findModelFiles(root, patterns, name === "exports" ? toMissing : undefined);
  const key = toDigest(JSON.stringify([question, files, stampOfReaders()]));
  const cacheFile = toKeptFile(makeOwnFolder(root), name);
  const known = inProcess.get(cacheFile);
  if (known?.key === key && known.isUnchanged()) return known.models;
  const kept = readKept(cacheFile);
  const stamps = takeStamps(kept?.models.inputs ?? []);
  if (kept?.key === key && isUnchanged(kept.models.inputs)) {
    remember(cacheFile, key, kept.models, stamps);
    return kept.models;
  }
  const begunAt = Date.now();
  const models = await read(files);
  // A warning may be about a file that is not there yet and that nobody looked for by this name.
  if (models.warnings.length > 0) return models;
  writeKept(cacheFile, key, models);
  const after = takeStamps(models.inputs);
  if (isAsRead(after, models.inputs, begunAt)) remember(cacheFile, key, models, after);
  return models;
}

interface KnownModels {
  readonly key: string;
  readonly models: Models;
  readonly isUnchanged: () => boolean;
}

/**
 * What this process has read, by the file that keeps it: several test files of one process ask for
 * the same models, and looking at the times of files is quicker than reading them.
 */
const inProcess = new Map<string, KnownModels>();

function remember(cacheFile: string, key: string, models: Models, stamps: Stamps): void {
  inProcess.set(cacheFile, { key, models, isUnchanged: () => isStamped(stamps, models.inputs) });
}

/** A cache that somebody edited or that was cut off is none. */
function readKept(file: string): Kept | undefined {
  try {
    const kept = JSON.parse(readFileSync(file, "utf8")) as Kept;
    return toDigest(JSON.stringify(kept.models)) === kept.digest ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Whole or not at all; where the folder cannot be written to, the next start reads again. */
function writeKept(file: string, key: string, models: Models): void {
  // Written once for both: the definitions of a large package are megabytes.
  const text = JSON.stringify(models);
  const seal = { key, digest: toDigest(text) } satisfies Partial<Kept>;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeWhole(file, `${JSON.stringify(seal).slice(0, -1)},"models":${text}}`);
  } catch {
    // Nothing depends on it.
  }
}

/** Another version of these files, or of TypeScript, may read differently; a process has loaded one. */
function stampOfReaders(): string {
  readersStamp ??= takeReadersStamp();
  return readersStamp;
}

let readersStamp: string | undefined;

function takeReadersStamp(): string {
  const folder = fileURLToPath(new URL(".", import.meta.url));
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const stamps = names.map((name) => {
    // Of a folder's own names there is nothing to tidy up, and there are some eighty.
    const { size, mtimeMs } = statSync(`${folder}${name}`);
    return [name, size, mtimeMs];
  });
  const manifest = readFileSync(new URL("package.json", packageRoot), "utf8");
  return toDigest(JSON.stringify([stamps, manifest]));
}
