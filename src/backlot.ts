import { basename, resolve } from "node:path";
import { type Auth, createAuth } from "./auth/create-auth.ts";
import { createTokens, type Tokens } from "./auth/create-tokens.ts";
import type { Config } from "./config/config.ts";
import { loadOptions } from "./config/load-options.ts";
import type { Options } from "./config/options.ts";
import { resolveConfig } from "./config/resolve-config.ts";
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
import { createObjectHandlers } from "./http/object-handlers.ts";
import { buildRoutes, type Route } from "./http/routes.ts";
import { readModels } from "./models/read-models.ts";
import { buildDocument } from "./openapi/build-document.ts";
import { createDocumentHandlers } from "./openapi/document-handlers.ts";
import { buildRelations } from "./schema/build-relations.ts";
import type { Relation } from "./schema/relation.ts";
import { buildResources, type Resource } from "./schema/resource.ts";
import type { Definitions } from "./schema/schema.ts";
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
}

/** The composition root: the only place that knows every stage. */
export async function createBacklot(
  source: Options | string,
  overrides: Partial<Options> = {},
  environment: Environment = {},
): Promise<Backlot> {
  const config = await readConfig(source, overrides);
  const models = await readModels(
    config.root,
    config.models,
    config.resources.map(({ place, type }) => ({ place: `${place}.type`, type })),
  );
  for (const warning of models.warnings) environment.onWarning?.(warning);
  const resources = buildResources(config.resources, models);
  const relations = buildRelations(resources, config.resources);
  const generator = onDemand(() => createGenerator(config.seed, models.definitions));
  const dataset = createDataset(config.dataset, resources, config.seed);
  await fillVacant(dataset, resources, generator);

  const routes = buildRoutes({ ...config, resources });
  const auth = createAuth(config.auth, dataset.accounts, environment.now ?? readClock);
  const app = buildApp(config, models.definitions, routes, dataset, generator, auth, environment);
  let listener: Listener | undefined;
  return {
    config,
    routes,
    relations,
    get url() {
      return listener?.url;
    },
    tokens: auth.tokens,
    fetch: async (request) => app.fetch(request),
    listen: async () => {
      listener ??= await listen(app.fetch, config.host, config.port);
      return listener.url;
    },
    close: async () => {
      await listener?.close();
      dataset.close();
    },
  };
}

export interface OpenTokens extends Tokens {
  close(): void;
}

/** The tokens of a project's dataset without its server; one that is running on it notices. */
export async function openTokens(
  source: Options | string,
  overrides: Partial<Options> = {},
): Promise<OpenTokens> {
  const { dataset } = await readConfig(source, overrides);
  const { accounts, close } = openAccounts(dataset);
  return { ...createTokens(() => accounts, readClock), close };
}

function readClock(): Date {
  return new Date();
}

async function readConfig(source: Options | string, overrides: Partial<Options>): Promise<Config> {
  const { options, root } =
    typeof source === "string"
      ? await loadOptions(resolve(source))
      : { options: source, root: process.cwd() };
  const given = typeof options === "object" && options !== null;
  return resolveConfig(given ? { ...options, ...overrides } : options, root);
}

async function fillVacant(
  dataset: Dataset,
  resources: readonly Resource[],
  generator: () => Promise<Generator>,
): Promise<void> {
  for (const resource of resources.filter((candidate) => dataset.isVacant(candidate))) {
    const { record } = await generator();
    const count = resource.shape === "collection" ? resource.count : 1;
    dataset.fill(
      resource,
      (function* generateRecords() {
        for (let index = 0; index < count; index++) yield record(resource, index);
      })(),
    );
  }
}

function buildApp(
  config: Config,
  definitions: Definitions,
  routes: readonly Route[],
  dataset: Dataset,
  generator: () => Promise<Generator>,
  auth: Auth,
  { now = readClock, onFailure = () => {} }: Environment,
) {
  const title = `${basename(config.root)} mock API`;
  const maker = {
    validate: createValidate(definitions),
    sample: async (resource: Resource, position: number) =>
      (await generator()).record(resource, position),
    now,
  };
  return createApp({
    routes,
    guard: auth.guard,
    isGuarded: (route) => isGuarded(route, config.auth),
    onFailure,
    handlers: {
      ...auth.handlers,
      ...createCollectionHandlers(dataset, maker),
      ...createObjectHandlers(dataset, maker),
      ...createDocumentHandlers({
        title,
        openapiPath: config.docs?.openapi ?? "",
        uiPath: config.docs?.ui ?? "",
        document: (serverUrl) =>
          buildDocument({
            title,
            version: "1.0.0",
            serverUrl,
            routes,
            definitions,
            auth: config.auth,
          }),
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
