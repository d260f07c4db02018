import { resolve } from "node:path";
import { type Mistake, SetupError } from "../errors.ts";
import { methods } from "../schema/method.ts";
import type { AuthConfig, Config, DocsConfig, ResourceConfig } from "./config.ts";
import type { AuthOptions, Options, ResourceOptions } from "./options.ts";
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
  "host",
  "dataset",
  "seed",
  "docs",
  "auth",
];
const resourceKeys: Known<ResourceOptions> = ["path", "type", "operations", "count", "id"];
const authModes = ["apiKey", "basic"] as const satisfies readonly AuthOptions["mode"][];

const modelFiles: Setting<string | readonly string[]> = {
  expects: "a file, a glob, or a list of them",
  accepts: (value): value is string | readonly string[] =>
    text.accepts(value) || listOf(text, "files").accepts(value),
};

/** Completes, checks and absolutises what a user wrote; every mistake in it is reported at once. */
export function resolveConfig(options: unknown, root: string): Config {
  const mistakes: Mistake[] = [];
  const settings = new SettingsReader(options, "", mistakes);
  settings.refuseOthers(projectKeys);

  const docs = resolveDocs(settings);
  const basePath = trimSlashes(settings.optional("basePath", urlPath) ?? "");
  const dataset = settings.optional("dataset", text) ?? ".backlot/dataset.sqlite";
  const config: Config = {
    root,
    models: [settings.required("models", modelFiles) ?? []]
      .flat()
      .map((file) => resolve(root, file)),
    resources: resolveResources(settings, basePath, docs, mistakes),
    basePath,
    port: settings.optional("port", wholeNumber(0, 65_535)) ?? 4000,
    host: settings.optional("host", text) ?? "127.0.0.1",
    dataset: dataset === ":memory:" ? dataset : resolve(root, dataset),
    seed: settings.optional("seed", wholeNumber(0, Number.MAX_SAFE_INTEGER)) ?? 1,
    docs,
    auth: resolveAuth(settings),
  };
  if (mistakes.length > 0) throw new SetupError(mistakes);
  return config;
}

function resolveResources(
  settings: SettingsReader,
  basePath: string,
  docs: DocsConfig | undefined,
  mistakes: Mistake[],
): ResourceConfig[] {
  const list = settings.value("resources");
  if (!Array.isArray(list) || list.length === 0) {
    settings.mistake("resources", "expected a list with at least one resource.");
    return [];
  }
  const taken = new Map<string, string>();
  if (docs) {
    taken.set(docs.openapi, "docs.openapi");
    taken.set(docs.ui, "docs.ui");
  }
  return list.map((item: unknown, index) => {
    const place = `resources[${index}]`;
    const reader = new SettingsReader(item, place, mistakes);
    const resource = resolveResource(reader, place);
    if (resource.path !== "") claimPath(basePath + resource.path, place, reader, taken);
    return resource;
  });
}

function resolveResource(reader: SettingsReader, place: string): ResourceConfig {
  reader.refuseOthers(resourceKeys);
  return {
    place,
    path: trimSlashes(reader.required("path", urlPath) ?? ""),
    type: reader.required("type", text) ?? "",
    operations: reader.optional("operations", listOf(oneOf(methods), methods.join(", "))),
    count: reader.optional("count", wholeNumber(0, 1_000_000)),
    id: reader.optional("id", text),
  };
}

function claimPath(
  path: string,
  place: string,
  reader: SettingsReader,
  taken: Map<string, string>,
): void {
  const owner = taken.get(path);
  if (owner !== undefined) {
    reader.mistake("path", `"${path}" is already the path of ${owner}.`, "Give each its own path.");
  }
  if (/^\/_backlot(?:\/|$)/.test(path)) {
    reader.mistake("path", `"${path}" is reserved for Backlot itself.`, "Choose another path.");
  }
  taken.set(path, owner ?? place);
}

function resolveDocs(settings: SettingsReader): DocsConfig | undefined {
  if (settings.value("docs") === false) return undefined;
  const docs = settings.child("docs");
  docs.refuseOthers(["openapi", "ui"]);
  return {
    openapi: trimSlashes(docs.optional("openapi", urlPath) ?? "/openapi.json"),
    ui: trimSlashes(docs.optional("ui", urlPath) ?? "/docs"),
  };
}

function resolveAuth(settings: SettingsReader): AuthConfig | undefined {
  if (!settings.has("auth")) return undefined;
  const auth = settings.child("auth");
  const mode = auth.required("mode", oneOf(authModes));
  const enabled = auth.optional("enabled", flag) ?? true;
  const answer = auth.child("unauthorized");
  const unauthorized = {
    status: answer.optional("status", wholeNumber(400, 599)) ?? 401,
    message: answer.optional("message", text) ?? "Unauthorized",
  };
  const resolved = mode && authByMode[mode](auth, unauthorized);
  return enabled ? resolved : undefined;
}

const authByMode = {
  apiKey: (auth, unauthorized) => {
    auth.refuseOthers(["mode", "enabled", "unauthorized", "in", "name", "value"]);
    return {
      mode: "apiKey",
      unauthorized,
      in: auth.optional("in", oneOf(["header", "query"])) ?? "header",
      name: auth.optional("name", text) ?? "x-api-key",
      value: auth.optional("value", text),
    };
  },
  basic: (auth, unauthorized) => {
    auth.refuseOthers(["mode", "enabled", "unauthorized", "username", "password"]);
    return {
      mode: "basic",
      unauthorized,
      username: auth.required("username", text) ?? "",
      password: auth.required("password", text) ?? "",
    };
  },
} satisfies Record<
  AuthOptions["mode"],
  (auth: SettingsReader, unauthorized: AuthConfig["unauthorized"]) => AuthConfig
>;

function trimSlashes(path: string): string {
  return path.replace(/\/+$/, "");
}
