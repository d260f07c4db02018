import { HttpError } from "../../errors.ts";
import type { Given } from "./operands.ts";

/** Each parameter's name and its values, in the order of the query string. */
export type Parameters = ReadonlyMap<string, readonly Given[]>;

/** What follows the question mark; a request's URL has no fragment. */
export function queryStringOf(url: string): string {
  const at = url.indexOf("?");
  return at < 0 ? "" : url.slice(at + 1);
}

/** A guard, a list and its relations ask for the same parameters: they are taken apart once. */
const known = new WeakMap<Request, Parameters>();

export function parametersOf(request: Request): Parameters {
  const before = known.get(request);
  if (before) return before;
  const parameters = parseParameters(queryStringOf(request.url));
  known.set(request, parameters);
  return parameters;
}

function parseParameters(queryString: string): Parameters {
  const parameters = new Map<string, string[]>();
  if (queryString === "") return parameters;
  for (const [name, value] of new URLSearchParams(queryString)) {
    const values = parameters.get(name);
    if (values) values.push(value);
    else parameters.set(name, [value]);
  }
  return parameters;
}

/** The last value of a parameter, where it is a text. */
export function lastOf(parameters: Parameters, name: string): string | undefined {
  return parameters.get(name)?.at(-1) ?? undefined;
}

/** The words between commas of every value. */
export function wordsOf(parameters: Parameters, name: string): string[] {
  return (parameters.get(name) ?? [])
    .flatMap((value) => (value ?? "").split(","))
    .map((word) => word.trim())
    .filter((word) => word !== "");
}

export function refuseQuery(parameter: string, detail: string): HttpError {
  return new HttpError("invalid-query", detail, { members: { parameter } });
}
