import type { Hop, MemberPath } from "../../dataset/lists/list-query.ts";
import { toCamel } from "../../schema/name-words.ts";
import type { Relation } from "../../schema/relations/relation.ts";
import { isMany } from "../../schema/relations/stored-resources.ts";
import type { Collection } from "../../schema/resource.ts";
import type { Definitions } from "../../schema/schema.ts";
import { findMember } from "./find-member.ts";

/** From record to record to record: further than a screen shows. */
const mostHops = 3;

interface Search {
  readonly definitions: Definitions;
  readonly relations: readonly Relation[];
}

/**
 * `category.title`, where `category` is a record that the model embeds or the name of a to-one
 * relation (`author` of `authorId`): the member of the record that it leads to.
 */
export function findThrough(
  collection: Collection,
  name: string,
  search: Search,
  hops: readonly Hop[] = [],
): MemberPath | undefined {
  if (hops.length === mostHops) return undefined;
  for (const relation of search.relations) {
    if (relation.from.path !== collection.path || isMany(relation)) continue;
    const rest = restBehind(relation, name);
    if (rest === undefined) continue;
    const through = [...hops, toHop(relation)];
    const found =
      findOwn(relation.to, rest, search, through) ??
      findThrough(relation.to, rest, search, through);
    if (found) return found;
  }
  return undefined;
}

function toHop(relation: Relation): Hop {
  return { names: [relation.member], to: relation.to, isShown: relation.holds === "record" };
}

function findOwn(
  collection: Collection,
  name: string,
  { definitions }: Search,
  through: readonly Hop[],
): MemberPath | undefined {
  const isId = name === "id" && !collection.members.has("id");
  const own = isId ? collection.identifier.name : name;
  const member = findMember(collection, definitions, own, "declared");
  // A reference that leads nowhere has nothing to compare.
  return member && { ...member, isNullable: true, through };
}

function restBehind({ member, forward }: Relation, name: string): string | undefined {
  const head = [member, forward, toCamel(forward)].find((one) => name.startsWith(`${one}.`));
  return head === undefined ? undefined : name.slice(head.length + 1);
}
