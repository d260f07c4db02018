import type { Json, Schema } from "./schema.ts";

const created: readonly string[] = ["createdAt", "created_at"];
const updated: readonly string[] = ["updatedAt", "updated_at"];

/** Whether the server moves the member at every write. */
export function isUpdateTime(name: string, schema: Schema): boolean {
  return updated.includes(name) && toTimestamp(schema, new Date(0)) !== undefined;
}

/** Whether the server sets the member itself: it has such a name, and its type can hold a time. */
export function isAuditTime(name: string, schema: Schema): boolean {
  return (
    isUpdateTime(name, schema) ||
    (created.includes(name) && toTimestamp(schema, new Date(0)) !== undefined)
  );
}

/** A time as the member's type says it: ISO 8601, a date, or milliseconds since 1970. */
export function toTimestamp(schema: Schema, time: Date): Json | undefined {
  if ("anyOf" in schema) {
    return schema.anyOf.map((variant) => toTimestamp(variant, time)).find((value) => value != null);
  }
  if (!("type" in schema)) return undefined;
  if (schema.type === "number" || schema.type === "integer") return time.getTime();
  if (schema.type !== "string" || schema.pattern !== undefined) return undefined;
  if (schema.format === "date") return time.toISOString().slice(0, 10);
  return schema.format === undefined || schema.format === "date-time"
    ? time.toISOString()
    : undefined;
}
