import type { Scope } from "../../../../draw/scope.ts";
import { chanceFor, type FindRules } from "../../../rule.ts";
import { type Slot, write } from "../../../slot.ts";
import { coinPrices } from "../../coin-prices.ts";
import { itemsOf } from "../bill-lines.ts";

const lists = /^(?:holdings|assets|balances|tokens|coins|positions)$/;
const symbols = /^(?:symbol|coin|token|asset|currency|ticker)$/;
const amounts = /^(?:amount|balance|quantity|units)$/;
const values = /^(?:value|valueUsd|value_usd|valueInUsd|usdValue|usd_value|fiatValue)$/;

const prices = new Map<string, readonly [least: number, most: number]>(Object.entries(coinPrices));
/** What somebody has of one coin at most, in dollars. */
const most = 40_000;

/** A wallet holds each coin once, and what it is worth is what its coins are. */
export const findHoldings: FindRules = ({ slots, owner }) => {
  if (!owner.some((word) => /^(?:wallet|portfolio|crypto|exchange)$/.test(word))) return [];
  return slots
    .filter(
      ({ words, itemNames }) =>
        lists.test(words) &&
        // Where each has a price of its own, that and how many there are make what it is worth.
        !itemNames.some((name) => /price/i.test(name)) &&
        [symbols, amounts].every((names) => itemNames.some((n) => names.test(n))),
    )
    .map((list) => ({
      reads: [list],
      writes: [list],
      apply: (scope) => revalue(scope, list),
    }));
};

function revalue(scope: Scope, list: Slot): void {
  const find = (names: RegExp) => list.itemNames.find((name) => names.test(name)) ?? "";
  const [symbol, amount, worth] = [find(symbols), find(amounts), find(values)];
  const held = new Map(itemsOf(scope, list).map((item) => [String(item[symbol]), item] as const));
  if (![...held.keys()].every((coin) => prices.has(coin))) return;
  const chance = chanceFor(scope, list);
  const valued = [...held].map(([coin, item]) => {
    const [low, high] = prices.get(coin) ?? [1, 1];
    const price = low + (high - low) * chance.next();
    const count = Number(((most * (0.01 + 0.99 * chance.next() ** 3)) / price).toPrecision(4));
    const total = Number((count * price).toFixed(2));
    return { ...item, [amount]: count, ...(worth in item ? { [worth]: total } : {}) };
  });
  write(scope, list, valued);
}
