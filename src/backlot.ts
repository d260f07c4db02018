import { type Auth, createAuth } from "./auth/create-auth.ts";
import { createTokens, type Tokens } from "./auth/create-tokens.ts";
import type { Config } from "./config/config.ts";
import type { Options } from "./config/options.ts";
import { createConsoleHandlers } from "./console/console-handlers.ts";
import { createDataset } from "./dataset/create-dataset.ts";
import type { Dataset } from "./dataset/dataset.ts";
import { openAccounts } from "./dataset/open-accounts.ts";
import { type Mistake, SetupError } from "./errors.ts";
import { checkRecords } from "./generate/check-records.ts";
import { createGenerator, type Generator } from "./generate/create-generator.ts";
import { createCollectionHandlers } from "./http/collection-handlers.ts";
import { createApp } from "./http/create-app.ts";
import { countRecords, readFirstRecords } from "./http/first-records.ts";
import { isGuarded } from "./http/is-guarded.ts";
import { type Listener, listen } from "./http/listen.ts";
import { createListHandler } from "./http/lists/create-list-handler.ts";
import { toLoggedPath } from "./http/logged-path.ts";
import { createObjectHandlers } from "./http/object-handlers.ts";
import { createPause } from "./http/pause.ts";
import { createDeleteRecord } from "./http/relations/delete-record.ts";
import { createKeepReferences } from "./http/relations/keep-references.ts";
import { createPresent } from "./http/relations/present-records.ts";
import type { Route } from "./http/routes.ts";
import { createSafety } from "./http/safety.ts";
import { createPublisher, type Publisher } from "./openapi/create-publisher.ts";
import { createDocumentHandlers } from "./openapi/document-handlers.ts";
import {
  describeProject,
  type OpenApiDocument,
  type Project,
  readConfig,
  readProject,
  type Source,
  toTitle,
} from "./project.ts";
import type { Relation } from "./schema/relation.ts";
import type { Resource } from "./schema/resource.ts";
import type { JsonObject } from "./schema/schema.ts";
import { toKept } from "./schema/stored-resources.ts";
import { createCheck } from "./schema/validate.ts";

export type { TokenInfo, Tokens } from "./auth/create-tokens.ts";

export interface Backlot {
  readonly config: Config;
  readonly routes: readonly Route[];
  readonly relations: readonly Relation[];
  /** Where it listens; undefined before `listen`. */
  readonly url: string | undefined;
  /** The bearer tokens of the dataset: to make "your session has expired" happen at will. */
  readonly tokens: Tokens;
  /** The OpenAPI document, as the server publishes it now. */
  document(): Promise<OpenApiDocument>;
  fetch(request: Request): Promise<Response>;
  /** Starts the server and gives its base URL. */
  listen(): Promise<string>;
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
  /** Told of every request when its answer is ready. */
  readonly onRequest?: (answered: AnsweredRequest) => void;
}

export interface Progress {
  /** The resource's path. */
  readonly path: string;
  readonly made: number;
  readonly total: number;
}

export interface AnsweredRequest {
  readonly method: string;
  /** With its query; secrets in it are masked. */
  readonly path: string;
  readonly status: number;
  /** What was wrong with the credential of a refused request. */
  readonly reason?: string;
  /** How long the answer took, in milliseconds. */
  readonly ms: number;
}

/** The composition root: the only place that knows every stage. */
export async function createBacklot(
  source: Source,
  overrides: Partial<Options> = {},
  environment: Environment = {},
): Promise<Backlot> {
  const project = await readProject(source, overrides);
  const { config, models, resources, relations, routes } = project;
  for (const warning of models.warnings) environment.onWarning?.(warning);
  const generator = onDemand(() =>
    createGenerator({
      seed: config.seed,
      locale: config.locale,
      definitions: models.definitions,
      resources,
      relations: relations.map(toKept),
      settings: config.resources,
    }),
  );
  const dataset = createDataset(config.dataset, {
    resources,
    definitions: models.definitions,
    seed: config.seed,
  });
  try {
    await fillVacant(project, dataset, generator, environment.onProgress ?? (() => {}));
  } catch (error) {
    dataset.close();
    throw error;
  }

  const auth = createAuth(config.auth, dataset.accounts, environment.now ?? readClock);
  const reasons: Reasons = new WeakMap();
  const present = createPresent(dataset, models.definitions, relations);
  const publisher = createPublisher({
    examples: () => readFirstRecords(dataset, resources, present, relations),
    // Relative to where the document is read from: right for every name and port of this machine.
    build: (example) => describeProject(project, "/", example),
  });
  const app = buildApp(project, dataset, generator, auth, publisher, reasons, environment);
  const fetch = observe(app.fetch, config, reasons, environment.onRequest);
  let listener: Listener | undefined;
  return {
    config,
    routes,
    relations,
    get url() {
      return listener?.url;
    },
    tokens: auth.tokens,
    document: publisher.document,
    fetch: async (request) => fetch(request),
    listen: async () => {
      listener ??= await listen(fetch, config);
      return listener.url;
    },
    close: async () => {
      await listener?.close();
      dataset.close();
    },
  };
}

type Fetch = (request: Request) => Response | Promise<Response>;

/** Why a request was refused: the answer's body says it to the client, this to the log. */
type Reasons = WeakMap<Request, string>;

function observe(
  fetch: Fetch,
  config: Config,
  reasons: Reasons,
  onRequest: Environment["onRequest"],
): Fetch {
  if (!onRequest) return fetch;
  return async (request) => {
    const start = performance.now();
    const response = await fetch(request);
    const reason = reasons.get(request);
    onRequest({
      method: request.method,
      path: toLoggedPath(request.url, config.auth),
      status: response.status,
      ...(reason === undefined ? {} : { reason }),
      ms: performance.now() - start,
    });
    return response;
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

function readClock(): Date {
  return new Date();
}

async function fillVacant(
  { config, resources, models }: Project,
  dataset: Dataset,
  generator: () => Promise<Generator>,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  const vacant = resources.filter((resource) => dataset.isVacant(resource));
  if (vacant.length === 0) return;
  const checkOf = createCheck(models.definitions);
  const mistakes = await checkRecords(resources, config.resources, checkOf);
  if (mistakes.length > 0) throw new SetupError(mistakes);
  const { record, total } = await generator();
  for (const resource of vacant) {
    dataset.fill(resource, makeRecords(resource, total(resource), record, onProgress));
  }
}

/** How many records are made between two words about it. */
const progressStep = 1000;

/** One after the other as the dataset takes them: the memory in use does not grow with the count. */
function* makeRecords(
  resource: Resource,
  total: number,
  record: Generator["record"],
  onProgress: (progress: Progress) => void,
): Iterable<JsonObject> {
  for (let index = 0; index < total; index++) {
    if (index % progressStep === 0) onProgress({ path: resource.path, made: index, total });
    yield record(resource, index);
  }
  onProgress({ path: resource.path, made: total, total });
}

function buildApp(
  project: Project,
  dataset: Dataset,
  generator: () => Promise<Generator>,
  auth: Auth,
  publisher: Publisher,
  reasons: Reasons,
  { now = readClock, random = Math.random, onFailure = () => {} }: Environment,
) {
  const { config, models, relations, routes } = project;
  const title = toTitle(project);
  const { definitions } = models;
  const maker = {
    check: config.validate ? createCheck(definitions) : undefined,
    sampler: async () => (await generator()).record,
    now,
  };
  const present = createPresent(dataset, definitions, relations);
  const list = createListHandler({
    dataset,
    present,
    definitions,
    envelope: config.envelope,
    ignored: config.auth?.mode === "apiKey" && config.auth.in === "query" ? [config.auth.name] : [],
  });
  return createApp({
    routes,
    guard: auth.guard,
    isGuarded: (route) => isGuarded(route, config.auth),
    onProblem: ({ members: { reason } }, request) => {
      if (typeof reason === "string") reasons.set(request, reason);
    },
    safety: createSafety(config),
    pause: createPause(config.delay, random),
    onFailure,
    handlers: {
      ...auth.handlers,
      ...createCollectionHandlers({
        dataset,
        definitions,
        maker,
        list,
        present,
        keepReferences: createKeepReferences(dataset, definitions, relations),
        deleteRecord: createDeleteRecord(dataset, definitions, relations),
      }),
      ...createObjectHandlers(dataset, maker),
      ...createDocumentHandlers({
        title,
        openapiPath: config.docs?.openapi ?? "",
        uiPath: config.docs?.ui ?? "",
        publisher,
      }),
      ...createConsoleHandlers({
        title,
        routes,
        auth: config.auth,
        count: (resource) => countRecords(dataset, resource),
      }),
    },
  });
}

function onDemand<T>(create: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= create();
    return made;
  };
}
