import type { Backlot, JournalEntry } from "../index.ts";

/** What a request was like. A part of the body is enough, and `expect.any(…)` may stand in it. */
export interface ExpectedRequest {
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly status?: number;
  readonly answer?: unknown;
  /** How often. Default: at least once. */
  readonly times?: number;
}

/** What a matcher of Vitest or Playwright answers. */
export interface Verdict {
  readonly pass: boolean;
  readonly message: () => string;
}

/**
 * Looks for a request to `"POST /orders"`, or `"/orders"` by any method, in what a server was asked.
 * The path may be without the base path, as the config has it.
 */
export function judgeReceived(
  { requests, config }: Pick<Backlot, "requests" | "config">,
  route: string,
  { times, ...expected }: ExpectedRequest,
): Verdict {
  const { method, path } = parseRoute(route);
  const asked = [...new Set([path, config.basePath + path])].flatMap((each) =>
    requests({ path: each, ...(method === undefined ? {} : { method }) }),
  );
  const found = asked.filter((entry) => isLike(entry, expected));
  return {
    pass: times === undefined ? found.length > 0 : found.length === times,
    message: () =>
      [
        `It was asked ${toTimes(found.length)} for ${route}${toDetail(expected)}.`,
        ...toLines(requests()),
      ].join("\n"),
  };
}

function parseRoute(route: string): { method: string | undefined; path: string } {
  const match = /^(?:([A-Za-z]+) )?(\/\S*)$/.exec(route);
  if (match?.[2] === undefined) {
    throw new Error(`"${route}" is no route. Write "POST /orders", or "/orders" for any method.`);
  }
  return { method: match[1], path: match[2] };
}

/** Whether a value has all that is wanted of it: members may be more, items and the rest are equal. */
function isLike(value: unknown, wanted: unknown): boolean {
  if (!isObject(wanted)) return Object.is(value, wanted);
  const { asymmetricMatch } = wanted;
  if (typeof asymmetricMatch === "function") return asymmetricMatch.call(wanted, value) === true;
  if (!isObject(value) || Array.isArray(value) !== Array.isArray(wanted)) return false;
  if (Array.isArray(wanted) && wanted.length !== value["length"]) return false;
  return Object.entries(wanted).every(([name, each]) => isLike(value[name], each));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function toTimes(count: number): string {
  return count === 0 ? "never" : count === 1 ? "once" : `${count} times`;
}

function toDetail(expected: object): string {
  return Object.keys(expected).length === 0 ? "" : ` with ${JSON.stringify(expected)}`;
}

function toLines(entries: readonly JournalEntry[]): string[] {
  if (entries.length === 0) return ["There was no request."];
  return ["All requests, oldest first:", ...entries.map(toLine)];
}

function toLine({ method, path, status, body }: JournalEntry): string {
  return `  ${method} ${path} ${status}${body === undefined ? "" : ` ${JSON.stringify(body)}`}`;
}
