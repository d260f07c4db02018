import pc from "picocolors";
import { checkProject } from "../../assembly/read-project.ts";
import { toText } from "../../errors.ts";
import type { Invocation } from "../arguments/command.ts";
import { describeReference, describeUndecided } from "../report/relation-texts.ts";

export async function run({ config, overrides }: Invocation): Promise<number> {
  const project = await checkProject(config, overrides);
  const { resources, routes, relations, undecided, warnings } = project;
  for (const warning of [...warnings.map(toText), ...undecided.map(describeUndecided)]) {
    process.stderr.write(`${pc.yellow("!")} ${warning}\n`);
  }
  const count = `${resources.length} ${resources.length === 1 ? "resource" : "resources"}`;
  process.stdout.write(`${pc.green("✓")} ${count}, ${routes.length} routes, no mistakes.\n`);
  for (const relation of relations) process.stdout.write(`  ${describeReference(relation)}\n`);
  return 0;
}
