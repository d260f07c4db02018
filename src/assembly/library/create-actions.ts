import { noScenario } from "../../config/simulation/scenario.ts";
import type { RuleOptions } from "../../config/simulation/simulation-options.ts";
import type { Journal } from "../../control/journal/create-journal.ts";
import type { Simulation } from "../../simulate/create-simulation.ts";
import type { OwnedDataset } from "../dataset/dataset-owner.ts";
import { deleteSnapshot } from "../dataset/delete-snapshot.ts";
import { readRule } from "../project/read-rule.ts";
import type { Stages } from "../stage/create-stages.ts";

export interface ActionParts {
  readonly stages: Stages;
  readonly owned: OwnedDataset;
  readonly simulation: Simulation;
  readonly journal: Journal;
}

export type Actions = ReturnType<typeof createActions>;

/** What may be done to a server while it runs, by a program and through the management API alike. */
export function createActions({ stages, owned, simulation, journal }: ActionParts) {
  const { current: stage, scenarios, snapshot, restore } = stages;
  return {
    reset: (paths: readonly string[] = []) => stages.reset(paths),
    snapshot,
    restore,
    snapshots: owned.snapshots.list,
    deleteSnapshot: (name: string) => deleteSnapshot(owned.snapshots, name),
    simulate: (rule: RuleOptions) => simulation.add(readRule(rule, stage().project)),
    simulation,
    scenarios,
    scenario: (name: string) => (name === noScenario ? scenarios.leave() : scenarios.enter(name)),
    signIn: (email: string) => stage().auth.signIn(email),
    journal,
  };
}
