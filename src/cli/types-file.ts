import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Project } from "../assembly/project/project.ts";
import { toTypesText, typesMark } from "../assembly/project/types-text.ts";
import { SetupError } from "../errors.ts";
import { toReason } from "../system-error.ts";

/** Beside the config, as `vite-env.d.ts` and `next-env.d.ts` are. */
export const typesName = "backlot-env.d.ts";

export function writeTypes(project: Project, file: string): void {
  refuseForeign(file);
  try {
    writeFileSync(file, toTypesText(project, file));
  } catch (error) {
    const message = `cannot be written: ${toReason(error)}.`;
    throw mistake(file, message, "Does the folder exist?");
  }
}

/** Where the file is there already: whoever does not use it gets none. */
export function refreshTypes(project: Project): void {
  const file = join(project.config.root, typesName);
  if (!existsSync(file)) return;
  const before = readFileSync(file, "utf8");
  // What is the same is not written again: whoever watches the file would compile for nothing.
  if (before.startsWith(typesMark) && before !== toTypesText(project, file)) {
    writeTypes(project, file);
  }
}

function refuseForeign(file: string): void {
  if (!existsSync(file) || readFileSync(file, "utf8").startsWith(typesMark)) return;
  const remedy = "Name another file with --out, or move this one away.";
  throw mistake(file, "is there already, and backlot types did not write it.", remedy);
}

function mistake(file: string, message: string, remedy: string): SetupError {
  const place = relative(process.cwd(), file);
  return new SetupError([{ code: "output-unwritable", place, message, remedy }]);
}
