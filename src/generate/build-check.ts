import { fullFormats } from "ajv-formats/dist/formats.js";
import {
  type ArraySchema,
  type Definitions,
  dereference,
  type Json,
  type Kind,
  type NumberSchema,
  type ObjectSchema,
  type Schema,
  type SchemaByKind,
  type StringSchema,
  type TupleSchema,
  toKinded,
} from "../schema/schema.ts";

/** Whether a value conforms: as strict as the validator of bodies, and cheap enough to run on each. */
export type Check = (value: Json) => boolean;

export function buildCheck(schema: Schema, definitions: Definitions): Check {
  const known = new Map<Schema, Check>();
  const build = (part: Schema): Check => {
    const target = dereference(part, definitions);
    const made = known.get(target);
    if (made) return made;
    // Claimed before it is built, so that a schema which contains itself ends here.
    let check: Check | undefined;
    known.set(target, (value) => check?.(value) ?? true);
    const kinded = toKinded(target);
    check = (builders[kinded.kind] as Builder<Schema>)(kinded.schema, build);
    known.set(target, check);
    return check;
  };
  return build(schema);
}

type Builder<S> = (schema: S, build: (part: Schema) => Check) => Check;

const builders: { [K in Kind]: Builder<SchemaByKind[K]> } = {
  any: () => () => true,
  string: (schema) => {
    const check = buildTextCheck(schema);
    return (value) => typeof value === "string" && check(value);
  },
  number: (schema) => {
    const check = buildNumberCheck(schema);
    return (value) => typeof value === "number" && check(value);
  },
  boolean: () => (value) => typeof value === "boolean",
  null: () => (value) => value === null,
  enum: (schema) => (value) => schema.enum.some((one) => one === value),
  array: (schema, build) => buildArrayCheck(schema, build),
  tuple: (schema, build) => buildTupleCheck(schema, build),
  object: (schema, build) => buildObjectCheck(schema, build),
  union: (schema, build) => {
    const checks = schema.anyOf.map(build);
    return (value) => checks.some((check) => check(value));
  },
  reference: (schema, build) => build(schema),
};

export function buildTextCheck(schema: StringSchema): (value: string) => boolean {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
  const pattern = schema.pattern === undefined ? undefined : toRegExp(schema.pattern);
  const format = formatCheck(schema.format);
  const limited = minLength > 0 || maxLength < Number.POSITIVE_INFINITY;
  return (value) => {
    if (limited && !isBetween(lengthOf(value), minLength, maxLength)) return false;
    return (pattern?.test(value) ?? true) && (format?.(value) ?? true);
  };
}

/** A pattern that is only legal without the u flag is a pattern all the same. */
export function toRegExp(pattern: string): RegExp {
  try {
    return new RegExp(pattern, "u");
  } catch {
    return new RegExp(pattern);
  }
}

function isBetween(value: number, from: number, to: number): boolean {
  return value >= from && value <= to;
}

/** Code points, as JSON Schema counts. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length++;
  return length;
}

function formatCheck(name: string | undefined): ((value: string) => boolean) | undefined {
  const known: Readonly<Record<string, unknown>> = fullFormats;
  const format = name !== undefined && Object.hasOwn(known, name) ? known[name] : undefined;
  if (format instanceof RegExp) return (value) => format.test(value);
  if (typeof format === "function") return (value) => format(value) === true;
  if (typeof format !== "object" || format === null || !("validate" in format)) return undefined;
  const { validate } = format;
  const isForText = !("type" in format) || format.type !== "number";
  if (!isForText || typeof validate !== "function") return undefined;
  return (value) => validate(value) === true;
}

export function buildNumberCheck(schema: NumberSchema): (value: number) => boolean {
  const { multipleOf, type, format } = schema;
  const minimum = schema.minimum ?? Number.NEGATIVE_INFINITY;
  const maximum = schema.maximum ?? Number.POSITIVE_INFINITY;
  const above = schema.exclusiveMinimum ?? Number.NEGATIVE_INFINITY;
  const below = schema.exclusiveMaximum ?? Number.POSITIVE_INFINITY;
  const isWhole = type === "integer" || format === "int32" || format === "int64";
  const limit = format === "int32" ? 2 ** 31 : Number.POSITIVE_INFINITY;
  return (value) =>
    Number.isFinite(value) &&
    value >= minimum &&
    value <= maximum &&
    value > above &&
    value < below &&
    value >= -limit &&
    value < limit &&
    (!isWhole || Number.isInteger(value)) &&
    (multipleOf === undefined || Number.isInteger(value / multipleOf));
}

function buildArrayCheck(schema: ArraySchema, build: (part: Schema) => Check): Check {
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY, uniqueItems } = schema;
  const item = build(schema.items);
  return (value) =>
    isList(value) &&
    isBetween(value.length, minItems, maxItems) &&
    value.every(item) &&
    (!uniqueItems || new Set(value.map(toCanonical)).size === value.length);
}

function buildTupleCheck(schema: TupleSchema, build: (part: Schema) => Check): Check {
  const prefix = schema.prefixItems.map(build);
  const rest: Check = schema.items === false ? () => false : build(schema.items);
  const { minItems, maxItems = Number.POSITIVE_INFINITY } = schema;
  return (value) =>
    isList(value) &&
    isBetween(value.length, minItems, maxItems) &&
    value.every((item, index) => (prefix[index] ?? rest)(item));
}

function buildObjectCheck(schema: ObjectSchema, build: (part: Schema) => Check): Check {
  const members = new Map(
    Object.entries(schema.properties).map(([name, member]) => [name, build(member)]),
  );
  const patterns = Object.entries(schema.patternProperties ?? {}).map(
    ([pattern, member]) => [toRegExp(pattern), build(member)] as const,
  );
  const others: Check =
    schema.additionalProperties === false ? () => false : build(schema.additionalProperties);
  const checksOf = (name: string): readonly Check[] => {
    const named = members.get(name);
    const fitting = patterns.filter(([pattern]) => pattern.test(name)).map(([, check]) => check);
    const known = named ? [named, ...fitting] : fitting;
    return known.length > 0 ? known : [others];
  };
  return (value) =>
    isObject(value) &&
    schema.required.every((name) => Object.hasOwn(value, name)) &&
    Object.entries(value).every(([name, member]) => checksOf(name).every((check) => check(member)));
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

export function isObject(value: Json | undefined): value is { readonly [member: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The same text for equal values, whatever the order of their members. */
export function toCanonical(value: Json): string {
  return JSON.stringify(value, (_, part: Json) =>
    isObject(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
