import { onceForEach } from "../../../../schema/once-for-each.ts";
import type { JsonObject } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { itemNamed, itemsOf } from "../../items.ts";
import { readQuantity, toQuantity, toShare, writeQuantity } from "../../quantity.ts";
import type { Rule } from "../../rule.ts";
import type { Slot } from "../../slot.ts";

/** What the members of a line go by. */
const lineNames = {
  net: oneOf("net|net amount|line net"),
  total:
    /^(?:total|line total|subtotal|sub total|amount|total price|line amount|total amount|(?:ext|extended) (?:price|cost|amount))$/,
  price:
    /^(?:unit price|price each|price|unit cost|rate|unit amount|cost|current price|price per \w+)$/,
  count:
    /^(?:quantity|qty|units|count|hours|nights|days|servings|portions|(?:quantity|qty) ordered)$/,
  discount: /^(?:line )?discount(?: (?:amount|percent|percentage|pct|rate))?$/,
  tax: /^(?:line )?(?:tax|vat|gst)(?: amount)?$/,
  taxRate: /^(?:tax|vat|gst) (?:rate|percent|percentage|pct)$/,
};

type Line = Readonly<Record<keyof typeof lineNames, string | undefined>>;

const lineOf = onceForEach((list: Slot): Line => {
  const { net, total, price, count, discount, tax, taxRate } = lineNames;
  const find = (names: Matcher) => itemNamed(list, names);
  return {
    net: find(net),
    total: find(total),
    price: find(price),
    count: find(count),
    discount: find(discount),
    tax: find(tax),
    taxRate: find(taxRate),
  };
});

/** What one can have with it: a child seat, breakfast. */
export const options = /^(?:extras|add ?ons|additional services|upgrades|optional extras)$/;

/** Whether each line says what is taken off it. */
export function hasDiscounts(list: Slot): boolean {
  const { discount, price, net, total } = lineOf(list);
  return discount !== undefined && price !== undefined && (net ?? total) !== undefined;
}

/** Whether each line says what it is taxed with. */
export function hasTaxes(list: Slot): boolean {
  const { tax, taxRate } = lineOf(list);
  return (tax ?? taxRate) !== undefined;
}

/** Lists of what things have cost, would cost or were paid with, and not of what is bought. */
const beside =
  /\b(?:payments|refunds|discounts|history|variants|options|taxes|bids|offers|quotes|plans|tiers|transactions|deposits|related|recommended|similar|alternatives|prices)\b/;

export function isPricedList(list: Slot): boolean {
  return list.kind === "list" && !beside.test(list.words) && lineOf(list).price !== undefined;
}

/** Whether each line says how many there are of it. */
export function isCounted(list: Slot): boolean {
  return lineOf(list).count !== undefined;
}

/** Seats and snacks, dishes and drinks, parts and labour: the bill is for all of them. */
export function sumLists(
  lists: readonly Slot[],
  sum: Slot,
  costs: readonly Slot[] = [],
  labour: readonly Slot[] = [],
): Rule {
  return {
    reads: [...lists, ...costs, ...labour],
    writes: [sum],
    apply: (scope) => {
      if (lists.every((list) => itemsOf(scope, list).length === 0)) return;
      const listed = lists.reduce((all, list) => all + amountIn(scope, list), 0);
      const added = costs.reduce((all, cost) => all + (readQuantity(scope, cost) ?? 0), 0);
      const [hours = 0, rate = 0] = labour.map((slot) => readQuantity(scope, slot) ?? 0);
      writeQuantity(scope, sum, listed + added + hours * rate);
    },
  };
}

/** What the lines of a list come to; those without a price come to nothing. */
export function amountIn(scope: Scope, list: Slot): number {
  const names = lineOf(list);
  return itemsOf(scope, list).reduce((sum, line) => sum + (amountOf(line, names) ?? 0), 0);
}

/** What the lines are without what is taken off each of them. */
export function priceIn(scope: Scope, list: Slot): number {
  const names = lineOf(list);
  return itemsOf(scope, list).reduce((sum, line) => sum + (priceOf(line, names) ?? 0), 0);
}

/** The tax of all lines; undefined where there are none, or one does not say it. */
export function taxIn(scope: Scope, list: Slot): number | undefined {
  const names = lineOf(list);
  return sumOf(itemsOf(scope, list).map((line) => taxOf(line, names)));
}

export function sumLines(
  lines: Slot,
  sum: Slot | undefined,
  isBeforeDiscount = false,
): Rule | undefined {
  if (!sum) return undefined;
  const names = lineOf(lines);
  const much = isBeforeDiscount ? priceOf : amountOf;
  return {
    reads: [lines],
    writes: [sum],
    apply: (scope) => {
      const total = sumOf(itemsOf(scope, lines).map((line) => much(line, names)));
      if (total !== undefined) writeQuantity(scope, sum, total);
    },
  };
}

/** Undefined where there is nothing to add, or one of them is not told. */
function sumOf(parts: readonly (number | undefined)[]): number | undefined {
  const told = parts.filter((part) => part !== undefined);
  if (told.length === 0 || told.length < parts.length) return undefined;
  return told.reduce((sum, part) => sum + part, 0);
}

function read(line: JsonObject, name: string | undefined): number | undefined {
  return name === undefined ? undefined : toQuantity(line[name]);
}

function amountOf(line: JsonObject, names: Line): number | undefined {
  return read(line, names.net) ?? read(line, names.total) ?? priceOf(line, names);
}

function priceOf(line: JsonObject, names: Line): number | undefined {
  const price = read(line, names.price);
  return price === undefined ? undefined : price * (read(line, names.count) ?? 1);
}

function taxOf(line: JsonObject, names: Line): number | undefined {
  const tax = read(line, names.tax);
  if (tax !== undefined) return tax;
  const [rate, amount] = [read(line, names.taxRate), amountOf(line, names)];
  return rate === undefined || amount === undefined ? undefined : amount * toShare(rate);
}
