import { isObject, type JsonObject } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";

const lists = /^(?:holdings|assets|balances|tokens|coins|positions)$/;
const symbols = /^(?:symbol|coin|token|asset|currency|ticker)$/;
const amounts = /^(?:amount|balance|quantity|units)$/;
const values = /^(?:value|valueUsd|value_usd|valueInUsd|usdValue|usd_value|fiatValue)$/;

/** What one of them is worth in dollars, and how many somebody may have. */
const coins: ReadonlyMap<string, readonly [price: number, most: number]> = new Map([
  ["BTC", [96_400, 1.2]],
  ["ETH", [3_280, 9]],
  ["SOL", [184, 60]],
  ["ADA", [0.74, 4_000]],
  ["DOT", [7.1, 600]],
  ["LINK", [17.4, 300]],
  ["USDC", [1, 6_000]],
  ["USDT", [1, 6_000]],
  ["POL", [0.46, 5_000]],
  ["MATIC", [0.46, 5_000]],
]);

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
      apply: (scope) => value(scope, list),
    }));
};

function value(scope: Scope, list: Slot): void {
  const items = scope.values[list.name];
  if (!Array.isArray(items) || !items.every(isObject)) return;
  const chance = chanceFor(scope, list);
  const find = (names: RegExp) => list.itemNames.find((name) => names.test(name)) ?? "";
  const [symbol, amount, worth] = [find(symbols), find(amounts), find(values)];
  const held = new Map(
    (items as readonly JsonObject[]).map((item) => [String(item[symbol]), item] as const),
  );
  if (![...held.keys()].every((name) => coins.has(name))) return;
  const valued = [...held].map(([name, item]) => {
    const [price, most] = coins.get(name) ?? [1, 1];
    const count = Number((most * (0.02 + 0.98 * chance.next() ** 2)).toPrecision(4));
    const total = Number((count * price).toFixed(2));
    return { ...item, [amount]: count, ...(worth in item ? { [worth]: total } : {}) };
  });
  write(scope, list, valued);
}
