import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import { readQuantity, writeQuantity } from "../../quantity.ts";
import type { FindRules } from "../../rule.ts";

const spent = oneOf("redeemed|fully redeemed|used|used up|spent");

/** A voucher that was redeemed has nothing left, and one that was not has some. */
export const findSpentCards: FindRules = ({ slots }) => {
  const flag = slots.find(
    ({ kind, words }) => kind === "boolean" && spent.test(words.replace(/^is /, "")),
  );
  const rest = findNamed(slots, "balance|remaining balance|remaining amount|remaining value", [
    "number",
  ]);
  const whole = findNamed(slots, "initial amount|initial balance|original amount|amount|value", [
    "number",
  ]);
  if (!flag || !rest || !whole) return [];
  const apply = (scope: Scope) => {
    const left = readQuantity(scope, rest);
    const all = readQuantity(scope, whole);
    if (scope.values[flag.name] === true) writeQuantity(scope, rest, 0);
    else if (left === 0 && all !== undefined) writeQuantity(scope, rest, all);
  };
  return [{ reads: [flag, whole, rest], writes: [rest], apply }];
};
