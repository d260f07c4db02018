import {
  type Definitions,
  dereference,
  type EnumSchema,
  type Schema,
  toKinded,
} from "../schema.ts";
import type { Identifier } from "./identifier.ts";

/** What a schema's values may be as identifiers; nothing where some of them cannot be any. */
export function toIdentifierType(
  schema: Schema,
  definitions: Definitions,
): Pick<Identifier, "type" | "schema"> | undefined {
  // Whoever generates `ID: any` means what most servers give out: texts.
  if (toKinded(schema).kind === "any") return { type: "either", schema: { type: "string" } };
  const parts = toScalars(schema, definitions, 0);
  const made = parts && (parts.find(isNumeric) ?? parts.find(isText) ?? mergeEnums(parts));
  if (!made) return undefined;
  const kinds = new Set(parts.map((part) => ("enum" in part ? typeof part.enum[0] : kindOf(part))));
  const type = kinds.size > 1 ? "either" : kinds.has("string") ? "string" : "number";
  return kinds.has("boolean") ? undefined : { type, schema: made };
}

type Scalar = Identifier["schema"];

const deepest = 8;

/** The scalars of a union, `null` aside; nothing where it has other parts. */
function toScalars(schema: Schema, definitions: Definitions, depth: number): Scalar[] | undefined {
  const { kind, schema: target } = toKinded(dereference(schema, definitions));
  switch (kind) {
    case "null":
      return [];
    case "string":
    case "number":
      return [target];
    case "enum":
      return (["number", "string", "boolean"] as const)
        .map((type) => ({ enum: target.enum.filter((value) => typeof value === type) }))
        .filter(({ enum: values }) => values.length > 0);
    case "union": {
      if (depth > deepest) return undefined;
      const parts = target.anyOf.map((part) => toScalars(part, definitions, depth + 1));
      return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
    }
    default:
      return undefined;
  }
}

function isNumeric(part: Scalar): boolean {
  return "type" in part && part.type !== "string";
}

function isText(part: Scalar): boolean {
  return "type" in part && part.type === "string";
}

function kindOf(part: Scalar): "number" | "string" {
  return isText(part) ? "string" : "number";
}

function mergeEnums(parts: readonly Scalar[]): EnumSchema | undefined {
  const values = parts.flatMap((part) => ("enum" in part ? part.enum : []));
  return values.length > 0 ? { enum: values } : undefined;
}
