import { accessSync, constants, existsSync, statSync } from "node:fs";
import { type Mistake, SetupError } from "../errors.ts";
import { toReason } from "../system-error.ts";
import { displayPath } from "./report/source-place.ts";

/** The files that the patterns name, each once; a pattern that names none is a mistake. */
export async function findModelFiles(
  root: string,
  patterns: readonly string[],
  toMistake: (name: string) => Mistake = toUnmatched,
): Promise<string[]> {
  const found = await Promise.all(
    patterns.map(async (pattern) => ({ pattern, files: (await findFiles(pattern)).sort() })),
  );
  const mistakes = found.flatMap(({ pattern, files }) =>
    files.length === 0
      ? [toMistake(displayPath(root, pattern))]
      : files.flatMap((file) => findObstacle(root, file) ?? []),
  );
  if (mistakes.length > 0) throw new SetupError(mistakes);
  return [...new Set(found.flatMap(({ files }) => files))];
}

async function findFiles(pattern: string): Promise<string[]> {
  if (existsSync(pattern)) return [pattern];
  const { glob, isDynamicPattern } = await import("tinyglobby");
  if (!isDynamicPattern(pattern)) return [];
  return glob(pattern, { absolute: true, ignore: ["**/node_modules/**"] });
}

function toUnmatched(name: string): Mistake {
  return {
    code: "models-not-found",
    place: "models",
    message: `no file matches "${name}".`,
    remedy: "Paths are relative to the config file.",
  };
}

/** Named by hand, where there is no config that it could be relative to. */
export function toMissing(name: string): Mistake {
  return {
    code: "models-not-found",
    place: name,
    message: "there is no such file.",
    remedy:
      "Name the files that export your types, or begin with a small example: npx backlot init --example.",
  };
}

/** What keeps a file that exists from being read. */
function findObstacle(root: string, file: string): Mistake | undefined {
  const name = displayPath(root, file);
  const mistake = { code: "models-unreadable", place: "models" } as const;
  try {
    accessSync(file, constants.R_OK);
    if (!statSync(file).isDirectory()) return undefined;
    const remedy = `Name the files in it: "${name}/**/*.ts".`;
    return { ...mistake, message: `"${name}" is a folder.`, remedy };
  } catch (error) {
    return { ...mistake, message: `"${name}" cannot be read: ${toReason(error)}.` };
  }
}
