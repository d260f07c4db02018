import { findNamed } from "../../match-role.ts";
import { quantityKinds, readQuantity, toShare, writeQuantity } from "../../quantity.ts";
import type { FindRules } from "../../rule.ts";
import type { Slot } from "../../slot.ts";
import { cadenceOf, findCadence } from "../../times/cadence.ts";

const monthly = "mrr|monthly recurring revenue|monthly total|monthly amount|recurring amount";
const yearly = "arr|annual recurring revenue|annual value|annual amount|annual contract value|acv";
const prices =
  "unit price|price per seat|seat price|price per user|price per unit|plan price|price per cycle|cycle price|recurring price|price|unit amount|amount";
const seats = "seats|seat count|number of seats|quantity|licenses|licences|users|user count|units";
const reductions = "discount percent|discount percentage|discount pct|discount rate";

/** What comes in by the month: the price of every seat, less what is taken off; of a year's, a twelfth. */
export const findRecurring: FindRules = ({ slots }) => {
  const find = (names: string) => findNamed(slots, names, quantityKinds);
  const [month, year, price] = [find(monthly), find(yearly), find(prices)];
  if (!month && !(year && price)) return [];
  // An amount is for all seats together.
  const count = price?.words === "amount" ? undefined : find(seats);
  const [reduction, cadence] = [find(reductions), findCadence(slots)];
  const present = (all: readonly (Slot | undefined)[]) => all.flatMap((slot) => slot ?? []);
  return [
    {
      reads: present([price, count, reduction, cadence]),
      writes: present([month, year]),
      apply: (scope) => {
        const read = (slot: Slot | undefined) => slot && readQuantity(scope, slot);
        const each = read(price);
        const off = toShare(read(reduction) ?? 0);
        const days = (cadence && cadenceOf(scope, cadence)) ?? 30;
        const months = days < 28 ? days / 30.4 : Math.round(days / 30.4);
        const sum =
          each === undefined ? undefined : (each * (read(count) ?? 1) * (1 - off)) / months;
        if (month && sum !== undefined) writeQuantity(scope, month, sum);
        const made = month ? read(month) : sum;
        if (year && made !== undefined) writeQuantity(scope, year, made * 12);
      },
    },
  ];
};
