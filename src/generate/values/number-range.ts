import type { NumberSchema } from "../../schema/schema.ts";
import type { Chance } from "../draw/chance.ts";
import type { Share } from "./distribution.ts";
import { buildNumberCheck, buildUndisputedCheck } from "./scalar-checks.ts";

/** Where a name suggests values: what fits of it into the tags is used. */
export interface NumberHint {
  readonly least: number;
  readonly most: number;
  readonly decimals: number;
  /** Where such numbers come in steps of more than one: minutes by the quarter of an hour. */
  readonly step?: number;
  /** Where only a few are in use: story points are 1, 2, 3, 5, 8 or 13. */
  readonly among?: readonly number[];
}

/** The multiples of a step that conform, from the first to the last. */
export interface NumberRange {
  readonly step: number;
  readonly first: number;
  readonly last: number;
  readonly at: (multiple: number) => number;
  /** Leaves out what lies between the first and the last and does not conform. */
  readonly check: (value: number) => boolean;
}

export const plainNumber: NumberHint = { least: 1, most: 100, decimals: 0 };

/** Undefined where no number conforms. A client's validator should agree, too, wherever one can. */
export function buildNumberRange(
  schema: NumberSchema,
  hint = plainNumber,
): NumberRange | undefined {
  const checks = [buildUndisputedCheck(schema), buildNumberCheck(schema)];
  for (const check of checks) {
    const few = hint.among && rangeOf(hint.among.filter(check), check);
    if (few) return few;
  }
  for (const check of checks) {
    const range = findRange(schema, hint, check);
    if (range) return range;
  }
  return undefined;
}

/** One of a few: what lies between the least and the most of them is seldom one. */
function rangeOf(values: readonly number[], check: NumberRange["check"]): NumberRange | undefined {
  const [first] = values;
  if (first === undefined) return undefined;
  return { step: 1, first: 0, last: values.length - 1, at: (at) => values[at] ?? first, check };
}

function findRange(
  schema: NumberSchema,
  hint: NumberHint,
  check: NumberRange["check"],
): NumberRange | undefined {
  for (const limits of findLimits(schema, hint)) {
    for (const step of findSteps(schema, hint, limits)) {
      const at = (multiple: number) => toMultiple(multiple, step);
      const [from, to] = [Math.ceil(limits.least / step), Math.floor(limits.most / step)];
      const range = narrow(from, to, at, check);
      if (range) return { step, at, check, ...range };
    }
  }
  return undefined;
}

export function drawNumber(
  { first, last, at, check }: NumberRange,
  chance: Chance,
  share?: Share,
): number {
  for (let attempt = 0; attempt < 24; attempt++) {
    const multiple = share
      ? first + Math.min(last - first, Math.floor(share(chance) * (last - first + 1)))
      : chance.between(first, last);
    const value = at(multiple);
    if (check(value)) return value;
  }
  return at(first);
}

interface Limits {
  readonly least: number;
  readonly most: number;
}

/** What the name suggests within the tags; then the tags alone, an open side as far as need be. */
function findLimits(schema: NumberSchema, hint: NumberHint): Limits[] {
  const int32 = schema.format === "int32" ? 2 ** 31 : Number.POSITIVE_INFINITY;
  const least = Math.max(
    schema.minimum ?? Number.NEGATIVE_INFINITY,
    schema.exclusiveMinimum ?? Number.NEGATIVE_INFINITY,
    -int32,
  );
  const most = Math.min(
    schema.maximum ?? Number.POSITIVE_INFINITY,
    schema.exclusiveMaximum ?? Number.POSITIVE_INFINITY,
    int32 - 1,
  );
  const inside = { least: Math.max(least, hint.least), most: Math.min(most, hint.most) };
  const outside = close(least, most, Math.max(1, hint.most, (schema.multipleOf ?? 0) * 20));
  // A marathon has one length, and a record one speed.
  const isExact = hint.least === hint.most && inside.least === inside.most;
  return isExact || inside.least < inside.most ? [inside, outside] : [outside];
}

function close(least: number, most: number, reach: number): Limits {
  if (Number.isFinite(least)) {
    return { least, most: Math.min(most, least + Math.max(reach, Math.abs(least))) };
  }
  return Number.isFinite(most)
    ? { least: most - Math.max(reach, Math.abs(most)), most }
    : { least: -reach, most: reach };
}

/** The coarsest step first: whole numbers look better than fractions wherever they fit. */
function findSteps(schema: NumberSchema, hint: NumberHint, { least, most }: Limits): number[] {
  const isWhole =
    schema.type === "integer" || schema.format === "int32" || schema.format === "int64";
  const { multipleOf } = schema;
  if (multipleOf !== undefined) return isWhole ? wholeMultiples(multipleOf) : [multipleOf];
  const width = most - least;
  if (isWhole) return hint.step !== undefined && hint.step <= width / 2 ? [hint.step, 1] : [1];
  const hinted = hint.step ?? 1 / 10 ** hint.decimals;
  const fine = [0.1, 0.01, 0.001, 0.0001].filter((step) => step <= width / 5);
  // What a name says is meant, even where only two values are left: one or two adults, never 1.4.
  const isNamed = hint !== plainNumber && least >= hint.least && most <= hint.most;
  const isMeant = hint.step !== undefined || isNamed;
  const coarse = hinted <= (isMeant ? width : width / 2) ? [hinted] : [];
  return [...coarse, ...fine, 1, width / 8, width]
    .filter((step) => step > 0 && Number.isFinite(step))
    .concat(least === 0 ? [] : [least], [1]);
}

function wholeMultiples(multipleOf: number): number[] {
  for (let times = 1; times <= 10_000; times++) {
    const multiple = toMultiple(times, multipleOf);
    if (Number.isInteger(multiple)) return [multiple];
  }
  return [multipleOf];
}

const decimalParts = new Set([10, 100, 1000, 10_000]);

/** Without the dust of binary fractions: three times 0.1 is 0.3. */
function toMultiple(multiple: number, step: number): number {
  const parts = 1 / step;
  // A division by a hundred is as exact as a text with fifteen digits, in a tenth of its time.
  if (decimalParts.has(parts)) return multiple / parts;
  const product = multiple * step;
  return Number.isInteger(step) || Math.abs(product) > 1e15
    ? product
    : Number(product.toPrecision(15));
}

/** Leaves out what does not conform at either end. */
function narrow(
  from: number,
  to: number,
  at: (multiple: number) => number,
  check: (value: number) => boolean,
): { first: number; last: number } | undefined {
  const most = 4096;
  let [first, last] = [from, to];
  for (let tries = 0; first <= last && !check(at(first)); tries++) {
    if (tries > most) return undefined;
    first++;
  }
  while (last > first && !check(at(last))) last--;
  return first <= last ? { first: first + 0, last: last + 0 } : undefined;
}
