import pc from "picocolors";
import { checkProject } from "../../assembly/read-project.ts";
import { likelyReferencesOf } from "../../assembly/records/record-references.ts";
import { toText } from "../../errors.ts";
import type { Invocation } from "../arguments/command.ts";
import { describeLikely, describeReference, describeUndecided } from "../report/relation-texts.ts";

export async function run({ config, overrides }: Invocation): Promise<number> {
  const project = await checkProject(config, overrides);
  const { resources, routes, relations, undecided, warnings } = project;
  for (const warning of [...warnings.map(toText), ...undecided.map(describeUndecided)]) {
    process.stderr.write(`${pc.yellow("!")} ${warning}\n`);
  }
  const count = `${resources.length} ${resources.length === 1 ? "resource" : "resources"}`;
  process.stdout.write(`${pc.green("✓")} ${count}, ${routes.length} routes, no mistakes.\n`);
  const likely = likelyReferencesOf(project).map(describeLikely);
  for (const line of [...relations.map(describeReference), ...likely]) {
    process.stdout.write(`  ${line}\n`);
  }
  return 0;
}
