import { cpSync, rmSync, symlinkSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { run } from "./command.ts";
import { makeProject } from "./project.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** For the builds in clones: the types of these very files are checked before any test. */
export const typesAreChecked = { BACKLOT_TYPES_ARE_CHECKED: "1" };

/** What a clone holds, with the packages that `npm ci` would install. */
export async function makeClone(): Promise<string> {
  const clone = makeProject({});
  const { stdout } = await run("git", ["ls-files", "-co", "--exclude-standard"], { cwd: root });
  for (const file of stdout.trimEnd().split("\n")) cpSync(`${root}${file}`, `${clone}/${file}`);
  symlinkSync(`${root}node_modules`, `${clone}/node_modules`);
  onTestFinished(() => rmSync(`${clone}/node_modules`));
  return clone;
}
