import type { Mistake } from "../errors.ts";
import type { Definitions, Schema } from "./schema.ts";

/** What one type expression of the config turned out to be. */
export interface Model {
  /** A legal, readable name: the declared one where there is one. */
  readonly name: string;
  /** Whether the expression was an array of it. */
  readonly isArray: boolean;
  /** One record's schema. */
  readonly schema: Schema;
}

/** Every model that the config binds, in its order, and the named schemas that they refer to. */
export interface Models {
  readonly bound: readonly Model[];
  readonly definitions: Definitions;
  /** What the compiler objects to in the models' files, though every bound type could be read. */
  readonly warnings: readonly Mistake[];
  /** What the reading depended on. */
  readonly inputs: Inputs;
  /** The exported names that the config's expressions are made of. */
  readonly imports?: readonly ModelImport[];
}

/** A name of an expression, and where it is exported. */
export interface ModelImport {
  readonly name: string;
  /** What its file exports it as: `default` for a default export. */
  readonly exportName: string;
  readonly file: string;
}

/** Files with the digest of their content; `null` where one was looked for and is not there. */
export type Inputs = readonly (readonly [file: string, digest: string | null])[];
