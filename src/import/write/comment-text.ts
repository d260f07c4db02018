import { type Json, type Schema, toKinded } from "../../schema/schema.ts";

/** Keywords that a tag of the same name says; what is read back is the same schema. */
const tags = [
  "format",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "minLength",
  "maxLength",
  "pattern",
  "minItems",
  "maxItems",
  "uniqueItems",
  "default",
] as const;

/** What a type cannot say, as a doc comment above it; empty where it says everything. */
export function toComment(schema: Schema, indent: string): string {
  const description = toLines(schema.description ?? "");
  const lines = [...description, ...toTags(schema), ...(schema.deprecated ? ["@deprecated"] : [])];
  const [only = ""] = lines;
  if (lines.length === 0) return "";
  if (lines.length === 1) return `${indent}/** ${only} */\n`;
  const body = lines.map((line) => `${indent} * ${line}`.trimEnd());
  return `${[`${indent}/**`, ...body, `${indent} */`].join("\n")}\n`;
}

/** A tag speaks of every value of the member, so those of its parts stand above it too. */
function toTags(schema: Schema): string[] {
  const { kind, schema: own } = toKinded(schema);
  const inner =
    kind === "union" ? own.anyOf : kind === "array" && own.items ? [own.items] : ([] as const);
  const values = schema as Readonly<Record<string, Json | undefined>>;
  const ownTags = tags
    .filter((name) => values[name] !== undefined)
    .map((name) => `@${name} ${toTagText(values[name])}`.trimEnd());
  const whole = kind === "number" && own.type === "integer" ? ["@format integer"] : [];
  const examples = (schema.examples ?? []).map((value) => `@example ${JSON.stringify(value)}`);
  const reference = schema["x-ref"] === undefined ? [] : [`@ref ${schema["x-ref"]}`];
  return [
    ...new Set([...whole, ...ownTags, ...examples, ...reference, ...inner.flatMap(innerTags)]),
  ];
}

function innerTags(schema: Schema): string[] {
  return "$ref" in schema || ("properties" in schema && schema.type === "object")
    ? []
    : toTags(schema);
}

function toTagText(value: Json | undefined): string {
  if (value === true) return "true";
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** Text that can neither end the comment nor be taken for a tag. */
function toLines(text: string): string[] {
  const lines = text.trim().replaceAll("*/", "* /").split(/\r?\n/);
  return text.trim() === "" ? [] : lines.map((line) => line.trimEnd().replace(/^(\s*)@/, "$1\\@"));
}
