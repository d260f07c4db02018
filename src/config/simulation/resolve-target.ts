import { type Method, methods } from "../../schema/method.ts";
import { suggest } from "../../suggest.ts";
import { trimSlashes } from "../claim-path.ts";
import type { AuthConfig, DocsConfig, ResourceConfig } from "../config.ts";
import type { SettingsReader } from "../settings.ts";
import type { Target } from "./rule.ts";

/** The paths that a rule may name. */
export interface RulePaths {
  readonly basePath: string;
  readonly resources: readonly string[];
  /** Of authentication and of the docs: as a rule says them, and whole. */
  readonly others: ReadonlyMap<string, string>;
}

export function toRulePaths(config: {
  readonly basePath: string;
  readonly resources: readonly ResourceConfig[];
  readonly auth: AuthConfig | undefined;
  readonly docs: DocsConfig | undefined;
}): RulePaths {
  const { basePath, resources, auth, docs } = config;
  const routes = auth?.mode === "bearer" ? Object.values(auth.routes) : [];
  const others = new Map<string, string>();
  for (const path of docs ? [docs.openapi, docs.openapiYaml, docs.ui] : []) others.set(path, path);
  for (const path of routes) if (path !== undefined) others.set(path, basePath + path);
  return { basePath, resources: resources.map(({ path }) => path), others };
}

const example = '"POST /orders", "/orders", "GET /orders/7" or "*"';

/** What `on` says, where it names something that there is. */
export function resolveTarget(reader: SettingsReader, paths: RulePaths): Target | undefined {
  const on = reader.value("on");
  if (on === "*") return { kind: "every" };
  const [, verb, written = ""] = /^(?:([A-Za-z]+) +)?(\/\S*)$/.exec(String(on)) ?? [];
  if (typeof on !== "string" || written === "") {
    const found = on === undefined ? "is missing: " : "";
    reader.mistake("on", `${found}expected a route such as ${example}.`);
    return undefined;
  }
  const method = methods.find((name) => name === verb);
  if (verb !== undefined && method === undefined) {
    reader.mistake("on", `${verb} is no method of a resource.`, suggest(verb, methods));
    return undefined;
  }
  const target = findTarget(trimSlashes(written), method, paths);
  if (!target) reader.mistake("on", `"${on}" names no resource.`, toRemedy(written, paths));
  return target;
}

function findTarget(
  path: string,
  method: Method | undefined,
  { resources, others }: RulePaths,
): Target | undefined {
  if (resources.includes(path)) return { kind: "resource", path, method, record: undefined };
  const whole = others.get(path);
  if (whole !== undefined) return { kind: "route", path: whole, method };
  const [, parent = "", segment = ""] = /^(.+)\/([^/]+)$/.exec(path) ?? [];
  if (!resources.includes(parent)) return undefined;
  return { kind: "resource", path: parent, method, record: decode(segment) };
}

function toRemedy(written: string, { basePath, resources, others }: RulePaths): string | undefined {
  const known = [...resources, ...others.keys()];
  const inside = written.slice(basePath.length);
  if (
    basePath !== "" &&
    written.startsWith(basePath) &&
    known.some((path) => inside.startsWith(path))
  ) {
    return `Leave the basePath out: "${inside}".`;
  }
  return suggest(written, known);
}

/** An identifier as a client would send it in a path, or as it is. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
