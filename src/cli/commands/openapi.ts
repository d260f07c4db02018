import { writeFileSync } from "node:fs";
import { describeProject, readProject } from "../../project.ts";
import type { Invocation } from "../command.ts";

export async function run({ config, overrides, given }: Invocation): Promise<number> {
  const project = await readProject(config, overrides);
  const { host, port } = project.config;
  const document = await describeProject(project, `http://${host}:${port}`);
  const text = `${JSON.stringify(document, null, 2)}\n`;
  const file = given.get("out");
  if (file === undefined) process.stdout.write(text);
  else writeFileSync(String(file), text);
  return 0;
}
