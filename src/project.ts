import { basename, resolve } from "node:path";
import type { Config } from "./config/config.ts";
import { loadOptions } from "./config/load-options.ts";
import type { Options } from "./config/options.ts";
import { resolveConfig } from "./config/resolve-config.ts";
import { buildRoutes, type Route } from "./http/routes.ts";
import { readModels } from "./models/read-models.ts";
import { buildRelations } from "./schema/build-relations.ts";
import { toSteering } from "./schema/field-rule.ts";
import type { Models } from "./schema/model.ts";
import type { Relation } from "./schema/relation.ts";
import { buildResources, type Resource } from "./schema/resource.ts";
import type { JsonObject } from "./schema/schema.ts";
import { toStoredResources } from "./schema/stored-resources.ts";

/** What a config and its models say, before anything is served. */
export interface Project {
  readonly config: Config;
  readonly models: Models;
  readonly resources: readonly Resource[];
  readonly relations: readonly Relation[];
  readonly routes: readonly Route[];
  /** The files that it was read from: when one of them changes, it must be read again. */
  readonly files: readonly string[];
}

/** Options, where to find them, or how to make them anew at every reading. */
export type Source = Options | string | (() => Promise<Options>);

/** Reads config and models; every mistake in them is thrown at once. */
export async function readProject(
  source: Source,
  overrides: Partial<Options> = {},
): Promise<Project> {
  const { config, files } = await readConfig(source, overrides);
  const models = await readModels(
    config.root,
    config.models,
    config.resources.map(({ place, type }) => ({ place: `${place}.type`, type })),
  );
  const settings = config.resources.map((resource) => ({
    ...resource,
    steering: toSteering(resource, config.locale),
  }));
  const bound = buildResources(settings, models);
  const found = buildRelations(bound, config.resources);
  const { resources, relations } = toStoredResources(bound, found);
  const routes = buildRoutes({ ...config, resources, relations });
  return { config, models, resources, relations, routes, files };
}

/** The config alone, for what needs no models. */
export async function readConfig(
  source: Source,
  overrides: Partial<Options>,
): Promise<Pick<Project, "config" | "files">> {
  const { options, root, files } = await readSource(source);
  const isObject = typeof options === "object" && options !== null;
  return { config: resolveConfig(isObject ? { ...options, ...overrides } : options, root), files };
}

async function readSource(source: Source) {
  if (typeof source === "string") return loadOptions(resolve(source));
  const options: unknown = typeof source === "function" ? await source() : source;
  return { options, root: process.cwd(), files: [] };
}

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
  const { buildDocument } = await import("./openapi/build-document.ts");
  return buildDocument({
    title: toTitle(project),
    version: "1.0.0",
    serverUrl,
    routes: project.routes,
    relations: project.relations,
    definitions: project.models.definitions,
    auth: project.config.auth,
    envelope: project.config.envelope,
    example,
  });
}
