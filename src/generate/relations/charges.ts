import { amountIn, options } from "../coherence/amounts/bills/bill-lines.ts";
import { findNamed } from "../coherence/match-role.ts";
import { quantityKinds, readQuantity, toQuantity, writeQuantity } from "../coherence/quantity.ts";
import { chanceFor, type FindRules, type Parts, type Rule } from "../coherence/rule.ts";
import type { Slot } from "../coherence/slot.ts";
import { findEnds } from "../coherence/times/spans/durations.ts";
import { readTime } from "../coherence/times/time.ts";
import type { Scope } from "../draw/scope.ts";
import { day, hour, timelines } from "../facets/timeline.ts";
import { oneOf } from "../one-of.ts";
import { type Link, nameIn } from "./link.ts";

const totals =
  "total price|total|total amount|total cost|total fare|amount|price|cost|grand total|total paid|amount paid|total charge|amount due|amount charged|total due|fee|total fee|charge";

/** What is counted, and what one of it costs at the thing that is referred to. */
const charges: readonly (readonly [counted: string, rates: string, length?: number])[] = [
  [
    "nights|number of nights|total nights|night count",
    "price per night|nightly rate|nightly price|night price|rate per night|base price per night",
    day,
  ],
  [
    "days|rental days|number of days|total days|duration days",
    "daily rate|price per day|day rate|rate per day|daily price|rental price per day",
    day,
  ],
  [
    "hours|number of hours|total hours|duration hours|hours booked|hours worked|billable hours",
    "hourly rate|price per hour|rate per hour|hourly price",
    hour,
  ],
  [
    "duration minutes|minutes|duration min|ride minutes|minutes used|call minutes",
    "price per minute|rate per minute|per minute rate|minute rate|cost per minute",
  ],
  [
    "energy kwh|kwh|energy|energy delivered|energy delivered kwh|delivered kwh|kwh delivered|energy used|energy consumed|energy consumed kwh|consumption|consumption kwh|kwh used|usage kwh",
    "price per kwh|tariff per kwh|rate per kwh|cost per kwh|kwh price|energy price|tariff",
  ],
  [
    "distance km|km|kilometers|kilometres|distance|km driven",
    "price per km|rate per km|fare per km|cost per km|per km rate",
  ],
  ["weight kg|kg|weight|quantity kg", "price per kg|rate per kg|price per kilo"],
  [
    "tickets|ticket count|number of tickets|seats|seats booked|number of seats|quantity|passengers|passenger count|number of passengers|travelers|traveler count|number of travelers",
    "ticket price|price per ticket|price per seat|price|unit price|fare|base fare|base price",
  ],
  [
    "total travellers|total travelers|travellers|traveller count|number of travellers|total guests|guests|people|pax|participants|party size|travelers|number of people|number of guests|passengers|group size",
    "price per person|price per guest|cost per person",
  ],
];

/** Six nights in a room cost six times what it costs for one, where the booking does not say for itself. */
export function findCharges(links: readonly Link[]): FindRules {
  return (parts) =>
    links.flatMap((link) => {
      const { slots } = parts;
      const reference = slots.find(({ name }) => name === link.member);
      return reference
        ? [
            ...charges.flatMap((charge) => findCharge(link, reference, charge, slots)),
            ...findOffer(link, reference, parts),
          ]
        : [];
    });
}

/** Who makes an offer for a thing offers about what is asked for it. */
function findOffer(
  { to, member, peek: look }: Link,
  reference: Slot,
  { slots, owner }: Parts,
): readonly Rule[] {
  if (!oneOf("offer|counteroffer").test(owner.at(-1) ?? "")) return [];
  const amount = findNamed(slots, "amount|offer amount|offered price|price|offer price", [
    "number",
  ]);
  const price = nameIn(to, "price|asking price|list price|listing price");
  const peek = price === undefined ? undefined : look?.([price]);
  if (!amount || price === undefined || !peek) return [];
  const apply = (scope: Scope) => {
    const position = scope.referred(member);
    const asked = position === undefined ? undefined : toQuantity(peek(position)[price]);
    if (asked === undefined || asked <= 0) return;
    const offered = asked * (0.75 + 0.25 * chanceFor(scope, amount).next());
    writeQuantity(scope, amount, offered > 20 ? Math.round(offered) : offered);
  };
  return [{ reads: [reference], writes: [amount], apply }];
}

function findCharge(
  { to, member, peek: look }: Link,
  reference: Slot,
  [counted, rates, length]: (typeof charges)[number],
  slots: readonly Slot[],
): readonly Rule[] {
  const total = findNamed(slots, totals, quantityKinds);
  if (total?.hold !== "free" || findNamed(slots, rates, quantityKinds)) return [];
  const times = findTimes(slots, counted, length);
  const rate = times && nameIn(to, rates);
  if (!times || rate === undefined) return [];
  const most = length === hour ? nameIn(to, dailyMost) : undefined;
  const peek = look?.(most === undefined ? [rate] : [rate, most]);
  if (!peek) return [];
  const extras = slots.filter(({ kind, words }) => kind === "list" && options.test(words));
  // Three drills for a day are three days of a drill, and two rooms cost twice as much.
  const many = length === undefined ? undefined : findNamed(slots, pieces, ["number"]);
  return [
    {
      reads: [reference, ...times.reads, ...extras, ...(many ? [many] : [])],
      writes: [total],
      apply: (scope) => {
        const position = scope.referred(member);
        const often = times.read(scope);
        if (position === undefined || often === undefined) return;
        const { [rate]: price, [most ?? rate]: bound } = peek(position);
        const each = toQuantity(price);
        if (each === undefined || each <= 0) return;
        const cap = most === undefined ? undefined : toQuantity(bound);
        const base = cap ? capped(often, each, cap) : often * each;
        const added = extras.reduce((sum, list) => sum + amountIn(scope, list), 0);
        const fold = (many && readQuantity(scope, many)) ?? 1;
        writeQuantity(scope, total, base * fold + added);
      },
    },
  ];
}

const pieces = "quantity|qty|rooms|number of rooms|room count|rooms booked";

const dailyMost = "daily max|daily maximum|max daily rate|daily cap|max per day|daily max rate";

/** Nobody pays more for a day than the day costs. */
function capped(hours: number, each: number, most: number): number {
  const days = Math.floor(hours / 24);
  return days * most + Math.min((hours - days * 24) * each, most);
}

interface Times {
  readonly reads: readonly Slot[];
  readonly read: (scope: Scope) => number | undefined;
}

/** How often, as a member says; for what goes on from one time to another, each hour that has begun. */
function findTimes(
  slots: readonly Slot[],
  counted: string,
  length: number | undefined,
): Times | undefined {
  const count = findNamed(slots, counted, ["number"]);
  if (count) return { reads: [count], read: (scope) => readQuantity(scope, count) };
  const ends = length === undefined ? undefined : findEnds(slots);
  if (!ends || length === undefined) return undefined;
  const { first, last } = ends;
  const read = (scope: Scope) => {
    const start = readTime(scope, first);
    if (!start || start.form === "clock" || (start.form === "day" && length < day))
      return undefined;
    const { now } = scope.facet(timelines);
    const end = readTime(scope, last);
    // What is lent by the hour and has no end yet goes on for some hours at most.
    if (!end && length === hour) return start.at > now ? 2 : Math.min(3, hoursSince(start.at, now));
    // What has no end and began long ago did not go on until today.
    if (!end && now - start.at > 30 * day) return undefined;
    const span = (end?.at ?? now) - start.at;
    return span > 0 ? Math.ceil(span / length) : undefined;
  };
  return { reads: [first, last], read };
}

function hoursSince(start: number, now: number): number {
  return Math.max(1, Math.ceil((now - start) / hour));
}
