import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { RealCase } from "./real-case.ts";

/** How long the text is that declares a case's types, in characters: its models and its package. */
export function textOfTypes({ name, models, isInferred }: RealCase, modules: string): number {
  if (isInferred) return models.length;
  const folder = join(modules, name);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => /\.[cm]?ts$/.test(file) && !file.includes("node_modules"))
    .map((file) => readFileSync(join(folder, file), "utf8").length)
    .reduce((sum, length) => sum + length, models.length);
}
