import { isObject, type JsonObject } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { tongueOf } from "../../../meaning/names/tongue.ts";
import { toQuantity, toShare, writeQuantity } from "../../quantity.ts";
import type { Rule } from "../../rule.ts";
import type { Slot } from "../../slot.ts";

const lineNets = /^(?:net|netAmount|net_amount|lineNet|line_net)$/;
const lineTotals =
  /^(?:total|lineTotal|line_total|subtotal|sub_total|amount|totalPrice|total_price|lineAmount|line_amount|totalAmount)$/;
const linePrices =
  /^(?:unitPrice|unit_price|price|unitCost|unit_cost|rate|unitAmount|unit_amount|cost|currentPrice|current_price)$/;
const lineCounts = /^(?:quantity|qty|units|count|hours|nights|days)$/;
const lineDiscounts = /^(?:line)?_?discount(?:_?(?:amount|percent|percentage|pct|rate))?$/i;
const lineTaxes = /^(?:line)?_?(?:tax|vat|gst)(?:_?amount)?$/i;
const lineTaxRates = /^(?:tax|vat|gst)_?(?:rate|percent|percentage|pct)$/i;

/** Whether each line says what is taken off it. */
export function hasDiscounts({ itemNames }: Slot): boolean {
  const has = (names: RegExp) => itemNames.some((name) => names.test(name));
  return has(lineDiscounts) && has(linePrices) && (has(lineNets) || has(lineTotals));
}

/** Whether each line says what it is taxed with. */
export function hasTaxes({ itemNames }: Slot): boolean {
  return itemNames.some((name) => lineTaxes.test(name) || lineTaxRates.test(name));
}

/** Lists of what things have cost, would cost or were paid with, and not of what is bought. */
const beside =
  /\b(?:payments|refunds|discounts|history|variants|options|taxes|bids|offers|quotes|plans|tiers|transactions|deposits|related|recommended|similar|alternatives|prices)\b/;

export function isPricedList({ kind, words, itemNames }: Slot): boolean {
  return kind === "list" && itemNames.some((name) => linePrices.test(name)) && !beside.test(words);
}

/** Seats and snacks, dishes and drinks, parts and labour: the bill is for all of them. */
export function sumLists(lists: readonly Slot[], sum: Slot): Rule {
  return {
    reads: lists,
    writes: [sum],
    apply: (scope) => {
      if (lists.every((list) => itemsOf(scope, list).length === 0)) return;
      writeQuantity(
        scope,
        sum,
        lists.reduce((all, list) => all + amountIn(scope, list), 0),
      );
    },
  };
}

/** The objects of a list; none where it holds anything else. */
export function itemsOf({ values }: Scope, { name }: Slot): readonly JsonObject[] {
  const list = values[name];
  return Array.isArray(list) && list.every(isObject) ? (list as readonly JsonObject[]) : [];
}

/** What the lines of a list come to; those without a price come to nothing. */
export function amountIn(scope: Scope, list: Slot): number {
  return itemsOf(scope, list).reduce((sum, line) => sum + (amountOf(line, asWritten) ?? 0), 0);
}

/** What the lines are without what is taken off each of them. */
export function priceIn(scope: Scope, list: Slot): number {
  return itemsOf(scope, list).reduce((sum, line) => sum + (priceOf(line, asWritten) ?? 0), 0);
}

/** The tax of all lines; undefined where there are none, or one does not say it. */
export function taxIn(scope: Scope, list: Slot): number | undefined {
  const items = itemsOf(scope, list);
  const taxes = items.map((line) => taxOf(line));
  return taxes.reduce(
    (sum: number | undefined, tax) =>
      sum === undefined || tax === undefined ? undefined : sum + tax,
    items.length === 0 ? undefined : 0,
  );
}

function taxOf(line: JsonObject): number | undefined {
  const tax = read(line, lineTaxes, asWritten);
  if (tax !== undefined) return tax;
  const [rate, amount] = [read(line, lineTaxRates, asWritten), amountOf(line, asWritten)];
  return rate === undefined || amount === undefined ? undefined : amount * toShare(rate);
}

export function sumLines(
  lines: Slot,
  sum: Slot | undefined,
  isBeforeDiscount = false,
): Rule | undefined {
  if (!sum) return undefined;
  const tongue = tongueOf(lines.itemNames);
  const nameOf = (key: string) => tongue?.wordsOf(key).join("_") ?? key;
  const much = isBeforeDiscount ? priceOf : amountOf;
  return {
    reads: [lines],
    writes: [sum],
    apply: (scope) => {
      const list = scope.values[lines.name];
      if (!Array.isArray(list) || list.length === 0) return;
      let total = 0;
      for (const line of list) {
        const amount = isObject(line) ? much(line, nameOf) : undefined;
        if (amount === undefined) return;
        total += amount;
      }
      writeQuantity(scope, sum, total);
    },
  };
}

type NameOf = (key: string) => string;
const asWritten: NameOf = (key) => key;

function read(line: JsonObject, pattern: RegExp, nameOf: NameOf): number | undefined {
  const name = Object.keys(line).find((key) => pattern.test(nameOf(key)));
  return name === undefined ? undefined : toQuantity(line[name]);
}

function amountOf(line: JsonObject, nameOf: NameOf): number | undefined {
  return read(line, lineNets, nameOf) ?? read(line, lineTotals, nameOf) ?? priceOf(line, nameOf);
}

function priceOf(line: JsonObject, nameOf: NameOf): number | undefined {
  const price = read(line, linePrices, nameOf);
  return price === undefined ? undefined : price * (read(line, lineCounts, nameOf) ?? 1);
}
