import { join, relative, resolve } from "node:path";
import pc from "picocolors";
import { readProject } from "../../assembly/read-project.ts";
import type { Invocation } from "../arguments/command.ts";
import { typesName, writeTypes } from "../types-file.ts";

/** `backlot types`: what lets the editor check paths and members of the library's calls. */
export async function run({ config, overrides, given }: Invocation): Promise<number> {
  const project = await readProject(config, overrides);
  const out = given.get("out");
  const file = out === undefined ? join(project.config.root, typesName) : resolve(String(out));
  writeTypes(project, file);
  const shown = relative(process.cwd(), file);
  process.stdout.write(
    `${pc.green("✓")} ${shown} ties ${project.config.resources.length} paths to their models.\n`,
  );
  return 0;
}
