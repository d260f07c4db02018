import type { Mistake } from "../../errors.ts";
import type { Resource } from "../resource.ts";
import { checkDeletions, checkGeneration } from "./check-relations.ts";
import { inferReferences } from "./infer-references.ts";
import { nameRelations } from "./name-relations.ts";
import type { Relation, RelationSettings, UndecidedReference } from "./relation.ts";

/**
 * Every reference from one collection to another, inferred from the models or said by the config;
 * what is wrong with them is noted.
 */
export function buildRelations(
  resources: readonly Resource[],
  settings: readonly RelationSettings[],
  mistakes: Mistake[],
  undecided: UndecidedReference[],
): readonly Relation[] {
  const collections = resources.filter((resource) => resource.shape === "collection");
  const references = inferReferences(collections, settings, mistakes, undecided);
  const relations = nameRelations(references, settings, mistakes);
  checkDeletions(relations, settings, mistakes);
  checkGeneration(relations, settings, mistakes);
  return relations;
}
