import type { Scope } from "../../../draw/scope.ts";
import { toState } from "../../../state-words.ts";
import { findNamed } from "../../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules } from "../../rule.ts";

/** An alert has gone off where the price is beyond what was waited for, and waits where it is not. */
export const findPriceAlerts: FindRules = ({ slots }) => {
  const [now, target] = [
    "current price|price|last price|market price",
    "target price|alert price|trigger price|threshold price|target|threshold",
  ].map((names) => findNamed(slots, names, quantityKinds));
  const side = findNamed(slots, "condition|direction|type|alert type|trigger condition", [
    "choice",
  ]);
  const state =
    findNamed(slots, "is triggered|triggered|has triggered|fired|reached", ["boolean"]) ??
    findNamed(slots, "status|state", ["choice"]);
  if (!now || !target || !side || !state) return [];
  const apply = (scope: Scope) => {
    const price = readQuantity(scope, now);
    const way = ways[toState(scope.values[side.name]) ?? ""];
    const said = scope.values[state.name];
    const isReached = said === true || /^(?:triggered|fired|reached)$/.test(toState(said) ?? "");
    if (price === undefined || way === undefined) return;
    const apart = 0.015 + 0.12 * chanceFor(scope, target).next();
    const wanted = price * (1 + (isReached ? -way : way) * apart);
    const digits = wanted >= 1000 ? 0 : wanted >= 20 ? 1 : 2;
    writeQuantity(scope, target, Number(wanted.toFixed(digits)));
  };
  return [{ reads: [now, side, state], writes: [target], apply }];
};

const ways: Readonly<Record<string, 1 | -1 | undefined>> = {
  above: 1,
  over: 1,
  "greater than": 1,
  gt: 1,
  rises_above: 1,
  "rises above": 1,
  below: -1,
  under: -1,
  "less than": -1,
  lt: -1,
  "falls below": -1,
};
