import { HttpError } from "../../errors.ts";
import type { Given } from "./operands.ts";

/** Each parameter's name and its values, in the order of the query string. */
export type Parameters = ReadonlyMap<string, readonly Given[]>;

export function parseParameters(queryString: string, ignored: readonly string[] = []): Parameters {
  const parameters = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(queryString)) {
    if (ignored.includes(name)) continue;
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
