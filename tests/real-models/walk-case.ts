import type { Backlot, ResourceOptions } from "../../src/index.ts";
import type { Json, JsonObject } from "../../src/schema/schema.ts";
import type { RealCase } from "./real-case.ts";

/** What is done with the types of a package, in this order. */
export const steps = ["serve", "post", "patch", "put", "document"] as const;
export type Step = (typeof steps)[number];

export interface Walk {
  /** What each step was refused with; nothing where all is well. */
  readonly faults: Readonly<Partial<Record<Step, string>>>;
  /** What each resource served, in the order of the case. */
  readonly records: readonly (readonly JsonObject[])[];
  /** Of the longest record as JSON, in characters. */
  readonly longest: number;
  readonly document: JsonObject;
}

type Ask = (method: string, path: string, body?: unknown) => Promise<Response>;

/** Reads, sends back, changes and replaces what a server of these types serves. */
export async function walkCase({ resources }: RealCase, backlot: Backlot): Promise<Walk> {
  const faults: Partial<Record<Step, string>> = {};
  const ask: Ask = (method, path, body) => backlot.fetch(toRequest(method, path, body));
  const note = async (step: Step, work: () => Promise<string | undefined>) => {
    const fault = await work();
    if (fault !== undefined) faults[step] ??= fault;
  };
  const records: JsonObject[][] = [];
  for (const resource of resources) {
    const isList = resource.type.endsWith("[]");
    const served: JsonObject[] = [];
    records.push(served);
    await note("serve", async () => {
      const response = await ask("GET", resource.path);
      const answer = await response.json();
      if (response.status === 200) served.push(...[answer as JsonObject[]].flat());
      return response.status === 200 ? undefined : describe(resource, response, answer);
    });
    if (isList) await note("post", () => postBack(ask, resource, served.slice(0, 10)));
    await note("patch", () => patch(ask, resource, served));
    await note("put", () => putBack(ask, resource, served.slice(0, 10)));
  }
  const document = (await (await ask("GET", "/openapi.json")).json()) as JsonObject;
  const lengths = records.flat().map((record) => JSON.stringify(record).length);
  return { faults, records, longest: Math.max(0, ...lengths), document };
}

function toRequest(method: string, path: string, body: unknown): Request {
  const headers = { "content-type": "application/json" };
  const init = body === undefined ? { method } : { method, headers, body: JSON.stringify(body) };
  return new Request(`http://127.0.0.1${path}`, init);
}

async function postBack(
  ask: Ask,
  resource: ResourceOptions,
  served: readonly JsonObject[],
): Promise<string | undefined> {
  for (const record of served) {
    const response = await ask("POST", resource.path, withoutId(record, idPath(resource, record)));
    const answer = await response.json();
    if (response.status !== 201) return describe(resource, response, answer);
  }
  return undefined;
}

async function patch(
  ask: Ask,
  resource: ResourceOptions,
  served: readonly JsonObject[],
): Promise<string | undefined> {
  for (const record of served.slice(0, 3)) {
    const [member] = Object.entries(record).filter(
      ([name]) => name !== idPath(resource, record)[0],
    );
    const body = member ? Object.fromEntries([member]) : {};
    const response = await ask("PATCH", pathOf(resource, record), body);
    if (response.status !== 200) return describe(resource, response, await response.json());
  }
  return undefined;
}

async function putBack(
  ask: Ask,
  resource: ResourceOptions,
  served: readonly JsonObject[],
): Promise<string | undefined> {
  for (const record of served) {
    const response = await ask("PUT", pathOf(resource, record), record);
    if (response.status !== 200) return describe(resource, response, await response.json());
  }
  return undefined;
}

function pathOf(resource: ResourceOptions, record: JsonObject): string {
  if (!resource.type.endsWith("[]")) return resource.path;
  const id = idPath(resource, record).reduce<Json | undefined>(
    (at, name) => (at as JsonObject | undefined)?.[name],
    record,
  );
  return `${resource.path}/${encodeURIComponent(String(id))}`;
}

/** Where the identifier of a record is, as the config or the usual names say. */
function idPath({ id, type }: ResourceOptions, record: JsonObject): readonly string[] {
  if (id !== undefined) return Object.hasOwn(record, id) ? [id] : id.split(".");
  const model = type.replace(/\W.*$/, "");
  const usual = ["id", `${model[0]?.toLowerCase()}${model.slice(1)}Id`, "uuid", "_id", "key"];
  return [usual.find((name) => Object.hasOwn(record, name)) ?? "id"];
}

function withoutId(record: JsonObject, [name = "", ...deeper]: readonly string[]): JsonObject {
  const { [name]: inner, ...rest } = record;
  return deeper.length === 0 || inner === undefined
    ? rest
    : { ...rest, [name]: withoutId(inner as JsonObject, deeper) };
}

function describe({ path }: ResourceOptions, { status }: Response, answer: unknown): string {
  const detail = (answer as { detail?: string } | null)?.detail ?? JSON.stringify(answer);
  return `${path}: ${status} ${detail.slice(0, 300)}`;
}
