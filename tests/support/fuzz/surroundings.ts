import type { Backlot } from "../../../src/index.ts";
import type { Call, DescribedOperation } from "../conformance.ts";
import { isObject, toContent } from "./content-of-plan.ts";
import type { Plan } from "./plan-of-operation.ts";

export interface Credential {
  readonly headers?: Readonly<Record<string, string>>;
  /** As a query string has it. */
  readonly query?: string;
}

export interface PlannedCall extends Call {
  readonly json?: unknown;
}

type Records = readonly Readonly<Record<string, unknown>>[];

/** Records change with every write, but not so much that each request must look again. */
const lifetime = 20;

/** What there is at the moment: which records a request can be about, and how to be let in. */
export function createSurroundings(backlot: Backlot, credential: Credential = {}) {
  const identifiers = identifiersByPath(backlot);
  const known = new Map<string, Records>();
  let calls = 0;
  return { toCall, get };

  async function toCall(operation: DescribedOperation, plan: Plan): Promise<PlannedCall> {
    calls += 1;
    if (calls % lifetime === 0) known.clear();
    const path = await fill(operation.path, plan.ids);
    const content = plan.body && toContent(plan.body, await recordAt(operation, path));
    // Whoever logs out is not let in any more.
    const isLetIn = !plan.isAnonymous && !operation.path.endsWith("/logout");
    const given = isLetIn ? credential : {};
    const query = [plan.query, given.query].filter((part) => part).join("&");
    return {
      path: query === "" ? path : `${path}?${query}`,
      headers: {
        ...content?.headers,
        ...plan.headers,
        ...(plan.isVersioned ? await versionOf(operation, path) : {}),
        ...given.headers,
      },
      ...(content && { body: content.body, json: content.json }),
    };
  }

  /** The path with identifiers of records that are there, where the plan has no text instead. */
  async function fill(template: string, ids: Plan["ids"]): Promise<string> {
    const [first = "", ...parts] = template.split(/\/\{\w+\}/);
    let path = first;
    let place = first;
    for (const [index, part] of parts.entries()) {
      const id = ids[index] ?? 0;
      const text = typeof id === "string" ? id : await pick(path, place, id);
      path += `/${text}${part}`;
      place = template.slice(0, template.indexOf("}", place.length) + 1) + part;
    }
    return path;
  }

  async function pick(path: string, place: string, index: number): Promise<string> {
    const records = await recordsAt(path);
    const record = records[index % Math.max(1, records.length)];
    return encodeURIComponent(String(record?.[identifiers.get(place) ?? "id"] ?? 1));
  }

  /** A record to send in a changed form: one of the list that the new one will stand in. */
  async function recordAt(operation: DescribedOperation, path: string): Promise<object> {
    const isItem = operation.path.endsWith("}");
    const records = await recordsAt(isItem ? path.replace(/\/[^/]*$/, "") : path);
    const record = records[calls % Math.max(1, records.length)] ?? {};
    const place = operation.path.replace(/\/\{\w+\}$/, "");
    const { [identifiers.get(place) ?? "id"]: _, ...rest } = record;
    return rest;
  }

  async function recordsAt(path: string): Promise<Records> {
    const found = known.get(path) ?? toRecords(await (await get(path)).text());
    known.set(path, found);
    return found;
  }

  async function versionOf({ method }: DescribedOperation, path: string) {
    const version = (await get(path)).headers.get("etag");
    if (version === null) return {};
    return { [method === "GET" ? "if-none-match" : "if-match"]: version };
  }

  async function get(path: string): Promise<Response> {
    const url = `http://127.0.0.1${path}${credential.query ? `?${credential.query}` : ""}`;
    return backlot.fetch(new Request(url, { headers: credential.headers ?? {} }));
  }
}

export type Surroundings = ReturnType<typeof createSurroundings>;

/** What identifies the records of each list, by the list's path in the document. */
function identifiersByPath({ routes }: Backlot): ReadonlyMap<string, string> {
  return new Map(
    routes.flatMap((route) =>
      route.operation === "list"
        ? [[route.path.replaceAll(/:(\w+)/g, "{$1}"), route.resource.identifier.name] as const]
        : [],
    ),
  );
}

/** The records of a list, of one in an envelope, or an object. */
function toRecords(text: string): Records {
  const body: unknown = JSON.parse(text === "" ? "[]" : text);
  if (Array.isArray(body)) return body.filter(isObject);
  if (!isObject(body) || "status" in body) return [];
  const list = Object.values(body).find((value) => Array.isArray(value));
  return Array.isArray(list) && list.every(isObject) ? list : [body];
}
