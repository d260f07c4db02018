import type { Scope } from "../../../../draw/scope.ts";
import { itemNamed, itemsOf } from "../../../items.ts";
import { findNamed } from "../../../match-role.ts";
import { readQuantity } from "../../../quantity.ts";
import { chanceFor, type FindRules } from "../../../rule.ts";
import { type Slot, write } from "../../../slot.ts";
import { coinPrices } from "../../coin-prices.ts";

const lists = /^(?:holdings|assets|balances|tokens|coins|positions)$/;
const symbols = /^(?:symbol|coin|token|asset|currency|ticker)$/;
const amounts = /^(?:amount|balance|quantity|units)$/;
const values = /^(?:(?:usd |fiat )?value|value in usd)$/;

const prices = new Map<string, readonly [least: number, most: number]>(Object.entries(coinPrices));
/** What somebody has of one coin at most, in dollars. */
const most = 40_000;

const worths =
  "balance usd|value usd|usd value|amount usd|fiat value|fiat amount|value in usd|balance in usd|usd amount|usd balance|fiat balance";

/** So many coins as the dollars beside them buy. */
export const findCoinWorth: FindRules = ({ slots }) => {
  const worth = findNamed(slots, worths, ["number"]);
  if (!worth) return [];
  const coin = findNamed(
    slots,
    "symbol|coin|token|asset|currency|token symbol|coin symbol|ticker",
    ["text", "choice"],
  );
  const count = findNamed(
    slots.filter((slot) => slot !== worth),
    "balance|amount|quantity|units",
    ["number"],
  );
  const isPriced = slots.some(({ words }) => /\bprice\b/.test(words));
  if (!coin || !count || isPriced || / (?:usd|eur|gbp)$/.test(count.words)) return [];
  const apply = (scope: Scope) => {
    const range = prices.get(String(scope.values[coin.name]).toUpperCase());
    const dollars = readQuantity(scope, worth);
    if (!range || dollars === undefined) return;
    // One price for all of a dataset: two rows of one coin are compared at a glance.
    write(scope, count, Number((dollars / ((range[0] + range[1]) / 2)).toPrecision(5)));
  };
  return [{ reads: [coin, worth], writes: [count], apply }];
};

/** A wallet holds each coin once, and what it is worth is what its coins are. */
export const findHoldings: FindRules = ({ slots, owner }) => {
  if (!owner.some((word) => /^(?:wallet|portfolio|crypto|exchange)$/.test(word))) return [];
  return slots
    .filter(
      (list) =>
        lists.test(list.words) &&
        // Where each has a price of its own, that and how many there are make what it is worth.
        itemNamed(list, /price/) === undefined &&
        [symbols, amounts].every((names) => itemNamed(list, names) !== undefined),
    )
    .map((list) => ({
      reads: [list],
      writes: [list],
      apply: (scope) => revalue(scope, list),
    }));
};

function revalue(scope: Scope, list: Slot): void {
  const [symbol = "", amount = "", worth = ""] = [symbols, amounts, values].map((names) =>
    itemNamed(list, names),
  );
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
