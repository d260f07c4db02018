import type { Collection } from "../resource.ts";

/** By which rule a member was taken for a reference. */
export type ReferenceRule = "config" | "tag" | "model" | "type" | "name" | "role" | "likeness";

/** One collection's records refer to another's through a member. */
export interface Reference {
  /** Whose records hold the reference. */
  readonly from: Collection;
  readonly member: string;
  readonly to: Collection;
  /** What the member is in the model: `userId`, `tagIds`, `author: User`, `tags: Tag[]`. */
  readonly holds: "identifier" | "identifiers" | "record" | "records";
  /** The member of the other model that is this relation's other end: `books` for `Book.author`. */
  readonly otherEnd: string | undefined;
  /** The member beside it that shows what it identifies: `author` of `authorId`. */
  readonly twin?: string;
  readonly rule: ReferenceRule;
}

/** A member that refers to one of the people, where several collections could be meant. */
export interface UndecidedReference {
  readonly from: Collection;
  readonly member: string;
  readonly candidates: readonly Collection[];
}

/** A reference with the names that it goes by from either side. */
export interface Relation extends Reference {
  /** From the holder: the `author` of `/posts/:id/author` and of `_expand=author`. */
  readonly forward: string;
  /** From what is referred to: the `posts` of `/users/:id/posts` and of `_embed=posts`. */
  readonly backward: string;
  readonly onDelete: OnDelete;
}

/** What happens to the holders when the record that they refer to is deleted. */
export const onDeletes = ["keep", "cascade", "nullify", "restrict"] as const;
export type OnDelete = (typeof onDeletes)[number];
export const defaultOnDelete: OnDelete = "keep";

/** What the config says of one member; `false` says that it refers to nothing. */
export type RelationSetting =
  | false
  | {
      readonly to: string | undefined;
      readonly as: string | undefined;
      readonly onDelete: OnDelete;
    };

/** What the config says of one resource's relations; `false` says that it has none. */
export interface RelationSettings {
  readonly place: string;
  readonly path: string;
  readonly relations: false | ReadonlyMap<string, RelationSetting>;
  /** Its fixed records, which can be referred to like generated ones. */
  readonly records: readonly unknown[];
  /** The members whose values it decides itself. */
  readonly fields: ReadonlyMap<string, unknown>;
}

export function settingOf(
  settings: readonly RelationSettings[],
  collection: Collection,
  member: string,
): RelationSetting | undefined {
  const relations = settings.find(({ path }) => path === collection.path)?.relations;
  return relations === false ? false : relations?.get(member);
}

/** Where the config speaks of a member's relation, for messages. */
export function placeOf(
  settings: readonly RelationSettings[],
  collection: Collection,
  member: string,
): string {
  const place = settings.find(({ path }) => path === collection.path)?.place ?? collection.path;
  return `${place}.relations.${member}`;
}
