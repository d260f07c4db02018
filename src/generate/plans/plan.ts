import type { RecordSettings } from "../../schema/field-rule.ts";
import type { Resource } from "../../schema/resource.ts";
import type { ObjectSchema } from "../../schema/schema.ts";
import type { Members } from "../compile/compile-object.ts";
import type { createCompilation } from "../compile/create-compilation.ts";
import type { Horizon } from "../draw/record-budget.ts";
import type { Positions } from "../identifiers/positions.ts";
import type { Window } from "../relations/window.ts";

export type ResourceCompilation = ReturnType<typeof createCompilation>;

/** All that the records of one resource are drawn by. */
export interface Plan {
  readonly resource: Resource;
  readonly settings: RecordSettings;
  readonly compilation: ResourceCompilation;
  /** One for each variant of which there can be records. */
  readonly variants: Map<ObjectSchema, Members>;
  /** Those of the variants that can be drawn, by the list of which one is wanted. */
  readonly able: WeakMap<readonly ObjectSchema[], readonly Members[]>;
  readonly positions: Positions | undefined;
  readonly key: number;
  /** Which of the towns its records are in, where they are all in one. */
  readonly town: number | undefined;
  readonly horizon: Horizon;
  /** Between when the record at a position can have come to be. */
  window: ((index: number) => Window) | undefined;
}
