import { fullFormats } from "ajv-formats/dist/formats.js";
import { isMultipleOf } from "../../schema/multiple-of.ts";
import { toMatcher } from "../../schema/pattern/to-matcher.ts";
import {
  type Definitions,
  dereference,
  type Json,
  type NumberSchema,
  type Schema,
  type StringSchema,
  toKinded,
} from "../../schema/schema.ts";

/*
 * What is drawn is checked before it is kept, a value at a time and some millions of times, from
 * the first start on: by closures, which need no validator to be loaded. What they check is what
 * the validator does: its formats, and the definitions of a pattern and a multiple that it is given.
 * Whatever somebody wrote, in a config or a tag, is the validator's to judge.
 */

/** Of a member that others tell: what they tell is a text, a number or nothing. */
export function buildScalarCheck(
  schema: Schema,
  definitions: Definitions,
): (value: Json) => boolean {
  const { kind, schema: target } = toKinded(dereference(schema, definitions));
  switch (kind) {
    case "any":
      return () => true;
    case "string": {
      const check = buildTextCheck(target);
      return (value) => typeof value === "string" && check(value);
    }
    case "number": {
      const check = buildUndisputedCheck(target);
      return (value) => typeof value === "number" && check(value);
    }
    case "null":
      return (value) => value === null;
    case "enum":
      return (value) => target.enum.some((one) => one === value);
    case "union": {
      const checks = target.anyOf.map((variant) => buildScalarCheck(variant, definitions));
      return (value) => checks.some((check) => check(value));
    }
    default:
      return () => false;
  }
}

export function buildTextCheck(schema: StringSchema): (value: string) => boolean {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
  const pattern = schema.pattern === undefined ? undefined : toMatcher(schema.pattern);
  const format = formatCheck(schema.format);
  const limited = minLength > 0 || maxLength < Number.POSITIVE_INFINITY;
  return (value) => {
    if (limited && !isBetween(lengthOf(value), minLength, maxLength)) return false;
    return (pattern?.test(value) ?? true) && (format?.(value) ?? true);
  };
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
  if (name === "date-time") return (value) => plainInstant.test(value) || validate(value) === true;
  return (value) => validate(value) === true;
}

/** What nearly every instant looks like, on a day that every month has: read at one go. */
const plainInstant =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

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
    (multipleOf === undefined || isMultipleOf(value, multipleOf));
}

/** What a validator admits that divides without allowing for doubles: 439.53 / 0.01 is 43952.99…. */
export function buildUndisputedCheck(schema: NumberSchema): (value: number) => boolean {
  const { multipleOf } = schema;
  const check = buildNumberCheck(schema);
  if (multipleOf === undefined || Number.isInteger(multipleOf)) return check;
  return (value) => Number.isInteger(value / multipleOf) && check(value);
}
