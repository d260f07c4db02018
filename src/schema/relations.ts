import { toPlural, toWords } from "./names.ts";
import type { Collection, Resource } from "./resource.ts";
import type { Schema } from "./schema.ts";

/** One collection's records refer to another's through a member. */
export interface Relation {
  /** Whose records hold the reference. */
  readonly from: Collection;
  readonly member: string;
  readonly to: Collection;
  /** What the member is in the model: `userId`, `tagIds`, `author: User`, `tags: Tag[]`. */
  readonly holds: "identifier" | "identifiers" | "record" | "records";
  /** The member of the other model that is this relation's other end: `books` for `Book.author`. */
  readonly otherEnd: string | undefined;
}

/** Every reference from one collection to another that the models themselves tell of. */
export function buildRelations(resources: readonly Resource[]): readonly Relation[] {
  const collections = resources.filter((resource) => resource.shape === "collection");
  const relations = collections.flatMap((from) =>
    [...from.members].flatMap(([member, { schema }]) => {
      if (member === from.identifier.name) return [];
      return buildRelation(from, member, toReferent(schema), collections) ?? [];
    }),
  );
  return joinEnds(relations);
}

/** What a member refers with, without its `null` and its array. */
interface Referent {
  readonly schema: Schema;
  readonly isMany: boolean;
  /** Annotations may stand on the member, its items or its non-null variant. */
  readonly annotations: readonly Schema[];
}

function toReferent(schema: Schema): Referent {
  const present = withoutNull(schema);
  if (!("items" in present) || present.items === false) {
    return { schema: present, isMany: false, annotations: [schema, present] };
  }
  const item = withoutNull(present.items);
  return { schema: item, isMany: true, annotations: [schema, present, present.items, item] };
}

function withoutNull(schema: Schema): Schema {
  if (!("anyOf" in schema)) return schema;
  const present = schema.anyOf.filter((variant) => !("type" in variant && variant.type === "null"));
  const [only] = present;
  return only !== undefined && present.length === 1 ? only : schema;
}

function buildRelation(
  from: Collection,
  member: string,
  referent: Referent,
  collections: readonly Collection[],
): Relation | undefined {
  const embedded = collections.find((to) => isModelOf(to, referent.schema));
  if (embedded) {
    const holds = referent.isMany ? "records" : "record";
    return { from, member, to: embedded, holds, otherEnd: undefined };
  }
  const rules = [findByTag, findByType, findByName];
  for (const find of rules) {
    const to = find(from, member, referent, collections);
    if (to && canIdentify(referent.schema, to)) {
      const holds = referent.isMany ? "identifiers" : "identifier";
      return { from, member, to, holds, otherEnd: undefined };
    }
  }
  return undefined;
}

type Find = (
  from: Collection,
  member: string,
  referent: Referent,
  collections: readonly Collection[],
) => Collection | undefined;

const findByTag: Find = (_, __, { annotations }, collections) => {
  const target = annotations.map((schema) => schema["x-ref"]).find((ref) => ref !== undefined);
  return collections.find(({ path, model }) => path === target || model === target);
};

/** The type is the other's identifier: a brand that both share, or `User["id"]`. */
const findByType: Find = (from, _, { annotations }, collections) => {
  const brands = annotations.flatMap((schema) => schema["x-brand"] ?? []);
  const members = annotations.flatMap((schema) => schema["x-member"] ?? []);
  const candidates = collections.filter(({ identifier, model, members: ofModel }) => {
    const brand = ofModel.get(identifier.name)?.schema["x-brand"];
    return (
      (brand !== undefined && brands.includes(brand)) ||
      members.includes(`${model}.${identifier.name}`)
    );
  });
  return candidates.find((candidate) => candidate !== from) ?? candidates[0];
};

/** `userId` and `user_id` refer to `User` or `/users`, `tagIds` to many of `Tag`. */
const findByName: Find = (from, member, { isMany }, collections) => {
  const words = toWords(member);
  if (words.length < 2 || words.at(-1) !== (isMany ? "ids" : "id")) return undefined;
  const noun = words.slice(0, -1);
  const named = collections.find((collection) => isCalled(collection, noun));
  return named ?? (!isMany && noun.join() === "parent" ? from : undefined);
};

function isCalled({ path, model }: Collection, noun: readonly string[]): boolean {
  const segment = toWords(path.split("/").at(-1) ?? "").join(" ");
  return (
    toWords(model).join(" ") === noun.join(" ") ||
    segment === toPlural(noun).join(" ") ||
    segment === noun.join(" ")
  );
}

function isModelOf({ reference }: Collection, schema: Schema): boolean {
  return "$ref" in schema && "$ref" in reference && schema.$ref === reference.$ref;
}

/** A text cannot identify records that are numbered, whatever its name promises. */
function canIdentify(schema: Schema, { identifier }: Collection): boolean {
  if (!("type" in schema)) return false;
  return identifier.type === "string"
    ? schema.type === "string"
    : schema.type === "number" || schema.type === "integer";
}

/**
 * `Writer.books: Book[]` and `Book.author: Writer` are the two ends of one relation where that is
 * the only way to read them: the end that holds one record keeps the reference.
 */
function joinEnds(relations: readonly Relation[]): readonly Relation[] {
  const joined = new Map<Relation, Relation>();
  for (const many of relations.filter(({ holds }) => holds === "records")) {
    const ends = relations.filter(
      ({ holds, from, to }) => holds === "record" && from === many.to && to === many.from,
    );
    const rivals = relations.filter(
      ({ holds, from, to }) => holds === "records" && from === many.from && to === many.to,
    );
    const [one] = ends;
    if (one && ends.length === 1 && rivals.length === 1 && areEnds(one, many))
      joined.set(one, many);
  }
  const otherEnds = new Set(joined.values());
  return relations
    .filter((relation) => !otherEnds.has(relation))
    .map((relation) => ({ ...relation, otherEnd: joined.get(relation)?.member }));
}

/** Within one model two members are seldom the same relation; a parent and its children are. */
function areEnds(one: Relation, many: Relation): boolean {
  return one.from !== one.to || (one.member === "parent" && many.member === "children");
}
