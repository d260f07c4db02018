import pc from "picocolors";
import { checkProject } from "../../assembly/read-project.ts";
import { toText } from "../../errors.ts";
import type { Invocation } from "../arguments/command.ts";

export async function run({ config, overrides }: Invocation): Promise<number> {
  const { resources, routes, warnings } = await checkProject(config, overrides);
  for (const warning of warnings) {
    process.stderr.write(`${pc.yellow("!")} ${toText(warning)}\n`);
  }
  const count = `${resources.length} ${resources.length === 1 ? "resource" : "resources"}`;
  process.stdout.write(`${pc.green("✓")} ${count}, ${routes.length} routes, no mistakes.\n`);
  return 0;
}
