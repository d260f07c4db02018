import { createChanceStream } from "./assembly/chance-stream.ts";
import { createClock } from "./assembly/create-clock.ts";
import { createDatasetKeeper } from "./assembly/dataset/dataset-keeper.ts";
import { openDataset } from "./assembly/dataset/dataset-owner.ts";
import { atOnceInWords, explainStorage, toUndone } from "./assembly/dataset/explain-storage.ts";
import type { Backlot, Environment, InForce } from "./assembly/library/backlot.ts";
import { createLibraryFetch } from "./assembly/library/library-fetch.ts";
import { createLibraryListener, isServed } from "./assembly/library/library-listener.ts";
import { createLibraryRecords } from "./assembly/library/library-records.ts";
import { createNotes, observe } from "./assembly/observe.ts";
import { findPostponed, keepFixed } from "./assembly/project/fixed-settings.ts";
import type { Source } from "./assembly/project/project.ts";
import { readRule } from "./assembly/project/read-rule.ts";
import { readProject } from "./assembly/read-project.ts";
import { createStages } from "./assembly/stage/create-stages.ts";
import { createGate } from "./assembly/stage/gate.ts";
import { toServed } from "./assembly/stage/served.ts";
import type { Stage } from "./assembly/stage/stage.ts";
import type { Config } from "./config/config.ts";
import type { Options } from "./config/options.ts";
import { noScenario } from "./config/simulation/scenario.ts";
import type { RuleOptions } from "./config/simulation/simulation-options.ts";
import { createControl } from "./control/create-control.ts";
import { createJournal } from "./control/journal/create-journal.ts";
import { createIsSecret } from "./control/journal/mask-secrets.ts";
import { Retired } from "./http/retired.ts";
import { type Listener, listen } from "./http/server/listen.ts";
import { readVersion } from "./package-root.ts";
import { createSimulation, type RuleHandle } from "./simulate/create-simulation.ts";

export type { Backlot, Environment, InForce } from "./assembly/library/backlot.ts";
export type { OpenTokens } from "./assembly/library/without-server.ts";
export { openSnapshots, openTokens } from "./assembly/library/without-server.ts";
export type { AnsweredRequest } from "./assembly/observe.ts";
export type { FixedSetting } from "./assembly/project/fixed-settings.ts";
export type { Progress } from "./assembly/records/make-records.ts";
export type { DatasetStep } from "./assembly/stage/adopt-project.ts";
export type { TokenState } from "./auth/tokens/check-token.ts";
export type { TokenId, TokenInfo, Tokens } from "./auth/tokens/create-tokens.ts";
export type { ChangeKind } from "./dataset/changes/change.ts";
export type { SnapshotInfo } from "./dataset/snapshots/snapshots.ts";

/** Which part of what is served answers a request. */
type Answering = (stage: Stage) => (request: Request) => Response | Promise<Response>;

/** How long closing waits for them: Ctrl-C must end within two seconds. */
const patienceAtEnd = 1500;

/** Starts all that a server has: `assembly/` joins the rooms, this decides when. */
export async function createBacklot(
  source: Source,
  overrides: Partial<Options> = {},
  environment: Environment = {},
): Promise<Backlot> {
  const { onWarning = () => {} } = environment;
  const clock = createClock(environment.now ?? readClock);
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
  const journal = createJournal({
    isSecret: () => createIsSecret(stage().project.config.auth),
    onEntry: (number) => control.news.noteRequest(number),
  });
  const closing = new AbortController();
  let listener: Listener | undefined;
  let url: string | undefined;
  let told = "";
  const { isPrompt = true } = environment;
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
      clock,
      journal,
      random: environment.random ?? Math.random,
      refuseWrites: () => keeper.refuseWrites(),
      isPrompt,
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

  const library = createLibraryRecords(stage);
  const control = createControl({
    controlled: {
      get version() {
        return readVersion();
      },
      started: clock.now(),
      served: () => toServed(stage()),
      url: () => url,
      clock: {
        now: clock.now,
        isMoved: () => clock.isMoved,
        set: (time) => moveClock(() => clock.set(time)),
        advance: (duration) => moveClock(() => clock.advance(duration)),
        reset: () => moveClock(clock.reset),
      },
      signIn: (email) => stage().auth.signIn(email),
      reset: stages.reset,
      snapshot: stages.snapshot,
      restore: stages.restore,
      snapshots: snapshots.list,
      deleteSnapshot,
      simulate,
      simulation,
      scenarios,
      scenario,
      journal,
      manageRecords: (request) => answer(request, ({ manageRecords }) => manageRecords),
      seed: async (path, list) => {
        await stage().records.load();
        return library.seed(path, list);
      },
    },
    tokens: [owned.token, ...givenTokens()],
    toRefusal: explainStorage,
    onFailure,
  });

  const pass = (request: Request, by: Answering): Response | Promise<Response> => {
    const answered = gate.pass(() => by(stage())(request));
    if (!(answered instanceof Promise)) return answered;
    return answered.catch((error: unknown) => {
      if (error instanceof Retired) return pass(request, by);
      throw error;
    });
  };
  const answer = (request: Request, by: Answering): Response | Promise<Response> => {
    if (isRead(request)) return pass(request, by);
    const ready = keeper.mended() ?? stage().dataset.settled();
    return ready ? ready.then(() => pass(request, by)) : pass(request, by);
  };
  const serve = observe((request) => answer(request, ({ fetch }) => fetch), {
    config: () => stage().project.config,
    notes,
    journal,
    now: clock.now,
    onRequest: environment.onRequest,
  });
  const fetch = (request: Request) => control.answer(request) ?? serve(request);
  let starting: Promise<Listener> | undefined;
  let asked = project.config;
  return {
    get project() {
      return stage().project;
    },
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
      return url;
    },
    get tokens() {
      return stage().auth.tokens;
    },
    token: givenTokens()[0] ?? owned.token,
    get total() {
      return stage().dataset.total();
    },
    get inForce() {
      return toInForce();
    },
    simulation,
    scenarios,
    document: () => stage().document(),
    fetch: createLibraryFetch(
      fetch,
      () => url,
      () => simulation.choice() !== undefined,
    ),
    ...library,
    requests: (filter) => journal.list(filter),
    signIn: (email) => stage().auth.signIn(email),
    setTime: (time) => moveClock(() => clock.set(time)),
    advance: (duration) => moveClock(() => clock.advance(duration)),
    get time() {
      return { now: clock.now(), isMoved: clock.isMoved };
    },
    listener: createLibraryListener(fetch, stage, { isCutting, onFailure }),
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
      servedAt(listener.url);
      if (!isPrompt) setImmediate(() => stage().records.warmUp().catch(onFailure));
      return listener.url;
    },
    serves: (path) => isServed(path, stage().project.routes),
    servedAt,
    reload,
    reset: (paths = []) => reset(paths),
    snapshot,
    restore,
    simulate,
    scenario,
    snapshots: snapshots.list,
    deleteSnapshot,
    close,
    [Symbol.asyncDispose]: close,
  };

  function servedAt(reached: string): void {
    url = reached;
    owned.noteUrl(reached);
    told = JSON.stringify(toInForce());
  }

  async function close(): Promise<void> {
    closing.abort();
    control.close();
    const started = await starting?.catch(() => undefined);
    await started?.close(patienceAtEnd);
    await keeper.close();
    stages.close();
    await owned.dataset.rest();
    owned.close();
  }

  /** What is generated from then on lies around the new time: it is loaded before anybody writes. */
  async function moveClock(move: () => void): Promise<void> {
    move();
    control.news.noteState();
    if (isPrompt) await stage().records.load();
  }

  function simulate(rule: RuleOptions): RuleHandle {
    return simulation.add(readRule(rule, stage().project));
  }

  function scenario(name: string): Promise<void> {
    return name === noScenario ? scenarios.leave() : scenarios.enter(name);
  }

  function deleteSnapshot(name: string): void {
    atOnceInWords(toUndone(`snapshot "${name}"`, "cannot be deleted"), () =>
      snapshots.delete(name),
    );
  }

  async function reload(): Promise<void> {
    const next = await read(true);
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

  function toInForce(): InForce {
    const rules = simulation.list().map(({ text }) => text);
    return { scenario: scenarios.current, rules };
  }

  function noteSimulation(): void {
    if (url === undefined) return;
    control.news.noteState();
    if (isCutting()) listener?.closeIdle();
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

/** Whoever makes the environment of a process may say by which token it is managed. */
function givenTokens(): readonly string[] {
  const given = process.env["BACKLOT_TOKEN"] ?? "";
  return given === "" ? [] : [given];
}

function isRead({ method }: Request): boolean {
  return method === "GET" || method === "HEAD" || method === "OPTIONS";
}

function readClock(): Date {
  return new Date();
}
