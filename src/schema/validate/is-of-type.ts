import { type Schema, toKinded } from "../schema.ts";

/** Whether a value is of the type of a variant, which is no reference; a union may be of any. */
export function isOfType(variant: Schema, value: unknown): boolean {
  const { kind, schema } = toKinded(variant);
  if (kind === "any" || kind === "union") return true;
  if (kind === "enum") return schema.enum.some((each) => typeof each === typeof value);
  return (kind === "tuple" ? "array" : kind) === typeName(value);
}

function typeName(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}
