import type { Config } from "../config/config.ts";
import { type Mistake, noteMistakes } from "../errors.ts";
import { findShownGuarded } from "../http/relations/is-guarded.ts";
import { buildRoutes } from "../http/routes/routes.ts";
import { toRecordSettingsText } from "../schema/field-rule.ts";
import type { Models } from "../schema/model.ts";
import { buildRelations } from "../schema/relations/build-relations.ts";
import type { UndecidedReference } from "../schema/relations/relation.ts";
import { toStoredResources } from "../schema/relations/stored-resources.ts";
import { buildResources, findLoneRecords } from "../schema/resource.ts";
import { findOutside } from "./outside-project.ts";
import type { Project } from "./project.ts";

/** Joins a config with the models that were read for it; nothing where a mistake leaves too little. */
export async function buildProject(
  config: Config,
  models: Models,
  files: readonly string[],
  mistakes: Mistake[],
): Promise<Project | undefined> {
  const settings = config.resources.map((resource) => ({
    ...resource,
    recordSettings: toRecordSettingsText(resource, config.locale),
  }));
  const bound = await noteMistakes(mistakes, () => buildResources(settings, models));
  if (!bound) return undefined;
  const undecided: UndecidedReference[] = [];
  const found = buildRelations(bound, config.resources, mistakes, undecided);
  const { resources, relations } = toStoredResources(bound, found);
  const routes = buildRoutes({ ...config, resources, relations });
  const warnings = [
    ...models.warnings,
    ...findLoneRecords(resources, settings, models.definitions),
    ...findShownGuarded(config.auth, relations),
    ...findOutside(config),
  ];
  return { config, models, resources, relations, undecided, routes, warnings, files };
}
