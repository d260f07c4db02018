import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { readQuantity, writeQuantity } from "../../quantity.ts";
import type { FindRules } from "../../rule.ts";

const amounts = oneOf(
  "value|amount|target|goal|previous value|current value|last value|baseline|target value|quantity",
);
const counted =
  /^(?:users|visitors|views|page views|visits|sessions|orders|tickets|sign-ups|signups|customers|people|downloads|clicks|leads|subscribers|members|pcs|pieces|items|units|steps)$/i;

/** Beside a unit that is counted there are no halves: so many users, and not two thirds of one more. */
export const findCountedUnits: FindRules = ({ slots }) => {
  const unit = slots.find(
    ({ kind, words }) => (kind === "text" || kind === "choice") && words === "unit",
  );
  if (!unit) return [];
  return slots
    .filter(({ kind, words }) => kind === "number" && amounts.test(words))
    .map((slot) => ({
      reads: [unit, slot],
      writes: [slot],
      apply: (scope: Scope) => {
        const much = readQuantity(scope, slot);
        if (much !== undefined && counted.test(String(scope.values[unit.name])))
          writeQuantity(scope, slot, Math.round(much));
      },
    }));
};
