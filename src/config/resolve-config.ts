import { resolve } from "node:path";
import type { Mistake } from "../errors.ts";
import { ownFolder } from "../own-folder.ts";
import { methods } from "../schema/method.ts";
import { claimPath, type PathClaims, trimSlashes } from "./claim-path.ts";
import type { Config, DocsConfig, ResourceConfig } from "./config.ts";
import type { Options, ResourceOptions } from "./options.ts";
import { resolveAuth } from "./resolve-auth.ts";
import { resolveCors, resolveDelay } from "./resolve-manners.ts";
import { resolveFields, resolveRecords } from "./resolve-records.ts";
import { resolveRelations } from "./resolve-relations.ts";
import {
  flag,
  listOf,
  oneOf,
  type Setting,
  SettingsReader,
  text,
  urlPath,
  wholeNumber,
} from "./settings.ts";

type Known<T> = readonly (keyof T & string)[];

const projectKeys: Known<Options> = [
  "models",
  "resources",
  "basePath",
  "port",
  "strictPort",
  "host",
  "dataset",
  "seed",
  "validate",
  "delay",
  "cors",
  "envelope",
  "locale",
  "docs",
  "auth",
];
const resourceKeys: Known<ResourceOptions> = [
  "path",
  "type",
  "operations",
  "count",
  "id",
  "fields",
  "records",
  "relations",
];

const modelFiles: Setting<string | readonly string[]> = {
  expects: "a file, a glob, or a list of them",
  accepts: (value): value is string | readonly string[] =>
    text.accepts(value) || listOf(text, "files").accepts(value),
};

/**
 * Completes, checks and absolutises what a user wrote. Every mistake in it is noted, and what it
 * stands for left out: with any, the config is only good for finding more of them.
 */
export function resolveConfig(options: unknown, root: string, mistakes: Mistake[]): Config {
  const settings = new SettingsReader(options, "", mistakes);
  settings.refuseOthers(projectKeys);

  const docs = resolveDocs(settings);
  const basePath = trimSlashes(settings.optional("basePath", urlPath) ?? "");
  const dataset = settings.optional("dataset", text) ?? `${ownFolder}/dataset.sqlite`;
  const claims = claimDocs(docs);
  const resources = resolveResources(settings, root, basePath, claims, mistakes);
  return {
    root,
    models: [settings.required("models", modelFiles) ?? []]
      .flat()
      .map((file) => resolve(root, file)),
    resources,
    basePath,
    port: settings.optional("port", wholeNumber(0, 65_535)) ?? 4000,
    strictPort: settings.optional("strictPort", flag) ?? false,
    host: settings.optional("host", text) ?? "127.0.0.1",
    dataset: dataset === ":memory:" ? dataset : resolve(root, dataset),
    seed: settings.optional("seed", wholeNumber(0, Number.MAX_SAFE_INTEGER)) ?? 1,
    validate: settings.optional("validate", flag) ?? true,
    delay: resolveDelay(settings),
    cors: resolveCors(settings),
    envelope: settings.optional("envelope", flag) ?? false,
    locale: settings.optional("locale", text) ?? "en",
    docs,
    auth: resolveAuth(settings, { basePath, resources, claims, mistakes }),
  };
}

function resolveResources(
  settings: SettingsReader,
  root: string,
  basePath: string,
  claims: PathClaims,
  mistakes: Mistake[],
): ResourceConfig[] {
  const list = settings.value("resources");
  if (!Array.isArray(list) || list.length === 0) {
    settings.mistake("resources", "expected a list with at least one resource.");
    return [];
  }
  return list.map((item: unknown, index) => {
    const place = `resources[${index}]`;
    const reader = new SettingsReader(item, place, mistakes);
    const resource = resolveResource(reader, place, root);
    if (resource.path !== "") claimPath(claims, basePath + resource.path, reader, "path", place);
    return resource;
  });
}

function resolveResource(reader: SettingsReader, place: string, root: string): ResourceConfig {
  reader.refuseOthers(resourceKeys);
  return {
    place,
    path: trimSlashes(reader.required("path", urlPath) ?? ""),
    type: reader.required("type", text) ?? "",
    operations: reader.optional("operations", listOf(oneOf(methods), methods.join(", "))),
    count: reader.optional("count", wholeNumber(0, 1_000_000)),
    id: reader.optional("id", text),
    fields: resolveFields(reader),
    ...resolveRecords(reader, root),
    relations: resolveRelations(reader),
  };
}

function resolveDocs(settings: SettingsReader): DocsConfig | undefined {
  if (settings.value("docs") === false) return undefined;
  const docs = settings.child("docs");
  docs.refuseOthers(["openapi", "ui"]);
  const openapi = trimSlashes(docs.optional("openapi", urlPath) ?? "/openapi.json");
  return {
    openapi,
    openapiYaml: `${openapi.replace(/\.json$/, "")}.yaml`,
    ui: trimSlashes(docs.optional("ui", urlPath) ?? "/docs"),
  };
}

function claimDocs(docs: DocsConfig | undefined): PathClaims {
  if (!docs) return new Map();
  return new Map([
    [docs.openapi, "docs.openapi"],
    [docs.openapiYaml, "docs.openapi (as YAML)"],
    [docs.ui, "docs.ui"],
  ]);
}
