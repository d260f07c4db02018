import { resolve } from "node:path";
import type { Mistake } from "../errors.ts";
import { methods } from "../schema/method.ts";
import { claimPath, type PathClaims, trimSlashes } from "./claim-path.ts";
import type { Config, DocsConfig, ResourceConfig } from "./config.ts";
import { defaults } from "./defaults.ts";
import { resolveAuth } from "./resolve/resolve-auth.ts";
import { resolveLists } from "./resolve/resolve-lists.ts";
import { resolveAllowedHosts, resolveCors, resolveDelay } from "./resolve/resolve-network.ts";
import { resolveFields, resolveRecords } from "./resolve/resolve-records.ts";
import { resolveRelations } from "./resolve/resolve-relations.ts";
import { projectSettings, resourceSettings } from "./setting-tables.ts";
import {
  date,
  filePath,
  flag,
  listOf,
  oneOf,
  type Setting,
  SettingsReader,
  text,
  urlPath,
  urlPrefix,
  wholeNumber,
} from "./settings.ts";
import { resolveRules } from "./simulation/resolve-rule.ts";
import { resolveScenarios } from "./simulation/resolve-scenarios.ts";
import { toRulePaths } from "./simulation/resolve-target.ts";

const modelFiles: Setting<string | readonly string[]> = {
  expects: "a file, a glob, or a list of them",
  accepts: (value): value is string | readonly string[] =>
    filePath.accepts(value) || listOf(filePath, "files").accepts(value),
};

const validation: Setting<Config["validate"]> = {
  expects: 'true, "strict" or false',
  accepts: (value): value is Config["validate"] => value === "strict" || flag.accepts(value),
};

/**
 * Completes, checks and absolutises what a user wrote. Every mistake in it is noted, and what it
 * stands for left out: with any, the config is only good for finding more of them.
 */
export function resolveConfig(options: unknown, root: string, mistakes: Mistake[]): Config {
  const settings = new SettingsReader(options, "", mistakes);
  settings.refuseOthers(Object.keys(projectSettings));

  const docs = resolveDocs(settings);
  const basePath = trimSlashes(settings.optional("basePath", urlPrefix) ?? defaults.basePath);
  const dataset = settings.optional("dataset", filePath) ?? defaults.dataset;
  const claims = claimDocs(docs);
  const resources = resolveResources(settings, root, basePath, claims, mistakes);
  const auth = resolveAuth(settings, { basePath, resources, claims, mistakes });
  const paths = toRulePaths({ basePath, resources, auth, docs });
  return {
    root,
    models: [settings.required("models", modelFiles) ?? []]
      .flat()
      .map((file) => resolve(root, file)),
    resources,
    basePath,
    port: settings.optional("port", wholeNumber(0, 65_535)) ?? defaults.port,
    strictPort: settings.optional("strictPort", flag) ?? defaults.strictPort,
    host: settings.optional("host", text) ?? defaults.host,
    dataset: dataset === ":memory:" ? dataset : resolve(root, dataset),
    seed: settings.optional("seed", wholeNumber(0, Number.MAX_SAFE_INTEGER)) ?? defaults.seed,
    now: toDate(settings.optional("now", date)),
    validate: settings.optional("validate", validation) ?? defaults.validate,
    delay: resolveDelay(settings),
    cors: resolveCors(settings),
    allowedHosts: resolveAllowedHosts(settings),
    lists: resolveLists(settings),
    locale: settings.optional("locale", text) ?? defaults.locale,
    docs,
    auth,
    simulate: resolveRules(settings, paths, mistakes),
    scenarios: resolveScenarios(settings, { root, resources, auth, paths, mistakes }),
  };
}

function toDate(given: string | Date | undefined): Date | undefined {
  return given === undefined ? undefined : new Date(given);
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
    const reader = new SettingsReader(item, place, mistakes, { resource: index });
    const resource = resolveResource(reader, place, root);
    if (resource.path !== "") claimPath(claims, basePath + resource.path, reader, "path", place);
    return resource;
  });
}

function resolveResource(reader: SettingsReader, place: string, root: string): ResourceConfig {
  reader.refuseOthers(Object.keys(resourceSettings));
  const path = trimSlashes(reader.required("path", urlPath) ?? "");
  return {
    place,
    path,
    type: reader.required("type", text) ?? "",
    operations: reader.optional("operations", listOf(oneOf(methods), methods.join(", "))),
    count: reader.optional("count", wholeNumber(0, 1_000_000)),
    id: reader.optional("id", text),
    fields: resolveFields(reader),
    ...resolveRecords(reader, root, path),
    relations: resolveRelations(reader),
  };
}

function resolveDocs(settings: SettingsReader): DocsConfig | undefined {
  if (settings.value("docs") === false) return undefined;
  const docs = settings.child("docs");
  docs.refuseOthers(Object.keys(defaults.docs));
  const openapi = trimSlashes(docs.optional("openapi", urlPath) ?? defaults.docs.openapi);
  return {
    openapi,
    openapiYaml: `${openapi.replace(/\.json$/, "")}.yaml`,
    ui: trimSlashes(docs.optional("ui", urlPath) ?? defaults.docs.ui),
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
