import { createControl } from "../control/create-control.ts";
import { createJournal } from "../control/journal/create-journal.ts";
import { createIsSecret } from "../control/journal/mask-secrets.ts";
import { readVersion } from "../package-root.ts";
import { createSimulation } from "../simulate/create-simulation.ts";
import { createChanceStream } from "./chance-stream.ts";
import type { Clock, TimeMove } from "./create-clock.ts";
import { createDatasetKeeper } from "./dataset/dataset-keeper.ts";
import { openDataset } from "./dataset/dataset-owner.ts";
import { explainStorage } from "./dataset/explain-storage.ts";
import type { Backlot, Environment } from "./library/backlot.ts";
import { createActions } from "./library/create-actions.ts";
import { createInForce } from "./library/create-in-force.ts";
import { createListening } from "./library/create-listening.ts";
import { exposeBacklot } from "./library/expose-backlot.ts";
import { createLibraryFetch } from "./library/library-fetch.ts";
import { createLibraryListener } from "./library/library-listener.ts";
import { createLibraryRecords } from "./library/library-records.ts";
import { createNotes, observe } from "./observe.ts";
import { findPostponed, keepFixed } from "./project/fixed-settings.ts";
import type { Project } from "./project/project.ts";
import type { Meanwhile } from "./read-project.ts";
import { dismissMaker } from "./records/make-beside.ts";
import { createAnswering } from "./stage/create-answering.ts";
import { createStages } from "./stage/create-stages.ts";
import { createGate } from "./stage/gate.ts";
import { toServed } from "./stage/served.ts";
import type { Stage } from "./stage/stage.ts";

/** What a reload does while the compiler works takes no more than not waiting for it. */
const answerOthers = () => {};

export interface ServedParts {
  /** Reads config and models again; `meanwhile` is done while the compiler works. */
  readonly read: (meanwhile: Meanwhile) => Promise<Project>;
  readonly clock: Clock;
  readonly environment: Environment;
}

/** Starts all that a server has over a project that was read. */
export async function serveProject(
  project: Project,
  { read, clock, environment }: ServedParts,
): Promise<Backlot> {
  const { onFailure = () => {}, onStep = () => {}, onProgress = () => {} } = environment;
  const { onWarning = () => {}, isPrompt = true } = environment;
  const owned = openDataset(project.config);
  const gate = createGate();
  const notes = createNotes();
  const journal = createJournal({
    isSecret: () => createIsSecret(stage().project.config.auth),
    onEntry: (number) => control.news.noteRequest(number),
  });
  const closing = new AbortController();
  const listening = createListening(
    (request) => fetch(request),
    () => stage().project.config,
    {
      isCutting,
      onFailure,
      onUrl: (url) => {
        owned.noteUrl(url);
        inForce.noteTold();
      },
    },
  );
  let { seed } = project.config;
  let asked = project.config;
  const simulation = createSimulation({
    chance: (name) => createChanceStream(seed, name),
    onChange: noteSimulation,
  });
  const stages = await closingOnFailure(owned.close, () =>
    createStages(project, {
      owned,
      gate,
      simulation,
      notes,
      closed: closing.signal,
      clock,
      journal,
      random: environment.random ?? Math.random,
      refuseWrites: () => keeper.refuseWrites(),
      isPrompt,
      onFailure,
      onStep,
      onProgress,
    }).finally(dismissMaker),
  );
  const stage = stages.current;
  const keeper = createDatasetKeeper(owned, {
    exchange: stages.mend,
    keepCopy: stages.keepCopy,
    onStep,
    onTrouble: onWarning,
  });
  const inForce = createInForce(simulation, stages.scenarios, (changed) =>
    environment.onSimulation?.(changed),
  );
  const answer = createAnswering({ gate, stage, mended: keeper.mended });
  const library = createLibraryRecords(stage);
  const actions = createActions({ stages, owned, simulation, journal });
  const control = createControl({
    controlled: {
      ...actions,
      get version() {
        return readVersion();
      },
      started: clock.now(),
      served: () => toServed(stage()),
      url: () => listening.url,
      clock: {
        now: clock.now,
        isMoved: () => clock.isMoved,
        move: moveClock,
      },
      manageRecords: (request) => answer(request, ({ manageRecords }) => manageRecords),
      checkRecord: (request) => answer(request, ({ checkRecord }) => checkRecord),
      seed: async (path, list) => {
        await stage().records.load();
        return library.seed(path, list);
      },
    },
    tokens: [owned.token, ...givenTokens()],
    toRefusal: explainStorage,
    onFailure,
  });
  const serve = observe((request) => answer(request, fetchOf), {
    config: () => stage().project.config,
    notes,
    journal,
    now: clock.now,
    onRequest: environment.onRequest,
    onSimulated: () => {
      if (inForce.isNews()) noteSimulation();
    },
  });
  const fetch = (request: Request) => control.answer(request) ?? serve(request);
  return exposeBacklot({
    stage,
    token: givenTokens()[0] ?? owned.token,
    actions,
    listening,
    inForce,
    clock,
    ...library,
    fetch: createLibraryFetch(
      (request) => {
        keeper.doubt();
        return fetch(request);
      },
      () => listening.url,
      () => simulation.choice() !== undefined,
    ),
    listener: createLibraryListener(fetch, stage, { isCutting, onFailure }),
    setTime: (time) => moveClock({ set: time }),
    advance: (duration) => moveClock({ advance: duration }),
    listen: async () => {
      const url = await listening.listen();
      if (!isPrompt) setImmediate(() => stage().records.warmUp().catch(onFailure));
      return url;
    },
    reload,
    close,
  });

  async function close(): Promise<void> {
    closing.abort();
    control.close();
    await listening.close();
    await keeper.close();
    stages.close();
    await owned.dataset.rest();
    owned.close();
  }

  /** What is generated from then on lies around the new time: it is loaded before anybody writes. */
  async function moveClock(move: TimeMove): Promise<void> {
    clock.move(move);
    control.news.noteState();
    if (isPrompt) await stage().records.load();
  }

  async function reload(): Promise<void> {
    const next = await read(answerOthers);
    seed = next.config.seed;
    await stages.exchange(keepFixed(next, project.config));
    const postponed = findPostponed(next.config, asked, project.config);
    asked = next.config;
    control.news.noteState();
    if (postponed.length > 0) environment.onPostponed?.(postponed);
  }

  function isCutting(): boolean {
    return simulation.choice()?.cuts ?? false;
  }

  function noteSimulation(): void {
    if (listening.url === undefined) return;
    control.news.noteState();
    if (isCutting()) listening.closeIdle();
    inForce.tell();
  }
}

async function closingOnFailure<T>(close: () => void, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    close();
    throw error;
  }
}

function fetchOf({ fetch }: Stage): Stage["fetch"] {
  return fetch;
}

/** Whoever makes the environment of a process may say by which token it is managed. */
function givenTokens(): readonly string[] {
  const given = process.env["BACKLOT_TOKEN"] ?? "";
  return given === "" ? [] : [given];
}
