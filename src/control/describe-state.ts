import { statSync } from "node:fs";
import { relative } from "node:path";
import { toHint } from "../auth/hint.ts";
import type { AuthConfig, Config } from "../config/config.ts";
import type { AuthInfo, DatasetInfo, ModelsInfo, ServerState, TimeInfo } from "./api.ts";
import type { Controlled, Served } from "./controlled.ts";
import { describeResource } from "./describe-resource.ts";
import { toRuleEntry } from "./rule-entry.ts";

export function describeState(controlled: Controlled, revision: number): ServerState {
  const { version, scenarios, simulation } = controlled;
  const served = controlled.served();
  const { title, config, resources, total } = served;
  const { basePath, auth, docs } = config;
  return {
    version,
    title,
    url: controlled.url() ?? null,
    basePath,
    dataset: describeDataset(config),
    total,
    resources: resources.map((resource) => describeResource(resource, served)),
    auth: auth ? describeAuth(auth, basePath) : null,
    scenario: scenarios.current ?? null,
    scenarios: scenarios.list().map(({ name }) => name),
    rules: simulation.list().map(toRuleEntry),
    time: describeTime(controlled),
    docs: docs ? { openapi: docs.openapi, ui: docs.ui } : null,
    revision,
  };
}

export function describeTime({ clock }: Controlled): TimeInfo {
  return { now: clock.now().toISOString(), shifted: clock.isMoved() };
}

export function describeModels(served: Served): ModelsInfo {
  const { definitions, resources, relations, routes } = served;
  return {
    definitions,
    resources: resources.map((resource) => describeResource(resource, served)),
    relations: relations.map(({ from, to, member, holds, forward, backward, onDelete, rule }) => ({
      from: from.path,
      member,
      to: to.path,
      holds,
      forward,
      backward,
      onDelete,
      rule,
    })),
    routes: routes.map((route) => ({
      method: route.method,
      path: route.path,
      operation: route.operation,
      ...("resource" in route ? { resource: route.resource.path } : {}),
    })),
  };
}

function describeDataset({ dataset, root }: Config): DatasetInfo {
  if (dataset === ":memory:") return { file: null, size: null, inMemory: true };
  // The log beside it holds what SQLite has not yet moved over, which may be all of it.
  const size = sizeOf(dataset) + sizeOf(`${dataset}-wal`);
  return { file: relative(root, dataset), size: size > 0 ? size : null, inMemory: false };
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

const authDetails = {
  bearer: ({ loginBy, transport, routes, accounts }, basePath) => ({
    loginBy,
    transport,
    routes: Object.fromEntries(
      Object.entries(routes).flatMap(([name, path]) =>
        path === undefined ? [] : [[name, basePath + path]],
      ),
    ),
    ...(accounts === undefined ? {} : { users: accounts }),
  }),
  apiKey: ({ in: place, name }) => ({ in: place, name }),
  basic: () => ({}),
} as const satisfies {
  readonly [Mode in AuthConfig["mode"]]: (
    auth: Extract<AuthConfig, { mode: Mode }>,
    basePath: string,
  ) => Partial<AuthInfo>;
};

function describeAuth(auth: AuthConfig, basePath: string): AuthInfo {
  const toDetails = authDetails[auth.mode] as (
    auth: AuthConfig,
    basePath: string,
  ) => Partial<AuthInfo>;
  return { mode: auth.mode, hint: toHint(auth, basePath), ...toDetails(auth, basePath) };
}
