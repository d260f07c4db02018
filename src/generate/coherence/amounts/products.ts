import { findNamed } from "../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../quantity.ts";
import type { FindRules } from "../rule.ts";

/** So many times so much is so much: the first result that there is takes it. */
interface Product {
  readonly times: string;
  readonly each: string;
  readonly result: string;
}

const billed =
  "subtotal|sub total|line total|total price|total amount|total cost|total|amount|line amount|extended price|cost|fare";

const products: readonly Product[] = [
  {
    times: "nights|number of nights|night",
    each: "price per night|nightly rate|rate per night|nightly price|room rate|per night|rate",
    result: billed,
  },
  {
    times: "days|rental days|number of days",
    each: "daily rate|price per day|rate per day|day rate|daily price",
    result: billed,
  },
  {
    times: "hours|hours worked|billable hours|hour",
    each: "hourly rate|rate per hour|price per hour|hourly wage|rate",
    result: `${billed}|gross pay|earnings`,
  },
  {
    times: "seats|licenses|users|number of seats",
    each: "price per seat|seat price|price per user|unit price",
    result: billed,
  },
  {
    times: "tickets|ticket quantity|number of tickets",
    each: "ticket price|price per ticket|unit price",
    result: billed,
  },
  {
    times: "quantity|qty|units|shares|pieces|volume|lots",
    each: "unit price|price each|price per unit|item price|unit amount|share price|price per share|current price|price|rate|unit cost",
    result: `${billed}|market value|value|notional`,
  },
  { times: "quantity|qty|units", each: "unit cost|cost per unit", result: billed },
  {
    times: "sessions|lessons|classes",
    each: "price per session|session price|price per lesson",
    result: billed,
  },
];

/** A line total, the price of a stay, a day's work. */
export const findProducts: FindRules = ({ slots }) => {
  for (const product of products) {
    const times = findNamed(slots, product.times, quantityKinds);
    const each = times && findNamed(slots, product.each, quantityKinds);
    if (!times || !each || each === times) continue;
    const others = slots.filter((slot) => slot !== times && slot !== each);
    const result = findNamed(others, product.result, quantityKinds);
    if (!result) continue;
    return [
      {
        reads: [times, each],
        writes: [result],
        apply: (scope) => {
          const [count, price] = [readQuantity(scope, times), readQuantity(scope, each)];
          if (count !== undefined && price !== undefined)
            writeQuantity(scope, result, count * price);
        },
      },
    ];
  }
  return [];
};
