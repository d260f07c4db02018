import { type Definitions, dereference, type Schema, toKinded } from "../../src/schema/schema.ts";
import type { RelationInfo } from "../api/answers.ts";
import { toNonNull } from "./record-schema.ts";

/** How a value is shown. */
export type ValueKind =
  | "reference"
  | "references"
  | "enum"
  | "boolean"
  | "number"
  | "date"
  | "link"
  | "text"
  | "nested";

export function toValueKind(
  schema: Schema,
  definitions: Definitions,
  relation: RelationInfo | undefined,
): ValueKind {
  if (relation) return relation.kind === "one" ? "reference" : "references";
  const { kind, schema: target } = toKinded(
    dereference(toNonNull(schema, definitions).schema, definitions),
  );
  switch (kind) {
    case "string":
      return kindOfText(target.format);
    case "enum":
      return target.enum.every((each) => typeof each === "boolean") ? "boolean" : "enum";
    case "number":
    case "boolean":
      return kind;
    case "union":
      return target.anyOf.every((each) => isScalar(each, definitions)) ? "text" : "nested";
    default:
      return "nested";
  }
}

const dates = new Set(["date", "date-time"]);
const links = new Set(["uri", "url", "uri-reference"]);

function kindOfText(format: string | undefined): ValueKind {
  if (format === undefined) return "text";
  return dates.has(format) ? "date" : links.has(format) ? "link" : "text";
}

function isScalar(schema: Schema, definitions: Definitions): boolean {
  const { kind } = toKinded(dereference(schema, definitions));
  return kind !== "object" && kind !== "array" && kind !== "tuple" && kind !== "any";
}

/** A picture that needs no other host: those that Backlot makes, and this server's own. */
export function isPicture(text: string): boolean {
  return /^data:image\/(?:svg\+xml|png|jpeg|gif|webp|avif)[;,]/.test(text);
}
