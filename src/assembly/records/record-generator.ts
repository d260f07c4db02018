import { type Mistake, noteMistakes, SetupError, withoutRepeated } from "../../errors.ts";
import { createGenerator, type Generator } from "../../generate/create-generator.ts";
import { createBodyReaders } from "../../schema/bodies/body-reader.ts";
import type { Project } from "../project/project.ts";
import { buildScenarioProject } from "../project/scenario-project.ts";
import { checkRecords } from "./check-records.ts";
import { referencesOf } from "./record-references.ts";

export { checkMethods } from "../../generate/field-rules/check-methods.ts";
export { loadLibrary } from "../../generate/load-library.ts";

/** What decides a project's records: data alone, unless the config has functions. */
export interface RecordSource extends Pick<Project, "resources" | "relations"> {
  readonly config: Pick<Project["config"], "seed" | "locale" | "resources">;
  readonly models: Pick<Project["models"], "definitions">;
}

/** What the config says of records is checked before one of them is made. */
export async function createRecordGenerator(project: RecordSource, now: Date): Promise<Generator> {
  const { config, models, resources } = project;
  const { definitions } = models;
  const readers = createBodyReaders(definitions, "lenient");
  const { settings, mistakes: found } = await checkRecords(project, config.resources, readers);
  const mistakes = [...found];
  const generator = await noteMistakes(mistakes, () =>
    createGenerator({
      seed: config.seed,
      locale: config.locale,
      now,
      definitions,
      resources,
      relations: referencesOf(project),
      settings,
    }),
  );
  if (!generator || mistakes.length > 0) throw new SetupError(mistakes);
  return generator;
}

/** No mistake depends on when it is found. */
const anyTime = new Date(0);

/** What a start that has to make records would find wrong with what the config says of them. */
export async function findRecordMistakes(project: Project): Promise<readonly Mistake[]> {
  const mistakes: Mistake[] = [];
  const generator = await noteMistakes(mistakes, () =>
    createRecordGenerator(project, project.config.now ?? anyTime),
  );
  for (const resource of generator ? project.resources : []) {
    const { fields } = project.config.resources.find(({ path }) => path === resource.path) ?? {};
    const hasFunction = [...(fields?.values() ?? [])].some((rule) => typeof rule === "function");
    // Only calling a function tells what it gives.
    if (hasFunction) await noteMistakes(mistakes, () => generator?.record(resource, 0));
  }
  return withoutRepeated([...mistakes, ...(await findScenarioMistakes(project))]);
}

/** What entering a scenario would find; what is wrong without it is found again. */
async function findScenarioMistakes(project: Project): Promise<readonly Mistake[]> {
  const mistakes: Mistake[] = [];
  for (const scenario of project.config.scenarios.values()) {
    if (scenario.records.kind !== "made") continue;
    await noteMistakes(mistakes, async () => {
      const built = await buildScenarioProject(project, scenario);
      await createRecordGenerator(built.project, built.project.config.now ?? anyTime);
    });
  }
  return mistakes;
}
