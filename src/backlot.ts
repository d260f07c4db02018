import type { DatasetStep } from "./assembly/adopt-project.ts";
import { openDataset } from "./assembly/dataset-owner.ts";
import type { Progress } from "./assembly/fill-vacant.ts";
import { type FixedSetting, findPostponed, keepFixed } from "./assembly/fixed-settings.ts";
import { createGate } from "./assembly/gate.ts";
import { toLoggedPath } from "./assembly/logged-path.ts";
import { type OpenApiDocument, type Project, readConfig, type Source } from "./assembly/project.ts";
import { readProject } from "./assembly/read-project.ts";
import { buildStage, type StageEnvironment } from "./assembly/stage.ts";
import { createTokens, type Tokens } from "./auth/create-tokens.ts";
import type { Config } from "./config/config.ts";
import type { Options } from "./config/options.ts";
import { openAccounts } from "./dataset/accounts/open-accounts.ts";
import { type LockOwner, readOwner } from "./dataset/file/lock.ts";
import {
  createSnapshots,
  type SnapshotInfo,
  toSnapshotFolder,
} from "./dataset/snapshots/snapshots.ts";
import { type Mistake, SetupError } from "./errors.ts";
import { andThen } from "./http/and-then.ts";
import { Retired } from "./http/retired.ts";
import type { Route } from "./http/routes/routes.ts";
import { type Listener, listen } from "./http/server/listen.ts";
import type { Relation } from "./schema/relations/relation.ts";
import type { Resource } from "./schema/resource.ts";
import { suggest } from "./suggest.ts";

export type { DatasetStep } from "./assembly/adopt-project.ts";
export type { Progress } from "./assembly/fill-vacant.ts";
export type { FixedSetting } from "./assembly/fixed-settings.ts";
export type { TokenInfo, Tokens } from "./auth/create-tokens.ts";
export type { SnapshotInfo } from "./dataset/snapshots/snapshots.ts";

export interface Backlot {
  readonly config: Config;
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
  /** Told of every request when its answer is ready. */
  readonly onRequest?: (answered: AnsweredRequest) => void;
}

export interface AnsweredRequest {
  readonly method: string;
  /** With its query; secrets in it are masked. */
  readonly path: string;
  readonly status: number;
  /** Why it was refused, in a few words. */
  readonly reason?: string;
  /** How long the answer took, in milliseconds. */
  readonly ms: number;
}

/** How long a reload waits for requests in flight: those that take longer finish on what was. */
const patience = 250;

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
  const { dataset, snapshots, token, ...owned } = openDataset(project.config);
  const gate = createGate();
  const reasons: Reasons = new WeakMap();
  const snapshot = (name: string) => snapshots.save(name, dataset.backup);
  const stageEnvironment: StageEnvironment = {
    now,
    random: environment.random ?? Math.random,
    onFailure: environment.onFailure ?? (() => {}),
    onRefusal: (request, reason) => reasons.set(request, reason),
    onStep: environment.onStep ?? (() => {}),
    onProgress: environment.onProgress ?? (() => {}),
    management: { token, reset, snapshot, restore },
    keepCopy: async () => {
      const name = `before-${now().toISOString().replaceAll(/[:.]/g, "-")}`;
      await snapshot(name);
      return name;
    },
  };
  const build = (next: Project) => buildStage(next, dataset, stageEnvironment);
  let stage = await closingOnFailure(owned.close, () => build(project));

  const answer = (request: Request): Response | Promise<Response> => {
    const answered = gate.pass(() => stage.fetch(request));
    if (!(answered instanceof Promise)) return answered;
    return answered.catch((error: unknown) => {
      if (error instanceof Retired) return answer(request);
      throw error;
    });
  };
  const fetch = observe(answer, () => stage.project.config, reasons, environment.onRequest);
  let listener: Listener | undefined;
  let starting: Promise<Listener> | undefined;
  let asked = project.config;
  return {
    get config() {
      return stage.project.config;
    },
    get routes() {
      return stage.project.routes;
    },
    get relations() {
      return stage.project.relations;
    },
    get files() {
      return stage.project.files;
    },
    get url() {
      return listener?.url;
    },
    get tokens() {
      return stage.tokens;
    },
    get records() {
      return dataset.total();
    },
    document: () => stage.document(),
    fetch: async (request) => fetch(request),
    listen: async () => {
      starting ??= listen(fetch, stage.project.config, stageEnvironment.onFailure).catch(
        (error) => {
          starting = undefined;
          throw error;
        },
      );
      listener = await starting;
      owned.noteUrl(listener.url);
      return listener.url;
    },
    reload,
    reset: (paths = []) => reset(paths),
    snapshot,
    restore,
    snapshots: snapshots.list,
    deleteSnapshot: snapshots.delete,
    close: async () => {
      const started = await starting?.catch(() => undefined);
      await started?.close(patienceAtEnd);
      owned.close();
    },
  };

  async function reload(): Promise<void> {
    const next = await read();
    await exchange(keepFixed(next, project.config));
    const postponed = findPostponed(next.config, asked, project.config);
    asked = next.config;
    if (postponed.length > 0) environment.onPostponed?.(postponed);
  }

  async function exchange(next: Project, prepare = () => {}): Promise<void> {
    await gate.exchange(async () => {
      prepare();
      const before = stage;
      stage = await build(next);
      before.retire();
    }, patience);
  }

  async function reset(paths: readonly string[]): Promise<void> {
    const resources = findResources(stage.project, paths);
    await exchange(stage.project, () => {
      for (const resource of resources) dataset.vacate(resource);
    });
  }

  async function restore(name: string): Promise<void> {
    const file = snapshots.find(name);
    await exchange(stage.project, () => dataset.restore(file));
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

/** The resources of these paths; without any, all of them. */
function findResources({ resources }: Project, paths: readonly string[]): readonly Resource[] {
  if (paths.length === 0) return resources;
  const known = resources.map(({ path }) => path);
  const unknown = paths.filter((path) => !known.includes(path));
  if (unknown.length === 0) return resources.filter(({ path }) => paths.includes(path));
  throw new SetupError(
    unknown.map((path) => {
      const remedy = suggest(path, known);
      const message = "there is no such resource.";
      return { code: "resource-unknown", place: path, message, ...(remedy ? { remedy } : {}) };
    }),
  );
}

type Fetch = (request: Request) => Response | Promise<Response>;

/** Why a request was refused: the answer's body says it to the client, this to the log. */
type Reasons = WeakMap<Request, string>;

function observe(
  fetch: Fetch,
  config: () => Config,
  reasons: Reasons,
  onRequest: Environment["onRequest"],
): Fetch {
  if (!onRequest) return fetch;
  return (request) => {
    const start = performance.now();
    return andThen(fetch(request), (response) => {
      const reason = reasons.get(request);
      onRequest({
        method: request.method,
        path: toLoggedPath(request.url, config().auth),
        status: response.status,
        ...(reason === undefined ? {} : { reason }),
        ms: performance.now() - start,
      });
      return response;
    });
  };
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
  return { list, delete: remove };
}

/** Who is serving a project's dataset now, and what lets this process manage it. */
export async function findServer(
  source: Source,
  overrides: Partial<Options> = {},
): Promise<LockOwner | undefined> {
  const { dataset } = (await readConfig(source, overrides)).config;
  return readOwner(dataset);
}

function readClock(): Date {
  return new Date();
}
