import { toPlural, toWords } from "../name-words.ts";
import { onceForEach } from "../once-for-each.ts";
import type { Collection } from "../resource.ts";
import { isModelOf, type Referent, toReferent } from "./referent.ts";

/** Which collection does this member refer to? */
export interface Question {
  /** Undefined for an object inside a record. */
  readonly from: Collection | undefined;
  readonly member: string;
  readonly referent: Referent;
  readonly collections: readonly Collection[];
}

/** The type is the other's identifier: a brand that both share, or `User["id"]`. */
export function findByType({ from, referent, collections }: Question): Collection | undefined {
  const brands = referent.annotations.flatMap((schema) => schema["x-brand"] ?? []);
  const members = referent.annotations.flatMap((schema) => schema["x-member"] ?? []);
  if (brands.length + members.length === 0) return undefined;
  const candidates = collections.filter(({ identifier, model, members: ofModel }) => {
    const brand = (ofModel.get(identifier.name)?.schema ?? identifier.schema)["x-brand"];
    return (
      (brand !== undefined && brands.includes(brand)) ||
      members.includes(`${model}.${identifier.name}`)
    );
  });
  return candidates.find((candidate) => candidate !== from) ?? candidates[0];
}

/** `authorId` beside `author: User` refers to the same collection, whatever it is called. */
export function findByNeighbour({ from, member, referent, collections }: Question) {
  const noun = toNoun(member, referent);
  if (!noun) return undefined;
  const names = [noun, ...(referent.isMany ? [toPlural(noun)] : [])].map((words) => words.join());
  const shown = [...(from?.members ?? [])].find(([name]) => names.includes(toWords(name).join()));
  const schema = shown && toReferent(shown[1].schema).schema;
  return schema && collections.find((to) => isModelOf(to, schema));
}

/** The words before `Id` or `Ids`. */
export function toNoun(member: string, { isMany }: Referent): string[] | undefined {
  const words = toWords(member);
  return words.length > 1 && words.at(-1) === (isMany ? "ids" : "id")
    ? words.slice(0, -1)
    : undefined;
}

/** `userId` and `user_id` refer to `User` or `/users`, `tagIds` to many of `Tag`. */
export function findByName({
  from,
  member,
  referent,
  collections,
}: Question): Collection | undefined {
  const noun = toNoun(member, referent);
  if (!noun) return undefined;
  const [name, plural] = [noun.join(" "), toPlural(noun).join(" ")];
  const named = collections.find((collection) => {
    const { model, segment } = namesOf(collection);
    return model === name || segment === name || segment === plural;
  });
  return named ?? (!referent.isMany && noun.join() === "parent" ? from : undefined);
}

/** Asked for every member of every collection. */
const namesOf = onceForEach(({ path, model }: Collection) => ({
  model: toWords(model).join(" "),
  segment: toWords(path.split("/").at(-1) ?? "").join(" "),
}));
