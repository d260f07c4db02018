import type { Scope } from "../../../../draw/scope.ts";
import { findNamed } from "../../../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../../quantity.ts";
import { chanceFor, type FindRules, type Rule } from "../../../rule.ts";
import { clear, isOptional, type Slot } from "../../../slot.ts";

const flags = /^(?:is |has )?(?:on sale|sale|discounted|discount|reduced|on offer|on promotion)$/;
const befores = "original price|compare at price|list price|regular price|old price|was price|msrp";
const afters = "sale price|discounted price|discount price|reduced price|special price";

/** What is not on sale costs what it always did, and what is on sale costs less. */
export const findSaleFlags: FindRules = ({ slots }) => {
  const flag = slots.find(({ kind, words }) => kind === "boolean" && flags.test(words));
  const price =
    flag && findNamed(slots, "price|current price|unit price|base price", quantityKinds);
  if (!flag || !price) return [];
  const [before, after] = [befores, afters].map((names) => findNamed(slots, names, quantityKinds));
  return [
    ...(before ? [toRule(flag, price, before, [1.15, 1.55])] : []),
    ...(after ? [toRule(flag, price, after, [0.6, 0.9])] : []),
  ];
};

/** The other price is so many times the usual one where the flag is raised. */
function toRule(flag: Slot, price: Slot, other: Slot, times: readonly [number, number]): Rule {
  const [least, most] = times;
  const apply = (scope: Scope) => {
    const [is, told] = [readQuantity(scope, price), readQuantity(scope, other)];
    if (is === undefined || told === undefined) return;
    if (scope.values[flag.name] !== true) {
      if (isOptional(other)) clear(scope, other);
      else writeQuantity(scope, other, is);
      return;
    }
    const isFitting = least > 1 ? told > is : told < is;
    if (isFitting) return;
    const drawn = is * (least + (most - least) * chanceFor(scope, other).next());
    writeQuantity(scope, other, Number.isInteger(is) ? Math.round(drawn) : drawn);
  };
  return { reads: [flag, price, other], writes: [other], apply };
}
