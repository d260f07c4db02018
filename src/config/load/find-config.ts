import { existsSync } from "node:fs";
import { join } from "node:path";

const configNames = ["ts", "mts", "js", "mjs", "json"].map((ending) => `backlot.config.${ending}`);

export function findConfigIn(folder: string): string | undefined {
  return configNames.map((name) => join(folder, name)).find((file) => existsSync(file));
}
