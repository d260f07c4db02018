import type { Json, JsonObject } from "../../src/schema/schema.ts";

/** RFC 4180, with nested values as JSON. */
export function toCsv(records: readonly JsonObject[]): string {
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const rows = records.map((record) => names.map((name) => toCell(record[name])));
  return [names.map(toCell), ...rows].map((row) => `${row.join(",")}\r\n`).join("");
}

function toCell(value: Json | undefined): string {
  if (value === undefined || value === null) return "";
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
