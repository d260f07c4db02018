import type { Json, JsonObject } from "../schema/schema.ts";

/**
 * Ties the paths of a project to its models, so that the editor checks what a program says of them.
 * `backlot types` writes the file that does so:
 *
 * ```ts
 * import type { Settings, User } from "./models.ts";
 * declare module "backlot" {
 *   interface Register { paths: { "/users": User; "/settings": Settings } }
 * }
 * ```
 */
// biome-ignore lint/suspicious/noEmptyInterface: a project's own declaration adds the members.
export interface Register {}

type Paths = Register extends { readonly paths: infer Registered }
  ? Registered
  : Readonly<Record<string, JsonObject>>;

/** The path of a resource: one of those registered, or any text where none is. */
export type ResourcePath = keyof Paths & string;

/** What one record at a path is, as its model says it. */
export type RecordAt<Path extends ResourcePath> = Path extends keyof Paths ? Paths[Path] : never;

/** A value as JSON has it: what a model calls a `Date` is a text there. */
export type AsJson<T> = T extends Json | undefined
  ? T
  : T extends Date
    ? string
    : { [Name in keyof T]: AsJson<T[Name]> };

/** Some members of a record; a date may be a `Date` or the text that stands for it. */
export type SomeOf<T> = string extends keyof T
  ? Readonly<Record<string, unknown>>
  : { readonly [Name in keyof T]?: T[Name] | AsJson<T[Name]> };
