import { type Auth, createAuth } from "../../auth/create-auth.ts";
import { toHint } from "../../auth/hint.ts";
import { toRecordKeyPrefix } from "../../auth/users/record-users.ts";
import { ownDialect } from "../../config/list-dialect.ts";
import { createConsoleHandlers } from "../../console/console-handlers.ts";
import { checkPath, recordsPath } from "../../control/api.ts";
import type { Dataset } from "../../dataset/dataset.ts";
import type { HttpError } from "../../errors.ts";
import type { Generator } from "../../generate/create-generator.ts";
import { toRefusalWords } from "../../http/answers/refusal-words.ts";
import { createSuggestPath } from "../../http/answers/suggest-path.ts";
import { type App, createApp, type Handlers } from "../../http/create-app.ts";
import { createListHandler, type ListParts } from "../../http/lists/create-list-handler.ts";
import { createPause } from "../../http/pause.ts";
import { createParametersOf } from "../../http/query/parameters.ts";
import { createAccountRecords } from "../../http/records/account-records.ts";
import { createCollectionHandlers } from "../../http/records/collection-handlers.ts";
import { readFirstRecords } from "../../http/records/first-records.ts";
import { createObjectHandlers } from "../../http/records/object-handlers.ts";
import { createShowRecord } from "../../http/records/show-record.ts";
import type { RecordMaker } from "../../http/records/write/complete-record.ts";
import { createObjectWrites } from "../../http/records/write/object-writes.ts";
import { createReadProfile } from "../../http/records/write/read-profile.ts";
import { asksForGuarded, isGuarded, isPublic } from "../../http/relations/is-guarded.ts";
import { createPresent } from "../../http/relations/present-records.ts";
import { buildOpenRoutes, type ResourceRoute } from "../../http/routes/routes.ts";
import { createSafety } from "../../http/safety.ts";
import type { SimulationParts } from "../../http/simulation/create-interference.ts";
import { createPublisher, type Publisher } from "../../openapi/create-publisher.ts";
import { createDocumentHandlers } from "../../openapi/document-handlers.ts";
import type { Collection, Resource } from "../../schema/resource.ts";
import { explainStorage } from "../dataset/explain-storage.ts";
import { accountsOf } from "../project/account-collection.ts";
import {
  describeProject,
  type OpenApiDocument,
  type Project,
  toTitle,
} from "../project/project.ts";
import type { Progress } from "../records/make-records.ts";
import { type AdoptionTools, adoptProject } from "./adopt-project.ts";
import { toRehearsal, toRehearsingMaker } from "./rehearse-writes.ts";
import { createStageRecords, type StageRecords } from "./stage-records.ts";

/** A project on its dataset, ready to answer: what a reload puts in place of the one before. */
export interface Stage {
  readonly project: Project;
  readonly dataset: Dataset;
  readonly records: Pick<StageRecords, "access" | "seed" | "load" | "warmUp">;
  readonly auth: Pick<Auth, "tokens" | "users" | "signIn" | "restart">;
  readonly document: () => Promise<OpenApiDocument>;
  readonly fetch: (request: Request) => Response | Promise<Response>;
  /** The same for who manages the server: every record, and nothing stands before it. */
  readonly manageRecords: (request: Request) => Response | Promise<Response>;
  /** Answers as if the record were written, and writes nothing. */
  readonly checkRecord: (request: Request) => Response | Promise<Response>;
}

export interface StageEnvironment {
  readonly now: () => Date;
  readonly onFailure: (error: unknown) => void;
  /** Told in a few words why a request was refused. */
  readonly onRefusal: (request: Request, reason: string) => void;
  /** Whose requests those without a credential count as. */
  readonly signedIn?: string | undefined;
  /** The same for a project however often it is asked for: it takes long to make. */
  readonly generator: (project: Project) => Promise<Generator>;
  /** Makes the records that are missing. */
  readonly filler: (project: Project) => Promise<Generator>;
  /** The same where there is nothing yet. */
  readonly firstFiller: (project: Project) => Promise<Generator>;
  readonly refuseWrites: () => void;
  /** Whether the program that it runs in reads and writes records without waiting. */
  readonly isPrompt: boolean;
  /** Whether this stage is the one that is served: another writes nothing any more. */
  readonly isCurrent: (stage: Stage) => boolean;
  readonly simulation: SimulationParts;
  readonly keepCopy: AdoptionTools["keepCopy"];
  readonly onStep: AdoptionTools["onStep"];
  readonly onProgress: (progress: Progress) => void;
  readonly staged?: AdoptionTools["staged"];
}

/** Makes the dataset fit, with the records of some resources anew, and the app over it. */
export async function buildStage(
  project: Project,
  dataset: Dataset,
  environment: StageEnvironment,
  anew: readonly Resource[] = [],
): Promise<Stage> {
  const generator = () => environment.generator(project);
  const filler = () => environment.filler(project);
  const firstFiller = () => environment.firstFiller(project);
  const accounts = findAccounts(project);
  // Records made anew are other users than those who were there.
  const isNew = accounts && (dataset.isVacant(accounts) || anew.includes(accounts));
  await adoptProject(project, dataset, {
    ...environment,
    generator,
    filler,
    firstFiller,
    anew,
  });
  if (accounts && isNew) dataset.accounts().unlinkRecords(toRecordKeyPrefix(accounts.path));
  const publisher = buildPublisher(project, dataset);
  const isRetired = () => !environment.isCurrent(stage);
  const { now, refuseWrites } = environment;
  const recordParts = { generator, accounts, now, isRetired, refuseWrites };
  const records = createStageRecords(project, dataset, recordParts);
  const { app, open, rehearse, auth } = buildApp(project, dataset, publisher, records, environment);
  const { document } = publisher;
  const stage: Stage = {
    project,
    dataset,
    records,
    auth,
    document,
    fetch: app.fetch,
    manageRecords: (request) => open().fetch(request),
    checkRecord: (request) => rehearse().fetch(request),
  };
  if (environment.isPrompt) await records.load();
  return stage;
}

/** The collection whose records are the users. */
export function findAccounts({ config, resources }: Project): Collection | undefined {
  const path = accountsOf(config);
  const found = resources.find((resource) => resource.path === path);
  return found?.shape === "collection" ? found : undefined;
}

function buildPublisher(project: Project, dataset: Dataset): Publisher {
  const { resources, relations, models } = project;
  const present = createPresent(dataset, models.definitions, relations);
  return createPublisher({
    examples: () => readFirstRecords(dataset, resources, present, relations),
    // Relative to where the document is read from: right for every name and port of this machine.
    build: (example) => describeProject(project, "/", example),
  });
}

interface BuiltApp {
  readonly app: App;
  readonly auth: Auth;
  /** For who manages the records. */
  readonly open: () => App;
  /** For who wants to know whether a record could be written. */
  readonly rehearse: () => App;
}

function buildCheckRoutes(resources: readonly Resource[]): readonly ResourceRoute[] {
  return buildOpenRoutes(checkPath, resources).filter(
    ({ method }) => method === "POST" || method === "PUT",
  );
}

function toRehearsed({ dataset, maker }: { dataset: Dataset; maker: RecordMaker }) {
  const rehearsal = toRehearsal(dataset);
  const rehearsing = toRehearsingMaker(maker);
  const objectWrites = createObjectWrites(rehearsal, rehearsing);
  return { dataset: rehearsal, maker: rehearsing, objectWrites };
}

function buildApp(
  project: Project,
  dataset: Dataset,
  publisher: Publisher,
  records: StageRecords,
  environment: StageEnvironment,
): BuiltApp {
  const { now, onFailure, onRefusal, refuseWrites, simulation } = environment;
  const { config, models, relations, routes } = project;
  const title = toTitle(project);
  const { definitions } = models;
  const accounts = findAccounts(project);
  const { maker, present, keepReferences, deleteRecord } = records;
  const auth = createAuth({
    config: config.auth,
    basePath: config.basePath,
    signedIn: environment.signedIn,
    accounts: dataset.accounts,
    records:
      accounts &&
      createAccountRecords({
        resource: accounts,
        dataset,
        definitions,
        maker,
        keepReferences,
        deleteRecord,
        show: createShowRecord(dataset, present),
        givenPasswords: project.givenPasswords,
      }),
    readBody: createReadProfile(maker, accounts),
    now,
  });
  const parametersOf = createParametersOf(config.lists.names);
  const own = { dataset, maker, objectWrites: records.objectWrites };
  const toRecordHandlers = (
    { dialect, parametersOf }: Pick<ListParts, "dialect" | "parametersOf">,
    guardHidden: ListParts["guardHidden"],
    { dataset, maker, objectWrites } = own,
  ) => ({
    ...createCollectionHandlers({
      dataset,
      definitions,
      maker,
      list: createListHandler({
        dataset,
        present,
        definitions,
        dialect,
        relations,
        parametersOf,
        guardHidden,
        ignored:
          config.auth?.mode === "apiKey" && config.auth.in === "query" ? [config.auth.name] : [],
      }),
      parametersOf,
      relations,
      present,
      keepReferences,
      deleteRecord,
    }),
    ...createObjectHandlers(dataset, definitions, maker, objectWrites),
  });
  const handlers: Handlers = {
    ...auth.handlers,
    ...toRecordHandlers({ dialect: config.lists, parametersOf }, (collections, request) => {
      const isOpen = (collection: Collection) =>
        !config.auth || isPublic(config.auth, collection.path, "GET");
      if (!collections.every(isOpen)) auth.guard?.(request);
    }),
    ...createDocumentHandlers({
      title,
      openapiPath: config.docs?.openapi ?? "",
      uiPath: config.docs?.ui ?? "",
      publisher,
    }),
    ...createConsoleHandlers({ title, docs: config.docs }),
  };
  const parts = {
    suggestPath: createSuggestPath(
      routes.filter(({ path }) => !path.startsWith("/_backlot")).map(({ path }) => path),
      config.basePath,
    ),
    hints: config.auth ? { unauthorized: toHint(config.auth, config.basePath) } : {},
    onProblem: (error: HttpError, request: Request) => {
      if (error.status < 500) onRefusal(request, toRefusalWords(error));
    },
    refuseWrites,
    safety: createSafety(config),
    toRefusal: explainStorage,
    onFailure,
  };
  const app = createApp({
    ...parts,
    routes,
    handlers,
    guard: auth.guard,
    isGuarded: (route, request) =>
      isGuarded(route, config.auth) ||
      asksForGuarded(route, () => parametersOf(request), config.auth, relations),
    pause: createPause(config.delay, simulation.random),
    simulation,
  });
  // Who manages the records asks as we say it, whatever the real backend's lists are like.
  const managed = { dialect: ownDialect, parametersOf: createParametersOf(ownDialect.names) };
  const createOpenApp = (routes: readonly ResourceRoute[], written?: typeof own) =>
    createApp({
      ...parts,
      routes,
      handlers: { ...handlers, ...toRecordHandlers(managed, () => {}, written) },
      guard: undefined,
      isGuarded: () => false,
      pause: undefined,
      simulation: undefined,
    });
  // Only where somebody manages the records: a start and a reset go without.
  let opened: App | undefined;
  let rehearsing: App | undefined;
  return {
    app,
    auth,
    open: () => {
      opened ??= createOpenApp(buildOpenRoutes(recordsPath, project.resources));
      return opened;
    },
    rehearse: () => {
      rehearsing ??= createOpenApp(buildCheckRoutes(project.resources), toRehearsed(own));
      return rehearsing;
    },
  };
}
