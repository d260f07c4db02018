import type { Scope } from "../../../../draw/scope.ts";
import { oneOf } from "../../../../one-of.ts";
import { findNamed } from "../../../match-role.ts";
import { readQuantity, writeQuantity } from "../../../quantity.ts";
import { chanceFor, type FindRules } from "../../../rule.ts";

const dealt = oneOf(
  "trade|cryptotrade|holding|cryptoholding|position|swap|portfolioitem|investment",
);
const each =
  "price|trade price|executed price|price per coin|price per unit|average buy price|avg buy price|average price|avg price|average cost|buy price|purchase price|entry price";

const wasPaid = /buy|purchase|average|avg|entry|cost/;

/** An amount of a coin is no sum of money: at its price it makes the total, the value and the gain. */
export const findTradeTotals: FindRules = ({ slots, owner }) => {
  if (!owner.some((word) => dealt.test(word))) return [];
  const find = (names: string) => findNamed(slots, names, ["number"]);
  const [many, price] = [find("amount|coin amount|token amount|quantity|units|shares"), find(each)];
  if (!many || !price) return [];
  const now = find("current price|market price");
  const fee = find("fee|fees|trading fee|network fee|commission");
  const total = find("total|total amount|total value|total cost|cost|cost basis|invested|subtotal");
  const worth = find("current value|market value|value|value usd");
  const gain = find("profit loss|pnl|profit|gain|gain loss|unrealized pnl|unrealized gain|pl");
  const percent = find(
    "profit loss percent|profit loss percentage|pnl percent|pnl percentage|gain percent|gain percentage|gain loss percent|roi|return percent|change percent",
  );
  const side = findNamed(slots, "side|type|action|trade type", ["choice", "text"]);
  const writes = [fee, total, worth, gain, percent].flatMap((slot) => slot ?? []);
  if (!(total || worth || gain || percent)) return [];
  const apply = (scope: Scope) => {
    const [count, paid] = [readQuantity(scope, many), readQuantity(scope, price)];
    if (count === undefined || paid === undefined) return;
    const sum = count * paid;
    const cents = (value: number) => Math.round(value * 100) / 100;
    const due = fee ? cents(sum * 0.0025) : 0;
    if (fee) writeQuantity(scope, fee, due);
    const isSold = side && /sell|sold/i.test(String(scope.values[side.name]));
    if (total) writeQuantity(scope, total, cents(isSold ? sum - due : sum + due));
    const told = now && readQuantity(scope, now);
    // Where nobody says what it costs today, it went up or down a little.
    const moved = wasPaid.test(price.words) ? 0.82 + 0.5 * chanceFor(scope, price).next() : 1;
    const value = cents(count * (told ?? paid * moved));
    if (worth) writeQuantity(scope, worth, value);
    if (gain) writeQuantity(scope, gain, cents(value - sum));
    if (percent && sum > 0) writeQuantity(scope, percent, cents((100 * (value - sum)) / sum));
  };
  return [{ reads: [many, price, ...(now ? [now] : [])], writes, apply }];
};
