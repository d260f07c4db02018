import type { FieldRule } from "../schema/field-rule.ts";
import type { Method } from "../schema/method.ts";
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

/** A path, of whatever method or of one: `/users`, `GET /users`. */
type Targeted<Path extends string> = Path | `${Method} ${Path}`;

/** The routes beside those of resources that a rule may name: `/auth/login`, `/openapi.json`. */
type OtherRoute = Register extends { readonly routes: infer Routes extends string }
  ? Routes
  : never;

/**
 * What a rule may be about: `"*"`, a registered path or one of its records, with or without a
 * method. Any text where nothing is registered. `Own`: paths that need not be registered.
 */
export type RuleTarget<Own extends string = never> = string extends ResourcePath | Own
  ? string
  : "*" | Targeted<Own | ResourcePath | `${Own | ResourcePath}/${string}` | OtherRoute>;

/** How deep the paths of properties are told; what lies deeper may be any text. */
type Depth = 5 | 4 | 3 | 2 | 1 | 0;
interface Below {
  readonly 5: 4;
  readonly 4: 3;
  readonly 3: 2;
  readonly 2: 1;
  readonly 1: 0;
  readonly 0: 0;
}

/** The properties of a record, nested ones by their path; the items of a list share its path. */
export type FieldPath<T, Left extends Depth = 5> = Left extends 0
  ? string
  : T extends readonly (infer Item)[]
    ? FieldPath<Item, Below[Left]>
    : T extends Date | string | number | boolean | bigint | symbol | null | undefined
      ? never
      : {
          [Name in keyof T & string]: Name | `${Name}.${FieldPath<T[Name], Below[Left]>}`;
        }[keyof T & string];

/** Rules for the generated values of a path's records; any property where the path is not registered. */
export type FieldsAt<Path extends string> = Path extends ResourcePath
  ? { readonly [Name in FieldPath<RecordAt<Path>>]?: FieldRule }
  : Readonly<Record<string, FieldRule>>;
