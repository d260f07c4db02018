import pc from "picocolors";
import { checkProject } from "../../assembly/read-project.ts";
import type { Invocation } from "../command.ts";
import { printWarnings } from "../print-warnings.ts";

export async function run({ config, overrides }: Invocation): Promise<number> {
  const { resources, routes, warnings } = await checkProject(config, overrides);
  printWarnings(warnings);
  const count = `${resources.length} ${resources.length === 1 ? "resource" : "resources"}`;
  process.stdout.write(`${pc.green("✓")} ${count}, ${routes.length} routes, no mistakes.\n`);
  return 0;
}
