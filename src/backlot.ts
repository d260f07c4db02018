import type { DatasetStep } from "./assembly/adopt-project.ts";
import { createChanceStream } from "./assembly/chance-stream.ts";
import { createStages } from "./assembly/create-stages.ts";
import { createDatasetKeeper } from "./assembly/dataset-keeper.ts";
import { openDataset } from "./assembly/dataset-owner.ts";
import { atOnceInWords, explainStorage, toUndone } from "./assembly/explain-storage.ts";
import { type FixedSetting, findPostponed, keepFixed } from "./assembly/fixed-settings.ts";
import { createGate } from "./assembly/gate.ts";
import type { Progress } from "./assembly/make-records.ts";
import { type AnsweredRequest, createNotes, observe } from "./assembly/observe.ts";
import { type OpenApiDocument, type Project, readConfig, type Source } from "./assembly/project.ts";
import { readProject } from "./assembly/read-project.ts";
import { readRule } from "./assembly/read-rule.ts";
import { toServed } from "./assembly/served.ts";
import { createTokens, type Tokens } from "./auth/tokens/create-tokens.ts";
import type { Config } from "./config/config.ts";
import type { Options } from "./config/options.ts";
import { noScenario } from "./config/simulation/scenario.ts";
import type { RuleOptions } from "./config/simulation/simulation-options.ts";
import { createControl } from "./control/create-control.ts";
import { openAccounts } from "./dataset/accounts/open-accounts.ts";
import {
  createSnapshots,
  type SnapshotInfo,
  toSnapshotFolder,
} from "./dataset/snapshots/snapshots.ts";
import type { Mistake } from "./errors.ts";
import { Retired } from "./http/retired.ts";
import type { Route } from "./http/routes/routes.ts";
import { type Listener, listen } from "./http/server/listen.ts";
import { CutConnection } from "./http/simulation/cut-connection.ts";
import { readVersion } from "./package-root.ts";
import type { Relation } from "./schema/relations/relation.ts";
import {
  createSimulation,
  type RuleHandle,
  type Simulation,
} from "./simulate/create-simulation.ts";
import type { Scenarios } from "./simulate/scenarios.ts";

export type { DatasetStep } from "./assembly/adopt-project.ts";
export type { FixedSetting } from "./assembly/fixed-settings.ts";
export type { Progress } from "./assembly/make-records.ts";
export type { AnsweredRequest } from "./assembly/observe.ts";
export type { TokenState } from "./auth/tokens/check-token.ts";
export type { TokenInfo, Tokens } from "./auth/tokens/create-tokens.ts";
export type { ChangeKind } from "./dataset/changes/change.ts";
export type { SnapshotInfo } from "./dataset/snapshots/snapshots.ts";

export interface Backlot {
  readonly config: Config;
  /** What config and models say, as it is served now. */
  readonly project: Project;
  readonly routes: readonly Route[];
  readonly relations: readonly Relation[];
  /** How many records there are. */
  readonly records: number;
  /** The files that config and models were read from. */
  readonly files: readonly string[];
  /** Where it listens; undefined before `listen`. */
  readonly url: string | undefined;
  /** The bearer tokens of the dataset: to make "your session has expired" happen at will. */
  readonly tokens: Tokens;
  /** What lets a client manage this server from another machine, as `x-backlot-token`. */
  readonly token: string;
  /** The OpenAPI document, as the server publishes it now. */
  document(): Promise<OpenApiDocument>;
  fetch(request: Request): Promise<Response>;
  /** Starts the server and gives its base URL. */
  listen(): Promise<string>;
  /**
   * Reads config and models again and serves them from then on, over the same records and the same
   * connections. A mistake in them is thrown, and what was served before goes on. The address and
   * the dataset's file stay: other ones take effect at the next start.
   */
  reload(): Promise<void>;
  /** Makes the records of these paths anew, or of all; what was written to them is gone. */
  reset(paths?: readonly string[]): Promise<void>;
  /** Keeps the dataset as it is now under a name; one of the same name is written over. */
  snapshot(name: string): Promise<void>;
  /** Puts the dataset back to what it was, between two requests. */
  restore(name: string): Promise<void>;
  /** Makes answers go wrong on purpose, from now on until its handle stops it. */
  simulate(rule: RuleOptions): RuleHandle;
  /** Puts a scenario of the config in force, or `"off"`: what was there before comes back. */
  scenario(name: string): Promise<void>;
  /** The rules in force. */
  readonly simulation: Pick<Simulation, "list" | "remove">;
  readonly scenarios: Scenarios;
  /** What is simulated now, in words. */
  readonly inForce: InForce;
  snapshots(): readonly SnapshotInfo[];
  deleteSnapshot(name: string): void;
  /** Lets requests in flight finish, for a moment, and leaves the dataset in one file. */
  close(): Promise<void>;
}

/** What a program may decide beside the config: chance and time come from outside. */
export interface Environment {
  readonly now?: () => Date;
  /** From 0 up to, not including, 1: how long a varying delay is. No record depends on it. */
  readonly random?: () => number;
  readonly onFailure?: (error: unknown) => void;
  /** Told of what is wrong in the models' files without being in the way. */
  readonly onWarning?: (warning: Mistake) => void;
  /** Told how far the making of records is. */
  readonly onProgress?: (progress: Progress) => void;
  /** Told what becomes of records when config or models have changed. */
  readonly onStep?: (step: DatasetStep) => void;
  /** Told which settings a reload found changed that only take effect at the next start. */
  readonly onPostponed?: (settings: readonly FixedSetting[]) => void;
  /** Told what is simulated, whenever that changes while the server listens. */
  readonly onSimulation?: (inForce: InForce) => void;
  /** Told of every request when its answer is ready. */
  readonly onRequest?: (answered: AnsweredRequest) => void;
}

/** What makes answers other than they would be. */
export interface InForce {
  readonly scenario: string | undefined;
  /** In the order in which they are asked: `POST /orders → 503, once`. */
  readonly rules: readonly string[];
}

/** How long closing waits for them: Ctrl-C must end within two seconds. */
const patienceAtEnd = 1500;

/** What a program holds of a server: `assembly/` joins the rooms, this decides when. */
export async function createBacklot(
  source: Source,
  overrides: Partial<Options> = {},
  environment: Environment = {},
): Promise<Backlot> {
  const { now = readClock, onWarning = () => {} } = environment;
  const read = async () => {
    const project = await readProject(source, overrides);
    for (const warning of project.warnings) onWarning(warning);
    return project;
  };
  const project = await read();
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

  const control = createControl({
    controlled: {
      get version() {
        return readVersion();
      },
      started: now(),
      served: () => toServed(stage()),
      url: () => listener?.url,
      now,
      reset: stages.reset,
      snapshot: stages.snapshot,
      restore: stages.restore,
      snapshots: snapshots.list,
      deleteSnapshot,
      simulate,
      simulation,
      scenarios,
      scenario,
    },
    tokens: [owned.token, ...givenTokens()],
    toRefusal: explainStorage,
    onFailure,
  });

  const answer = (request: Request): Response | Promise<Response> => {
    const answered = gate.pass(() => stage().fetch(request));
    if (!(answered instanceof Promise)) return answered;
    return answered.catch((error: unknown) => {
      if (error instanceof Retired) return answer(request);
      throw error;
    });
  };
  const serve = observe(
    (request) => {
      const mended = isRead(request) ? undefined : keeper.mended();
      return mended ? mended.then(() => answer(request)) : answer(request);
    },
    () => stage().project.config,
    notes,
    environment.onRequest,
  );
  const fetch = (request: Request): Response | Promise<Response> => {
    const managed = control.answer(request);
    if (managed) return managed;
    const answered = serve(request);
    if (!isRead(request)) whenDone(answered, control.news.noteWritten);
    return answered;
  };
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
      return listener?.url;
    },
    get tokens() {
      return stage().tokens;
    },
    token: givenTokens()[0] ?? owned.token,
    get records() {
      return stage().dataset.total();
    },
    get inForce() {
      return toInForce();
    },
    simulation,
    scenarios,
    document: () => stage().document(),
    fetch: async (request) => rejectAborted(request, fetch),
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
      return listener.url;
    },
    reload,
    reset: (paths = []) => reset(paths),
    snapshot,
    restore,
    simulate,
    scenario,
    snapshots: snapshots.list,
    deleteSnapshot,
    close: async () => {
      closing.abort();
      control.close();
      const started = await starting?.catch(() => undefined);
      await started?.close(patienceAtEnd);
      await keeper.close();
      stages.close();
      owned.close();
    },
  };

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
    const next = await read();
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
    if (!listener) return;
    control.news.noteState();
    if (isCutting()) listener.closeIdle();
    const inForce = toInForce();
    if (JSON.stringify(inForce) === told) return;
    told = JSON.stringify(inForce);
    environment.onSimulation?.(inForce);
  }
}

/** What a rule cut off rejects as the global `fetch` would: with the signal's reason, where one ended it. */
async function rejectAborted(
  request: Request,
  fetch: (request: Request) => Response | Promise<Response>,
): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const { aborted, reason } = request.signal;
    throw aborted && error instanceof CutConnection ? reason : error;
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

function whenDone(answered: Response | Promise<Response>, then: () => void): void {
  if (answered instanceof Promise) answered.then(then, then);
  else then();
}

function isRead({ method }: Request): boolean {
  return method === "GET" || method === "HEAD" || method === "OPTIONS";
}

export interface OpenTokens extends Tokens {
  close(): void;
}

/** The tokens of a project's dataset without its server; one that is running on it notices. */
export async function openTokens(
  source: Source,
  overrides: Partial<Options> = {},
): Promise<OpenTokens> {
  const { dataset } = (await readConfig(source, overrides)).config;
  const { accounts, close } = openAccounts(dataset);
  return { ...createTokens(() => accounts, readClock), close };
}

/** The snapshots of a project's dataset without its server. */
export async function openSnapshots(source: Source, overrides: Partial<Options> = {}) {
  const { dataset } = (await readConfig(source, overrides)).config;
  const { list, delete: remove } = createSnapshots(toSnapshotFolder(dataset));
  return {
    list,
    delete: (name: string) =>
      atOnceInWords(toUndone(`snapshot "${name}"`, "cannot be deleted"), () => remove(name)),
  };
}

function readClock(): Date {
  return new Date();
}
