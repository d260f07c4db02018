import type { Mistake } from "../../errors.ts";
import { toMembers, toVariants } from "../members.ts";
import { toCamel } from "../name-words.ts";
import type { Definitions, ObjectSchema } from "../schema.ts";
import type { Identifier } from "./identifier.ts";
import { findIdentifierMember } from "./identifier-member.ts";
import { toIdentifierType } from "./identifier-type.ts";

interface IdentifierSettings {
  readonly place: string;
  readonly id: string | undefined;
}

/** The member that the config names, or the first that is called as identifiers are. */
export function findIdentifier(
  { place, id }: IdentifierSettings,
  model: string,
  variants: readonly ObjectSchema[],
  definitions: Definitions,
  mistakes: Mistake[],
): Identifier | undefined {
  const candidates = id === undefined ? usualNames(model) : [id];
  const members = candidates.flatMap((name) => {
    const member = findIdentifierMember(variants, name, definitions);
    return member ? [{ name, ...member }] : [];
  });
  for (const { name, path, schema, isEverywhere } of members) {
    const type = toIdentifierType(schema, definitions);
    if (type && isEverywhere) return { name, path, ...type };
  }
  const [found] = members;
  mistakes.push({
    code: "identifier-missing",
    place: id === undefined ? `${place}.type` : `${place}.id`,
    message: !found
      ? id === undefined
        ? `"${model}" has no identifier.`
        : `"${model}" has no property "${id}".`
      : found.isEverywhere
        ? `"${found.name}" of "${model}" is neither a number nor a text.`
        : `"${found.name}" is not a property of every variant of "${model}".`,
    remedy: toRemedy(model, variants, definitions),
  });
  return undefined;
}

function usualNames(model: string): readonly string[] {
  return ["id", `${toCamel(model)}Id`, "uuid", "_id", "key"];
}

function toRemedy(
  model: string,
  variants: readonly ObjectSchema[],
  definitions: Definitions,
): string {
  const usable = listUsable(variants, definitions);
  const single = `write "${model}" without [] for a single object.`;
  if (usable.length === 0) return `None of its properties can be one: ${single}`;
  return `Name a property with id, such as one of ${usable.slice(0, mostNamed).join(", ")}; or ${single}`;
}

const mostNamed = 12;

/**
 * What could be an identifier: top members, and those inside objects that are called like one, as far
 * as every variant has them.
 */
function listUsable(
  variants: readonly ObjectSchema[],
  definitions: Definitions,
): readonly string[] {
  const names = [...toMembers(variants)].flatMap(([name, { schema }]) => {
    if (toIdentifierType(schema, definitions)) return [name];
    return toVariants(schema, definitions).flatMap(({ properties }) =>
      Object.entries(properties)
        .filter(([inner, part]) => isCalledLikeOne(inner) && toIdentifierType(part, definitions))
        .map(([inner]) => `${name}.${inner}`),
    );
  });
  return names.filter((name) => findIdentifierMember(variants, name, definitions)?.isEverywhere);
}

function isCalledLikeOne(name: string): boolean {
  return /^_?(?:id|uid|uuid|guid|key|name)$/i.test(name);
}
