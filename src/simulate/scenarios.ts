import type { Scenario } from "../config/simulation/scenario.ts";
import { SetupError } from "../errors.ts";
import { suggest } from "../suggest.ts";

/** A scenario that may be entered, as a person or another process may see it. */
export interface ScenarioInfo {
  readonly name: string;
  readonly isCurrent: boolean;
}

/** The states of the backend that the config names, one of which may be in force. */
export interface Scenarios {
  list(): readonly ScenarioInfo[];
  /** Undefined: none is in force. */
  readonly current: string | undefined;
  /** Puts one in force, between two requests; in it already, it starts anew. */
  enter(name: string): Promise<void>;
  /** Brings back what was there before; without one nothing happens. */
  leave(): Promise<void>;
}

export function findScenario(scenarios: ReadonlyMap<string, Scenario>, name: string): Scenario {
  const found = scenarios.get(name);
  if (found) return found;
  const known = [...scenarios.keys()];
  const remedy = suggest(name, known) ?? "Name one in the config: scenarios: { empty: { … } }.";
  const message = "there is no such scenario.";
  throw new SetupError([{ code: "scenario-unknown", place: name, message, remedy }]);
}
