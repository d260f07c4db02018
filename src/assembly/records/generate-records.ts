import { resolve } from "node:path";
import { defaults } from "../../config/defaults.ts";
import { SetupError } from "../../errors.ts";
import type { Generator } from "../../generate/create-generator.ts";
import type { ExplainInput } from "../../generate/explain-member.ts";
import type { Models } from "../../schema/model.ts";
import { buildResources, defaultCount, type Resource } from "../../schema/resource.ts";
import type { JsonObject } from "../../schema/schema.ts";
import { readConfig } from "../project/project.ts";
import { refuseUnfit } from "../project/refuse-unfit.ts";
import { toDay } from "./record-time.ts";

export interface RecordRequest {
  /** A type expression over the models: `User`, `Pick<User, "id">`. */
  readonly type: string;
  /** Model files; without them, those of the config. */
  readonly models?: readonly string[];
  /** The config file, or the folder that it is in. Default: the working directory. */
  readonly config?: string;
  /** Default: 20. */
  readonly count?: number;
  /** Default: the config's, or 1. */
  readonly seed?: number;
  /** The date that generated dates lie around. Default: the config's, or today (UTC). */
  readonly now?: string | Date;
}

/** Records of any type of the models, as a server with this seed would make them. */
export async function generateRecords(
  request: RecordRequest,
  clock: () => Date = () => new Date(),
): Promise<Iterable<JsonObject>> {
  const { generator, resource } = await prepareRecords(request, clock);
  return (function* generate() {
    for (let index = 0; index < (request.count ?? defaultCount); index++) {
      yield generator.record(resource, index);
    }
  })();
}

/** A type's records before they are made, and all that decides what is in them. */
export interface PreparedRecords extends ExplainInput {
  readonly generator: Generator;
}

export async function prepareRecords(
  request: RecordRequest,
  clock: () => Date = () => new Date(),
): Promise<PreparedRecords> {
  refuseUnfit();
  const [{ readModels }, { createGenerator }, { loadLibrary }] = await Promise.all([
    import("../../models/read-models.ts"),
    import("../../generate/create-generator.ts"),
    import("../../generate/load-library.ts"),
  ]);
  const { root, patterns, seed, locale, now: fixed } = await findModels(request);
  const now = request.now === undefined ? (fixed ?? toDay(clock())) : new Date(request.now);
  const models = await readModels(root, patterns, [{ place: "type", type: request.type }]);
  const resource = buildRecordResource(models, request.count ?? defaultCount);
  const { definitions } = models;
  const generator = await createGenerator({
    seed: request.seed ?? seed,
    locale,
    now,
    definitions,
    resources: [resource],
    relations: [],
    settings: [],
  });
  const library = await loadLibrary(locale, now, () => {}, false);
  return {
    resource,
    models: [resource.model],
    definitions,
    relations: [],
    settings: undefined,
    library,
    generator,
  };
}

async function findModels({ models = [], config = "." }: RecordRequest) {
  if (models.length > 0) {
    const root = process.cwd();
    return {
      root,
      patterns: models.map((file) => resolve(root, file)),
      seed: defaults.seed,
      locale: defaults.locale,
      now: undefined,
    };
  }
  const found = (await readConfig(config, {})).config;
  const { seed, locale, now } = found;
  return { root: found.root, patterns: found.models, seed, locale, now };
}

/** A collection where there is an identifier, which then counts; otherwise as many single objects. */
function buildRecordResource(models: Models, count: number): Resource {
  const setting = { path: "/records", operations: undefined, id: undefined };
  const build = (isArray: boolean) => {
    const bound = models.bound.map((model) => ({ ...model, isArray }));
    const given = { ...setting, place: "", count: isArray ? count : undefined };
    return buildResources([given], { ...models, bound });
  };
  try {
    return only(build(true));
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    return only(placed(() => build(false)));
  }
}

/** The mistakes of a resource that nobody wrote are those of the type that somebody asked for. */
function placed<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    throw new SetupError(error.mistakes.map((mistake) => ({ ...mistake, place: "type" })));
  }
}

function only(resources: readonly Resource[]): Resource {
  const [resource] = resources;
  if (!resource) throw new Error("No resource was built for the type");
  return resource;
}
