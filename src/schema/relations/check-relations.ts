import type { Mistake } from "../../errors.ts";
import { toMembers } from "../members.ts";
import { onceForEach } from "../once-for-each.ts";
import type { Collection } from "../resource.ts";
import type { ObjectSchema, Schema } from "../schema.ts";
import { placeOf, type Reference, type Relation, type RelationSettings } from "./relation.ts";

/** `nullify` needs something to put in the reference's place: `null`, or nothing at all. */
export function checkDeletions(
  relations: readonly Relation[],
  settings: readonly RelationSettings[],
  mistakes: Mistake[],
): void {
  for (const relation of relations) {
    const needed = relation.onDelete === "nullify" ? neededMember(relation) : undefined;
    if (needed === undefined) continue;
    const { from, member } = relation;
    mistakes.push({
      code: "config-invalid",
      place: `${placeOf(settings, from, member)}.onDelete`,
      message: `${from.model}.${needed} cannot be null, so it cannot be nullified.`,
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

/** A record of some variant would not be of its model without it: `author: User` shows somebody. */
export function refusesByDefault(relation: Relation): boolean {
  const { whole, variants } = relation.from;
  return (
    relation.onDelete === "keep" &&
    (whole ?? variants).some((variant) => mustShow(relation, variant))
  );
}

/** Whether a record of a variant, as clients see it, has to show the one that it refers to. */
export function mustShow(reference: Reference, { properties, required }: ObjectSchema): boolean {
  const shown = isList(reference) ? undefined : shownMember(reference);
  const schema = shown !== undefined && required.includes(shown) ? properties[shown] : undefined;
  return schema !== undefined && !isNullable(schema);
}

/** Whether a record may be without the reference. */
export function canBeEmpty(reference: Reference): boolean {
  return neededMember(reference) === undefined;
}

/** The member for which a record cannot be without the reference: itself, or what shows the record. */
function neededMember(reference: Reference): string | undefined {
  const { from, member } = reference;
  if (isList(reference)) return undefined;
  return [shownMember(reference), member].find((name) => {
    const found = name === undefined ? undefined : wholeMembers(from).get(name);
    return found?.isRequired && !isNullable(found.schema);
  });
}

const wholeMembers = onceForEach(({ whole, variants }: Collection) => toMembers(whole ?? variants));

function isList({ holds }: Reference): boolean {
  return holds === "identifiers" || holds === "records";
}

/** Where a record shows the one that it refers to: `author`, alone or beside `authorId`. */
function shownMember({ member, twin, holds }: Reference): string | undefined {
  return holds === "record" ? member : twin;
}

export function isNullable(schema: Schema): boolean {
  if ("anyOf" in schema) return schema.anyOf.some(isNullable);
  return "type" in schema && schema.type === "null";
}
