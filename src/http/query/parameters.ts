import type { ParameterNames } from "../../config/list-dialect.ts";
import { HttpError } from "../../errors.ts";
import type { Given } from "./operands.ts";
import { createToOwnName } from "./parameter-names.ts";

/** Each parameter's name and its values, in the order of the query string. */
export type Parameters = ReadonlyMap<string, readonly Given[]>;

/** What follows the question mark; a request's URL has no fragment. */
export function queryStringOf(url: string): string {
  const at = url.indexOf("?");
  return at < 0 ? "" : url.slice(at + 1);
}

/** The parameters of a request, by our own names for them. */
export type ParametersOf = (request: Request) => Parameters;

/** A guard, a list and its relations ask for the same parameters: they are taken apart once. */
export function createParametersOf(names: ParameterNames): ParametersOf {
  const known = new WeakMap<Request, Parameters>();
  const toOwnName = createToOwnName(names);
  return function parametersOf(request) {
    const before = known.get(request);
    if (before) return before;
    const parameters = parseParameters(queryStringOf(request.url), toOwnName);
    known.set(request, parameters);
    return parameters;
  };
}

function parseParameters(
  queryString: string,
  toOwnName: (name: string) => string | undefined,
): Parameters {
  const parameters = new Map<string, string[]>();
  if (queryString === "") return parameters;
  for (const [given, value] of new URLSearchParams(queryString)) {
    const name = toOwnName(given);
    if (name === undefined) continue;
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
