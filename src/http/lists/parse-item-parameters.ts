import type { Context } from "hono";
import { type Parameters, parseParameters } from "./parameters.ts";
import { queryStringOf } from "./query-string.ts";

/** The parameters of one record's route; undefined where it has none, which is the common case. */
export function parseItemParameters(c: Context): Parameters | undefined {
  const queryString = queryStringOf(c.req.url);
  return queryString === "" ? undefined : parseParameters(queryString);
}
