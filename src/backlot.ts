import { type Auth, createAuth } from "./auth/create-auth.ts";
import { createTokens, type Tokens } from "./auth/create-tokens.ts";
import type { Config } from "./config/config.ts";
import type { Options } from "./config/options.ts";
import { createConsoleHandlers } from "./console/console-handlers.ts";
import { createDataset } from "./dataset/create-dataset.ts";
import type { Dataset } from "./dataset/dataset.ts";
import { openAccounts } from "./dataset/open-accounts.ts";
import type { Mistake } from "./errors.ts";
import { createGenerator, type Generator } from "./generate/create-generator.ts";
import { createCollectionHandlers } from "./http/collection-handlers.ts";
import { createApp } from "./http/create-app.ts";
import { isGuarded } from "./http/is-guarded.ts";
import { type Listener, listen } from "./http/listen.ts";
import { toLoggedPath } from "./http/logged-path.ts";
import { createObjectHandlers } from "./http/object-handlers.ts";
import type { Route } from "./http/routes.ts";
import { createDocumentHandlers } from "./openapi/document-handlers.ts";
import {
  describeProject,
  type Project,
  readConfig,
  readProject,
  type Source,
  toTitle,
} from "./project.ts";
import type { Relation } from "./schema/relation.ts";
import type { Resource } from "./schema/resource.ts";
import { createValidate } from "./schema/validate.ts";

export type { TokenInfo, Tokens } from "./auth/create-tokens.ts";

export interface Backlot {
  readonly config: Config;
  readonly routes: readonly Route[];
  readonly relations: readonly Relation[];
  /** Where it listens; undefined before `listen`. */
  readonly url: string | undefined;
  /** The bearer tokens of the dataset: to make "your session has expired" happen at will. */
  readonly tokens: Tokens;
  fetch(request: Request): Promise<Response>;
  /** Starts the server and gives its base URL. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

/** What a program may decide beside the config: chance and time come from outside. */
export interface Environment {
  readonly now?: () => Date;
  readonly onFailure?: (error: unknown) => void;
  /** Told of what is wrong in the models' files without being in the way. */
  readonly onWarning?: (warning: Mistake) => void;
  /** Told of every request when its answer is ready. */
  readonly onRequest?: (answered: AnsweredRequest) => void;
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
      locale: "en",
      definitions: models.definitions,
      resources,
      relations,
      settings: new Map(),
    }),
  );
  const dataset = createDataset(config.dataset, resources, config.seed);
  await fillVacant(dataset, resources, generator);

  const auth = createAuth(config.auth, dataset.accounts, environment.now ?? readClock);
  const reasons: Reasons = new WeakMap();
  const app = buildApp(project, dataset, generator, auth, reasons, environment);
  const serve = async (request: Request) => app.fetch(request);
  const fetch = observe(serve, config, reasons, environment.onRequest);
  let listener: Listener | undefined;
  return {
    config,
    routes,
    relations,
    get url() {
      return listener?.url;
    },
    tokens: auth.tokens,
    fetch,
    listen: async () => {
      listener ??= await listen(fetch, config.host, config.port);
      return listener.url;
    },
    close: async () => {
      await listener?.close();
      dataset.close();
    },
  };
}

type Fetch = (request: Request) => Promise<Response>;

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
  dataset: Dataset,
  resources: readonly Resource[],
  generator: () => Promise<Generator>,
): Promise<void> {
  for (const resource of resources.filter((candidate) => dataset.isVacant(candidate))) {
    const { record, total } = await generator();
    const count = total(resource);
    dataset.fill(
      resource,
      (function* generateRecords() {
        for (let index = 0; index < count; index++) yield record(resource, index);
      })(),
    );
  }
}

function buildApp(
  project: Project,
  dataset: Dataset,
  generator: () => Promise<Generator>,
  auth: Auth,
  reasons: Reasons,
  { now = readClock, onFailure = () => {} }: Environment,
) {
  const { config, models, routes } = project;
  const title = toTitle(project);
  const maker = {
    validate: createValidate(models.definitions),
    sample: async (resource: Resource, position: number) =>
      (await generator()).record(resource, position),
    now,
  };
  return createApp({
    routes,
    guard: auth.guard,
    isGuarded: (route) => isGuarded(route, config.auth),
    onProblem: ({ members: { reason } }, request) => {
      if (typeof reason === "string") reasons.set(request, reason);
    },
    onFailure,
    handlers: {
      ...auth.handlers,
      ...createCollectionHandlers(dataset, maker),
      ...createObjectHandlers(dataset, maker),
      ...createDocumentHandlers({
        title,
        openapiPath: config.docs?.openapi ?? "",
        uiPath: config.docs?.ui ?? "",
        document: (serverUrl) => describeProject(project, serverUrl),
      }),
      ...createConsoleHandlers(title, routes),
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
