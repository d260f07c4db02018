import type { Scope } from "../../draw/scope.ts";
import { oneOf } from "../../one-of.ts";
import { findNamed } from "../match-role.ts";
import { readQuantity } from "../quantity.ts";
import { chanceFor, type FindRules } from "../rule.ts";
import { type Slot, write } from "../slot.ts";

const walks = oneOf(
  "sparkline|sparkline data|sparkline7d|sparkline 7d|sparkline in7d|price history|historical prices|price trend|trend|trend data|chart|chart data|history|last prices|closing prices|monthly trend|weekly trend|daily trend",
);
const figures =
  "price|current price|last price|market price|close|closing price|value|current value|current|total|count";

/** A line that is drawn beside a figure ends there, and has as many points as make a line. */
export const findPriceWalks: FindRules = ({ slots }) => {
  const line = slots.find((slot) => walks.test(slot.words) && isOfNumbers(slot));
  const figure = line && findNamed(slots, figures, ["number"]);
  if (!figure) return [];
  const apply = (scope: Scope) => {
    const [end, before] = [readQuantity(scope, figure), scope.values[line.name]];
    if (end === undefined || !Array.isArray(before) || before.length === 0) return;
    const points = walkTo(end, scope, line);
    // A type may say how many there are.
    write(scope, line, points) || write(scope, line, points.slice(-before.length));
  };
  return [{ reads: [figure], writes: [line], apply }];
};

const length = 7;

/** Backwards from the figure, by some hundredths at each step. */
function walkTo(end: number, scope: Scope, line: Slot): number[] {
  const chance = chanceFor(scope, line);
  const decimals = Number.isInteger(end) && Math.abs(end) >= 20 ? 0 : Math.abs(end) < 2 ? 4 : 2;
  const points = [end];
  let at = end;
  while (points.length < length) {
    at *= 1 + (chance.next() - 0.52) * 0.08;
    points.unshift(Number(at.toFixed(decimals)));
  }
  return points;
}

function isOfNumbers({ kind, schema, items }: Slot): boolean {
  if (kind !== "list" || items.length > 0 || !("items" in schema) || !schema.items) return false;
  return "type" in schema.items && oneOf("number|integer").test(String(schema.items.type));
}
