import type { Resource } from "../../schema/resource.ts";
import type { Definitions } from "../../schema/schema.ts";

/** What decides the tables and the generated records. */
export interface DatasetSources {
  readonly resources: readonly Resource[];
  readonly definitions: Definitions;
  readonly seed: number;
  /** Undefined where the day on which records are made decides. */
  readonly now?: Date | undefined;
}
