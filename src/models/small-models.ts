import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** More than most projects write themselves; the types of one large package are many times as much. */
const mostBytes = 64 * 1024;

/**
 * Whether files and all that they import are of the project's own and small, so that reading them
 * leaves next to nothing in memory. What is not plain to see counts as large.
 */
export function areSmall(files: readonly string[]): boolean {
  const seen = new Set<string>();
  const waiting = [...files];
  let bytes = 0;
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const text = readText(file);
    if (text === undefined) return false;
    bytes += text.length;
    const imported = [...text.matchAll(specifiers)].map(([, name = ""]) => name);
    if (bytes > mostBytes || imported.some((name) => !name.startsWith("."))) return false;
    const found = imported.map((name) => findImported(dirname(String(file)), name));
    if (found.includes(undefined)) return false;
    waiting.push(...found.flatMap((one) => one ?? []));
  }
  return true;
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
