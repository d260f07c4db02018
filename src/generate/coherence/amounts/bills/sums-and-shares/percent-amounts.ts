import type { Scope } from "../../../../draw/scope.ts";
import { readQuantity, writeQuantity } from "../../../quantity.ts";
import type { FindRules } from "../../../rule.ts";
import type { Slot } from "../../../slot.ts";

const percents =
  /^(compensation|refund|reimbursement|bonus|penalty|fee|surcharge|royalty|subsidy|markup|cashback|grant|rebate|retention) (?:percent|percentage|pct|rate)$/;
/** What there may be some percent of, where there is one of these. */
const bases =
  /(?:^| )(?:price|fare|total|subtotal|cost|salary|revenue|premium|rent|value|income|sales)(?: amount)?$|^(?:amount|base amount|claimed amount|order amount)$/;

/** `compensationAmount` is so many percent of the one price that there is. */
export const findPercentAmounts: FindRules = ({ slots }) => {
  const numbers = slots.filter(({ kind }) => kind === "number");
  return numbers.flatMap((percent) => {
    const stem = percents.exec(percent.words)?.[1];
    const part = numbers.find(({ words }) => words === `${stem} amount` || words === stem);
    const [whole, ...others] = numbers.filter(
      (slot) => slot !== part && slot !== percent && bases.test(slot.words),
    );
    if (stem === undefined || !part || !whole || others.length > 0) return [];
    return [{ reads: [percent, whole], writes: [part], apply: toApply(percent, whole, part) }];
  });
};

function toApply(percent: Slot, whole: Slot, part: Slot): (scope: Scope) => void {
  return (scope) => {
    const [rate, all] = [readQuantity(scope, percent), readQuantity(scope, whole)];
    if (rate === undefined || all === undefined) return;
    writeQuantity(scope, part, all * (rate < 1 ? rate : rate / 100));
  };
}
