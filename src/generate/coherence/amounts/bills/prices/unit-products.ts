import { onceForEach } from "../../../../../schema/once-for-each.ts";
import { oneOf } from "../../../../one-of.ts";
import { findNamed } from "../../../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../../quantity.ts";
import type { FindRules, Parts, Rule } from "../../../rule.ts";
import type { Slot } from "../../../slot.ts";
import { findProducts, measured } from "./products.ts";

/** What a price is for one of, under the words for it, and what tells how many there are. */
interface Unit {
  /** As in `pricePer…`, `…Rate`, `…Price`. */
  readonly names: string;
  /** How names end that count it, each with how many make one. */
  readonly counted: Readonly<Record<string, number>>;
}

const units: readonly Unit[] = [
  {
    names: "hour|hourly|hr",
    counted: { hours: 1, hour: 1, hrs: 1, minutes: 60, mins: 60, min: 60 },
  },
  { names: "minute|min", counted: { minutes: 1, mins: 1, min: 1 } },
  { names: "day|daily", counted: { days: 1, day: 1 } },
  { names: "night|nightly", counted: { nights: 1, night: 1 } },
  { names: "week|weekly", counted: { weeks: 1, week: 1 } },
  { names: "kwh|unit|energy", counted: { kwh: 1, consumption: 1, "units consumed": 1 } },
  { names: "km|kilometer|kilometre", counted: { km: 1, kilometers: 1, kilometres: 1 } },
  { names: "mile", counted: { miles: 1, mi: 1 } },
  { names: "kg|kilo|kilogram", counted: { kg: 1 } },
  { names: "lb|pound", counted: { lbs: 1, lb: 1, pounds: 1 } },
  { names: "gallon", counted: { gallons: 1 } },
  { names: "liter|litre", counted: { liters: 1, litres: 1 } },
  {
    names: "ton|tonne|t",
    counted: { tons: 1, tonnes: 1, t: 1, "net kg": 1000, "net weight kg": 1000 },
  },
  { names: "m3|cubic meter|cubic metre", counted: { m3: 1, "cubic meters": 1 } },
  { names: "sqm|m2|square meter", counted: { sqm: 1, m2: 1, "square meters": 1 } },
  { names: "meter|metre", counted: { meters: 1, metres: 1 } },
  { names: "gb", counted: { gb: 1 } },
  { names: "acre", counted: { acres: 1 } },
  { names: "hectare", counted: { hectares: 1, ha: 1 } },
  { names: "person|head|guest|pax", counted: { guests: 1, people: 1, persons: 1, pax: 1 } },
  { names: "ticket", counted: { tickets: 1, "ticket count": 1, "tickets sold": 1 } },
  { names: "page", counted: { pages: 1, "page count": 1 } },
  { names: "word", counted: { words: 1, "word count": 1 } },
  { names: "item|piece|unit", counted: { items: 1, pieces: 1, units: 1, quantity: 1, qty: 1 } },
];

export const results =
  "total|total price|total cost|total amount|total charge|total fee|subtotal|amount|amount due|total due|cost|charge|charges|fare|price|fee|line total|gross pay|earnings|estimated cost|estimated total|bill amount|amount charged|charged amount|total charged|total pay|pay|total fees|fees|legal fees|total charges|total fare|total billed|amount billed|billed amount|billable amount|billing amount|total earnings|amount earned|invoice amount";
/** What so many at a price bring; what they cost says nothing of that. */
const gains = `${results}|revenue|total revenue|gross revenue|sales revenue|proceeds|total value|sales value`;

/** What one costs: `pricePerKwh`, `hourlyRate`, `unitPrice`. */
const prices = /^(?:price|rate|cost|fee|charge|tariff|wage|pay) per (\S+)$/;
/** What is rented by the hour, and says no more than `rate`. */
export const hourly = oneOf(
  "parking|court|studio|tutoring|babysitting|rehearsal|coworking|bike|scooter",
);
const rates = /^(\S+) (?:rate|price|charge|wage|tariff|cost|pay)$/;

/** `hourlyRate` and `durationMinutes` make `amountDue`, `pricePerGallon` and `gallons` the `cost`. */
export const findUnitProducts: FindRules = onceForEach((parts) => {
  // A table that knows what is multiplied knows better.
  if (findProducts(parts).length > 0) return [];
  const { slots, owner } = parts;
  const isHourly = owner.some((word) => hourly.test(word));
  const numbers = slots.filter(({ kind }) => kind === "number");
  for (const each of numbers) {
    const name =
      isHourly && each.words === "rate"
        ? "hour"
        : (prices.exec(each.words) ?? rates.exec(each.words))?.[1];
    if (name === undefined) continue;
    const others = numbers.filter((slot) => slot !== each);
    const known = units.filter(({ names }) => names.split("|").includes(name));
    // `pricePerPlayer` and `players`: whatever it is, so many of it.
    const counted = { [`${name}s`]: 1, [`${name} count`]: 1, quantity: 1, qty: 1 };
    for (const unit of known.length > 0 ? known : [{ names: name, counted }]) {
      const times = findCounted(others, unit);
      const result =
        times &&
        findNamed(
          others.filter((slot) => slot !== times.slot && !measured.test(slot.words)),
          /^price per |^ticket price$/.test(each.words) ? gains : results,
          quantityKinds,
        );
      if (times && result) return [toRule(each, times, result)];
    }
  }
  return [];
});

interface Counted {
  readonly slot: Slot;
  readonly per: number;
}

/** The one that counts it; where several do, nobody can tell which is paid for. */
function findCounted(slots: Parts["slots"], { counted }: Unit): Counted | undefined {
  for (const [ending, per] of Object.entries(counted)) {
    const found = slots.filter(
      ({ words }) =>
        (words === ending || words.endsWith(` ${ending}`)) &&
        !/^(?:max|min|price|rate|overtime|extra|included|stock|available|inventory|remaining|reorder)\b/.test(
          words,
        ),
    );
    const [slot] = found;
    if (slot && found.length === 1) return { slot, per };
  }
  return undefined;
}

function toRule(each: Slot, { slot: times, per }: Counted, result: Slot): Rule {
  return {
    reads: [each, times],
    writes: [result],
    apply: (scope) => {
      const [price, count] = [readQuantity(scope, each), readQuantity(scope, times)];
      if (price === undefined || count === undefined) return;
      writeQuantity(scope, result, (price * count) / per);
    },
  };
}
