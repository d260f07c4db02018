import { onceForEach } from "../../../../../schema/once-for-each.ts";
import type { Scope } from "../../../../draw/scope.ts";
import { findNamed, without } from "../../../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../../quantity.ts";
import type { FindRules, Rule } from "../../../rule.ts";
import type { Slot } from "../../../slot.ts";
import { findDays } from "../../../times/spans/durations.ts";
import { amountIn, isPricedList, options } from "../bill-lines.ts";

/** So many times so much is so much: the first result that there is takes it. */
interface Product {
  readonly times: string;
  readonly each: string;
  readonly result: string;
}

const billed =
  "subtotal|sub total|line total|total price|total amount|total cost|total|amount|line amount|extended price|extended cost|ext price|ext cost|cost|fare|net|net amount|line net";

export const daily =
  "daily rate|price per day|rate per day|day rate|daily price|price per night|nightly rate|nightly price|rate per night";

const products: readonly Product[] = [
  {
    times: "rows|row count|number of rows",
    each: "seats per row",
    result: "total seats|seats total|capacity|seat count|total capacity|seats",
  },
  {
    times: "labor hours|labour hours|hours worked|hours|estimated hours",
    each: "labor rate|labour rate|hourly rate|shop rate",
    result: "labor total|labour total|labor cost|labour cost|labor|labour",
  },
  {
    times: "likelihood|probability|likelihood score|probability score",
    each: "impact|severity|impact score|severity score",
    result: "risk score|score|risk rating|risk level|inherent risk|risk",
  },
  {
    times: "consumption|usage|consumption kwh|kwh|units consumed|units used",
    each: "unit price|rate per unit|unit rate|price per kwh|cost per kwh|rate per kwh|tariff rate|price per unit",
    result: `${billed}|amount due|charge`,
  },
  {
    times: "billable hours|hours billed|billed hours",
    each: "hourly rate|rate|billing rate",
    result: `${billed}|amount billed|billed amount|fees|total billed`,
  },
  {
    times: "quantity on hand|on hand|stock|stock quantity|quantity",
    each: "unit cost|cost per unit|average cost",
    result: "total value|inventory value|stock value|value",
  },
  {
    times: "amount|quantity|balance",
    each: "price usd|price",
    result: "value usd|value",
  },
  {
    times: "amount|quantity|coins|tokens",
    each: "price per coin|coin price|price per token|token price",
    result: `total usd|total value|${billed}`,
  },
  {
    times: "nights|number of nights|night",
    each: "price per night|nightly rate|rate per night|nightly price|room rate|per night|rate|daily rate|price per day",
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
    result: `${billed}|gross pay|earnings|total pay|pay|wages|total earnings|billable amount|billed amount`,
  },
  {
    times: "labor hours|labour hours|man hours",
    each: "hourly rate|labor rate|labour rate",
    result: "labor total|labour total|labor cost|labour cost|labor",
  },
  {
    times:
      "total travellers|total travelers|travellers|travelers|traveller count|traveler count|number of travellers|number of travelers|total guests|total people|total passengers|guest count|guests|number of guests|headcount|guest number|covers|people|pax|participant count|participants|attendees|group size|party size",
    each: "price per person|price per guest|price per head|per person|cost per person|cost per guest|price per cover",
    result: billed,
  },
  {
    times: "seats requested|seats booked|seats|passengers|passenger count|tickets",
    each: "price per seat|price per person|price per passenger|price per ticket",
    result: billed,
  },
  {
    times: "word count|words",
    each: "rate per word|price per word|word rate",
    result: billed,
  },
  {
    times: "weight kg|weight|kg|total weight",
    each: "price per kg|kg price|rate per kg",
    result: billed,
  },
  {
    times: "liters|litres|fuel liters|volume",
    each: "price per liter|price per litre|liter price",
    result: billed,
  },
  {
    times: "total seats|seats purchased|seats total|seats|licenses|users|number of seats|quantity",
    each: "cost per seat|seat cost|price per seat|cost per license|cost per licence|price per license|cost per user",
    result: "annual cost|yearly cost|cost per year|total cost|total price|total annual cost|cost",
  },
  {
    times: "seats|licenses|users|number of seats",
    each: "price per seat|seat price|price per user|unit price",
    result: billed,
  },
  {
    times: "tickets|ticket quantity|number of tickets|ticket count|quantity|qty",
    each: "ticket price|price per ticket|unit price",
    result: billed,
  },
  {
    times:
      "quantity|qty|units|shares|pieces|volume|lots|qty ordered|quantity ordered|ordered qty|ordered quantity",
    each: "unit price|price each|price per unit|item price|unit amount|share price|price per share|current price|price|rate|unit cost",
    result: `${billed}|market value|value|notional`,
  },
  {
    times: "quantity|qty|units|shares",
    each: "executed price|execution price|fill price|filled price|average price|avg price|limit price",
    result: `${billed}|value|notional`,
  },
  { times: "quantity|qty|units", each: "unit cost|cost per unit", result: billed },
  {
    times: "units sold|quantity sold|sold|total sold|sold count|sales count|items sold",
    each: "price|unit price|selling price|sale price",
    result: "revenue|total revenue|gross revenue|total sales|sales revenue|sales",
  },
  {
    times:
      "active subscribers|subscribers|subscriber count|subscribers count|active subscriptions|paying customers",
    each: "monthly price|price per month|monthly fee|price",
    result: "mrr|monthly recurring revenue|monthly revenue",
  },
  {
    times: "sessions|lessons|classes",
    each: "price per session|session price|price per lesson",
    result: billed,
  },
];

/** `totalHours` and `totalWeightKg` are no money, whatever they are the total of. */
export const measured =
  / (?:hours|hrs|minutes|mins|seconds|days|nights|weeks|km|miles|kg|g|lbs|tonnes|liters|litres|kwh|gb|mb|points|percent|percentage|pct)$/;

/** So many days at a daily rate, where only the dates tell how many. */
function findStay(slots: readonly Slot[]): readonly Rule[] | undefined {
  const isCounted = findNamed(slots, "nights|days|rental days|number of nights", quantityKinds);
  const each = findNamed(slots, daily, quantityKinds);
  const result = findNamed(slots, billed, quantityKinds);
  const days = each && result && !isCounted ? findDays(slots) : undefined;
  if (!each || !result || !days) return undefined;
  const extras = findExtras(without(slots, each, result), result);
  const apply = (scope: Scope) => {
    const [count, price] = [days.read(scope), readQuantity(scope, each)];
    if (count === undefined || price === undefined) return;
    writeQuantity(scope, result, count * price + sumOf(scope, extras));
  };
  return [{ reads: [...days.reads, each, ...extras], writes: [result], apply }];
}

const fees = [
  "cleaning fee|cleaning charge",
  "insurance fee|insurance cost|insurance amount|insurance price|insurance|insurance total",
  "service fee|service charge|booking fee|platform fee|handling fee",
  "delivery fee|pickup fee|drop off fee|dropoff fee|one way fee",
  "standing charge|base charge|basic charge|fixed charge|call out fee|callout fee|travel fee",
  "expenses|disbursements|material costs|materials cost|travel expenses|travel costs",
  "extra fees|extras total|extras cost|additional fees|equipment fee|resort fee",
];

/** A likelihood that is `low` and an impact that is `high` count as one by three. */
function readOrRank(scope: Scope, slot: Slot): number | undefined {
  const ranks = "enum" in slot.schema && /^(?:likel|prob|impact|sever)/.test(slot.words);
  const all = ranks ? slot.schema.enum : [];
  const at = all.map(String).indexOf(String(scope.values[slot.name]));
  if (at < 0) return readQuantity(scope, slot);
  return /high|crit|severe|certain/.test(String(all[0])) ? all.length - at : at + 1;
}

/** What comes on top of days at a rate, where no subtotal stands between them. */
function findExtras(slots: readonly Slot[], result: Slot): readonly Slot[] {
  if (
    !/^(?:total|grand|amount due)\b/.test(result.words) ||
    findNamed(slots, "subtotal", quantityKinds)
  )
    return [];
  const added = slots.filter((slot) => options.test(slot.words) && isPricedList(slot));
  return [...fees.flatMap((names) => findNamed(slots, names, ["number"]) ?? []), ...added];
}

function sumOf(scope: Scope, slots: readonly Slot[]): number {
  const read = (slot: Slot) =>
    slot.kind === "list" ? amountIn(scope, slot) : (readQuantity(scope, slot) ?? 0);
  return slots.reduce((sum, slot) => sum + read(slot), 0);
}

/** What a line is cheaper by; what stands under a subtotal is the bill's. */
function findDiscount(slots: readonly Slot[], result: Slot): Slot | undefined {
  const isBefore =
    !/^(?:line|extended|total|amount|net)\b/.test(result.words) ||
    findNamed(slots, "subtotal", quantityKinds);
  if (isBefore) return undefined;
  return findNamed(
    slots,
    "discount percent|discount percentage|discount pct|discount rate|discount|discount amount",
    quantityKinds,
  );
}

function discountOf(scope: Scope, discount: Slot, sum: number): number {
  const much = readQuantity(scope, discount) ?? 0;
  if (/ (?:percent|percentage|pct|rate)$/.test(discount.words))
    return sum * (much < 1 ? much : much / 100);
  return much < sum ? much : 0;
}

/** Who takes part in what is paid by the head. */
function findPeople(slots: readonly Slot[], each: string): Slot | undefined {
  if (!each.includes("per person")) return undefined;
  return findNamed(slots, "participants|guests|attendees|people|passengers|travelers|members", [
    "list",
  ]);
}

/** Who travels, where the grown-ups and the children are told apart: all of them pay. */
function findParty(slots: readonly Slot[]): readonly Slot[] {
  const [adults, children, infants] = ["adults", "children|kids", "infants"].map((names) =>
    findNamed(slots, names, ["number"]),
  );
  return adults && children ? [adults, children, ...(infants ? [infants] : [])] : [];
}

/** A line total, the price of a stay, a day's work. */
export const findProducts: FindRules = onceForEach(({ slots }) => {
  const stay = findStay(slots);
  if (stay) return stay;
  for (const product of products) {
    const rules = toProduct(product, slots);
    if (rules) return rules;
  }
  return [];
});

function toProduct(
  product: (typeof products)[number],
  slots: readonly Slot[],
): readonly Rule[] | undefined {
  const times = findNamed(slots, product.times, quantityKinds) ?? findPeople(slots, product.each);
  const each = times && findNamed(slots, product.each, quantityKinds);
  if (!times || !each || each === times) return undefined;
  const others = without(slots, times, each);
  const result = findNamed(
    others.filter(({ words }) => !measured.test(words)),
    product.result,
    quantityKinds,
  );
  if (!result) return undefined;
  const discount = findDiscount(without(others, result), result);
  const extras = findExtras(without(others, result), result);
  const party = each.words.includes("person") ? findParty(without(others, result)) : [];
  return [
    {
      reads: [times, each, ...party, ...(discount ? [discount] : []), ...extras],
      writes: [result],
      apply: (scope) => {
        const listed = scope.values[times.name];
        const told = Array.isArray(listed) ? listed.length : readOrRank(scope, times);
        const count = party.length === 0 ? told : sumOf(scope, party);
        const price = readOrRank(scope, each);
        if (count === undefined || price === undefined) return;
        const off = discount ? discountOf(scope, discount, count * price) : 0;
        writeQuantity(scope, result, count * price - off + sumOf(scope, extras));
      },
    },
  ];
}
