import { inferLikelyReferences } from "../../schema/relations/likely-references.ts";
import type { Reference } from "../../schema/relations/relation.ts";
import { toKept } from "../../schema/relations/stored-resources.ts";
import type { Project } from "../project/project.ts";

type Sources = Pick<Project, "resources" | "relations"> & {
  readonly config: Pick<Project["config"], "resources">;
};

/** What generated records refer to: the relations, and what names tell without being one. */
export function referencesOf(project: Sources): readonly Reference[] {
  return [...project.relations.map(toKept), ...likelyReferencesOf(project)];
}

export function likelyReferencesOf({
  config,
  resources,
  relations,
}: Sources): readonly Reference[] {
  const collections = resources.filter((resource) => resource.shape === "collection");
  return inferLikelyReferences(collections, config.resources, relations);
}
