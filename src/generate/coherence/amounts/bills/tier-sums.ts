import { toWords } from "../../../../schema/name-words.ts";
import { isObject, type Json, type JsonObject } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { toQuantity, writeQuantity } from "../../quantity.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";
import { fullStates } from "../../state-words.ts";
import { findStatus, toState } from "../../times/tense.ts";

const lists = /(?:^| )(?:tiers|types|categories|variants|products|options|tickets|classes|rates)$/;
const sold = /^(?:sold|quantity sold|sold count|units sold|tickets sold)$/;
const all = /^(?:quantity|capacity|total|available quantity|allocation)$/;
const totals = /^(?:total )?(?:(?:tickets|units|seats|copies|passes) )?sold$/;
const takings =
  /^(?:(?:gross|total|ticket|tickets) )?(?:revenue|sales|takings)$|^gross$|^total gross$/;

/** What was sold is what was sold of each kind, and earned what each of them cost. */
export const findTierSums: FindRules = ({ slots, owner }) => {
  const list = slots.find(
    ({ words, itemNames }) => lists.test(words) && itemNames.some((one) => is(one, sold)),
  );
  const name = list?.itemNames.find((one) => is(one, sold));
  if (!list || name === undefined) return [];
  const [price, most] = [/^(?:price|unit price|ticket price)$/, all].map((pattern) =>
    list.itemNames.find((one) => is(one, pattern)),
  );
  const numbers = slots.filter(({ kind }) => kind === "number");
  const total = numbers.find(({ words }) => totals.test(words));
  const earned = numbers.find(({ words }) => takings.test(words));
  const status = findStatus(slots, owner);
  const sums = [
    ...(total ? [{ slot: total, of: (item: JsonObject) => amountOf(item, name) }] : []),
    ...(earned && price !== undefined
      ? [
          {
            slot: earned,
            of: (item: JsonObject) => amountOf(item, name) * amountOf(item, price),
          },
        ]
      : []),
  ];
  return [
    ...(status && most !== undefined ? [toSoldOut(status, list, name, most)] : []),
    ...sums.map(({ slot, of }): Rule => {
      const apply = (scope: Scope) => {
        const items = itemsOf(scope, list);
        if (items.length === 0) return;
        writeQuantity(
          scope,
          slot,
          items.reduce((sum, item) => sum + of(item), 0),
        );
      };
      return { reads: [list, slot], writes: [slot], apply };
    }),
  ];
};

/** Where all is gone, it is of every kind. */
function toSoldOut(status: Slot, list: Slot, name: string, most: string): Rule {
  const apply = (scope: Scope) => {
    if (!fullStates.test(toState(scope.values[status.name]) ?? "")) return;
    const gone = itemsOf(scope, list).map((item) => ({ ...item, [name]: amountOf(item, most) }));
    if (gone.length > 0) write(scope, list, gone as Json);
  };
  return { reads: [status, list], writes: [list], apply };
}

function itemsOf({ values }: Scope, { name }: Slot): readonly JsonObject[] {
  const items = values[name];
  return Array.isArray(items) ? items.filter(isObject) : [];
}

function amountOf(item: JsonObject, name: string): number {
  return toQuantity(item[name]) ?? 0;
}

function is(name: string, pattern: RegExp): boolean {
  return pattern.test(toWords(name).join(" "));
}
