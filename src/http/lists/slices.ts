import type { Slice } from "../../dataset/lists/list-query.ts";
import { lastOf, type Parameters, refuseQuery } from "../query/parameters.ts";
import { parseRange } from "./simple-rest.ts";

/** How the query said which slice it wants: `Link` says the others in the same way. */
export type SliceDialect = "page" | "start" | "range";

export interface GivenSlice extends Slice {
  readonly dialect: SliceDialect;
}

export const sliceParameters = ["_page", "_per_page", "_limit", "_start", "_end"] as const;
const defaultLimit = 10;

export function parseSlice(parameters: Parameters): GivenSlice | undefined {
  const page = wholeNumber(parameters, "_page", 1);
  const perPage = wholeNumber(parameters, "_per_page", 1);
  if (page !== undefined || perPage !== undefined) {
    const limit = perPage ?? wholeNumber(parameters, "_limit", 1) ?? defaultLimit;
    const start = Math.min(((page ?? 1) - 1) * limit, Number.MAX_SAFE_INTEGER);
    return { dialect: "page", start, limit };
  }
  const start = wholeNumber(parameters, "_start", 0);
  const end = wholeNumber(parameters, "_end", 0);
  const limit = wholeNumber(parameters, "_limit", 0);
  if (start === undefined && end === undefined && limit === undefined) {
    const range = parseRange(parameters);
    return range && { dialect: "range", ...range };
  }
  const from = start ?? 0;
  return {
    dialect: "start",
    start: from,
    limit: end === undefined ? limit : Math.max(0, end - from),
  };
}

function wholeNumber(parameters: Parameters, name: string, least: number): number | undefined {
  const text = lastOf(parameters, name);
  if (text === undefined || text === "") return undefined;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && Number.isSafeInteger(value)) return value;
  throw refuseQuery(name, `${name} must be a whole number from ${least}, not "${text}".`);
}
