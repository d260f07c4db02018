import type { Schema } from "../schema.ts";

/** Beyond this a path with it is longer than servers and proxies take. */
export const longestId = 512;

/** With more digits, a path could not say which number is meant. */
export const largestId = 999_999_999_999_999;

/** What the model says of an identifier, and what the server says of every one. */
export function withIdBounds(schema: Schema): Schema {
  if ("anyOf" in schema) return { ...schema, anyOf: schema.anyOf.map(withIdBounds) };
  if (!("type" in schema)) return schema;
  if (schema.type === "string") return { minLength: 1, maxLength: longestId, ...schema };
  if (schema.type !== "number" && schema.type !== "integer") return schema;
  return { minimum: -largestId, maximum: largestId, ...schema };
}
