import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const examplesFolder = fileURLToPath(new URL("../../examples/", import.meta.url));

/** The names of the examples: the folders that have a config. */
export const exampleNames: readonly string[] = readdirSync(examplesFolder).filter((name) =>
  existsSync(join(examplesFolder, name, "backlot.config.ts")),
);
