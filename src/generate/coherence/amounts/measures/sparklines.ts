import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import { readQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";

const lines = oneOf("sparkline|price history|prices|chart data|trend");

/** A line beside a value ends there, and comes to it in small steps. */
export const findSparklines: FindRules = ({ slots }) => {
  const end = findNamed(slots, "price|current price|last price|value|current value", ["number"]);
  const list = slots.find(
    ({ kind, words, items }) => kind === "list" && items.length === 0 && lines.test(words),
  );
  if (!end || !list) return [];
  const apply = (scope: Scope) => {
    let at = readQuantity(scope, end) ?? 0;
    const chance = chanceFor(scope, list);
    const digits = Number.isInteger(at) ? 0 : 2;
    const points = Array.from({ length: 12 }, () => {
      const point = Number(at.toFixed(digits));
      at *= 1 + 0.05 * (chance.next() - 0.5);
      return point;
    });
    write(scope, list, points.toReversed());
  };
  return [{ reads: [end], writes: [list], apply }];
};
