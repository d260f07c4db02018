import { createChanceStream } from "./assembly/chance-stream.ts";
import { createStages } from "./assembly/create-stages.ts";
import { createDatasetKeeper } from "./assembly/dataset-keeper.ts";
import { openDataset } from "./assembly/dataset-owner.ts";
import { atOnceInWords, toUndone } from "./assembly/explain-storage.ts";
import { findPostponed, keepFixed } from "./assembly/fixed-settings.ts";
import { createGate } from "./assembly/gate.ts";
import type { Backlot, Environment, InForce } from "./assembly/library/backlot.ts";
import { createLibraryFetch } from "./assembly/library/library-fetch.ts";
import { createLibraryRecords } from "./assembly/library/library-records.ts";
import { createNotes, observe } from "./assembly/observe.ts";
import type { Source } from "./assembly/project.ts";
import { readProject } from "./assembly/read-project.ts";
import { readRule } from "./assembly/read-rule.ts";
import type { Config } from "./config/config.ts";
import type { Options } from "./config/options.ts";
import { noScenario } from "./config/simulation/scenario.ts";
import { createJournal } from "./control/journal/create-journal.ts";
import { createIsSecret } from "./control/journal/mask-secrets.ts";
import { Retired } from "./http/retired.ts";
import { type Listener, listen } from "./http/server/listen.ts";
import { createSimulation } from "./simulate/create-simulation.ts";

export type { DatasetStep } from "./assembly/adopt-project.ts";
export type { FixedSetting } from "./assembly/fixed-settings.ts";
export type { Backlot, Environment, InForce } from "./assembly/library/backlot.ts";
export type { OpenTokens } from "./assembly/library/without-server.ts";
export { findServer, openSnapshots, openTokens } from "./assembly/library/without-server.ts";
export type { Progress } from "./assembly/make-records.ts";
export type { AnsweredRequest } from "./assembly/observe.ts";
export type { TokenState } from "./auth/tokens/check-token.ts";
export type { TokenInfo, Tokens } from "./auth/tokens/create-tokens.ts";
export type { ChangeKind } from "./dataset/changes/change.ts";
export type { SnapshotInfo } from "./dataset/snapshots/snapshots.ts";

/** How long closing waits for them: Ctrl-C must end within two seconds. */
const patienceAtEnd = 1500;

/** Starts all that a server has: `assembly/` joins the rooms, this decides when. */
export async function createBacklot(
  source: Source,
  overrides: Partial<Options> = {},
  environment: Environment = {},
): Promise<Backlot> {
  const { now = readClock, onWarning = () => {} } = environment;
  const read = async (isServing: boolean) => {
    const project = await readProject(source, overrides, isServing);
    for (const warning of project.warnings) onWarning(warning);
    return project;
  };
  const project = await read(false);
  const owned = openDataset(project.config);
  const { snapshots } = owned;
  const gate = createGate();
  const notes = createNotes();
  const closing = new AbortController();
  let listener: Listener | undefined;
  let told = "";
  let { seed } = project.config;
  const { onFailure = () => {}, onStep = () => {}, onProgress = () => {} } = environment;
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
      now,
      random: environment.random ?? Math.random,
      refuseWrites: () => keeper.refuseWrites(),
      isPrompt: environment.isPrompt ?? true,
      onFailure,
      onStep,
      onProgress,
    }),
  );
  const stage = stages.current;
  const { scenarios, reset, snapshot, restore } = stages;
  const keeper = createDatasetKeeper(owned, {
    exchange: stages.mend,
    keepCopy: stages.keepCopy,
    onStep,
    onTrouble: onWarning,
  });

  const answer = (request: Request): Response | Promise<Response> => {
    const answered = gate.pass(() => stage().fetch(request));
    if (!(answered instanceof Promise)) return answered;
    return answered.catch((error: unknown) => {
      if (error instanceof Retired) return answer(request);
      throw error;
    });
  };
  const journal = createJournal({ isSecret: () => createIsSecret(stage().project.config.auth) });
  const fetch = observe(
    (request) => {
      if (isRead(request)) return answer(request);
      const ready = keeper.mended() ?? stage().dataset.settled();
      return ready ? ready.then(() => answer(request)) : answer(request);
    },
    {
      config: () => stage().project.config,
      notes,
      journal,
      now,
      onRequest: environment.onRequest,
    },
  );
  let starting: Promise<Listener> | undefined;
  let asked = project.config;
  return {
    get config() {
      return stage().project.config;
    },
    get routes() {
      return stage().project.routes;
    },
    get relations() {
      return stage().project.relations;
    },
    get files() {
      return stage().project.files;
    },
    get url() {
      return listener?.url;
    },
    get tokens() {
      return stage().tokens;
    },
    get total() {
      return stage().dataset.total();
    },
    get inForce() {
      return toInForce();
    },
    simulation,
    scenarios,
    document: () => stage().document(),
    fetch: createLibraryFetch(fetch, () => listener?.url),
    ...createLibraryRecords(stage),
    requests: (filter) => journal.list(filter),
    journal,
    listen: async () => {
      starting ??= listen(fetch, toListenSettings(stage().project.config), {
        isCutting,
        onFailure,
      }).catch((error) => {
        starting = undefined;
        throw error;
      });
      listener = await starting;
      owned.noteUrl(listener.url);
      told = JSON.stringify(toInForce());
      if (!environment.isPrompt) setImmediate(() => stage().records.warmUp().catch(onFailure));
      return listener.url;
    },
    reload,
    reset: (paths = []) => reset(paths),
    snapshot,
    restore,
    simulate: (rule) => simulation.add(readRule(rule, stage().project)),
    scenario: (name) => (name === noScenario ? scenarios.leave() : scenarios.enter(name)),
    snapshots: snapshots.list,
    deleteSnapshot: (name) =>
      atOnceInWords(toUndone(`snapshot "${name}"`, "cannot be deleted"), () =>
        snapshots.delete(name),
      ),
    close: async () => {
      closing.abort();
      const started = await starting?.catch(() => undefined);
      await started?.close(patienceAtEnd);
      await keeper.close();
      stages.close();
      await owned.dataset.rest();
      owned.close();
    },
  };

  async function reload(): Promise<void> {
    const next = await read(true);
    seed = next.config.seed;
    await stages.exchange(keepFixed(next, project.config));
    const postponed = findPostponed(next.config, asked, project.config);
    asked = next.config;
    if (postponed.length > 0) environment.onPostponed?.(postponed);
  }

  function isCutting(): boolean {
    return simulation.choice()?.cuts ?? false;
  }

  function toInForce(): InForce {
    const rules = simulation.list().map(({ text }) => text);
    return { scenario: scenarios.current, rules };
  }

  function noteSimulation(): void {
    if (!listener) return;
    if (isCutting()) listener.closeIdle();
    const inForce = toInForce();
    if (JSON.stringify(inForce) === told) return;
    told = JSON.stringify(inForce);
    environment.onSimulation?.(inForce);
  }
}

/** A cookie belongs to a site: the page that a frontend's own server sends is on localhost. */
function toListenSettings(config: Config) {
  const isByCookie = config.auth?.mode === "bearer" && config.auth.transport === "cookie";
  return { ...config, loopbackName: isByCookie ? "localhost" : undefined };
}

async function closingOnFailure<T>(close: () => void, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    close();
    throw error;
  }
}

function isRead({ method }: Request): boolean {
  return method === "GET" || method === "HEAD" || method === "OPTIONS";
}

function readClock(): Date {
  return new Date();
}
