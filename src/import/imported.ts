import type { OnDelete } from "../schema/relations/relation.ts";
import type { Definitions } from "../schema/schema.ts";
import type { Found, FoundResource } from "./found.ts";

/** What was made of a file: enough to serve it, and enough to write it down as TypeScript. */
export interface Imported extends Pick<Found, "format" | "basePath" | "notes"> {
  /** The file, absolute. */
  readonly file: string;
  readonly resources: readonly ImportedResource[];
  /** Every model by name, in the order in which a person would write them. */
  readonly definitions: Definitions;
}

export interface ImportedResource extends Omit<FoundResource, "schema"> {
  /** The model's name: one of the definitions. */
  readonly model: string;
  /** The member that tells its records apart. */
  readonly identifier: string;
  /** What json-server does when the record that a member refers to is deleted. */
  readonly relations: Readonly<Record<string, { readonly onDelete: OnDelete }>>;
  /** What was decided about its members, each in a few words. */
  readonly decisions: readonly string[];
}
