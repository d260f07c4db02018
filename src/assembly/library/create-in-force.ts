import type { Simulation } from "../../simulate/create-simulation.ts";
import type { Scenarios } from "../../simulate/scenarios.ts";
import type { InForce } from "./backlot.ts";

/** What is simulated, and who has been told of it. */
export interface TellingInForce {
  now(): InForce;
  /** What is in force from here on is no news. */
  noteTold(): void;
  isNews(): boolean;
  /** Tells, where it has changed since it was told. */
  tell(): void;
}

export function createInForce(
  simulation: Pick<Simulation, "list">,
  scenarios: Pick<Scenarios, "current">,
  onChange: (inForce: InForce) => void,
): TellingInForce {
  let told = "";
  const now = (): InForce => {
    // One that is used up does nothing any more: whoever looks for a ghost need not look there.
    const rules = simulation.list().filter(({ left }) => left !== 0);
    return { scenario: scenarios.current, rules: rules.map(({ text }) => text) };
  };
  const isNews = () => JSON.stringify(now()) !== told;
  const noteTold = () => {
    told = JSON.stringify(now());
  };
  return {
    now,
    noteTold,
    isNews,
    tell: () => {
      if (!isNews()) return;
      noteTold();
      onChange(now());
    },
  };
}
