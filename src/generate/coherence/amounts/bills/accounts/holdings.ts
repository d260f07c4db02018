import type { Scope } from "../../../../draw/scope.ts";
import { itemNamed, itemsOf } from "../../../items.ts";
import { readQuantity } from "../../../quantity.ts";
import { chanceFor, type FindRules, type Rule } from "../../../rule.ts";
import { type Slot, write } from "../../../slot.ts";
import { coinPrices } from "../../coin-prices.ts";

const lists = /^(?:holdings|assets|balances|tokens|coins|positions)$/;
const symbols = /^(?:symbol|coin|token|asset|currency|ticker)$/;
const amounts = /^(?:amount|balance|quantity|units)$/;
const values = /^(?:(?:usd |fiat )?value|value in usd)$/;

const prices = new Map<string, readonly [least: number, most: number]>(Object.entries(coinPrices));
/** What somebody has of one coin at most, in dollars. */
const most = 40_000;

/** A wallet holds each coin once, and what it is worth is what its coins are. */
export const findHoldings: FindRules = ({ slots, owner }) => {
  if (!owner.some((word) => /^(?:wallet|portfolio|crypto|exchange)$/.test(word))) return [];
  const listed = slots
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
      apply: (scope: Scope) => revalue(scope, list),
    }));
  return [...listed, ...findWorth(slots)];
};

/** What is in a wallet of one coin is worth what so many of it are. */
function findWorth(slots: readonly Slot[]): readonly Rule[] {
  const find = (names: RegExp) => slots.find(({ words }) => names.test(words));
  const worth = find(
    /^(?:balance|value|amount) (?:in )?(?:usd|fiat)$|^(?:usd|fiat) (?:balance|value)$/,
  );
  const coin = worth && find(symbols);
  const amount = worth && find(amounts);
  if (!worth || !coin || !amount) return [];
  const apply = (scope: Scope) => {
    const range = prices.get(String(scope.values[coin.name]));
    const total = readQuantity(scope, worth);
    if (!range || total === undefined) return;
    const price = range[0] + (range[1] - range[0]) * chanceFor(scope, amount).next();
    writeAmount(scope, amount, total / price);
  };
  return [{ reads: [coin, worth], writes: [amount], apply }];
}

/** Coins are told to four digits, however few they are. */
function writeAmount(scope: Scope, slot: Slot, amount: number): void {
  const told = Number(amount.toPrecision(4));
  write(scope, slot, typeof scope.values[slot.name] === "string" ? String(told) : told);
}

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
