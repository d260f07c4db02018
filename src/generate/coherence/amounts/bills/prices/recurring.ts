import type { Scope } from "../../../../draw/scope.ts";
import { findNamed } from "../../../match-role.ts";
import { quantityKinds, readQuantity, toShare, writeQuantity } from "../../../quantity.ts";
import type { FindRules, Rule } from "../../../rule.ts";
import type { Slot } from "../../../slot.ts";
import { cadenceOf, findCadence } from "../../../times/recurring/cadence.ts";

const monthly =
  "mrr|monthly recurring revenue|monthly revenue|monthly total|monthly amount|recurring amount";
const yearly = "arr|annual recurring revenue|annual value|annual amount|annual contract value|acv";
const prices =
  "unit price|price per seat|seat price|price per user|price per unit|plan price|price per cycle|cycle price|recurring price|price|unit amount|amount";
const seats = "seats|seat count|number of seats|quantity|licenses|licences|users|user count|units";
const reductions = "discount percent|discount percentage|discount pct|discount rate";

/** What comes round each month or each year, and what it comes to. */
export const findRecurring: FindRules = ({ slots }) => [
  ...findYearly(slots),
  ...findMonthly(slots),
  ...findPremium(slots),
];

/** What is paid once a quarter is three times what is paid each month. */
function findPremium(slots: readonly Slot[]): readonly Rule[] {
  const premium = findNamed(slots, "premium|premium amount", quantityKinds);
  const cadence = premium && findCadence(slots);
  if (!premium || !cadence || findNamed(slots, "monthly premium|annual premium", quantityKinds))
    return [];
  const apply = (scope: Scope) => {
    const [days, much] = [cadenceOf(scope, cadence), readQuantity(scope, premium)];
    if (days !== undefined && much !== undefined && days > 31)
      writeQuantity(scope, premium, much * Math.round(days / 30.4));
  };
  return [{ reads: [cadence, premium], writes: [premium], apply }];
}

const yearlySums =
  "annual premium|yearly premium|annual cost|yearly cost|annual price|yearly total|annual total|cost per year";
const rates = "premium|premium amount|cost|price|amount|monthly premium|monthly cost";

/** What is paid each quarter is paid four times a year. */
function findYearly(slots: readonly Slot[]): readonly Rule[] {
  const cadence = findCadence(slots);
  const year = cadence && findNamed(slots, yearlySums, quantityKinds);
  const one = year && findNamed(slots, rates, quantityKinds);
  if (!cadence || !year || !one) return [];
  const apply = (scope: Scope) => {
    const [days, much] = [cadenceOf(scope, cadence), readQuantity(scope, one)];
    if (days === undefined || much === undefined) return;
    const isMonthly = /^monthly /.test(one.words);
    writeQuantity(scope, year, much * (isMonthly ? 12 : Math.round(365 / days)));
  };
  return [{ reads: [cadence, one], writes: [year], apply }];
}

/** What comes in by the month: the price of every seat, less what is taken off; of a year's, a twelfth. */
function findMonthly(slots: readonly Slot[]): readonly Rule[] {
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
        const one = read(price);
        const off = toShare(read(reduction) ?? 0);
        const days = (cadence && cadenceOf(scope, cadence)) ?? 30;
        const months = days < 28 ? days / 30.4 : Math.round(days / 30.4);
        const sum = one === undefined ? undefined : (one * (read(count) ?? 1) * (1 - off)) / months;
        if (month && sum !== undefined) writeQuantity(scope, month, sum);
        const made = month ? read(month) : sum;
        if (year && made !== undefined) writeQuantity(scope, year, made * 12);
      },
    },
  ];
}
