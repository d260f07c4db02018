import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * The texts of files and of all that they import, where all of it is of the project's own and no
 * larger than that. Undefined where it is not, or where that is not plain to see.
 */
export function readOwnFiles(
  files: readonly string[],
  mostBytes: number,
): ReadonlyMap<string, string> | undefined {
  const texts = new Map<string, string>();
  const waiting = [...files];
  let bytes = 0;
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (texts.has(file)) continue;
    const text = readText(file);
    if (text === undefined) return undefined;
    texts.set(file, text);
    bytes += text.length;
    const imported = [...text.matchAll(specifiers)].map(([, name = ""]) => name);
    if (bytes > mostBytes || imported.some((name) => !name.startsWith("."))) return undefined;
    const folder = dirname(file);
    const found = imported.map((name) => findImported(folder, name));
    if (found.includes(undefined)) return undefined;
    waiting.push(...found.flatMap((one) => one ?? []));
  }
  return texts;
}

/** `from "…"`, `import "…"`, `import("…")`, and what stands in a comment or a text of that form. */
const specifiers = /\b(?:from|import|require)\s*\(?\s*["']([^"']+)["']/g;

function findImported(folder: string, name: string): string | undefined {
  const stem = join(folder, name.replace(/\.[cm]?[jt]s$/, ""));
  return [`${stem}.ts`, join(stem, "index.ts")].find((file) => existsSync(file));
}

/** Undefined where it cannot be read: the compiler says why, in words. */
function readText(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
