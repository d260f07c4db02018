import type { Scenario } from "../../config/simulation/scenario.ts";
import type { Dataset } from "../../dataset/dataset.ts";
import { onceForEach } from "../../schema/once-for-each.ts";
import type { Resource } from "../../schema/resource.ts";
import type { Simulation } from "../../simulate/create-simulation.ts";
import { copyOf, type OwnedDataset } from "../dataset/dataset-owner.ts";
import { inWords, toUndone } from "../dataset/explain-storage.ts";
import type { Project } from "../project/project.ts";
import { buildScenarioProject } from "../project/scenario-project.ts";
import type { ProjectGenerators } from "../records/project-generators.ts";
import { keepScenarioStart, type ScenarioStart } from "./scenario-start.ts";
import { buildStage, type Stage, type StageEnvironment } from "./stage.ts";
import type { StagedRecords } from "./stage-anew.ts";

/** What is served: the project's own stage, or that of the scenario that is in force over it. */
export interface CurrentStage {
  readonly stage: Stage;
  /** The project's own, whether or not a scenario hides it. */
  readonly main: Stage;
  readonly scenario: Scenario | undefined;
  /** Whether a scenario has records of its own, so that those of the project are out of reach. */
  readonly hasOwnRecords: boolean;
  /** Loads what a scenario takes to be played, while something else is served. */
  prepare(scenario: Scenario): Promise<void>;
  /** Puts a scenario in place from its beginning. */
  play(scenario: Scenario): Promise<void>;
  /**
   * Puts back what was written to of a scenario's own records; `everything`: users and tokens too.
   * False, and nothing is done, where that is not to be had: it must be played anew.
   */
  bringBack(resources: readonly Resource[], everything: boolean): boolean;
  leave(): void;
  /** Serves another reading of the project, in the scenario that is in force. */
  serve(next: Project, staged?: StagedRecords): Promise<void>;
  /** After something was done to the records that are served; these are made anew. */
  rebuild(anew?: readonly Resource[], staged?: StagedRecords): Promise<void>;
  close(): void;
}

export interface CurrentStageParts {
  readonly owned: OwnedDataset;
  readonly simulation: Pick<Simulation, "place">;
  readonly generators: Pick<ProjectGenerators, "remembering">;
  readonly environment: Omit<StageEnvironment, "isCurrent" | "simulation"> & {
    readonly simulation: Omit<StageEnvironment["simulation"], "resume">;
  };
}

/** The scenario in force: over the dataset itself, or over records of its own. */
interface Playing {
  readonly scenario: Scenario;
  readonly own: Dataset | undefined;
  /** Undefined where a reload may have made other records of them. */
  readonly start: ScenarioStart | undefined;
}

export async function createCurrentStage(
  project: Project,
  { owned, simulation, generators, environment: given }: CurrentStageParts,
): Promise<CurrentStage> {
  const environment: StageEnvironment = {
    ...given,
    isCurrent: (candidate) => candidate === stage,
    simulation: { ...given.simulation, resume: (request) => stage.fetch(request) },
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
  /** Left behind; an answer may still be sent from it piece by piece. */
  let retired: Dataset | undefined;
  simulation.place("config", project.config.simulate);

  return {
    get stage() {
      return stage;
    },
    get main() {
      return main;
    },
    get scenario() {
      return playing?.scenario;
    },
    get hasOwnRecords() {
      return playing?.own !== undefined;
    },
    prepare: async (scenario) => {
      const { project: played, made } = await projectOf(scenario);
      if (made.length === 0) return;
      const { prepare } = await generators.remembering(played);
      prepare(played.resources.filter(({ path }) => made.includes(path)));
    },
    play,
    bringBack: (resources, everything) => {
      const isBack = playing?.start?.bringBack(resources, everything) ?? false;
      if (isBack && everything) stage.auth.restart();
      return isBack;
    },
    leave: () => {
      if (playing) take(main, undefined);
    },
    serve: async (next, staged) => {
      main = await buildStage(next, owned.dataset, { ...environment, staged });
      simulation.place("config", next.config.simulate);
      const before = playing?.scenario;
      const scenario = before && next.config.scenarios.get(before.name);
      try {
        if (!scenario) take(main, undefined);
        else if (hasSameRecords(scenario, before)) await goOn(scenario, undefined);
        else await play(scenario);
      } catch (error) {
        take(main, undefined);
        throw error;
      }
    },
    rebuild: async (anew = [], staged) => {
      const tools = { ...environment, staged };
      if (!playing?.own) main = await buildStage(main.project, owned.dataset, tools, anew);
      if (playing) await goOn(playing.scenario, playing.start, anew);
      else stage = main;
    },
    close: () => {
      playing?.own?.close();
      retired?.close();
    },
  };

  async function play(scenario: Scenario): Promise<void> {
    const { made } = await projectOf(scenario);
    const own = await openRecords(scenario);
    try {
      const anew = main.project.resources.filter(({ path }) => made.includes(path));
      const built = await build(own, scenario, anew);
      // Whoever restores them outside of the scenario is to find them other than they started.
      for (const resource of anew) own?.touch(resource);
      take(built, { scenario, own, start: own && keepScenarioStart(main.project, own) });
    } catch (error) {
      own?.close();
      throw error;
    }
  }

  /** Builds the scenario in force again, over the records that it has. */
  async function goOn(
    scenario: Scenario,
    start: ScenarioStart | undefined,
    anew: readonly Resource[] = [],
  ): Promise<void> {
    const own = playing?.own;
    stage = await build(own, scenario, anew);
    playing = { scenario, own, start };
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
    const tools = { ...aside, signedIn, ...(own ? { filler, firstFiller: filler } : {}) };
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
}

function hasSameRecords({ records }: Scenario, other: Scenario | undefined): boolean {
  const toText = (value: unknown) =>
    JSON.stringify(value, (_, part) => (part instanceof Map ? [...part] : part));
  return toText(records) === toText(other?.records);
}
