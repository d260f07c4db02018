import { type Problem, Refusal, Unreachable } from "./refusal.ts";
import { readToken } from "./token.ts";

const root = "/_backlot/api";

export type Query = Readonly<
  Record<string, string | number | readonly (string | number)[] | undefined>
>;

interface Call {
  readonly method?: string;
  readonly query?: Query;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** Asks the management API; throws what it refuses. */
export async function call(path: string, options: Call = {}): Promise<Response> {
  const { method = "GET", query, body, headers, signal } = options;
  const response = await reach(root + path + toQueryString(query), {
    method,
    headers: {
      ...ownHeaders(),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  if (!response.ok) throw new Refusal(response.status, await readProblem(response));
  return response;
}

export async function callForJson<T>(path: string, options?: Call): Promise<T> {
  return (await call(path, options)).json() as Promise<T>;
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new Unreachable();
  }
}

/** No form of a foreign page can send the first; the second is asked for beyond this machine. */
function ownHeaders(): Record<string, string> {
  const token = readToken();
  return { "x-backlot-console": "1", ...(token === undefined ? {} : { "x-backlot-token": token }) };
}

async function readProblem(response: Response): Promise<Problem> {
  try {
    return (await response.json()) as Problem;
  } catch {
    return {};
  }
}

export function toQueryString(query: Query = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((each) => [name, String(each)]),
  );
  return pairs.length === 0 ? "" : `?${new URLSearchParams(pairs)}`;
}
