import { existsSync } from "node:fs";
import { SetupError } from "../errors.ts";
import { displayPath } from "./source-place.ts";

/** The files that the patterns name, each once; a pattern that names none is a mistake. */
export async function findModelFiles(root: string, patterns: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    patterns.map(async (pattern) => ({ pattern, files: (await findFiles(pattern)).sort() })),
  );
  const missing = found.filter(({ files }) => files.length === 0);
  if (missing.length > 0) {
    throw new SetupError(
      missing.map(({ pattern }) => ({
        code: "models-not-found",
        place: "models",
        message: `no file matches "${displayPath(root, pattern)}".`,
        remedy: "Paths are relative to the config file.",
      })),
    );
  }
  return [...new Set(found.flatMap(({ files }) => files))];
}

async function findFiles(pattern: string): Promise<string[]> {
  if (existsSync(pattern)) return [pattern];
  const { glob, isDynamicPattern } = await import("tinyglobby");
  if (!isDynamicPattern(pattern)) return [];
  return glob(pattern, { absolute: true, ignore: ["**/node_modules/**"] });
}
