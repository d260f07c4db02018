import type { Mistake } from "../../errors.ts";
import type { Schema } from "../schema.ts";
import { placeOf, type Reference, type Relation, type RelationSettings } from "./relation.ts";

/** `nullify` needs something to put in the reference's place: `null`, or nothing at all. */
export function checkDeletions(
  relations: readonly Relation[],
  settings: readonly RelationSettings[],
  mistakes: Mistake[],
): void {
  for (const relation of relations) {
    if (relation.onDelete !== "nullify" || canBeEmpty(relation)) continue;
    const { from, member } = relation;
    mistakes.push({
      code: "config-invalid",
      place: `${placeOf(settings, from, member)}.onDelete`,
      message: `${from.model}.${member} cannot be null, so it cannot be nullified.`,
      remedy: `Declare it as nullable or optional, or choose "cascade" or "restrict".`,
    });
  }
}

/** Generated records cannot refer to records of a collection that starts empty. */
export function checkGeneration(
  relations: readonly Relation[],
  settings: readonly RelationSettings[],
  mistakes: Mistake[],
): void {
  for (const relation of relations) {
    const { from, member, to } = relation;
    const fixed = settings.find(({ path }) => path === to.path)?.records.length ?? 0;
    if (from.count === 0 || to.count + fixed > 0 || canBeEmpty(relation)) continue;
    mistakes.push({
      code: "config-invalid",
      place: from.path,
      message: `every ${from.model} needs a ${to.model} in ${member}, and ${to.path} has the count 0.`,
      remedy: `Give ${to.path} a count, or ${from.path} the count 0.`,
    });
  }
}

/** Whether a record that is referred to may be kept from being deleted. */
export function mayRefuseDelete(relation: Relation): boolean {
  return relation.onDelete === "restrict" || refusesByDefault(relation);
}

/** A record without it would not be of its model: `author: User` has to show somebody. */
export function refusesByDefault(relation: Relation): boolean {
  return relation.onDelete === "keep" && relation.holds === "record" && !canBeEmpty(relation);
}

/** Whether a record may be without the reference. */
export function canBeEmpty({ from, member, holds }: Reference): boolean {
  if (holds === "identifiers" || holds === "records") return true;
  const found = from.members.get(member);
  return found === undefined || !found.isRequired || isNullable(found.schema);
}

export function isNullable(schema: Schema): boolean {
  if ("anyOf" in schema) return schema.anyOf.some(isNullable);
  return "type" in schema && schema.type === "null";
}
