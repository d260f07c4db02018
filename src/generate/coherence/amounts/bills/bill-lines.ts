import { isObject, type JsonObject } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { toItemName } from "../../item-names.ts";
import { toQuantity, toShare, writeQuantity } from "../../quantity.ts";
import type { Rule } from "../../rule.ts";
import type { Slot } from "../../slot.ts";

const lineNets = /^(?:net|net amount|line net)$/;
const lineTotals =
  /^(?:total|line total|subtotal|sub total|amount|total price|line amount|total amount)$/;
const linePrices = /^(?:unit price|price|unit cost|rate|unit amount|cost|current price)$/;
const lineCounts = /^(?:quantity|qty|units|count|hours|nights|days)$/;
const lineDiscounts = /^(?:line )?discount(?: (?:amount|percent|percentage|pct|rate))?$/;
const lineTaxes = /^(?:line )?(?:tax|vat|gst)(?: amount)?$/;
const lineTaxRates = /^(?:tax|vat|gst) (?:rate|percent|percentage|pct)$/;

/** What one can have with it: a child seat, breakfast. */
export const options = /^(?:extras|add ?ons|additional services|upgrades|optional extras)$/;

/** Whether each line says what is taken off it. */
export function hasDiscounts(list: Slot): boolean {
  const nameOf = toItemName(list);
  const has = (names: RegExp) => list.itemNames.some((name) => names.test(nameOf(name)));
  return has(lineDiscounts) && has(linePrices) && (has(lineNets) || has(lineTotals));
}

/** Whether each line says what it is taxed with. */
export function hasTaxes(list: Slot): boolean {
  const names = list.itemNames.map(toItemName(list));
  return names.some((name) => lineTaxes.test(name) || lineTaxRates.test(name));
}

/** Lists of what things have cost, would cost or were paid with, and not of what is bought. */
const beside =
  /\b(?:payments|refunds|discounts|history|variants|options|taxes|bids|offers|quotes|plans|tiers|transactions|deposits|related|recommended|similar|alternatives|prices)\b/;

export function isPricedList(list: Slot): boolean {
  if (list.kind !== "list" || beside.test(list.words)) return false;
  const nameOf = toItemName(list);
  return list.itemNames.some((name) => linePrices.test(nameOf(name)));
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
  const nameOf = toItemName(list);
  return itemsOf(scope, list).reduce((sum, line) => sum + (amountOf(line, nameOf) ?? 0), 0);
}

/** What the lines are without what is taken off each of them. */
export function priceIn(scope: Scope, list: Slot): number {
  const nameOf = toItemName(list);
  return itemsOf(scope, list).reduce((sum, line) => sum + (priceOf(line, nameOf) ?? 0), 0);
}

/** The tax of all lines; undefined where there are none, or one does not say it. */
export function taxIn(scope: Scope, list: Slot): number | undefined {
  const nameOf = toItemName(list);
  const items = itemsOf(scope, list);
  const taxes = items.map((line) => taxOf(line, nameOf));
  return taxes.reduce(
    (sum: number | undefined, tax) =>
      sum === undefined || tax === undefined ? undefined : sum + tax,
    items.length === 0 ? undefined : 0,
  );
}

function taxOf(line: JsonObject, nameOf: NameOf): number | undefined {
  const tax = read(line, lineTaxes, nameOf);
  if (tax !== undefined) return tax;
  const [rate, amount] = [read(line, lineTaxRates, nameOf), amountOf(line, nameOf)];
  return rate === undefined || amount === undefined ? undefined : amount * toShare(rate);
}

export function sumLines(
  lines: Slot,
  sum: Slot | undefined,
  isBeforeDiscount = false,
): Rule | undefined {
  if (!sum) return undefined;
  const nameOf = toItemName(lines);
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
