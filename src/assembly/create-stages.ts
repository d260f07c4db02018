import type { Scenario } from "../config/simulation/scenario.ts";
import type { Dataset } from "../dataset/dataset.ts";
import type { Generator } from "../generate/create-generator.ts";
import type { SimulationParts } from "../http/simulation/create-interference.ts";
import { onceForEach } from "../schema/once-for-each.ts";
import type { Resource } from "../schema/resource.ts";
import type { Simulation } from "../simulate/create-simulation.ts";
import { findScenario, type Scenarios } from "../simulate/scenarios.ts";
import { copyOf, type OwnedDataset } from "./dataset-owner.ts";
import { inWords, toUndone, type Undone } from "./explain-storage.ts";
import { findResources } from "./find-resources.ts";
import type { Gate } from "./gate.ts";
import type { Notes } from "./observe.ts";
import type { Project } from "./project.ts";
import { findRecordTime, toDay } from "./record-time.ts";
import { rememberRecords } from "./remember-records.ts";
import { buildScenarioProject } from "./scenario-project.ts";
import { buildStage, type Stage, type StageEnvironment } from "./stage.ts";
import { type StagedRecords, stageAnew } from "./stage-anew.ts";

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
      "now" | "isPrompt" | "refuseWrites" | "onFailure" | "onStep" | "onProgress"
    >,
    Pick<SimulationParts, "closed" | "random"> {
  readonly owned: OwnedDataset;
  readonly gate: Gate;
  readonly simulation: Simulation;
  readonly notes: Notes;
}

/** How long an exchange waits for requests in flight: those that take longer finish on what was. */
const patience = 250;

/** The scenario in force: over the dataset itself, or over records of its own. */
interface Playing {
  readonly scenario: Scenario;
  readonly own: Dataset | undefined;
}

export async function createStages(project: Project, parts: StagesParts): Promise<Stages> {
  const { owned, gate, simulation, notes, now } = parts;
  const generators = onceForEach((_: Project) => new Map<number, Promise<Generator>>());
  /** The same for a project and the day that its records lie around, however often it is asked for. */
  const generatorOf = (served: Project): Promise<Generator> =>
    generatorAt(served, findRecordTime(served.config, owned.dataset, now));
  const generatorAt = (served: Project, time: Date): Promise<Generator> => {
    const known = generators(served).get(time.getTime());
    if (known) return known;
    const made = import("./record-generator.ts").then(({ createRecordGenerator }) =>
      createRecordGenerator(served, time),
    );
    generators(served).set(time.getTime(), made);
    return made;
  };
  const environment: StageEnvironment = {
    ...parts,
    onRefusal: notes.noteRefusal,
    generator: generatorOf,
    isCurrent: (candidate) => candidate === stage,
    management: { token: owned.token, reset, snapshot, restore },
    simulation: {
      ...parts,
      choice: simulation.choice,
      onSimulated: notes.noteSimulated,
      rest: gate.rest,
      resume: (request) => stage.fetch(request),
    },
    keepCopy,
  };
  const remembered = onceForEach(async (played: Project) =>
    rememberRecords(await generatorOf(played)),
  );
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
  let resetting: Promise<void> = Promise.resolve();
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
          const { prepare } = await remembered(played);
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

  /** One after the other: each makes what takes long while what was there before is served. */
  async function reset(paths: readonly string[]): Promise<void> {
    findResources(stage.project, paths);
    const next = resetting.then(() => inWords(unchanged("a reset"), () => resetNow(paths)));
    resetting = next.catch(() => {});
    return next;
  }

  async function resetNow(paths: readonly string[]): Promise<void> {
    const staged = playing?.own ? undefined : await stageReset(paths);
    try {
      await whole(() => remake(paths, staged));
    } finally {
      if (staged) owned.dataset.dropStaged();
    }
  }

  function stageReset(paths: readonly string[]): Promise<StagedRecords | undefined> {
    const { project: served } = main;
    const isWhole = paths.length === 0;
    const time = isWhole ? undefined : findRecordTime(served.config, owned.dataset, now);
    const maker = () => generatorAt(served, time ?? served.config.now ?? toDay(now()));
    const anew = isWhole ? served.resources : findResources(served, paths);
    return stageAnew(anew, owned.dataset, maker, parts.onProgress);
  }

  async function remake(
    paths: readonly string[],
    staged: StagedRecords | undefined,
  ): Promise<void> {
    if (paths.length > 0) return rebuild(findResources(stage.project, paths), staged);
    if (playing?.own) await play(playing.scenario);
    else {
      // All are made anew, so nothing is left that their dates would have to fit.
      owned.dataset.keepRecordTime(undefined);
      await rebuild(main.project.resources, staged);
    }
    simulation.reset();
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
    const filler = async () => remembered((await projectOf(scenario)).project);
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
