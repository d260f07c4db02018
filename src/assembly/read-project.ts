import { sep } from "node:path";
import type { Config } from "../config/config.ts";
import type { Options, ResourceOptions } from "../config/options.ts";
import { type Mistake, noteMistakes, SetupError } from "../errors.ts";
import { findShownGuarded } from "../http/relations/is-guarded.ts";
import { buildRoutes } from "../http/routes/routes.ts";
import { readBoundModels } from "../models/cached-models.ts";
import { toRecordSettingsText } from "../schema/field-rule.ts";
import type { Models } from "../schema/model.ts";
import { buildRelations } from "../schema/relations/build-relations.ts";
import type { UndecidedReference } from "../schema/relations/relation.ts";
import { toStoredResources } from "../schema/relations/stored-resources.ts";
import { buildResources, findLoneRecords } from "../schema/resource.ts";
import { type Project, readOptions, type Source } from "./project.ts";

/**
 * Reads config and models; every mistake in them is thrown at once. What the config says of records
 * is checked where there is something to mend anyway, or else when records are made: an unchanged
 * project starts without the data library.
 */
export async function readProject(
  source: Source,
  overrides: Partial<Options> = {},
): Promise<Project> {
  const mistakes: Mistake[] = [];
  const { config, files } = await readOptions(source, overrides, mistakes);
  const project = await buildProject(config, files, mistakes);
  if (project && mistakes.length === 0) return project;
  const { checkMethods, findRecordMistakes } = await loadRecordChecks();
  const further = project
    ? await findRecordMistakes(project)
    : await checkMethods(config.resources, config.locale);
  throw new SetupError([...mistakes, ...further]);
}

/** Most starts make no record and so never need them. */
function loadRecordChecks() {
  return import("./record-generator.ts");
}

/** The same, and what the config says of records is always checked. */
export async function checkProject(
  source: Source,
  overrides: Partial<Options> = {},
): Promise<Project> {
  const project = await readProject(source, overrides);
  const { findRecordMistakes } = await loadRecordChecks();
  const mistakes = await findRecordMistakes(project);
  if (mistakes.length > 0) throw new SetupError(mistakes);
  return project;
}

/** Nothing where a mistake leaves too little to go on with. */
async function buildProject(
  config: Config,
  files: readonly string[],
  mistakes: Mistake[],
): Promise<Project | undefined> {
  const isWhole = config.resources.length > 0 && !mistakes.some(leavesResourceOpen);
  const models = await noteMistakes(mistakes, () => readModelsOf(config));
  if (!models || !isWhole) return undefined;
  const settings = config.resources.map((resource) => ({
    ...resource,
    recordSettings: toRecordSettingsText(resource, config.locale),
  }));
  const bound = await noteMistakes(mistakes, () => buildResources(settings, models));
  if (!bound) return undefined;
  const undecided: UndecidedReference[] = [];
  const found = buildRelations(bound, config.resources, mistakes, undecided);
  const { resources, relations } = toStoredResources(bound, found);
  return {
    config,
    models,
    resources,
    relations,
    undecided,
    routes: buildRoutes({ ...config, resources, relations }),
    warnings: [
      ...models.warnings,
      ...findLoneRecords(resources, settings),
      ...findShownGuarded(config.auth, relations),
    ],
    files: [...files, ...toRecordFiles(config), ...toFiles(models, config.root)],
  };
}

/** Without these settings a resource, and what refers to it, would be taken for something else. */
const definingSettings: readonly string[] = [
  "path",
  "type",
  "id",
  "relations",
] satisfies (keyof ResourceOptions)[];

function leavesResourceOpen({ subject }: Mistake): boolean {
  if (!subject) return false;
  return subject.setting === undefined || definingSettings.includes(subject.setting);
}

async function readModelsOf({ root, models, resources }: Config): Promise<Models | undefined> {
  const bindings = resources
    .filter(({ type }) => type !== "")
    .map(({ place, type }) => ({ place: `${place}.type`, type }));
  if (models.length === 0 || bindings.length === 0) return undefined;
  return readBoundModels(root, models, bindings);
}

function toRecordFiles({ resources }: Config): string[] {
  return resources.flatMap(({ recordsFile }) => recordsFile ?? []);
}

/**
 * What is of the project's own, also where a file was looked for and may come to be; the packages
 * that it installed are not edited, and what is missing above it is nobody's business.
 */
function toFiles({ inputs }: Models, root: string): string[] {
  return inputs
    .filter(([file, digest]) => digest !== null || file.startsWith(root + sep))
    .map(([file]) => file)
    .filter((file) => !file.includes("node_modules"));
}
