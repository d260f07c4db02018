import type { Scenario } from "../../config/simulation/scenario.ts";
import type { Journal } from "../../control/journal/create-journal.ts";
import type { SimulationParts } from "../../http/simulation/create-interference.ts";
import type { Resource } from "../../schema/resource.ts";
import type { Simulation } from "../../simulate/create-simulation.ts";
import { findScenario, type Scenarios } from "../../simulate/scenarios.ts";
import type { Clock } from "../create-clock.ts";
import type { OwnedDataset } from "../dataset/dataset-owner.ts";
import { inWords, toUndone, type Undone } from "../dataset/explain-storage.ts";
import type { Notes } from "../observe.ts";
import { findResources } from "../project/find-resources.ts";
import type { Project } from "../project/project.ts";
import { createProjectGenerators } from "../records/project-generators.ts";
import { createCurrentStage } from "./current-stage.ts";
import type { Gate } from "./gate.ts";
import { forgetUsers, renewRecords } from "./renew-records.ts";
import type { Stage, StageEnvironment } from "./stage.ts";
import { createQueue, type StagedRecords, stageAnew, wantsStaging } from "./stage-anew.ts";

/** What is served now, and every way to exchange it: each happens whole, between two requests. */
export interface Stages {
  current(): Stage;
  /** Serves another reading of the project, in the scenario that is in force. */
  exchange(next: Project): Promise<void>;
  /** Makes the records of these paths anew; without any, everything, rules included. */
  reset(paths: readonly string[]): Promise<void>;
  snapshot(name: string): Promise<void>;
  restore(name: string): Promise<void>;
  /** Does something to the dataset's file, and serves what is in it then. */
  mend(work: () => void): Promise<void>;
  /** Keeps the dataset as it is now, and says under which name. */
  keepCopy(): Promise<string>;
  readonly scenarios: Scenarios;
  /** Whoever is in a scenario leaves its records behind. */
  close(): void;
}

export interface StagesParts
  extends Pick<
      StageEnvironment,
      "isPrompt" | "refuseWrites" | "onFailure" | "onStep" | "onProgress"
    >,
    Pick<SimulationParts, "closed" | "random"> {
  readonly owned: OwnedDataset;
  readonly gate: Gate;
  readonly simulation: Simulation;
  readonly notes: Notes;
  readonly clock: Pick<Clock, "now" | "isMoved" | "reset">;
  readonly journal: Pick<Journal, "clear">;
}

/** How long an exchange waits for requests in flight: those that take longer finish on what was. */
const milliseconds = 250;

export async function createStages(project: Project, parts: StagesParts): Promise<Stages> {
  const { owned, gate, simulation, notes, clock, journal } = parts;
  const { now } = clock;
  const generators = createProjectGenerators({
    dataset: owned.dataset,
    now,
    isTimeMoved: () => clock.isMoved,
  });
  // Who resets between tests is to find the records made; who serves for days need not keep them.
  const filler = parts.isPrompt ? generators.remembering : generators.of;
  const environment = {
    ...parts,
    now,
    onRefusal: notes.noteRefusal,
    generator: generators.of,
    filler,
    simulation: {
      ...parts,
      choice: simulation.choice,
      onSimulated: notes.noteSimulated,
      rest: gate.rest,
    },
    keepCopy,
  };
  const current = await createCurrentStage(project, { owned, simulation, generators, environment });
  const staging = createQueue();

  return {
    current: () => current.stage,
    exchange: (next) => inWords(unchanged("a reload"), () => whole(() => current.serve(next))),
    mend: (work) =>
      whole(async () => {
        work();
        await current.rebuild();
      }),
    keepCopy,
    reset,
    snapshot,
    restore,
    scenarios: {
      list: () =>
        [...current.main.project.config.scenarios.keys()].map((name) => ({
          name,
          isCurrent: name === current.scenario?.name,
        })),
      get current() {
        return current.scenario?.name;
      },
      enter: async (name) => {
        // The data library takes its time to load: what was served before goes on meanwhile.
        await current.prepare(scenarioOf(name));
        await whole(() => current.play(scenarioOf(name)));
      },
      leave: () => whole(async () => current.leave()),
    },
    close: current.close,
  };

  function whole(work: () => Promise<void>): Promise<void> {
    return gate.exchange(work, { milliseconds, excuse: () => current.stage.dataset.settled() });
  }

  function scenarioOf(name: string): Scenario {
    return findScenario(current.main.project.config.scenarios, name);
  }

  async function reset(paths: readonly string[]): Promise<void> {
    const { stage, main, hasOwnRecords } = current;
    const some = paths.length > 0 ? findResources(stage.project, paths) : main.project.resources;
    const wanted = hasOwnRecords ? [] : some;
    return inWords(unchanged("a reset"), () =>
      wantsStaging(wanted, owned.dataset)
        ? staging(() => resetStaged(paths, wanted))
        : whole(() => resetNow(paths)),
    );
  }

  /** What takes long is made while what was there before is served. */
  async function resetStaged(
    paths: readonly string[],
    resources: readonly Resource[],
  ): Promise<void> {
    const { dataset } = owned;
    try {
      const maker = await filler(current.main.project);
      const staged = await stageAnew(resources, dataset, maker, parts.onProgress);
      await whole(() => resetNow(paths, staged));
    } finally {
      dataset.dropStaged();
    }
  }

  async function resetNow(paths: readonly string[], staged?: StagedRecords): Promise<void> {
    const { stage, main, scenario, hasOwnRecords } = current;
    if (paths.length > 0) return remake(findResources(stage.project, paths), false, staged);
    clock.reset();
    if (scenario && hasOwnRecords) await current.play(scenario);
    else await remake(main.project.resources, true, staged);
    simulation.reset();
    journal.clear();
  }

  /** What is remembered is put back; what is not is made anew, and what is served built again. */
  async function remake(
    resources: readonly Resource[],
    everything: boolean,
    staged?: StagedRecords,
  ): Promise<void> {
    if (current.hasOwnRecords) return current.rebuild(resources);
    const { project: served } = current.main;
    const { dataset } = owned;
    const isRenewed = await renewRecords(served, dataset, resources, everything, {
      generators,
      now,
    });
    if (!isRenewed) {
      // All are made anew, so nothing is left that their dates would have to fit.
      if (everything) dataset.keepRecordTime(undefined);
      await current.rebuild(resources, staged);
      forgetUsers(served, dataset, resources, everything);
    }
    for (const each of new Set([current.main, current.stage])) each.auth.restart();
  }

  async function snapshot(name: string): Promise<void> {
    return inWords(toUndone(`snapshot "${name}"`, "cannot be saved"), () =>
      owned.snapshots.save(name, current.stage.dataset.backup),
    );
  }

  async function restore(name: string): Promise<void> {
    const file = owned.snapshots.find(name);
    const bringBack = async () => {
      current.stage.dataset.restore(file);
      await current.rebuild();
    };
    return inWords(toUndone(`snapshot "${name}"`, "cannot be restored"), () => whole(bringBack));
  }

  async function keepCopy(): Promise<string> {
    const name = `before-${now().toISOString().replaceAll(/[:.]/g, "-")}`;
    await owned.snapshots.save(name, owned.dataset.backup);
    return name;
  }

  function unchanged(what: string): Undone {
    return toUndone(owned.file, `${what} failed, and changed nothing`);
  }
}
