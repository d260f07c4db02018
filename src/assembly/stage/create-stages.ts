import type { Scenario } from "../../config/simulation/scenario.ts";
import type { Journal } from "../../control/journal/create-journal.ts";
import type { Dataset, StagedCopy } from "../../dataset/dataset.ts";
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
import { toDatasetSources } from "./adopt-project.ts";
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
  readonly clock: Pick<Clock, "now" | "isMoved" | "move">;
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
    firstFiller: parts.isPrompt ? filler : generators.first,
    simulation: {
      ...parts,
      choice: simulation.choice,
      onSimulated: notes.noteSimulated,
      rest: gate.rest,
    },
    keepCopy: () => keepCopy(),
  };
  const current = await createCurrentStage(project, { owned, simulation, generators, environment });
  const staging = createQueue();

  return {
    current: () => current.stage,
    exchange: (next) => inWords(unchanged("a reload"), () => staging(() => reload(next))),
    mend: (work) =>
      whole(async () => {
        work();
        await current.rebuild();
      }),
    keepCopy: () => keepCopy(),
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

  async function whole(work: () => Promise<void>): Promise<void> {
    const settled = () => current.stage.dataset.settled();
    // Behind the gate everybody would wait for what is written beside. Where nothing is, it shuts now.
    if (settled()) await settled();
    return gate.exchange(work, { milliseconds, excuse: settled });
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
      const { project: served } = current.main;
      const staged = await stageAnew(resources, served, dataset, maker, parts.onProgress);
      await whole(() => resetNow(paths, staged));
    } finally {
      await dataset.tidy();
    }
  }

  /** What takes long is made while the project before is served. */
  async function reload(next: Project): Promise<void> {
    const { dataset } = owned;
    const changes = dataset.plan(toDatasetSources(next));
    if (changes.every(({ kind }) => kind === "same")) return whole(() => current.serve(next));
    const maker = await filler(next);
    const regenerated = changes.flatMap(({ kind, resource }) =>
      kind === "regenerated" ? resource : [],
    );
    try {
      const staged = await stageAnew(regenerated, next, dataset, maker, parts.onProgress);
      await whole(() => current.serve(next, staged));
    } finally {
      await dataset.tidy();
    }
  }

  async function resetNow(paths: readonly string[], staged?: StagedRecords): Promise<void> {
    const { stage, main, scenario, hasOwnRecords } = current;
    if (paths.length > 0) return remake(findResources(stage.project, paths), false, staged);
    clock.move({ reset: true });
    if (!scenario || !hasOwnRecords) await remake(main.project.resources, true, staged);
    else if (!current.bringBack(main.project.resources, true)) await current.play(scenario);
    simulation.reset();
    journal.clear();
  }

  /** What is remembered is put back; what is not is made anew, and what is served built again. */
  async function remake(
    resources: readonly Resource[],
    everything: boolean,
    staged?: StagedRecords,
  ): Promise<void> {
    if (current.hasOwnRecords) {
      if (!current.bringBack(resources, false)) await current.rebuild(resources);
      return;
    }
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
    return inWords(toUndone(`snapshot "${name}"`, "cannot be restored"), () =>
      staging(() => restoreStaged(owned.snapshots.find(name))),
    );
  }

  /** What takes long is copied while what was there before is served. */
  async function restoreStaged(file: string): Promise<void> {
    const { dataset } = current.stage;
    const copy = await dataset.stageCopy(file);
    try {
      await whole(() => takeCopy(dataset, copy));
    } finally {
      copy.close();
      await dataset.tidy();
    }
  }

  /** Where its records have to be made fit and cannot be, those that were there come back. */
  async function takeCopy(dataset: Dataset, copy: StagedCopy): Promise<void> {
    const isSame = copy.changes.every(({ kind }) => kind === "same");
    const before = isSame ? undefined : await keepCopy("replaced", dataset);
    copy.take();
    // What was there is attached in its place, should it have to come back.
    if (!isSame) copy.close();
    try {
      await current.rebuild();
    } catch (error) {
      if (before === undefined) throw error;
      dataset.restore(owned.snapshots.find(before));
      await current.rebuild();
      throw error;
    } finally {
      if (before !== undefined) owned.snapshots.delete(before);
    }
  }

  async function keepCopy(kind = "before", dataset = owned.dataset): Promise<string> {
    const name = `${kind}-${now().toISOString().replaceAll(/[:.]/g, "-")}`;
    await owned.snapshots.save(name, dataset.backup);
    return name;
  }

  function unchanged(what: string): Undone {
    return toUndone(owned.file, `${what} failed, and changed nothing`);
  }
}
