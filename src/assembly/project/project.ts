import { basename, resolve } from "node:path";
import type { Config } from "../../config/config.ts";
import { copyOptions } from "../../config/copy-options.ts";
import { loadOptions } from "../../config/load/load-options.ts";
import type { Options } from "../../config/options.ts";
import { resolveConfig } from "../../config/resolve-config.ts";
import { type Mistake, SetupError } from "../../errors.ts";
import type { Route } from "../../http/routes/routes.ts";
import { readExportedModels } from "../../models/cached-models.ts";
import type { Models } from "../../schema/model.ts";
import { proposeResources } from "../../schema/propose-resources.ts";
import type { Relation, UndecidedReference } from "../../schema/relations/relation.ts";
import type { Resource } from "../../schema/resource.ts";
import type { Json, JsonObject } from "../../schema/schema.ts";
import { refuseUnfit } from "./refuse-unfit.ts";

/** What a config and its models say, before anything is served. */
export interface Project {
  readonly config: Config;
  readonly models: Models;
  readonly resources: readonly Resource[];
  readonly relations: readonly Relation[];
  /** Members that might refer to more than one collection, and so refer to none. */
  readonly undecided: readonly UndecidedReference[];
  /** What the config gives the users among its fixed records for a password. */
  readonly givenPasswords: ReadonlyMap<Json, string>;
  readonly routes: readonly Route[];
  /** What is odd without being in the way. */
  readonly warnings: readonly Mistake[];
  /** The files that it was read from: when one of them changes, it must be read again. */
  readonly files: readonly string[];
}

/** Options, where to find them, or how to make them anew at every reading. */
export type Source = Options | string | (() => Promise<Options | Described>);

/** Options together with the models that they bind, where these were not read from TypeScript. */
export interface Described {
  readonly options: Options;
  readonly models: Models;
  /** What both were read from. */
  readonly files: readonly string[];
}

/** What a source says, as far as it could be read. */
export interface ReadOptions extends Pick<Project, "config" | "files"> {
  /** Undefined: the compiler has to read them. */
  readonly models: Models | undefined;
}

/**
 * Options that serve every exported model of these files, as far as it can be served; `onSingle` is
 * told why one that might have been a list is a single object.
 */
export async function proposeOptions(
  files: readonly string[],
  root = process.cwd(),
  onSingle: (mistake: Mistake) => void = () => {},
): Promise<Options> {
  refuseUnfit();
  const models = await readExportedModels(
    root,
    files.map((file) => resolve(root, file)),
  );
  const proposed = proposeResources(models);
  for (const { path, type, reason } of proposed) {
    if (reason === undefined) continue;
    const remedy = `A config that binds "${type}[]" and names its identifier with id makes it a collection.`;
    const message = `a single object, since ${reason}`;
    onSingle({ code: "identifier-missing", place: path, message, remedy });
  }
  const resources = proposed.map(({ path, type }) => ({ path, type }));
  if (resources.length > 0) return { models: files, resources };
  const message = `nothing in ${files.join(", ")} could be served.`;
  const remedy = "Export an interface or a type that is an object.";
  const nothing = { code: "models-unreadable", place: "models", message, remedy } as const;
  throw new SetupError([...models.warnings, nothing]);
}

/** The config alone, for what needs no models. */
export async function readConfig(
  source: Source,
  overrides: Partial<Options>,
): Promise<Pick<Project, "config" | "files">> {
  const mistakes: Mistake[] = [];
  const read = await readOptions(source, overrides, mistakes);
  if (mistakes.length > 0) throw new SetupError(mistakes);
  return read;
}

/** The config as far as it can be read, for whoever looks for further mistakes. */
export async function readOptions(
  source: Source,
  overrides: Partial<Options>,
  mistakes: Mistake[],
): Promise<ReadOptions> {
  refuseUnfit();
  const { options, root, files, models } = await readSource(source);
  const copied = copyOptions(options, mistakes);
  const isObject = typeof copied === "object" && copied !== null;
  const given = isObject ? { ...copied, ...overrides } : copied;
  return { config: resolveConfig(given, root, mistakes), files, models };
}

async function readSource(source: Source) {
  if (typeof source === "string") {
    return { ...(await loadOptions(resolve(source))), models: undefined };
  }
  const root = process.cwd();
  const given = typeof source === "function" ? await source() : source;
  if (isDescribed(given)) return { ...given, root };
  const options: unknown = given;
  return { options, root, files: [], models: undefined };
}

/** A config's options have no member of this name. */
function isDescribed(given: unknown): given is Described {
  return typeof given === "object" && given !== null && "options" in given;
}

export { writeDocument } from "../../openapi/write-document.ts";

export type OpenApiDocument = Readonly<Record<string, unknown>>;

export function toTitle({ config }: Project): string {
  return `${basename(config.root)} mock API`;
}

/** The OpenAPI document of a project as a server at this URL would publish it. */
export async function describeProject(
  project: Project,
  serverUrl: string,
  example: (resource: Resource) => JsonObject | undefined = () => undefined,
): Promise<OpenApiDocument> {
  const { buildDocument } = await import("../../openapi/build-document.ts");
  return buildDocument({
    title: toTitle(project),
    version: "1.0.0",
    serverUrl,
    routes: project.routes,
    relations: project.relations,
    definitions: project.models.definitions,
    auth: project.config.auth,
    lists: project.config.lists,
    validate: project.config.validate,
    example,
  });
}
