import type { Config } from "../../config/config.ts";
import { type Mistake, noteMistakes } from "../../errors.ts";
import { findShownGuarded } from "../../http/relations/is-guarded.ts";
import { buildRoutes } from "../../http/routes/routes.ts";
import { nextTurn } from "../../in-turns.ts";
import { toRecordSettingsText } from "../../schema/field-rule.ts";
import type { Models } from "../../schema/model.ts";
import { buildRelations } from "../../schema/relations/build-relations.ts";
import type { UndecidedReference } from "../../schema/relations/relation.ts";
import { toStoredResources } from "../../schema/relations/stored-resources.ts";
import { buildResources, findLoneRecords } from "../../schema/resource.ts";
import { findAccountMistakes, hidePasswords } from "./account-collection.ts";
import { findOutside } from "./outside-project.ts";
import type { Project } from "./project.ts";

/**
 * Joins a config with the models that were read for it, a step at a time; nothing where a mistake
 * leaves too little.
 */
export async function buildProject(
  given: Config,
  read: Models,
  files: readonly string[],
  mistakes: Mistake[],
): Promise<Project | undefined> {
  const { config, models, mark, givenPasswords } = hidePasswords(given, read);
  const settings = config.resources.map((resource) => ({
    ...resource,
    recordSettings: toRecordSettingsText(resource, config.locale),
  }));
  const bound = await noteMistakes(mistakes, () => buildResources(settings, models).map(mark));
  if (!bound) return undefined;
  await nextTurn();
  if (config.auth?.mode === "bearer") mistakes.push(...findAccountMistakes(config.auth, bound));
  const undecided: UndecidedReference[] = [];
  const found = buildRelations(bound, config.resources, mistakes, undecided);
  await nextTurn();
  const { resources, relations } = toStoredResources(bound, found);
  const routes = buildRoutes({ ...config, resources, relations });
  const warnings = [
    ...models.warnings,
    ...findLoneRecords(resources, settings, models.definitions),
    ...findShownGuarded(config.auth, relations),
    ...findOutside(config),
  ];
  return {
    config,
    models,
    resources,
    relations,
    undecided,
    givenPasswords,
    routes,
    warnings,
    files,
  };
}
