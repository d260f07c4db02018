import { toKinded } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { findNumber } from "../../../meaning/find-number.ts";
import type { NumberHint } from "../../../values/number-range.ts";
import { type Actor, findActors } from "../../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import type { Slot } from "../../slot.ts";
import { findUnitProducts } from "../bills/unit-products.ts";
import { type Bound, bounds } from "./bound-table.ts";

export const findBounds: FindRules = (parts) => {
  const slots = parts.slots.filter(({ kind }) => quantityKinds.includes(kind));
  if (slots.length < 2) return [];
  // What so many cost may well be more than the price of one.
  const reckoned = new Set(findUnitProducts(parts).flatMap(({ writes }) => writes));
  const seen = new Set<string>();
  return bounds.flatMap((bound) => {
    const lowers = findActors(slots, bound.lower, quantityKinds);
    if (lowers.length === 0) return [];
    const uppers = findActors(slots, bound.upper, quantityKinds);
    return lowers.flatMap((lower) => {
      const upper = uppers.find((other) => fits(lower, other, bound));
      if (!upper || isRange(lower.slot) || reckoned.has(lower.slot)) return [];
      const pair = `${lower.slot.name} ${upper.slot.name}`;
      if (seen.has(pair)) return [];
      seen.add(pair).add(`${upper.slot.name} ${lower.slot.name}`);
      return toRule(lower.slot, upper.slot, bound);
    });
  });
};

function fits(lower: Actor, upper: Actor, { isLoose, notOf }: Bound): boolean {
  if (lower.slot === upper.slot || notOf?.test(lower.stem)) return false;
  if (lower.stem === upper.stem) return true;
  return isLoose === true && (lower.stem === "" || upper.stem === "");
}

/** An object may be a bound itself, and holds two of them then. */
function isRange({ kind }: Slot): boolean {
  return kind === "object";
}

function toRule(
  lower: Slot,
  upper: Slot,
  { isStrict, least: share = 0, most: highest = 1 }: Bound,
): Rule {
  const usual = usualOf(lower);
  return {
    reads: [lower, upper],
    writes: [lower, upper],
    apply: (scope) => {
      const [least, most] = [readQuantity(scope, lower), readQuantity(scope, upper)];
      if (least === undefined || most === undefined) return;
      const ceiling = most > 0 && highest < 1 ? toCeiling(most, highest) : most;
      const isLower = isStrict ? least < ceiling : least <= ceiling;
      if (isLower && (most <= 0 || least >= most * share)) return;
      const from = Math.max(share, 0.35);
      settleBound(scope, { lower, upper, usual }, least, ceiling, from);
    },
  };
}

function toCeiling(most: number, highest: number): number {
  return Number.isInteger(most) ? Math.floor(most * highest) : most * highest;
}

interface Pair {
  readonly lower: Slot;
  readonly upper: Slot;
  /** Where the lower one usually is. */
  readonly usual: NumberHint | undefined;
}

function usualOf({ schema, member }: Slot): NumberHint | undefined {
  const { kind, schema: number } = toKinded(schema);
  return kind === "number" ? findNumber(member, number).make.hint : undefined;
}

/** The lower one gives way; where it cannot, the two change places, or the upper one grows. */
function settleBound(
  scope: Scope,
  { lower, upper, usual }: Pair,
  least: number,
  most: number,
  from: number,
): void {
  const share = from + (0.9 - from) * chanceFor(scope, lower).next();
  const isWhole = Number.isInteger(least) && Number.isInteger(most);
  if (writeQuantity(scope, lower, below(most, share, isWhole, usual))) return;
  const before = scope.values[lower.name];
  if (least > most && writeQuantity(scope, lower, most)) {
    if (writeQuantity(scope, upper, least)) return;
    if (before !== undefined) scope.values[lower.name] = before;
  }
  writeQuantity(scope, upper, isWhole ? Math.ceil(least * (1 + share)) + 1 : least * (1 + share));
}

/** Under the upper one by a share: of what it usually has above its own least, if that leaves room. */
function below(
  most: number,
  share: number,
  isWhole: boolean,
  usual: NumberHint | undefined,
): number {
  if (most === 0) return 0;
  const floor = usual && usual.least > 0 && usual.least < most ? usual.least : 0;
  const wanted =
    most > 0 ? floor + (most - floor) * share : most - Math.abs(most) * (1 - share) - 1;
  const step = usual && usual.decimals < 0 ? 10 ** -usual.decimals : 1;
  if (step > 1 && most > 4 * step) return Math.floor(wanted / step) * step;
  return isWhole ? Math.floor(wanted) : wanted;
}
