import { existsSync } from "node:fs";
import { SetupError } from "../errors.ts";
import { displayPath } from "./source-place.ts";

/** The files that the patterns name, each once; a pattern that names none is a mistake. */
export async function findModelFiles(root: string, patterns: readonly string[]): Promise<string[]> {
  const { glob, isDynamicPattern } = await import("tinyglobby");
  const found = await Promise.all(
    patterns.map(async (pattern) => {
      const files =
        isDynamicPattern(pattern) && !existsSync(pattern)
          ? await glob(pattern, { absolute: true, ignore: ["**/node_modules/**"] })
          : [pattern].filter((file) => existsSync(file));
      return { pattern, files: files.sort() };
    }),
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
