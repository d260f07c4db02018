import type { Json, JsonObject } from "../../src/schema/schema.ts";
import { validate } from "../support/openapi.ts";

/**
 * What the published schema of OpenAPI 3.1 objects to. Its validator takes members of a model that
 * are called `$id` or `$ref` for the keywords; under other names they are members.
 */
export function validateDocument(document: JsonObject): Promise<unknown> {
  return validate(rename(document) as JsonObject);
}

function rename(value: Json): Json {
  if (Array.isArray(value)) return value.map(rename);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const isMember = name.startsWith("$") && typeof inner === "object";
      return [isMember ? `member ${name.slice(1)}` : name, rename(inner)];
    }),
  );
}
