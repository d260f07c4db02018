import { findNamed } from "../../../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../../quantity.ts";
import type { FindRules, Rule } from "../../../rule.ts";

/** What was gained on so many, bought at one price and worth another; and what is given back. */
export const findReturns: FindRules = ({ slots }) => {
  const find = (names: string) => findNamed(slots, names, quantityKinds);
  const rules: Rule[] = [];
  const [count, bought, worth] = [
    find("shares|quantity|units|amount held"),
    find("average cost|avg cost|average price|avg price|purchase price|cost per share|buy price"),
    find("current price|market price|last price|price"),
  ];
  const gain = find(
    "gain loss|unrealized gain|profit loss|pnl|gain|total gain|unrealized pnl|total return",
  );
  const percent = find(
    "gain loss percent|unrealized gain percent|unrealized gain pct|unrealized pnl percent|total gain percent|total return percent|gain percent|return percent|pnl percent|gain pct|roi",
  );
  const cost = find(
    "total cost|cost basis|total cost basis|total invested|amount invested|invested",
  );
  const value = find("total value|current value|market value|portfolio value");
  if (count && bought && worth && (gain || percent || cost || value)) {
    rules.push({
      reads: [count, bought, worth],
      writes: [gain, percent, cost, value].flatMap((slot) => slot ?? []),
      apply: (scope) => {
        const [held, paid, now] = [count, bought, worth].map((slot) => readQuantity(scope, slot));
        if (held === undefined || paid === undefined || now === undefined || paid <= 0) return;
        if (gain) writeQuantity(scope, gain, Number((held * (now - paid)).toFixed(2)));
        if (cost) writeQuantity(scope, cost, Number((held * paid).toFixed(2)));
        if (value) writeQuantity(scope, value, Number((held * now).toFixed(2)));
        if (percent) writeQuantity(scope, percent, Number(((now / paid - 1) * 100).toFixed(2)));
      },
    });
  }
  if (!(count && bought && worth) && percent && cost && value) {
    rules.push({
      reads: [value, cost],
      writes: [percent],
      apply: (scope) => {
        const [all, spent] = [readQuantity(scope, value), readQuantity(scope, cost)];
        if (all === undefined || !spent) return;
        writeQuantity(scope, percent, Number(((all / spent - 1) * 100).toFixed(2)));
      },
    });
  }
  const [owed, paid, refund] = [
    find("tax owed|tax due|total tax|tax liability"),
    find("tax paid|tax withheld|withholding"),
    find("refund amount|refund|refund due"),
  ];
  if (owed && paid && refund) {
    rules.push({
      reads: [owed, paid],
      writes: [refund],
      apply: (scope) => {
        const [due, given] = [readQuantity(scope, owed), readQuantity(scope, paid)];
        if (due !== undefined && given !== undefined)
          writeQuantity(scope, refund, Math.max(0, given - due));
      },
    });
  }
  return rules;
};
