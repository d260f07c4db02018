import type { Scope } from "../../../../draw/scope.ts";
import { type Matcher, oneOf } from "../../../../one-of.ts";
import { itemNamed, itemsOf } from "../../../items.ts";
import { findNamed } from "../../../match-role.ts";
import { readQuantity, writeQuantity } from "../../../quantity.ts";
import { chanceFor, type FindRules } from "../../../rule.ts";
import { type Slot, write } from "../../../slot.ts";
import { coinPrices } from "../../coin-prices.ts";

const lists = oneOf("holdings|assets|balances|tokens|coins|positions");
const symbols = oneOf("symbol|coin|token|asset|currency|ticker");
const amounts = oneOf("amount|balance|quantity|units");
const values = /^(?:(?:usd |fiat )?value(?: usd)?|value in usd)$/;
const unitPrices = /^(?:current )?price(?: usd)?$/;

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
  const chain = coin ?? findNamed(slots, "network|chain|blockchain", ["text", "choice"]);
  if (!chain || !count || isPriced || / (?:usd|eur|gbp)$/.test(count.words)) return [];
  const apply = (scope: Scope) => {
    const told = String(scope.values[chain.name]);
    const range = prices.get(coins[told.toLowerCase()] ?? told.toUpperCase());
    const dollars = readQuantity(scope, worth);
    if (!range || dollars === undefined) return;
    // One price for all of a dataset: two rows of one coin are compared at a glance.
    write(scope, count, Number((dollars / ((range[0] + range[1]) / 2)).toPrecision(5)));
  };
  return [{ reads: [chain, worth], writes: [count], apply }];
};

/** What is paid with on a chain. */
const coins: Readonly<Record<string, string>> = {
  bitcoin: "BTC",
  ethereum: "ETH",
  arbitrum: "ETH",
  optimism: "ETH",
  base: "ETH",
  solana: "SOL",
  polygon: "POL",
  cardano: "ADA",
  polkadot: "DOT",
  litecoin: "LTC",
  dogecoin: "DOGE",
  avalanche: "AVAX",
  ripple: "XRP",
};

/** A wallet holds each coin once, and what it is worth is what its coins are. */
export const findHoldings: FindRules = ({ slots, owner }) => {
  if (!owner.some((word) => oneOf("wallet|portfolio|crypto|exchange").test(word))) return [];
  return slots
    .filter(
      (list) =>
        lists.test(list.words) &&
        [symbols, amounts].every((names) => itemNamed(list, names) !== undefined),
    )
    .map((list) => ({
      reads: [list],
      writes: [list],
      apply: (scope) => revalue(scope, list),
    }));
};

const securities = oneOf("holdings|positions|assets|investments|stocks|securities|funds");
const counts = oneOf("shares|quantity|units|qty|amount");
const worthEach = /^(?:(?:current|last|market|latest) )?price$/;
const costEach =
  /^(?:(?:average|avg|purchase|buy) (?:cost|price)|average buy price|cost per share|cost price|price paid)$/;
const worthInAll = /^(?:(?:market|current|total) )?value$/;
const costInAll = oneOf("cost basis|total cost|invested|book value|amount invested");

/** What a portfolio is worth is what it holds, and the cash that lies beside it. */
export const findPortfolios: FindRules = ({ slots, owner }) => {
  const list = slots.find(({ items, words }) => items.length > 0 && securities.test(words));
  if (!list || !owner.some((word) => oneOf("portfolio|brokerage|investment|account").test(word)))
    return [];
  const [worth, cost, cash, gain, rate] = [
    "total value|portfolio value|total market value|market value|current value|value|total worth|net worth|balance|total balance",
    "total invested|total cost|total cost basis|cost basis|invested|invested amount|amount invested",
    "cash|cash balance|available cash|uninvested cash|cash available|buying power",
    "total gain|total gain loss|gain loss|total profit|profit loss|total return",
    "gain percentage|gain percent|total gain percent|gain loss percent|return percentage|total return percent",
  ].map((names) => findNamed(slots, names, ["number"]));
  const earned = cost ? [] : [gain, rate];
  const written = [worth, cost, ...earned].flatMap((slot) => slot ?? []);
  const totals = [
    [worth, worthInAll, worthEach],
    [cost, costInAll, costEach],
  ] as const;
  const apply = (scope: Scope) => {
    const beside = (cash && readQuantity(scope, cash)) ?? 0;
    for (const [slot, whole, each] of totals) {
      const sum = sumOf(scope, list, whole, each);
      if (slot && sum !== undefined) writeQuantity(scope, slot, sum + beside);
    }
    const [now, paid] = totals.map(([, whole, each]) => sumOf(scope, list, whole, each));
    if (cost || now === undefined || !paid) return;
    if (gain) writeQuantity(scope, gain, Number((now - paid).toFixed(2)));
    if (rate) writeQuantity(scope, rate, Number(((now / paid - 1) * 100).toFixed(2)));
  };
  return written.length === 0
    ? []
    : [{ reads: [list, ...(cash ? [cash] : [])], writes: written, apply }];
};

/** What is told of all of each holding, or else of each of its shares; undefined where nothing is. */
function sumOf(scope: Scope, list: Slot, whole: Matcher, each: Matcher): number | undefined {
  const [told, count, price] = [whole, counts, each].map((names) =>
    itemNamed(list, names, "number"),
  );
  const valued = itemsOf(scope, list).map((item) => {
    if (told !== undefined) return Number(item[told]);
    return count !== undefined && price !== undefined
      ? Number(item[count]) * Number(item[price])
      : NaN;
  });
  const sum = valued.reduce((all, one) => all + one, 0);
  return Number.isFinite(sum) ? sum : undefined;
}

function revalue(scope: Scope, list: Slot): void {
  const [symbol = "", amount = "", worth = "", priced = ""] = [
    symbols,
    amounts,
    values,
    unitPrices,
  ].map((names) => itemNamed(list, names));
  const held = new Map(itemsOf(scope, list).map((item) => [String(item[symbol]), item] as const));
  if (![...held.keys()].every((coin) => prices.has(coin))) return;
  const chance = chanceFor(scope, list);
  const valued = [...held].map(([coin, item]) => {
    const [low, high] = prices.get(coin) ?? [1, 1];
    const drawn = low + (high - low) * chance.next();
    const price = typeof item[priced] === "number" ? item[priced] : drawn;
    const count = Number(((most * (0.01 + 0.99 * chance.next() ** 3)) / price).toPrecision(4));
    const total = Number((count * price).toFixed(2));
    return { ...item, [amount]: count, ...(worth in item ? { [worth]: total } : {}) };
  });
  write(scope, list, valued);
}
