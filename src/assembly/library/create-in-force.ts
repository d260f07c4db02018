import type { Simulation } from "../../simulate/create-simulation.ts";
import type { Scenarios } from "../../simulate/scenarios.ts";
import type { InForce } from "./backlot.ts";

/** What is simulated, and who has been told of it. */
export interface TellingInForce {
  now(): InForce;
  /** What is in force from here on is no news. */
  noteTold(): void;
  /** Tells, where it has changed since it was told. */
  tell(): void;
}

export function createInForce(
  simulation: Pick<Simulation, "list">,
  scenarios: Pick<Scenarios, "current">,
  onChange: (inForce: InForce) => void,
): TellingInForce {
  let told = "";
  const now = (): InForce => ({
    scenario: scenarios.current,
    rules: simulation.list().map(({ text }) => text),
  });
  const noteTold = () => {
    told = JSON.stringify(now());
  };
  return {
    now,
    noteTold,
    tell: () => {
      const inForce = now();
      if (JSON.stringify(inForce) === told) return;
      noteTold();
      onChange(inForce);
    },
  };
}
