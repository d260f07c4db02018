import type { Method } from "../schema/method.ts";
import type { Definitions, JsonObject, Schema } from "../schema/schema.ts";

export type Format = "json" | "openapi" | "har";

/** What a foreign file holds, whatever its format: the one shape that everything after it reads. */
export interface Found {
  readonly format: Format;
  readonly resources: readonly FoundResource[];
  /** Schemas that the file states by name; none where they have to be inferred. */
  readonly definitions: Definitions;
  readonly basePath: string;
  /** What was left out, and why: sentences for a person. */
  readonly notes: readonly string[];
}

export interface FoundResource {
  readonly path: string;
  /** What the file calls it: the key of a list, the name of a schema. */
  readonly name: string;
  readonly shape: "collection" | "single";
  readonly records: readonly JsonObject[];
  /** A reference to a schema that the file states; undefined: the records have to tell. */
  readonly schema: Schema | undefined;
  /** Undefined: all that fit the shape. */
  readonly operations: readonly Method[] | undefined;
  /** The identifier member that the file names; undefined: the records have to tell. */
  readonly id: string | undefined;
}
