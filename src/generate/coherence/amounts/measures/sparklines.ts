import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import { readQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";

const lines = oneOf(
  "sparkline|sparkline data|price history|history|prices|chart|chart data|trend|trend data|last prices|recent values",
);
const ends =
  "price|current price|last price|close|value|current value|market value|last value|nav|rate";

/** A line beside a value ends there, and comes to it in small steps. */
export const findSparklines: FindRules = ({ slots }) => {
  const end = findNamed(slots, ends, ["number"]);
  const list = slots.find(
    ({ kind, words, items }) => kind === "list" && items.length === 0 && lines.test(words),
  );
  if (!end || !list) return [];
  const apply = (scope: Scope) => {
    const value = readQuantity(scope, end);
    if (value === undefined || value <= 0) return;
    const chance = chanceFor(scope, list);
    const digits = Number.isInteger(value) ? 0 : 2;
    let at = value;
    const points = Array.from({ length: 12 }, () => {
      const point = Number(at.toFixed(digits));
      at *= 1 + 0.05 * (chance.next() - 0.5);
      return point;
    });
    write(scope, list, points.toReversed());
  };
  return [{ reads: [end], writes: [list], apply }];
};
