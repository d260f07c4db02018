import { writeFileSync } from "node:fs";
import {
  describeProject,
  type OpenApiDocument,
  writeDocument,
} from "../../assembly/project/project.ts";
import { readProject } from "../../assembly/read-project.ts";
import { createBacklot } from "../../backlot.ts";
import { SetupError } from "../../errors.ts";
import type { Invocation } from "../arguments/command.ts";

/** More records than this take longer to make than their examples are worth. */
const mostRecords = 20_000;

export async function run({ config, overrides, given }: Invocation): Promise<number> {
  const document = await describe(config, overrides);
  const file = given.get("out");
  if (file === undefined) process.stdout.write(writeDocument(document, "json"));
  else write(String(file), writeDocument(document, formatOf(String(file))));
  return 0;
}

function formatOf(file: string): "json" | "yaml" {
  return /\.ya?ml$/i.test(file) ? "yaml" : "json";
}

/** Examples are of records made in memory: a server that runs on the dataset is not disturbed. */
async function describe(
  config: Invocation["config"],
  overrides: Invocation["overrides"],
): Promise<OpenApiDocument> {
  const project = await readProject(config, overrides);
  const server = `http://${project.config.host}:${project.config.port}`;
  const counts = project.resources.map((each) => (each.shape === "collection" ? each.count : 1));
  if (counts.reduce((sum, count) => sum + count, 0) > mostRecords) {
    return describeProject(project, server);
  }
  const backlot = await createBacklot(config, { ...overrides, dataset: ":memory:" });
  try {
    return { ...(await backlot.document()), servers: [{ url: server }] };
  } finally {
    await backlot.close();
  }
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
