import { writeFileSync } from "node:fs";
import { describeProject, readProject } from "../../assembly/project.ts";
import { SetupError } from "../../errors.ts";
import type { Invocation } from "../command.ts";

export async function run({ config, overrides, given }: Invocation): Promise<number> {
  const project = await readProject(config, overrides);
  const { host, port } = project.config;
  const document = await describeProject(project, `http://${host}:${port}`);
  const text = `${JSON.stringify(document, null, 2)}\n`;
  const file = given.get("out");
  if (file === undefined) process.stdout.write(text);
  else write(String(file), text);
  return 0;
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    const reason = /: (.*?), /.exec(error instanceof Error ? error.message : "")?.[1] ?? error;
    const message = `cannot be written: ${reason}.`;
    const remedy = "Does the folder exist?";
    throw new SetupError([{ code: "output-unwritable", place: file, message, remedy }]);
  }
}
