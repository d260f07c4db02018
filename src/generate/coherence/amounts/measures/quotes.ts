import type { Scope } from "../../../draw/scope.ts";
import { findNamed } from "../../match-role.ts";
import { readQuantity, writeQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import type { Slot } from "../../slot.ts";

const prices =
  "current price|price usd|last price|price|close|last|total value|portfolio value|market value";
/** By how much it went up or down, in money or in percent, over some time or other. */
const changes = /^(?:(?:price|day|daily|net) )?change(?: ?(?:\d+[hdwmy]|ytd))?$/;
const percents =
  /^(?:(?:price|day|daily|net) )?(?:change (?:percent|percentage|pct)|percent change|change percent|change percentage|percentage change)(?: ?(?:\d+[hdwmy]|ytd))?$/;

/** What a market says of a price: what all of it is worth, and by how much it has changed. */
export const findQuotes: FindRules = ({ slots }) => {
  const price = findNamed(slots, prices, ["number"]);
  if (!price) return [];
  const numbers = slots.filter(({ kind }) => kind === "number");
  return [...findCapital(slots, price), ...findChanges(numbers, price)];
};

/** All that there is of it, at its price. */
function findCapital(slots: readonly Slot[], price: Slot): readonly Rule[] {
  const supply = findNamed(slots, "circulating supply|shares outstanding|outstanding shares", [
    "number",
  ]);
  const capital = findNamed(slots, "market cap|market capitalization", ["number"]);
  const coins = findNamed(slots, "supply|available supply", ["number"]);
  if (!supply && coins && capital) {
    const apply = (scope: Scope) => {
      const [each, worth] = [readQuantity(scope, price), readQuantity(scope, capital)];
      if (each && worth) writeQuantity(scope, coins, Math.round(worth / each));
    };
    return [{ reads: [price, capital], writes: [coins], apply }];
  }
  if (!supply || !capital) return [];
  const apply = (scope: Scope) => {
    const [each, many] = [readQuantity(scope, price), readQuantity(scope, supply)];
    if (each !== undefined && many !== undefined)
      writeQuantity(scope, capital, Math.round(each * many));
  };
  return [{ reads: [price, supply], writes: [capital], apply }];
}

function findChanges(numbers: readonly Slot[], price: Slot): readonly Rule[] {
  const close = findNamed(numbers, "previous close|prev close|previous close price", ["number"]);
  return numbers.flatMap((percent) => {
    if (!percents.test(percent.words)) return [];
    const change = numbers.find(
      (slot) => changes.test(slot.words) && periodOf(slot) === periodOf(percent),
    );
    return toRules(price, percent, change, periodOf(percent) === "" ? close : undefined);
  });
}

function periodOf({ words }: Slot): string {
  return /(?:\d+[hdwmy]|ytd)$/.exec(words)?.[0] ?? "";
}

/** In money and in percent it is the same. */
function toRules(
  price: Slot,
  percent: Slot,
  change: Slot | undefined,
  close: Slot | undefined,
): readonly Rule[] {
  const apply = (scope: Scope) => {
    const now = readQuantity(scope, price);
    if (now === undefined) return;
    // What is kept at one dollar hardly moves.
    const reach = now === 1 ? 0.01 : 1;
    const told = Number(((chanceFor(scope, percent).next() * 14 - 6.5) * reach).toFixed(2));
    if (!writeQuantity(scope, percent, told)) return;
    const before = now / (1 + told / 100);
    if (close) writeQuantity(scope, close, before);
    if (!change) return;
    writeQuantity(scope, change, Number((now - before).toFixed(now < 10 ? 4 : 2)));
  };
  const writes = [percent, ...(change ? [change] : []), ...(close ? [close] : [])];
  return [{ reads: [price], writes, apply }];
}
