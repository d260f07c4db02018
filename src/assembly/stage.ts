import { type Auth, createAuth } from "../auth/create-auth.ts";
import type { Tokens } from "../auth/create-tokens.ts";
import { toHint } from "../auth/hint.ts";
import { createConsoleHandlers } from "../console/console-handlers.ts";
import type { Management } from "../console/manage-handler.ts";
import type { Dataset } from "../dataset/dataset.ts";
import { toDatasetRefusal } from "../dataset/file/sqlite-refusals.ts";
import type { Generator } from "../generate/create-generator.ts";
import { buildNumbering } from "../generate/identifiers.ts";
import { createApp } from "../http/create-app.ts";
import { createListHandler } from "../http/lists/create-list-handler.ts";
import { createPause } from "../http/pause.ts";
import { createParametersOf } from "../http/query/parameters.ts";
import { createCollectionHandlers } from "../http/records/collection-handlers.ts";
import type { RecordMaker } from "../http/records/complete-record.ts";
import { countRecords, readFirstRecords } from "../http/records/first-records.ts";
import { createObjectHandlers } from "../http/records/object-handlers.ts";
import { createSentBodies } from "../http/records/sent-body.ts";
import { toRefusalWords } from "../http/refusal-words.ts";
import { createDeleteRecord } from "../http/relations/delete-record.ts";
import { asksForGuarded, isGuarded } from "../http/relations/is-guarded.ts";
import { createKeepReferences } from "../http/relations/keep-references.ts";
import { createPresent } from "../http/relations/present-records.ts";
import { createSafety } from "../http/safety.ts";
import { createSuggestPath } from "../http/suggest-path.ts";
import { createPublisher, type Publisher } from "../openapi/create-publisher.ts";
import { createDocumentHandlers } from "../openapi/document-handlers.ts";
import { createBodyReaders } from "../schema/bodies/body-reader.ts";
import { onceForEach } from "../schema/once-for-each.ts";
import { createNarrowings } from "../schema/records/narrow-resource.ts";
import { refuseForbiddenCode } from "../schema/validate/code-generation.ts";
import { type AdoptionTools, adoptProject } from "./adopt-project.ts";
import { fillVacant, type Progress } from "./fill-vacant.ts";
import { describeProject, type OpenApiDocument, type Project, toTitle } from "./project.ts";

/** A project on its dataset, ready to answer: what a reload puts in place of the one before. */
export interface Stage {
  readonly project: Project;
  readonly tokens: Tokens;
  readonly document: () => Promise<OpenApiDocument>;
  readonly fetch: (request: Request) => Response | Promise<Response>;
  /** Another stage has taken its place: it may still answer, but writes nothing any more. */
  retire(): void;
}

export interface StageEnvironment {
  readonly now: () => Date;
  readonly random: () => number;
  readonly onFailure: (error: unknown) => void;
  /** Told in a few words why a request was refused. */
  readonly onRefusal: (request: Request, reason: string) => void;
  readonly management: Management;
  readonly keepCopy: AdoptionTools["keepCopy"];
  readonly onStep: AdoptionTools["onStep"];
  readonly onProgress: (progress: Progress) => void;
}

/** Makes the dataset fit, the records that are missing, and the app over them. */
export async function buildStage(
  project: Project,
  dataset: Dataset,
  environment: StageEnvironment,
): Promise<Stage> {
  if (project.config.validate) refuseForbiddenCode();
  const generator = onDemand(async () => {
    const { createRecordGenerator } = await import("./record-generator.ts");
    return createRecordGenerator(project);
  });
  await adoptProject(project, dataset, { ...environment, generator });
  await fillVacant(project, dataset, generator, environment.onProgress);
  const auth = createAuth(project.config.auth, dataset.accounts, environment.now);
  const publisher = buildPublisher(project, dataset);
  let isRetired = false;
  const parts = { ...environment, isRetired: () => isRetired };
  const app = buildApp(project, dataset, generator, auth, publisher, parts);
  return {
    project,
    tokens: auth.tokens,
    document: publisher.document,
    fetch: app.fetch,
    retire: () => {
      isRetired = true;
    },
  };
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

function buildApp(
  project: Project,
  dataset: Dataset,
  generator: () => Promise<Generator>,
  auth: Auth,
  publisher: Publisher,
  environment: StageEnvironment & Pick<RecordMaker, "isRetired">,
) {
  const { now, random, isRetired, onFailure, onRefusal, management } = environment;
  const { config, models, relations, routes } = project;
  const title = toTitle(project);
  const { definitions } = models;
  const maker = {
    reader: config.validate
      ? createBodyReaders(definitions, config.validate === "strict" ? "strict" : "lenient")
      : undefined,
    sent: config.validate === true ? createSentBodies(relations) : undefined,
    sampler: async () => (await generator()).record,
    narrowing: createNarrowings(definitions),
    numbering: onceForEach(buildNumbering),
    now,
    isRetired,
  };
  const present = createPresent(dataset, definitions, relations);
  const parametersOf = createParametersOf(config.lists.names);
  const list = createListHandler({
    dataset,
    present,
    definitions,
    dialect: config.lists,
    parametersOf,
    ignored: config.auth?.mode === "apiKey" && config.auth.in === "query" ? [config.auth.name] : [],
  });
  return createApp({
    routes,
    guard: auth.guard,
    isGuarded: (route, request) =>
      isGuarded(route, config.auth) ||
      asksForGuarded(route, () => parametersOf(request), config.auth, relations),
    suggestPath: createSuggestPath(
      routes.filter(({ path }) => !path.startsWith("/_backlot")).map(({ path }) => path),
      config.basePath,
    ),
    hints: config.auth ? { unauthorized: toHint(config.auth, config.basePath) } : {},
    onProblem: (error, request) => {
      if (error.status < 500) onRefusal(request, toRefusalWords(error));
    },
    safety: createSafety(config),
    pause: createPause(config.delay, random),
    toRefusal: toDatasetRefusal,
    onFailure,
    handlers: {
      ...auth.handlers,
      ...createCollectionHandlers({
        dataset,
        definitions,
        maker,
        list,
        parametersOf,
        relations,
        present,
        keepReferences: createKeepReferences(dataset, definitions, relations),
        deleteRecord: createDeleteRecord(dataset, definitions, relations),
      }),
      ...createObjectHandlers(dataset, definitions, maker),
      ...createDocumentHandlers({
        title,
        openapiPath: config.docs?.openapi ?? "",
        uiPath: config.docs?.ui ?? "",
        publisher,
      }),
      ...createConsoleHandlers(
        { title, routes, auth: config.auth, count: (resource) => countRecords(dataset, resource) },
        management,
      ),
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
