import type { Scenario } from "../../config/simulation/scenario.ts";
import type { Journal } from "../../control/journal/create-journal.ts";
import type { Dataset } from "../../dataset/dataset.ts";
import type { SimulationParts } from "../../http/simulation/create-interference.ts";
import { onceForEach } from "../../schema/once-for-each.ts";
import type { Resource } from "../../schema/resource.ts";
import type { Simulation } from "../../simulate/create-simulation.ts";
import { findScenario, type Scenarios } from "../../simulate/scenarios.ts";
import type { Clock } from "../create-clock.ts";
import { copyOf, type OwnedDataset } from "../dataset/dataset-owner.ts";
import { inWords, toUndone, type Undone } from "../dataset/explain-storage.ts";
import type { Notes } from "../observe.ts";
import { findResources } from "../project/find-resources.ts";
import type { Project } from "../project/project.ts";
import { buildScenarioProject } from "../project/scenario-project.ts";
import { createProjectGenerators } from "../records/project-generators.ts";
import type { Gate } from "./gate.ts";
import { forgetUsers, renewRecords } from "./renew-records.ts";
import { buildStage, type Stage, type StageEnvironment } from "./stage.ts";
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
const patience = 250;

/** The scenario in force: over the dataset itself, or over records of its own. */
interface Playing {
  readonly scenario: Scenario;
  readonly own: Dataset | undefined;
}

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
  const environment: StageEnvironment = {
    ...parts,
    now,
    onRefusal: notes.noteRefusal,
    generator: generators.of,
    filler,
    isCurrent: (candidate) => candidate === stage,
    simulation: {
      ...parts,
      choice: simulation.choice,
      onSimulated: notes.noteSimulated,
      rest: gate.rest,
      resume: (request) => stage.fetch(request),
    },
    keepCopy,
  };
  /** Nothing is lost with the records of a scenario, and nobody need hear of them. */
  const aside = {
    ...environment,
    keepCopy: async () => "",
    onStep: () => {},
    onProgress: () => {},
  };

  /** A scenario stands in one config, and that in one project. */
  const projectOf = onceForEach((scenario: Scenario) =>
    buildScenarioProject(main.project, scenario),
  );

  let main = await inWords(toUndone(owned.file, "records cannot be written to it"), () =>
    buildStage(project, owned.dataset, environment),
  );
  let stage = main;
  let playing: Playing | undefined;
  const staging = createQueue();
  /** Left behind; an answer may still be sent from it piece by piece. */
  let retired: Dataset | undefined;
  simulation.place("config", project.config.simulate);

  return {
    current: () => stage,
    exchange: (next) => inWords(unchanged("a reload"), () => whole(() => serve(next))),
    mend: (work) =>
      whole(async () => {
        work();
        await rebuild();
      }),
    keepCopy,
    reset,
    snapshot,
    restore,
    scenarios: {
      list: () =>
        [...main.project.config.scenarios.keys()].map((name) => ({
          name,
          isCurrent: name === playing?.scenario.name,
        })),
      get current() {
        return playing?.scenario.name;
      },
      enter: async (name) => {
        const scenario = findScenario(main.project.config.scenarios, name);
        const { project: played, made } = await projectOf(scenario);
        // The data library takes its time to load: what was served before goes on meanwhile.
        if (made.length > 0) {
          const { prepare } = await generators.remembering(played);
          prepare(played.resources.filter(({ path }) => made.includes(path)));
        }
        await whole(() => play(findScenario(main.project.config.scenarios, name)));
      },
      leave: () =>
        whole(async () => {
          if (playing) take(main, undefined);
        }),
    },
    close: () => {
      playing?.own?.close();
      retired?.close();
    },
  };

  function whole(work: () => Promise<void>): Promise<void> {
    return gate.exchange(work, patience);
  }

  async function reset(paths: readonly string[]): Promise<void> {
    const some = paths.length > 0 ? findResources(stage.project, paths) : main.project.resources;
    const wanted = playing?.own ? [] : some;
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
      const maker = await filler(main.project);
      const staged = await stageAnew(resources, dataset, maker, parts.onProgress);
      await whole(() => resetNow(paths, staged));
    } finally {
      dataset.dropStaged();
    }
  }

  async function resetNow(paths: readonly string[], staged?: StagedRecords): Promise<void> {
    if (paths.length > 0) return remake(findResources(stage.project, paths), false, staged);
    clock.reset();
    if (playing?.own) await play(playing.scenario);
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
    if (playing?.own) return rebuild(resources);
    const { project: served } = main;
    const { dataset } = owned;
    const isRenewed = await renewRecords(served, dataset, resources, everything, {
      generators,
      now,
    });
    if (!isRenewed) {
      // All are made anew, so nothing is left that their dates would have to fit.
      if (everything) dataset.keepRecordTime(undefined);
      await rebuild(resources, staged);
      forgetUsers(served, dataset, resources, everything);
    }
    for (const each of new Set([main, stage])) each.auth.restart();
  }

  async function snapshot(name: string): Promise<void> {
    return inWords(toUndone(`snapshot "${name}"`, "cannot be saved"), () =>
      owned.snapshots.save(name, stage.dataset.backup),
    );
  }

  async function restore(name: string): Promise<void> {
    const file = owned.snapshots.find(name);
    const bringBack = async () => {
      stage.dataset.restore(file);
      await rebuild();
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

  async function serve(next: Project): Promise<void> {
    main = await buildStage(next, owned.dataset, environment);
    simulation.place("config", next.config.simulate);
    const before = playing?.scenario;
    const scenario = before && next.config.scenarios.get(before.name);
    try {
      if (!scenario) take(main, undefined);
      else if (hasSameRecords(scenario, before)) await goOn(scenario);
      else await play(scenario);
    } catch (error) {
      take(main, undefined);
      throw error;
    }
  }

  /** Puts a scenario in place from its beginning. */
  async function play(scenario: Scenario): Promise<void> {
    const { made } = await projectOf(scenario);
    const own = await openRecords(scenario);
    try {
      const anew = main.project.resources.filter(({ path }) => made.includes(path));
      take(await build(own, scenario, anew), { scenario, own });
    } catch (error) {
      own?.close();
      throw error;
    }
  }

  /** Builds the scenario in force again, over the records that it has. */
  async function goOn(scenario: Scenario, anew: readonly Resource[] = []): Promise<void> {
    const own = playing?.own;
    stage = await build(own, scenario, anew);
    playing = { scenario, own };
    simulation.place("scenario", scenario.rules);
  }

  /**
   * The project itself, whose records a scenario makes: a snapshot that is saved in one is then no
   * other project's, and can be restored outside of it.
   */
  async function build(
    own: Dataset | undefined,
    scenario: Scenario,
    anew: readonly Resource[],
  ): Promise<Stage> {
    const { signedIn } = scenario;
    if (!own && signedIn === undefined) return main;
    const filler = async () => generators.remembering((await projectOf(scenario)).project);
    const dataset = own ?? owned.dataset;
    const tools = { ...aside, signedIn, ...(own ? { filler } : {}) };
    return buildStage(main.project, dataset, tools, own ? anew : []);
  }

  async function openRecords({ records }: Scenario): Promise<Dataset | undefined> {
    if (records.kind === "untouched") return undefined;
    return records.kind === "made" ? owned.copy() : copyOf(owned.snapshots.find(records.name));
  }

  function take(built: Stage, next: Playing | undefined): void {
    if (playing?.own) {
      retired?.close();
      retired = playing.own;
    }
    stage = built;
    playing = next;
    simulation.place("scenario", next?.scenario.rules ?? []);
  }

  /** After something was done to the records that are served; these are made anew. */
  async function rebuild(anew: readonly Resource[] = [], staged?: StagedRecords): Promise<void> {
    const tools = { ...environment, staged };
    if (!playing?.own) main = await buildStage(main.project, owned.dataset, tools, anew);
    if (playing) await goOn(playing.scenario, anew);
    else stage = main;
  }
}

function hasSameRecords({ records }: Scenario, other: Scenario | undefined): boolean {
  const toText = (value: unknown) =>
    JSON.stringify(value, (_, part) => (part instanceof Map ? [...part] : part));
  return toText(records) === toText(other?.records);
}
