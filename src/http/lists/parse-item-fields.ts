import type { Context } from "hono";
import type { Collection } from "../../schema/resource.ts";
import { parseParameters } from "./parameters.ts";
import { parseFields } from "./parse-list-query.ts";
import { queryStringOf } from "./query-string.ts";

/** `_fields` of one record's route; its other parameters mean nothing there. */
export function parseItemFields(c: Context, resource: Collection): readonly string[] | undefined {
  const queryString = queryStringOf(c.req.url);
  return queryString === "" ? undefined : parseFields(resource, parseParameters(queryString));
}
