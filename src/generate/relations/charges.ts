import { toModelWords } from "../../schema/model-words.ts";
import { findNamed, namesOf } from "../coherence/match-role.ts";
import { quantityKinds, readQuantity, toQuantity, writeQuantity } from "../coherence/quantity.ts";
import type { FindRules, Rule } from "../coherence/rule.ts";
import type { Slot } from "../coherence/slot.ts";
import { wordsAmong } from "../meaning/names/read-names.ts";
import type { Link } from "./link.ts";

const totals =
  "total price|total|total amount|total cost|total fare|amount|price|cost|grand total|total paid|amount paid|total charge";

/** What is counted, and what one of it costs at the thing that is referred to. */
const charges: readonly (readonly [counted: string, rates: string])[] = [
  [
    "nights|number of nights|total nights|night count",
    "price per night|nightly rate|nightly price|night price|rate per night|base price per night",
  ],
  [
    "days|rental days|number of days|total days|duration days",
    "daily rate|price per day|day rate|rate per day|daily price|rental price per day",
  ],
  [
    "hours|number of hours|total hours|duration hours|hours booked|hours worked|billable hours",
    "hourly rate|price per hour|rate per hour|hourly price",
  ],
  [
    "tickets|ticket count|number of tickets|seats|seats booked|number of seats|quantity",
    "ticket price|price per ticket|price per seat|price|unit price",
  ],
  [
    "guests|people|participants|party size|travelers|number of people|number of guests|passengers|group size",
    "price per person|price per guest|cost per person",
  ],
];

/** Six nights in a room cost six times what it costs for one, where the booking does not say for itself. */
export function findCharges(links: readonly Link[]): FindRules {
  return ({ slots }) =>
    links.flatMap((link) => {
      const reference = slots.find(({ name }) => name === link.member);
      return reference
        ? charges.flatMap((charge) => findCharge(link, reference, charge, slots))
        : [];
    });
}

function findCharge(
  { to, member, peek: look }: Link,
  reference: Slot,
  [counted, rates]: (typeof charges)[number],
  slots: readonly Slot[],
): readonly Rule[] {
  const count = findNamed(slots, counted, ["number"]);
  const total = count && findNamed(slots, totals, quantityKinds);
  if (!count || !total || total.hold !== "free" || findNamed(slots, rates, quantityKinds))
    return [];
  const names = namesOf(rates);
  const members = [...to.members.keys()];
  const wordsOf = wordsAmong(members, toModelWords(to.model));
  const rate = members.find((name) => names.includes(wordsOf(name).join(" ")));
  const peek = rate === undefined ? undefined : look?.([rate]);
  if (rate === undefined || !peek) return [];
  return [
    {
      reads: [reference, count],
      writes: [total],
      apply: (scope) => {
        const position = scope.referred(member);
        const often = readQuantity(scope, count);
        if (position === undefined || often === undefined) return;
        const each = toQuantity(peek(position)[rate]);
        if (each !== undefined && each > 0) writeQuantity(scope, total, often * each);
      },
    },
  ];
}
