import type { RelationInfo, ResourceInfo } from "../api/answers.ts";
import { models } from "./server.ts";

/** The member by which the others refer here: what their list is filtered by. */
export function viaOf({ path }: ResourceInfo, relation: RelationInfo): string {
  const found = models.value.value?.relations.find(
    ({ from, to, backward }) => from === relation.to && to === path && backward === relation.name,
  );
  return found?.member ?? "";
}
