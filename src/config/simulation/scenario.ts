import type { JsonObject } from "../../schema/schema.ts";
import type { Rule } from "./rule.ts";

/** The word that leaves a scenario, and so names none. */
export const noScenario = "off";

/** A state of the whole backend, complete and checked. */
export interface Scenario {
  readonly name: string;
  /** How the options named it, for messages: `scenarios.empty`. */
  readonly place: string;
  readonly records: ScenarioRecords;
  readonly rules: readonly Rule[];
  /** An email; undefined: nobody's. */
  readonly signedIn: string | undefined;
}

export type ScenarioRecords =
  /** They stay as they are, and so does what is written. */
  | { readonly kind: "untouched" }
  | { readonly kind: "snapshot"; readonly name: string }
  | {
      readonly kind: "made";
      readonly counts: ReadonlyMap<string, number>;
      readonly fixed: ReadonlyMap<string, FixedRecords>;
    };

export interface FixedRecords {
  /** `scenarios.busy.records["/orders"]`, for messages. */
  readonly place: string;
  readonly records: readonly JsonObject[];
  /** The file that they stand in; undefined: in the config itself. */
  readonly file: string | undefined;
}
