import { existsSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, extname, join, relative } from "node:path";
import { SetupError } from "../../errors.ts";
import { makeOwnFolder } from "../../own-folder.ts";
import { defineConfig } from "../define-config.ts";
import { findConfigIn } from "./find-config.ts";
import { evaluatePlain } from "./plain-config.ts";
import { toUnreadableConfig } from "./unreadable-config.ts";

export interface LoadedOptions {
  readonly options: unknown;
  /** The folder that the options' paths are relative to. */
  readonly root: string;
  /** The config file and what it imports of the project's own. */
  readonly files: readonly string[];
}

/** Reads the config file at a path, or the one in a folder. */
export async function loadOptions(path: string): Promise<LoadedOptions> {
  const file = findConfig(path);
  return { ...(await readOptions(file)), root: dirname(file) };
}

function findConfig(path: string): string {
  if (!existsSync(path)) throw notFound(path, "there is no such file.");
  if (!statSync(path).isDirectory()) return path;
  const file = findConfigIn(path);
  if (file !== undefined) return file;
  throw notFound(path, "there is no backlot.config.ts here.");
}

async function readOptions(file: string): Promise<Pick<LoadedOptions, "options" | "files">> {
  try {
    const source = readFileSync(file, "utf8");
    if (extname(file) === ".json") return { options: JSON.parse(source), files: [file] };
    const plain = evaluatePlain(source, file);
    return plain ? { ...plain, files: [file] } : await importDefault(file);
  } catch (error) {
    throw toUnreadableConfig(error, file);
  }
}

/**
 * Through jiti and not by Node's own type stripping even where that exists: it gives a file that
 * was saved again anew, tells what the file imports, and knows "backlot" also when npx runs a
 * package that the project has not installed.
 */
async function importDefault(file: string): Promise<Pick<LoadedOptions, "options" | "files">> {
  // Required, not imported: Node reads a CommonJS file twice to import it.
  const { createJiti } = createRequire(import.meta.url)("jiti") as typeof import("jiti");
  const jiti = createJiti(file, {
    virtualModules: { backlot: { defineConfig } },
    fsCache: join(makeOwnFolder(dirname(file)), "cache"),
  });
  const known = new Set(Object.keys(jiti.cache));
  try {
    const options = await jiti.import(file, { default: true });
    return { options, files: [file, ...loadedSince(known, jiti.cache)] };
  } finally {
    for (const name of loadedSince(known, jiti.cache)) delete jiti.cache[name];
  }
}

function loadedSince(known: ReadonlySet<string>, cache: object): string[] {
  return Object.keys(cache).filter((name) => !known.has(name) && !name.includes("node_modules"));
}

function notFound(path: string, message: string): SetupError {
  const place = relative(process.cwd(), path) || ".";
  const remedy =
    "Let npx backlot init write one, name one with --config, or serve models as they are: npx backlot src/models.ts.";
  return new SetupError([{ code: "config-not-found", place, message, remedy }]);
}
