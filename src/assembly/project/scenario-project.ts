import type { Config, ResourceConfig } from "../../config/config.ts";
import type { Scenario } from "../../config/simulation/scenario.ts";
import { type Mistake, SetupError } from "../../errors.ts";
import {
  findPlanMistakes,
  type PlanSources,
  planRecords,
  type RecordPlan,
  type RecordPlans,
} from "../../simulate/plan-records.ts";
import { buildProject } from "./build-project.ts";
import type { Project } from "./project.ts";

/** A project as a scenario has it, and the paths whose records are then to be made. */
export interface ScenarioProject {
  readonly project: Project;
  readonly made: readonly string[];
}

/** The same models and routes with other records, so that all the rest need not know of scenarios. */
export async function buildScenarioProject(
  project: Project,
  { place, records }: Scenario,
): Promise<ScenarioProject> {
  if (records.kind !== "made") return { project, made: [] };
  const sources = toSources(project);
  const mistakes = [...findPlanMistakes(place, records, sources)];
  if (mistakes.length > 0) throw new SetupError(mistakes);
  const plans = planRecords(records, sources);
  const config = toScenarioConfig(project.config, plans);
  const built = await buildProject(config, project.models, project.files, mistakes);
  if (!built || mistakes.length > 0) throw new SetupError(mistakes);
  return { project: built, made: [...plans.keys()] };
}

export function checkScenarios(project: Project, mistakes: Mistake[]): void {
  const sources = toSources(project);
  for (const { place, records } of project.config.scenarios.values()) {
    if (records.kind === "made") mistakes.push(...findPlanMistakes(place, records, sources));
  }
}

function toSources({ config, resources, relations }: Project): PlanSources {
  const fixedCount = (wanted: string) =>
    config.resources.find(({ path }) => path === wanted)?.records.length ?? 0;
  return { resources, relations, fixedCount };
}

function toScenarioConfig(config: Config, plans: RecordPlans): Config {
  const resources = config.resources.map((resource) => {
    const plan = plans.get(resource.path);
    return plan ? toPlanned(resource, plan) : resource;
  });
  return { ...config, resources };
}

function toPlanned(resource: ResourceConfig, { count, fixed }: RecordPlan): ResourceConfig {
  const records = fixed?.records ?? resource.records.slice(0, count);
  const own = fixed ? { recordsFile: fixed.file, recordsPlace: fixed.place } : {};
  return { ...resource, ...own, records, count: count ?? resource.count };
}
