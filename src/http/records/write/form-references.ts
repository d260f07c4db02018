import type { FormField } from "../../../schema/bodies/form-fields.ts";
import type { Relation } from "../../../schema/relations/relation.ts";
import { isMany } from "../../../schema/relations/stored-resources.ts";
import type { Resource } from "../../../schema/resource.ts";
import { embeddedMembers } from "../../relations/embedded-members.ts";

/** The relations that a form may speak of, by each name that it may use for them. */
export type FormReferences = ReadonlyMap<string, Relation>;

export function findFormReferences(
  resource: Resource,
  relations: readonly Relation[],
): FormReferences {
  if (resource.shape === "single") return new Map();
  const own = relations.filter(({ from }) => from.path === resource.path);
  const shown = embeddedMembers(resource, relations).filter(({ shows }) => shows !== "holders");
  return new Map([
    ...shown.map(({ name, relation }) => [name, relation] as const),
    ...own.map((relation) => [relation.member, relation] as const),
  ]);
}

/** `author[id]=3` says who, as `author=3` does; the rest of a related record is not this one's. */
export function toReferringFields(
  fields: readonly FormField[],
  references: FormReferences,
): readonly FormField[] {
  const named = new Set(fields.map(({ path: [name] }) => name));
  return fields.flatMap((field) => {
    const [name = "", ...rest] = field.path;
    const relation = references.get(name);
    if (!relation) return [field];
    const { member, to } = relation;
    // `authorId` beside `author` counts.
    if (name !== member && named.has(member)) return [];
    const items = isMany(relation) ? rest.slice(0, 1) : [];
    const inside = rest.slice(items.length);
    const isIdentifier = inside.length === 0 || isSamePath(inside, to.identifier.path);
    return isIdentifier ? [{ ...field, path: [member, ...items] }] : [];
  });
}

function isSamePath(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((name, index) => name === b[index]);
}
