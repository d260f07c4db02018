import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { toReason } from "../../system-error.ts";
import { parseJsonWithComments } from "./jsonc.ts";

/** What is wrong with a tsconfig, as a sentence: TypeScript itself takes what it can, in silence. */
export function findTsconfigFault(file: string): string | undefined {
  try {
    const config = parseJsonWithComments(readFileSync(file, "utf8"));
    if (typeof config !== "object" || config === null || Array.isArray(config)) {
      return "is no JSON object.";
    }
    const missing = toExtended(config).find((name) => !isThere(resolve(dirname(file), name)));
    return missing === undefined ? undefined : `extends "${missing}", which does not exist.`;
  } catch (error) {
    return `cannot be read: ${toReason(error)}.`;
  }
}

/** The files that it extends by a path; packages are the compiler's to find. */
function toExtended(config: object): readonly string[] {
  const extended = "extends" in config ? config.extends : [];
  return [extended].flat().filter((name): name is string => /^\.{0,2}\//.test(String(name)));
}

function isThere(path: string): boolean {
  return existsSync(path) || existsSync(`${path}.json`);
}
