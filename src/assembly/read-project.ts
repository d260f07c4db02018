import { existsSync } from "node:fs";
import { sep } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Config } from "../config/config.ts";
import type { Options, ResourceOptions } from "../config/options.ts";
import type { Rule } from "../config/simulation/rule.ts";
import { type Mistake, noteMistakes, SetupError, withoutRepeated } from "../errors.ts";
import { readBoundModels } from "../models/cached-models.ts";
import type { Models } from "../schema/model.ts";
import { refuseForbiddenCode } from "../schema/validate/code-generation.ts";
import { buildProject } from "./project/build-project.ts";
import { findKnownProject, rememberProject } from "./project/known-projects.ts";
import { type Project, type ReadOptions, readOptions, type Source } from "./project/project.ts";
import { checkServed } from "./project/read-rule.ts";
import { checkScenarios } from "./project/scenario-project.ts";
import { dismissMaker, prepareMakerOf } from "./records/make-beside.ts";

/**
 * Reads config and models; every mistake in them is thrown at once. What the config says of records
 * is checked where there is something to mend anyway, or else when records are made: an unchanged
 * project starts without the data library.
 */
export function readProject(source: Source, overrides: Partial<Options> = {}): Promise<Project> {
  return readProjectBeside(undefined, source, overrides);
}

/** The same; `meanwhile` is done while the compiler works. */
export async function readProjectBeside(
  meanwhile: Meanwhile | undefined,
  source: Source,
  overrides: Partial<Options>,
): Promise<Project> {
  const mistakes: Mistake[] = [];
  const read = await readOptions(source, overrides, mistakes);
  const { config } = read;
  if (config.validate) await noteMistakes(mistakes, refuseForbiddenCode);
  const project = await readModelled(read, mistakes, meanwhile);
  if (project && mistakes.length === 0) return project;
  dismissMaker();
  const { checkMethods, findRecordMistakes } = await loadRecordChecks();
  const further = project
    ? await findRecordMistakes(project)
    : await checkMethods(config.resources, config.locale);
  throw new SetupError(withoutRepeated([...mistakes, ...further]));
}

export type Meanwhile = (config: Config) => void;

/**
 * What makes records is loaded beside the compiler, since whoever needs the one mostly needs the
 * other. Nothing depends on it: what cannot be loaded fails where it is needed.
 */
export const loadRecordMaker: Meanwhile = ({ locale, resources }) => {
  const hasRules = resources.some(({ fields }) => fields.size > 0);
  loadRecordChecks()
    .then(({ loadLibrary }) => loadLibrary(locale, new Date(0), () => {}, hasRules))
    .catch(() => {});
};

/** The same for who makes the records of a new dataset once: in a process, which gives its memory back. */
export const prepareRecords: Meanwhile = (config) => {
  if (!existsSync(config.dataset)) return prepareMakerOf(config.locale);
  dismissMaker();
  loadRecordMaker(config);
};

/** Most starts make no record and so never need them. */
function loadRecordChecks() {
  return import("./records/record-generator.ts");
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
async function readModelled(
  { config, files, models: described }: ReadOptions,
  mistakes: Mistake[],
  meanwhile: Meanwhile | undefined,
): Promise<Project | undefined> {
  const isWhole = config.resources.length > 0 && !mistakes.some(leavesResourceOpen);
  const models = described ?? (await noteMistakes(mistakes, () => readModelsOf(config, meanwhile)));
  if (!models || !isWhole) return undefined;
  const all = [...files, ...toRecordFiles(config), ...toFiles(models, config.root)];
  const same = mistakes.length === 0 ? findKnownProject(config, models) : undefined;
  if (same) return isDeepStrictEqual(same.files, all) ? same : { ...same, files: all };
  const project = await buildProject(config, models, all, mistakes);
  if (!project) return undefined;
  checkServed([...config.simulate, ...toScenarioRules(config)], project.routes, mistakes);
  checkScenarios(project, mistakes);
  if (mistakes.length === 0) rememberProject(config, models, project);
  return project;
}

function toScenarioRules({ scenarios }: Config): Rule[] {
  return [...scenarios.values()].flatMap(({ rules }) => rules);
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

async function readModelsOf(
  config: Config,
  meanwhile: Meanwhile | undefined,
): Promise<Models | undefined> {
  const { root, models, resources } = config;
  const bindings = resources
    .filter(({ type }) => type !== "")
    .map(({ place, type }) => ({ place: `${place}.type`, type }));
  if (models.length === 0 || bindings.length === 0) return undefined;
  return readBoundModels(root, models, bindings, meanwhile && (() => meanwhile(config)));
}

function toRecordFiles({ resources, scenarios }: Config): string[] {
  const fixed = [...scenarios.values()].flatMap(({ records }) =>
    records.kind === "made" ? [...records.fixed.values()] : [],
  );
  return [
    ...resources.flatMap(({ recordsFile }) => recordsFile ?? []),
    ...fixed.flatMap(({ file }) => file ?? []),
  ];
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
