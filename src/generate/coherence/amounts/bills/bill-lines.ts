import { isObject, type JsonObject } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { toItemName } from "../../item-names.ts";
import { toQuantity, writeQuantity } from "../../quantity.ts";
import type { Rule } from "../../rule.ts";
import type { Slot } from "../../slot.ts";

const lineTotals =
  /^(?:total|line total|subtotal|sub total|amount|total price|line amount|total amount)$/;
const linePrices = /^(?:unit price|price|unit cost|rate|unit amount|cost)$/;
const lineCounts = /^(?:quantity|qty|units|count|hours|nights|days)$/;

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

export function sumLines(lines: Slot, sum: Slot | undefined): Rule | undefined {
  if (!sum) return undefined;
  const nameOf = toItemName(lines);
  return {
    reads: [lines],
    writes: [sum],
    apply: (scope) => {
      const list = scope.values[lines.name];
      if (!Array.isArray(list) || list.length === 0) return;
      let total = 0;
      for (const line of list) {
        const amount = isObject(line) ? amountOf(line, nameOf) : undefined;
        if (amount === undefined) return;
        total += amount;
      }
      writeQuantity(scope, sum, total);
    },
  };
}

function amountOf(line: JsonObject, nameOf: (key: string) => string): number | undefined {
  const read = (pattern: RegExp) => {
    const name = Object.keys(line).find((key) => pattern.test(nameOf(key)));
    return name === undefined ? undefined : toQuantity(line[name]);
  };
  const total = read(lineTotals);
  const price = read(linePrices);
  if (total !== undefined) return total;
  return price === undefined ? undefined : price * (read(lineCounts) ?? 1);
}
