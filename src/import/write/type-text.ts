import {
  type Kind,
  type ObjectSchema,
  referencePrefix,
  type Schema,
  type SchemaByKind,
  toKinded,
} from "../../schema/schema.ts";
import { toComment } from "./comment-text.ts";

/** A line of a models file is no longer than that. */
const longest = 100;

type Writers = { readonly [K in Kind]: (schema: SchemaByKind[K], indent: string) => string };

/** How each kind of schema is said in TypeScript. */
const writers: Writers = {
  any: () => "unknown",
  string: () => "string",
  number: () => "number",
  boolean: () => "boolean",
  null: () => "null",
  enum: (schema) => schema.enum.map((value) => JSON.stringify(value)).join(" | "),
  array: (schema, indent) => {
    const items = toTypeText(schema.items, indent);
    return isCompound(schema.items) ? `(${items})[]` : `${items}[]`;
  },
  tuple: (schema, indent) =>
    `[${schema.prefixItems.map((item) => toTypeText(item, indent)).join(", ")}]`,
  object: (schema, indent) => toObjectText(schema, indent),
  union: (schema, indent) => schema.anyOf.map((part) => toTypeText(part, indent)).join(" | "),
  reference: ({ $ref }) => $ref.slice(referencePrefix.length),
};

export function toTypeText(schema: Schema, indent = ""): string {
  const { kind, schema: own } = toKinded(schema);
  const write = writers[kind] as (schema: Schema, indent: string) => string;
  return write(own, indent);
}

/** Whether it must stand in brackets before `[]`. */
function isCompound(schema: Schema): boolean {
  const { kind, schema: own } = toKinded(schema);
  return kind === "union" || (kind === "enum" && own.enum.length > 1);
}

/** An object inside another; one whose names are data is a `Record`. */
function toObjectText(schema: ObjectSchema, indent: string): string {
  if (Object.keys(schema.properties).length > 0) return toMembersText(schema, indent);
  if (schema.additionalProperties === false) return "Record<string, never>";
  return `Record<string, ${toTypeText(schema.additionalProperties, indent)}>`;
}

/** The body of an interface. */
export function toMembersText(schema: ObjectSchema, indent: string): string {
  const inner = `${indent}  `;
  const members = Object.entries(schema.properties).map(([name, part]) => {
    const isOptional = !schema.required.includes(name);
    const comment = toComment(part, inner);
    const words = part.readOnly ? "readonly " : "";
    const head = `${inner}${words}${toKey(name)}${isOptional ? "?" : ""}: `;
    return `${comment}${head}${toWrapped(toTypeText(part, inner), head, inner, part)};\n`;
  });
  const others =
    schema.additionalProperties === false
      ? ""
      : `${inner}[property: string]: ${toTypeText(schema.additionalProperties, inner)};\n`;
  return `{\n${members.join("")}${others}${indent}}`;
}

/** A union that is too long for its line has a line for each part. */
function toWrapped(text: string, head: string, indent: string, schema: Schema): string {
  if (head.length + text.length < longest || !isCompound(schema)) return text;
  return toParts(schema, indent)
    .map((part) => `\n${indent}  | ${part}`)
    .join("");
}

function toParts(schema: Schema, indent: string): string[] {
  if ("anyOf" in schema) return schema.anyOf.flatMap((part) => toParts(part, indent));
  if ("enum" in schema) return schema.enum.map((value) => JSON.stringify(value));
  return [toTypeText(schema, indent)];
}

/** `export type Block = …` */
export function toAliasText(name: string, schema: Schema): string {
  const head = `export type ${name} = `;
  return `${head.trimEnd()}${toWrapped(` ${toTypeText(schema)}`, head, "", schema)};\n`;
}

const identifierName = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

function toKey(name: string): string {
  return identifierName.test(name) ? name : JSON.stringify(name);
}
