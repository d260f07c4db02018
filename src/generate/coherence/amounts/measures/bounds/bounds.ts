import { toKinded } from "../../../../../schema/schema.ts";
import type { Scope } from "../../../../draw/scope.ts";
import { findNumber } from "../../../../meaning/find-number.ts";
import { oneOf } from "../../../../one-of.ts";
import type { NumberHint } from "../../../../values/number-range.ts";
import { type Actor, findActors, indexRoles } from "../../../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../../quantity.ts";
import { chanceFor, type FindRules, type Parts, type Rule } from "../../../rule.ts";
import type { Slot } from "../../../slot.ts";
import { findUnitProducts } from "../../bills/prices/unit-products.ts";
import { findTotals } from "../../bills/sums-and-shares/totals.ts";
import { findCounts } from "../../counts/counts.ts";
import type { Bound } from "./bound.ts";
import { bounds } from "./bound-table.ts";

/**
 * The lower one gives way, so what has a bound above it is settled before it is one: with
 * `startingBid ≤ estimateLow ≤ estimateHigh`, the second pair first.
 */
export const findBounds: FindRules = (parts) => {
  const pairs = findPairs(parts);
  const ordered: Rule[] = [];
  const seen = new Set<Slot>();
  const settle = (lower: Slot) => {
    if (seen.has(lower)) return;
    seen.add(lower);
    const above = pairs.filter((pair) => pair.lower === lower);
    for (const { upper } of above) settle(upper);
    if (above.length > 0) ordered.push(toRule(lower, above));
  };
  for (const { lower } of pairs) settle(lower);
  return ordered;
};

interface Pair {
  readonly lower: Slot;
  readonly upper: Slot;
  readonly bound: Bound;
}

const boundsOf = indexRoles(bounds, ({ lower }) => lower);

function findPairs(parts: Parts): readonly Pair[] {
  // `finishedAt` beside `startedAt` is an hour, and not how many of them have finished.
  const slots = parts.slots.filter(
    ({ kind, words }) => quantityKinds.includes(kind) && !/ (?:at|on)$/.test(words),
  );
  if (slots.length < 2) return [];
  // A figure that is compared with the one before may well be above its target.
  const isCompared = slots.some(({ words }) => /^previous (?:value|period)$/.test(words));
  // What so many cost may well be more than the price of one, and what a list adds up to stays.
  const reckoned = new Set(
    [findUnitProducts, findTotals, findCounts]
      .flatMap((find) => find(parts))
      .flatMap(({ writes }) => writes),
  );
  const seen = new Set<string>();
  const told = boundsOf(slots).flatMap((bound) => {
    const lowers = findActors(slots, bound.lower, quantityKinds);
    if (lowers.length === 0 || parts.owner.some((word) => bound.notIn?.test(word))) return [];
    const uppers = findActors(slots, bound.upper, quantityKinds);
    return lowers.flatMap((lower) => {
      if (isRange(lower.slot) || reckoned.has(lower.slot)) return [];
      if (isCompared && lower.slot.words === "current value") return [];
      return fittingOf(lower, uppers, bound).flatMap((upper) => {
        const pair = `${lower.slot.name} ${upper.slot.name}`;
        if (seen.has(pair)) return [];
        seen.add(pair).add(`${upper.slot.name} ${lower.slot.name}`);
        return { lower: lower.slot, upper: upper.slot, bound };
      });
    });
  });
  const some = findSome(slots).filter(
    ({ lower, upper }) => !reckoned.has(lower) && !seen.has(`${lower.name} ${upper.name}`),
  );
  return [...told, ...some];
}

/** What says that there are more of them, others, or so many at another time. */
const more =
  /^(?:total|max|maximum|min|minimum|all|overall|lifetime|extra|additional|other|more|previous|last|past|next|target|goal|required|needed|expected|planned|allowed|limit|annual|yearly|monthly|weekly|daily|combined|gross|season|career|original|average|avg|projected|old|new|home|away|opponent|per|free|bonus|minutes|top|best|longest|unit|base|included|recommended|number|num)$/;
/** Of these there may be more of one kind than of all: they are no things. */
const unlike =
  /^(?:days|hours|minutes|seconds|weeks|months|years|points|meters|miles|sales|expenses|costs|earnings|fees|taxes|savings|calories|grams|credits|degrees|totals|views|steps|levels|rates|scores|ratings|wages|goals|terms|assets|funds|hrs|mins|secs|series|stars|prices|tips|lives|votes)$/;

/** The `broodFrames` are some of the `frames`. */
function findSome(slots: readonly Slot[]): readonly Pair[] {
  const counts = slots.filter(
    ({ kind, schema }) => kind === "number" && toKinded(schema).kind === "number",
  );
  return counts.flatMap((upper): Pair[] => {
    if (!/^[a-z]{3}.*[^su]s$/.test(upper.words) || unlike.test(upper.member.words.at(-1) ?? ""))
      return [];
    return counts.flatMap((lower): Pair[] => {
      const [first = "", ...rest] = lower.words.split(" ");
      const isSome = rest.join(" ") === upper.words && !more.test(first);
      return isSome ? [{ lower, upper, bound: { lower: "", upper: "", isLoose: true } }] : [];
    });
  });
}

/** All of the same stem: what was delivered is no more than what was sent, nor than the recipients. */
function fittingOf(lower: Actor, uppers: readonly Actor[], bound: Bound): readonly Actor[] {
  const fitting = uppers.filter((other) => fits(lower, other, bound));
  const same = fitting.filter(({ stem }) => stem === lower.stem);
  return same.length > 0 ? same : fitting.slice(0, 1);
}

const most = oneOf("max|maximum");

function fits(lower: Actor, upper: Actor, { isLoose, notOf }: Bound): boolean {
  if (lower.slot === upper.slot || notOf?.test(lower.stem)) return false;
  if (lower.stem === upper.stem) return true;
  // How many may come is no part of those who have registered.
  if (most.test(lower.stem)) return false;
  return isLoose === true && (lower.stem === "" || upper.stem === "");
}

/** An object may be a bound itself, and holds two of them then. */
function isRange({ kind }: Slot): boolean {
  return kind === "object";
}

/** Under the lowest of all that it may not exceed. */
function toRule(lower: Slot, pairs: readonly Pair[]): Rule {
  const usual = usualOf(lower);
  const uppers = pairs.map(({ upper }) => upper);
  return {
    reads: [lower, ...uppers],
    writes: [lower, ...uppers],
    apply: (scope) => {
      const limits = pairs.flatMap((pair) => toLimit(scope, pair));
      const [lowest, ...others] =
        limits.length > 1 ? limits.toSorted((a, b) => a.ceiling - b.ceiling) : limits;
      if (!lowest) return;
      settleUnder(scope, lower, lowest, usual);
      // Above those it is only if it could not give way: then they do.
      for (const limit of others) settleUnder(scope, lower, { ...limit, share: 0 }, usual);
    },
  };
}

interface Limit {
  readonly upper: Slot;
  readonly most: number;
  readonly ceiling: number;
  readonly share: number;
  readonly isStrict: boolean;
}

function toLimit(scope: Scope, { upper, bound }: Pair): readonly Limit[] {
  const most = readQuantity(scope, upper);
  if (most === undefined) return [];
  const { isStrict = false, least: share = 0, most: highest = 1 } = bound;
  const ceiling = most > 0 && highest < 1 ? toCeiling(most, highest) : most;
  return [{ upper, most, ceiling, share, isStrict }];
}

function settleUnder(
  scope: Scope,
  lower: Slot,
  { upper, most, ceiling, share, isStrict }: Limit,
  usual: NumberHint | undefined,
): void {
  const least = readQuantity(scope, lower);
  if (least === undefined) return;
  const isLower = isStrict ? least < ceiling : least <= ceiling;
  // What is nothing yet, a status has said so; and a frost is no share of a warm day.
  if (isLower && (most <= 0 || least <= 0 || least >= most * share)) return;
  settleBound(scope, { lower, upper, usual }, least, ceiling, Math.max(share, 0.35));
}

function toCeiling(most: number, highest: number): number {
  return Number.isInteger(most) ? Math.floor(most * highest) : most * highest;
}

interface Settling {
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
  { lower, upper, usual }: Settling,
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
  // Of two years the earlier is some years before the other, and no share of it.
  if (isWhole && usual && usual.least >= 1500 && usual.most <= 2200 && usual.least >= most)
    return most - 1 - Math.floor((1 - share) * 8);
  const floor = usual && usual.least > 0 && usual.least < most ? usual.least : 0;
  const wanted =
    most > 0 ? floor + (most - floor) * share : most - Math.abs(most) * (1 - share) - 1;
  const step = usual && usual.decimals < 0 ? 10 ** -usual.decimals : 1;
  if (step > 1 && most > 4 * step) return Math.floor(wanted / step) * step;
  // Of who comes to a room for two, somebody does.
  if (isWhole) return Math.max(most > 1 ? 1 : 0, Math.floor(wanted));
  // As finely as it is told otherwise: a low of 12.4 beside a high of 19.3.
  return usual?.decimals === 1 ? Math.floor(wanted * 10) / 10 : wanted;
}
