import { existsSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, extname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { SetupError } from "../errors.ts";

export const configNames = ["ts", "mts", "js", "mjs", "json"].map(
  (ending) => `backlot.config.${ending}`,
);

export interface LoadedOptions {
  readonly options: unknown;
  /** The folder that the options' paths are relative to. */
  readonly root: string;
  readonly file: string;
}

/** Reads the config file at a path, or the one in a folder. */
export async function loadOptions(path: string): Promise<LoadedOptions> {
  const file = findConfig(path);
  return { options: await readOptions(file), root: dirname(file), file };
}

function findConfig(path: string): string {
  if (!existsSync(path)) {
    throw mistake("config-not-found", path, "there is no such file.");
  }
  if (!statSync(path).isDirectory()) return path;
  const file = configNames.map((name) => join(path, name)).find((name) => existsSync(name));
  if (file) return file;
  throw mistake(
    "config-not-found",
    path,
    "there is no backlot.config.ts here.",
    'Write one that exports defineConfig({ models: "…", resources: […] }), or name it with --config.',
  );
}

async function readOptions(file: string): Promise<unknown> {
  try {
    if (extname(file) === ".json") return JSON.parse(readFileSync(file, "utf8"));
    return await importDefault(file);
  } catch (error) {
    throw mistake("config-unreadable", file, `cannot be read: ${firstLine(error)}`);
  }
}

async function importDefault(file: string): Promise<unknown> {
  const isTypeScript = /\.m?ts$/.test(file);
  if (!isTypeScript) return defaultOf(await import(pathToFileURL(file).href));
  // Loaded through jiti and not by Node's own type stripping even where that exists: it finds
  // "backlot" also when npx runs a package that the project has not installed.
  const { createJiti } = await import("jiti");
  const self = createRequire(import.meta.url).resolve("backlot");
  const jiti = createJiti(import.meta.url, { alias: { backlot: self }, fsCache: false });
  return jiti.import(file, { default: true });
}

function defaultOf(module: unknown): unknown {
  return typeof module === "object" && module !== null && "default" in module
    ? module.default
    : undefined;
}

function firstLine(error: unknown): string {
  return String(error instanceof Error ? error.message : error).split("\n")[0] ?? "";
}

function mistake(
  code: "config-not-found" | "config-unreadable",
  path: string,
  message: string,
  remedy?: string,
): SetupError {
  const place = relative(process.cwd(), path) || ".";
  return new SetupError([{ code, place, message, ...(remedy === undefined ? {} : { remedy }) }]);
}
