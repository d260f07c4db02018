import { findNamed } from "../../../match-role.ts";
import { readQuantity, writeQuantity } from "../../../quantity.ts";
import { chanceFor, type FindRules } from "../../../rule.ts";
import { write } from "../../../slot.ts";

const prices = "sale price|sold price|purchase price|price|final price|vehicle price|total price";
const traded = "trade in value|trade in|trade in amount|trade in credit|trade in allowance";
const paid = "down payment|deposit|initial payment";
const terms = "loan term months|term months|loan term|financing term months|loan months|term";
const monthly = "monthly payment|monthly installment|monthly instalment|installment amount";

/** Of a car that is paid off each month, so much is paid as the price and the months come to. */
export const findFinancedSales: FindRules = ({ slots }) => {
  const [price, trade, down, term, payment] = [prices, traded, paid, terms, monthly].map((names) =>
    findNamed(slots, names, ["number"]),
  );
  // Where there is a rate of interest, the payments of a loan are reckoned elsewhere.
  const hasRate = slots.some(({ words }) => /\b(?:interest|apr)\b/.test(words));
  if (!price || !down || hasRate || (!trade && !payment)) return [];
  const flag = findNamed(slots, "financed|is financed|financing|has financing", ["boolean"]);
  const written = [trade, down, term, payment].flatMap((slot) => slot ?? []);
  return [
    {
      reads: [price, ...(flag ? [flag] : [])],
      writes: written,
      apply: (scope) => {
        const whole = readQuantity(scope, price) ?? 0;
        if (whole <= 0) return;
        const isFinanced = !flag || scope.values[flag.name] === true;
        const chance = chanceFor(scope, down);
        const hundreds = (share: number) => Math.round((whole * share) / 100) * 100;
        const given = trade && chance.next() < 0.6 ? hundreds(0.1 + 0.25 * chance.next()) : 0;
        if (trade) writeQuantity(scope, trade, given);
        const first = isFinanced ? hundreds(0.1 + 0.15 * chance.next()) : whole - given;
        writeQuantity(scope, down, first);
        const months = term ? (readQuantity(scope, term) ?? 0) : 48;
        if (term && !isFinanced) write(scope, term, 0);
        if (!payment) return;
        const left = Math.max(0, whole - given - first);
        const each = isFinanced && months > 0 ? (left / months) * 1.06 : 0;
        writeQuantity(scope, payment, Math.round(each * 100) / 100);
      },
    },
  ];
};
