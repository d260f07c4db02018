import type { Resource } from "../../schema/resource.ts";
import type { Change, ChangeKind, RegisterEntry } from "./change.ts";
import type { DatasetSources } from "./dataset-sources.ts";
import { identify } from "./recipe.ts";

export function planChanges(entries: readonly RegisterEntry[], sources: DatasetSources): Change[] {
  const served = new Set(sources.resources.map(({ path }) => path));
  const orphans = entries.filter(({ path }) => !served.has(path));
  return sources.resources.map((resource) => {
    const { form, recipe } = identify(resource, sources);
    const known = entries.find(({ path }) => path === resource.path);
    const renamed = known ? undefined : findRenamed(orphans, form);
    const kind = toKind(known ?? renamed, resource, recipe, form);
    return { kind, resource, recipe, form, renamedFrom: renamed?.path };
  });
}

/** The same model under another path, where only one is without its own. */
function findRenamed(orphans: readonly RegisterEntry[], form: string): RegisterEntry | undefined {
  const candidates = orphans.filter((orphan) => orphan.form === form && orphan.isTouched);
  return candidates.length === 1 ? candidates[0] : undefined;
}

function toKind(
  known: RegisterEntry | undefined,
  resource: Resource,
  recipe: string,
  form: string,
): ChangeKind {
  if (!known) return "new";
  if (known.recipe === recipe) return "same";
  if (!known.isTouched) return "regenerated";
  if (known.form === form) return "kept";
  return known.shape === resource.shape ? "migrated" : "replaced";
}
