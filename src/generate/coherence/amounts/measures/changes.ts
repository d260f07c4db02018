import type { Scope } from "../../../draw/scope.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import { readQuantity, writeQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";

const now = "value|current|current value|this period|this month|this week|today|amount";
const before =
  "previous value|previous|prior value|last period|previous period|last month|last week|prior|yesterday|prior period|value before";
const change =
  "change pct|change percent|change percentage|percent change|delta pct|growth pct|growth percent|growth rate|change|delta percent|pct change|growth";
const differences = oneOf("change|delta|difference|absolute change|change amount|change value");
const directions: readonly (readonly [pattern: Matcher, holds: (percent: number) => boolean])[] = [
  [/^(?:up|rising|increase|increasing|positive|growing)$/i, (percent) => percent > 1],
  [/^(?:down|falling|decrease|decreasing|negative|shrinking)$/i, (percent) => percent < -1],
  [/^(?:flat|stable|steady|neutral|unchanged|none)$/i, (percent) => Math.abs(percent) <= 1],
];

interface Periods {
  readonly value: Slot | undefined;
  readonly last: Slot | undefined;
}

/** `value` and `previous`, or `consumptionKwh` and `previousConsumptionKwh`. */
function findPeriods(slots: readonly Slot[]): Periods {
  const last = findNamed(slots, before, ["number"]);
  if (last) return { value: findNamed(slots, now, ["number"]), last };
  for (const slot of slots) {
    const stem = slot.kind === "number" ? earlier.exec(slot.words)?.[1] : undefined;
    const value = slots.find(({ words, kind }) => kind === "number" && words === stem);
    if (value) return { value, last: slot };
  }
  return { value: undefined, last: undefined };
}

const ranks = oneOf("position|current position|rank|current rank|ranking|place");

/** Who is seventh was ninth or sixth before: by how many places it went is told by the difference. */
function toClimb(value: Slot, last: Slot): Rule {
  const apply = (scope: Scope) => {
    const place = readQuantity(scope, value);
    if (place === undefined) return;
    const away = chanceFor(scope, last).between(-4, 6);
    writeQuantity(scope, last, Math.max(1, place + away));
  };
  return { reads: [value], writes: [last], apply };
}

const earlier = /^(?:previous|prior|last (?:month|week|year)) (.+)$/;

/** A figure, the one before it, by how much it has changed, and which way: all of one story. */
export const findChanges: FindRules = ({ slots }) => {
  const { value, last } = findPeriods(slots);
  if (!value || !last || value === last) return [];
  // A share does not lose a tenth from one day to the next: `quotes.ts` tells by how much.
  if (last.words.endsWith(" close")) return [];
  if (ranks.test(value.words)) return [toClimb(value, last)];
  const percent = findNamed(slots, change, ["number"]);
  // `change` beside `changePercent` is in what the figure is counted in.
  const plain = slots.find(
    ({ words, kind }) => kind === "number" && differences.test(words) && percent !== undefined,
  );
  const absolute = plain === percent ? undefined : plain;
  const trend = findNamed(slots, "trend|direction|change type", ["choice"]);
  const apply = (scope: Scope) => {
    const present = readQuantity(scope, value);
    if (present === undefined || present === 0) return;
    const share = 0.82 + 0.36 * chanceFor(scope, last).next();
    const decimals = Number.isInteger(present) ? 0 : 1;
    const past = Number((present * share).toFixed(decimals));
    if (past === 0 || !writeQuantity(scope, last, past)) return;
    const told = Number((((present - past) / past) * 100).toFixed(1));
    if (percent) writeQuantity(scope, percent, told);
    if (absolute) writeQuantity(scope, absolute, Number((present - past).toFixed(decimals)));
    if (!trend || !("enum" in trend.schema)) return;
    const fitting = trend.schema.enum.find((one) =>
      directions.some(([pattern, holds]) => pattern.test(String(one)) && holds(told)),
    );
    write(scope, trend, fitting);
  };
  const writes = [last, percent, absolute, trend].flatMap((slot) => slot ?? []);
  return [{ reads: [value], writes, apply }];
};
