import type { Json, NumberSchema, Schema, StringSchema } from "../../schema/schema.ts";
import { suggest } from "../../suggest.ts";

export function isText(schema: Schema): boolean {
  return "type" in schema && schema.type === "string";
}

export function isNumber(schema: Schema): boolean {
  return "type" in schema && (schema.type === "number" || schema.type === "integer");
}

const integerFormats: readonly string[] = ["int32", "int64", "integer"];
const numberFormats: readonly string[] = ["float", "double", ...integerFormats];
const textFormats: readonly string[] = [
  "date-time",
  "date",
  "time",
  "duration",
  "email",
  "hostname",
  "ipv4",
  "ipv6",
  "uri",
  "uri-reference",
  "uuid",
  "regex",
  "json-pointer",
  "byte",
  "binary",
  "password",
];

/** Any word is a format of a text, unless it is nearly one that everybody knows. */
export function applyFormat(schema: Schema, text: string): Schema | undefined {
  if (isNumber(schema)) {
    if (!numberFormats.includes(text)) return undefined;
    const type = integerFormats.includes(text) ? "integer" : "number";
    const { format: _, ...rest } = schema as NumberSchema;
    return text === "integer" ? { ...rest, type } : { ...rest, type, format: text };
  }
  if (!isText(schema) || !/^[a-zA-Z][\w./-]*$/.test(text)) return undefined;
  const isSlip = !textFormats.includes(text) && suggest(text, textFormats)?.startsWith("Did");
  return isSlip ? undefined : { ...(schema as StringSchema), format: text };
}

/** Without its slashes, and without the escapes that only an expression without `u` allows. */
export function toUnicodePattern(text: string): string | undefined {
  // An expression with flags says more than a pattern can.
  if (/^\/.+\/[dgimsuvy]*[dgimsvy][dgimsuvy]*$/s.test(text)) return undefined;
  const bare = /^\/(.+)\/u?$/s.exec(text)?.[1] ?? text;
  const candidates = [bare, bare.replaceAll(/\\([^\w\s^$\\.*+?()[\]{}|/-])/g, "$1")];
  return candidates
    .concat(candidates.map((candidate) => candidate.replaceAll("\\-", "-")))
    .find((candidate) => candidate !== "" && isPattern(candidate));
}

function isPattern(text: string): boolean {
  try {
    new RegExp(text, "u");
    return true;
  } catch {
    return false;
  }
}

/**
 * JSON, or for a text its bare words: `@default light` and `@default "light"` say the same. Prose may
 * follow a value that stands apart from it: `@default false - until somebody asks`.
 */
export function parseValue(schema: Schema, text: string): Json | undefined {
  const candidates = [text, quotedStart.exec(text)?.[0], wordStart.exec(text)?.[0]].flatMap(
    (part) =>
      part === undefined ? [] : [parseJson(part), /^(['`])(.*)\1$/s.exec(part)?.[2], part],
  );
  const inCode = /^`([^`]+)`/.exec(text)?.[1];
  const all = inCode === undefined ? candidates : [parseJson(inCode), inCode, ...candidates];
  return all.find((value) => value !== undefined && isValue(schema, value));
}

/** Before anything that is not part of it. */
const quotedStart = /^(?:"[^"\n]*"|'[^'\n]*')(?=[\s.,;:(-]|$)/;
const wordStart = /^[^\s"'`,;:(]+?(?=[.,;:]?(?:\s|$))/;

function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether it is of the schema's kind; what lies deeper is the validator's to judge. */
function isValue(schema: Schema, value: Json): boolean {
  if ("anyOf" in schema) return schema.anyOf.some((variant) => isValue(variant, value));
  if ("enum" in schema) return schema.enum.some((allowed) => allowed === value);
  if ("$ref" in schema) return true;
  if (!("type" in schema) || schema.type === undefined) return true;
  return valueChecks[schema.type](value);
}

const valueChecks = {
  string: (value: Json) => typeof value === "string",
  number: (value: Json) => typeof value === "number",
  integer: (value: Json) => Number.isInteger(value),
  boolean: (value: Json) => typeof value === "boolean",
  null: (value: Json) => value === null,
  array: (value: Json) => Array.isArray(value),
  object: (value: Json) => typeof value === "object" && value !== null && !Array.isArray(value),
};
