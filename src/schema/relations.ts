import type { Collection } from "./resource.ts";

/** One collection's records refer to another's through a member. */
export interface Relation {
  /** Whose records hold the reference. */
  readonly from: Collection;
  readonly member: string;
  readonly to: Collection;
  /** What the member is in the model: `userId`, `tagIds`, `author: User`, `tags: Tag[]`. */
  readonly holds: "identifier" | "identifiers" | "record" | "records";
}
