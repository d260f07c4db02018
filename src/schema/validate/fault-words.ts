import type { ErrorObject } from "ajv";
import { type Kind, type Schema, type SchemaByKind, toKinded } from "../schema.ts";

type Words = (params: ErrorObject["params"]) => string;

/** What ajv finds, in words for whoever filled in the form. */
const wordsByKeyword: Readonly<Record<string, Words>> = {
  required: () => "is missing",
  additionalProperties: () => "is not a property of the model",
  type: ({ type }) => `must be ${[type].flat().map(nameType).join(" or ")}`,
  enum: ({ allowedValues }) => `must be ${describeValues(allowedValues)}`,
  format: ({ format }) => `must be ${formats[format] ?? `in the format ${format}`}`,
  pattern: ({ pattern }) => `must match ${pattern}`,
  minimum: ({ limit }) => `must be at least ${limit}`,
  maximum: ({ limit }) => `must be at most ${limit}`,
  exclusiveMinimum: ({ limit }) => `must be greater than ${limit}`,
  exclusiveMaximum: ({ limit }) => `must be less than ${limit}`,
  multipleOf: ({ multipleOf }) => `must be a multiple of ${multipleOf}`,
  minLength: ({ limit }) => `must have at least ${count(limit, "character")}`,
  maxLength: ({ limit }) => `must have at most ${count(limit, "character")}`,
  minItems: ({ limit }) => `must have at least ${count(limit, "item")}`,
  maxItems: ({ limit }) => `must have at most ${count(limit, "item")}`,
  items: ({ limit }) => `must have at most ${count(limit, "item")}`,
  uniqueItems: ({ i, j }) => `must not have the same item twice (${i} and ${j})`,
  "false schema": () => "must not be there",
};

export function toWords(error: ErrorObject): string {
  return wordsByKeyword[error.keyword]?.(error.params) ?? error.message ?? "is not valid";
}

const formats: Readonly<Record<string, string>> = {
  email: "an email address",
  "idn-email": "an email address",
  uri: "a URL",
  url: "a URL",
  "uri-reference": "a URL or a path",
  uuid: "a UUID",
  date: "a date such as 2025-12-31",
  time: "a time such as 23:59:59Z",
  "date-time": "a date and time such as 2025-12-31T23:59:59Z",
  duration: "a duration such as P1DT12H",
  ipv4: "an IPv4 address",
  ipv6: "an IPv6 address",
  hostname: "a host name",
  regex: "a regular expression",
  byte: "base64",
};

const types: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  null: "null",
  array: "a list",
  object: "an object",
};

function nameType(type: string): string {
  return types[type] ?? type;
}

function describeValues(values: readonly unknown[]): string {
  const [only] = values;
  return values.length === 1 ? String(only) : `one of: ${values.join(", ")}`;
}

/** Of faults that are not named; none where there are none. */
export function describeMore(more: number): readonly string[] {
  return more > 0 ? [count(more, "more fault")] : [];
}

function count(limit: number, noun: string): string {
  return `${limit} ${noun}${limit === 1 ? "" : "s"}`;
}

const expectedByKind: { [K in Kind]: (schema: SchemaByKind[K]) => string } = {
  any: () => "anything",
  string: ({ format }) => formats[format ?? ""] ?? nameType("string"),
  number: ({ type }) => nameType(type),
  boolean: () => nameType("boolean"),
  null: () => nameType("null"),
  enum: ({ enum: values }) => describeValues(values),
  array: () => nameType("array"),
  tuple: () => nameType("array"),
  object: () => nameType("object"),
  union: ({ anyOf }) => anyOf.map(describeExpected).join(" or "),
  reference: () => nameType("object"),
};

/** What a value should have been, after "must be". */
export function describeExpected(schema: Schema): string {
  const kinded = toKinded(schema);
  const describe = expectedByKind[kinded.kind] as (schema: Schema) => string;
  return describe(kinded.schema);
}
