import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { findNamed, without } from "../../match-role.ts";
import {
  isWholeName,
  quantityKinds,
  readQuantity,
  toShare,
  writeQuantity,
} from "../../quantity.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import { isPresent, type Slot, type SlotKind } from "../../slot.ts";
import { findDays } from "../../times/spans/durations.ts";
import { findStatus } from "../../times/tense.ts";
import {
  amountIn,
  hasDiscounts,
  hasTaxes,
  isCounted,
  isPricedList,
  priceIn,
  sumLines,
  sumLists,
  taxIn,
} from "./bill-lines.ts";
import { daily } from "./prices/products.ts";
import { usualTaxShares } from "./tax-rates.ts";

const isBill = (owner: readonly string[]) => /^(?:invoice|bill)$/.test(owner.at(-1) ?? "");

/** What stands on a bill, from top to bottom, under the names that it goes by. */
const billNames = {
  lines:
    "items|lines|line items|order items|cart items|invoice items|products|entries|positions|line item|charges|expenses|services",
  subtotal:
    "subtotal|sub total|items subtotal|order subtotal|cart subtotal|food subtotal|merchandise subtotal|net amount|net total|items total|items price|goods total|amount before tax|amount excluding tax|total before tax|total excl tax|base amount|base total|base fare|subtotal price|subtotal amount|net|base",
  base: "amount|base price|fare|price|cost|premium|rent|principal|room total|ticket price|face value|tuition|net price|rate|base rate",
  taxRate:
    "tax rate|vat rate|vat percent|tax percent|tax percentage|vat percentage|gst rate|sales tax rate",
  tax: "tax|taxes|vat|gst|tax amount|vat amount|sales tax|total tax|tax total|tax price|taxes and fees|estimated tax|tax estimate|estimated taxes",
  shipping:
    "shipping|estimated shipping|shipping estimate|shipping cost|shipping fee|shipping price|shipping total|delivery fee|delivery cost|postage|freight|shipping amount|delivery charge|estimated delivery fee|freight cost|shipping charge|shipping charges",
  fee: "fee|fees|service fee|service charge|booking fee|processing fee|platform fee|transaction fee|handling fee|convenience fee|surcharge|fuel surcharge",
  cleaning:
    "cleaning fee|setup fee|baggage fee|seat fee|insurance fee|late fee|resort fee|tolls|toll|permit fee|permit fees|insurance|insurance cost|insurance total",
  tip: "tip|gratuity|tip amount",
  discountRate: "discount percent|discount percentage|discount rate|discount pct",
  discount:
    "discount|discount amount|discount total|total discount|discounts|savings|coupon discount|promo discount|rebate|total discounts|coupon amount|promo amount|voucher amount|credits applied|credit applied|account credit",
  total:
    "total|grand total|total price|total amount|amount total|order total|invoice total|total cost|gross amount|gross total|total due|final price|total incl tax|total quote|quote total|quoted total|total estimate|estimate total|total including tax|cart total|total charge|total fare|gross|order amount|total paid|cart value|basket value|wishlist value|estimated total|total estimate",
  paid: "amount paid|paid amount|paid|payments total|amount received|deposit paid|total payments|paid to date|amount paid to date",
  surge: "surge multiplier|surge|surge factor|fare multiplier|price multiplier",
  balance:
    "balance|balance due|amount due|due amount|outstanding|outstanding balance|outstanding amount|amount remaining|remaining amount|remaining balance|amount outstanding|open amount|due",
} as const;

type Bill = { readonly [K in keyof typeof billNames]?: Slot } & {
  /** Whether a tariff by what is bought says what sending it costs. */
  readonly isByTariff?: boolean;
};

const listKinds: readonly SlotKind[] = ["list"];
const wages = oneOf("payroll|payslip|paycheck|paystub|payrun|salary|wage");
/** Whoever chooses how it is sent pays for that. */
const ways = /^(?:shipping|delivery|postage) (?:method|option|type|speed|service)$/;

/** `total = subtotal + tax + shipping − discount`, the subtotal being the lines', the tax its rate's. */
export const findBills: FindRules = ({ slots, owner }) => {
  // The total of a page counts what is on all of them.
  if (slots.some(({ words }) => /^(?:page|current page|page size|per page)$/.test(words)))
    return [];
  const bill = {
    ...readBill(slots),
    isByTariff: wares(owner) && !slots.some(({ words }) => ways.test(words)),
  };
  const { total } = bill;
  const subtotal = bill.subtotal ?? (total && bill.base);
  const parts = [bill.tax, bill.shipping, bill.fee, bill.cleaning, bill.tip, bill.discount];
  const hasParts = parts.some((slot) => slot);
  const rules: (Rule | undefined)[] = [];
  const sum = subtotal ?? total;
  const several = sum && total ? slots.filter(isPricedList) : [];
  // However they are called: `poLines`, `dishes`, `parts`.
  const others = several.length === 1 ? several.find(isCounted) : undefined;
  const lines = bill.lines ?? (bill.subtotal && others);
  if (sum && several.length > 1) rules.push(sumLists(several, sum));
  else if (sum && others && !lines && !bill.base)
    rules.push(sumLists([others], sum, findComponents(slots, bill), findLabour(slots)));
  else if (lines && sum && isOfParts(lines) && findLabour(slots).length > 0)
    rules.push(sumLists([lines], sum, [], findLabour(slots)));
  else if (lines && total && !subtotal && hasParts && !areFees(bill))
    rules.push(addItems(bill, total, [lines], linesOf(bill, lines)));
  else if (lines) rules.push(sumLines(lines, sum, bill.discount && hasDiscounts(lines)));
  const items = lines ? [] : findComponents(slots, bill, owner);
  const isItemised = items.length > 1 && !subtotal;
  if (total && isItemised) rules.push(addItems(bill, total, items));
  else if (total && !subtotal && bill.tax && !lines)
    rules.push(isLine(owner) ? taxOf(total, bill) : includeTax(total, bill.tax, bill.taxRate));
  if (subtotal && items.length > 1 && sums.test(subtotal.words)) rules.push(sumOf(items, subtotal));
  const charges = subtotal && !sums.test(subtotal.words) ? items.filter(isCharge) : [];
  const count = subtotal && priced.test(subtotal.words) ? findCount(slots) : undefined;
  if (total && subtotal && (hasParts || charges.length > 0))
    rules.push(addUp({ ...bill, subtotal, total }, charges, count));
  // What is paid out of gross wages is less, whether or not it says what for.
  const areWages = owner.some((word) => wages.test(word));
  if (
    total &&
    subtotal &&
    !hasParts &&
    charges.length === 0 &&
    !areWages &&
    subtotal === bill.subtotal
  )
    rules.push(equal(total, subtotal, bill.taxRate));
  if (subtotal && !total && bill.tax) rules.push(taxOf(subtotal, bill));
  // An expense of so much has its tax in it.
  if (!subtotal && !total && bill.tax && bill.base && !lines && !isLine(owner))
    rules.push(includeTax(bill.base, bill.tax, bill.taxRate));
  const line =
    isLine(owner) && bill.tax ? findNamed(slots, "line total", quantityKinds) : undefined;
  if (line && !subtotal && !total) rules.push(taxOf(line, bill));
  const owed = total ?? subtotal ?? findNamed(slots, "amount|price|rent|premium", quantityKinds);
  const booked =
    total ?? findNamed(slots, "package price|quote|quoted price|agreed price", quantityKinds);
  const deposit = booked && findNamed(slots, deposits, quantityKinds);
  if (owed && bill.paid && bill.balance) rules.push(settle(owed, bill.paid, bill.balance));
  else if (booked && deposit) rules.push(payAhead(booked, deposit, bill.balance));
  else if (owed && bill.paid) rules.push(notMore(bill.paid, owed));
  else if (owed && bill.balance && owed !== bill.balance)
    rules.push(notMore(bill.balance, owed, isBill(owner) ? findStatus(slots, owner) : undefined));
  else if (bill.paid) rules.push(paidAlone(bill.paid));
  return rules.flatMap((rule) => rule ?? []);
};

/** What goes on a ship or a lorry is paid by what it weighs. */
function wares(owner: readonly string[]): boolean {
  return owner.some((word) => oneOf("order|cart|checkout|basket|purchase|invoice").test(word));
}

/** The tax of a line stands beside what it comes to, and is added at the foot of the bill. */
function isLine(owner: readonly string[]): boolean {
  return /^(?:lines?|items?|positions?)$/.test(owner.at(-1) ?? "");
}

function readBill(slots: readonly Slot[]): Bill {
  const bill: { -readonly [K in keyof Bill]: Bill[K] } = {};
  let free = slots;
  for (const role of Object.keys(billNames) as (keyof typeof billNames)[]) {
    const kinds = role === "lines" ? listKinds : quantityKinds;
    const found = findNamed(free, billNames[role], kinds);
    if (!found) continue;
    // So many coins are no money where the price of one stands beside them.
    if (role === "base" && found.words === "amount" && slots.some(isPriceOfOne)) continue;
    bill[role] = found;
    // An amount may stand for a subtotal or for what is due; the others are what they are called.
    if (role !== "base") free = without(free, found);
  }
  // What is paid by the day is no subtotal, unless a tax comes on top of the days.
  const each = bill.tax && !bill.subtotal && !bill.base && findNamed(free, daily, quantityKinds);
  return each && !slots.some(isPricedList) ? { ...bill, base: each } : bill;
}

function isPriceOfOne({ words }: Slot): boolean {
  return /^(?:price per (?:coin|token|unit|share)|(?:coin|token) price)$/.test(words);
}

const components = / (?:total|subtotal|cost|costs|charge|charges|fee|fees|fare|premium)$/;
/** What a ride is charged for, one by one: `fare: { base, distance, time, total }`. */
const ofFares = oneOf("distance|time|mileage|waiting|wait|booking");
/** What stands beside a bill and is none of its items: a price of one, a sum of before, a plan. */
const notItems =
  /\b(?:unit|per|average|avg|min|minimum|max|maximum|estimated|budgeted|planned|actual|previous|original|last|next|annual|yearly|monthly|weekly|daily|hourly|cancellation|late|paid|replacement|acquisition|cost of|running|lifetime)\b/;

/** `partsTotal` and `laborTotal`, `energyCharge` and `gridFee`: of what the total is the sum. */
function findComponents(
  slots: readonly Slot[],
  bill: Bill,
  owner: readonly string[] = [],
): readonly Slot[] {
  const isFare = oneOf("fare|breakdown").test(owner.at(-1) ?? "");
  const taken = new Set<unknown>(Object.values(bill));
  return slots.filter(
    (slot) =>
      slot.kind === "number" &&
      !taken.has(slot) &&
      (components.test(slot.words) || (isFare && ofFares.test(slot.words))) &&
      !notItems.test(slot.words) &&
      !/^total\b/.test(slot.words),
  );
}

/** What is used for the work, and not the work itself. */
function isOfParts({ words }: Slot): boolean {
  return oneOf("materials|parts|parts used|materials used").test(words);
}

/** The hours of work that stand beside the parts, and what each costs. */
function findLabour(slots: readonly Slot[]): readonly Slot[] {
  const hours = findNamed(slots, "labor hours|labour hours|hours worked|hours", ["number"]);
  const rate = findNamed(slots, "labor rate|labour rate|hourly rate|rate", ["number"]);
  return hours && rate ? [hours, rate] : [];
}

/** Which of a subtotal's names say that it is the sum of all before it, and not the first of them. */
const sums = /^(?:sub|net|items|goods|amount|total)\b|^subtotal\b/;

/** What one of several costs, and how many there are. */
const priced =
  /^(?:price|rate|ticket price|face value|net price|(?:daily|nightly|day|room) (?:rate|price)|(?:price|rate|cost) per (?:day|night))$/;
const counts =
  "quantity|qty|units|shares|number of tickets|ticket count|ticket quantity|nights|number of nights|days|rental days|number of days|total days|total nights|hours";

/** How many of them there are: a number says so, or two days between which it is rented. */
interface Count {
  readonly reads: readonly Slot[];
  readonly read: (scope: Scope) => number | undefined;
}

function findCount(slots: readonly Slot[]): Count | undefined {
  const slot = findNamed(slots, counts, quantityKinds);
  if (slot) return { reads: [slot], read: (scope) => readQuantity(scope, slot) };
  return findDays(slots);
}

function isCharge({ words }: Slot): boolean {
  return ofFares.test(words) || / (?:fare|fee|fees|charge|charges)$/.test(words);
}

function sumOver(scope: Scope, slots: readonly Slot[]): number {
  return slots.reduce((sum, slot) => sum + (readQuantity(scope, slot) ?? 0), 0);
}

function sumOf(items: readonly Slot[], sum: Slot): Rule {
  return {
    reads: items,
    writes: [sum],
    apply: (scope) => void writeQuantity(scope, sum, sumOver(scope, items)),
  };
}

/** The items make the sum that the tax is of, as a subtotal would. */
function addItems(
  bill: Bill,
  total: Slot,
  items: readonly Slot[],
  baseOf: (scope: Scope) => number = (scope) => sumOver(scope, items),
): Rule {
  const { tax, taxRate, discount, discountRate, shipping, fee, cleaning, tip } = bill;
  const extras = [shipping, fee, cleaning, tip].flatMap((slot) => slot ?? []);
  const parts = [tax, discount].flatMap((slot) => slot ?? []);
  const rates = [taxRate, discountRate].flatMap((slot) => slot ?? []);
  return {
    reads: [...items, ...extras, ...parts, ...rates],
    writes: [total, ...extras, ...parts],
    apply: (scope) => {
      const base = baseOf(scope);
      if (base <= 0) return;
      const off = discount ? takeOff(scope, base, discount, bill) : 0;
      const levied = tax ? levy(scope, base, base - off, tax, bill) : 0;
      const added = extras.reduce((sum, slot) => sum + setExtra(scope, base, slot, bill), 0);
      writeQuantity(scope, total, base - off + levied + added);
    },
  };
}

/** What an agency asks for its work is no charge beside it. */
function areFees({ fee }: Bill): boolean {
  return fee !== undefined && /^fees?$/.test(fee.words);
}

/** The lines themselves stand for a subtotal that is not told. */
function linesOf({ discount }: Bill, lines: Slot): (scope: Scope) => number {
  const much = discount && hasDiscounts(lines) ? priceIn : amountIn;
  return (scope) => much(scope, lines);
}

type FullBill = Bill & { readonly subtotal: Slot; readonly total: Slot };

function addUp(bill: FullBill, others: readonly Slot[], count: Count | undefined): Rule {
  const { subtotal, total, tax, shipping, fee, cleaning, tip, discount, surge } = bill;
  const extras = [shipping, fee, cleaning, tip].flatMap((slot) => slot ?? []);
  const parts = [tax, discount, ...extras].flatMap((slot) => slot ?? []);
  return {
    reads: [
      subtotal,
      ...(count ? count.reads : []),
      ...(surge ? [surge] : []),
      ...others,
      ...parts,
      ...[bill.taxRate, bill.discountRate].flatMap((slot) => slot ?? []),
    ],
    writes: [total, ...parts],
    apply: (scope) => {
      const first = readQuantity(scope, subtotal);
      if (first === undefined) return;
      const times = count?.read(scope) ?? 1;
      const raised = surge ? Math.max(1, readQuantity(scope, surge) ?? 1) : 1;
      const base = (first * times + sumOver(scope, others)) * raised;
      const off = discount ? takeOff(scope, base, discount, bill) : 0;
      const levied = tax ? levy(scope, base, base - off, tax, bill) : 0;
      const added = extras.reduce((sum, slot) => sum + setExtra(scope, base, slot, bill), 0);
      writeQuantity(scope, total, base - off + levied + added);
    },
  };
}

/** What is taken off the lines is what is taken off the bill. */
function takeOff(
  scope: Scope,
  base: number,
  discount: Slot,
  { lines, discountRate }: Bill,
): number {
  if (!lines || !hasDiscounts(lines)) return setDiscount(scope, base, discount, discountRate);
  writeMoney(scope, discount, Math.max(0, priceIn(scope, lines) - amountIn(scope, lines)));
  return readQuantity(scope, discount) ?? 0;
}

/** The tax of the lines, less what the bill as a whole is cheaper by. */
function levy(scope: Scope, base: number, left: number, tax: Slot, bill: Bill): number {
  const { lines, taxRate } = bill;
  const own = lines && !taxRate && hasTaxes(lines) ? taxIn(scope, lines) : undefined;
  if (!lines || own === undefined) return setTax(scope, left, tax, taxRate);
  writeMoney(scope, tax, hasDiscounts(lines) || base <= 0 ? own : (own * left) / base);
  return readQuantity(scope, tax) ?? 0;
}

function setDiscount(scope: Scope, base: number, discount: Slot, rate: Slot | undefined): number {
  const percent = rate && readQuantity(scope, rate);
  const drawn = readQuantity(scope, discount);
  if (drawn === undefined) return 0;
  // Most things are sold at their price.
  const chance = chanceFor(scope, discount);
  const usual = chance.next() < 0.5 ? 0 : chance.pick([0.05, 0.1, 0.15, 0.2, 0.25]);
  const share = percent === undefined ? usual : toShare(percent);
  writeMoney(scope, discount, base * share);
  return readQuantity(scope, discount) ?? 0;
}

function setTax(scope: Scope, base: number, tax: Slot, rate: Slot | undefined): number {
  const given = rate && readQuantity(scope, rate);
  if (readQuantity(scope, tax) === undefined) return 0;
  const share = given === undefined ? pickRate(scope, tax) : toShare(given);
  writeMoney(scope, tax, base * share);
  return readQuantity(scope, tax) ?? 0;
}

const sendings = /^(?:(?:estimated|total) )?(?:shipping|postage)\b/;
/** Shipping or a tip is a part of what is bought, not its double. */
function setExtra(scope: Scope, base: number, slot: Slot, { isByTariff }: Bill): number {
  const drawn = readQuantity(scope, slot);
  if (drawn === undefined) return 0;
  if (isByTariff && drawn > 0 && sendings.test(slot.words)) {
    const scale = isWholeName(slot) ? 100 : 1;
    // What costs more is more or heavier, yet not as much heavier as it is dearer.
    const cost = Math.min(40, Math.ceil(2 + 0.7 * Math.sqrt(base / scale))) - 0.05;
    writeQuantity(scope, slot, cost * scale);
    return readQuantity(scope, slot) ?? 0;
  }
  // Nobody tips a thousandth of a large bill.
  const isScant = /^(?:tip|gratuity)/.test(slot.words) && drawn > 0 && drawn < base * 0.03;
  if (drawn > base * 0.3 || drawn < 0 || isScant) {
    writeMoney(scope, slot, base * (0.04 + 0.16 * chanceFor(scope, slot).next()));
  }
  return readQuantity(scope, slot) ?? 0;
}

function pickRate(scope: Scope, tax: Slot): number {
  return chanceFor(scope, tax).pick(usualTaxShares(scope.draw.library));
}

function writeMoney(scope: Scope, slot: Slot, amount: number): void {
  writeQuantity(scope, slot, isWholeName(slot) ? Math.round(amount) : amount);
}

function taxOf(subtotal: Slot, { tax, taxRate }: Bill): Rule | undefined {
  if (!tax) return undefined;
  return {
    reads: [subtotal, ...(taxRate ? [taxRate] : [])],
    writes: [tax],
    apply: (scope) => {
      const base = readQuantity(scope, subtotal);
      if (base !== undefined) setTax(scope, base, tax, taxRate);
    },
  };
}

/** A total without its parts contains the tax. */
function includeTax(total: Slot, tax: Slot, rate: Slot | undefined): Rule {
  return {
    reads: [total, ...(rate ? [rate] : [])],
    writes: [tax],
    apply: (scope) => {
      const gross = readQuantity(scope, total);
      if (gross === undefined || readQuantity(scope, tax) === undefined) return;
      const given = rate && readQuantity(scope, rate);
      const share = given === undefined ? pickRate(scope, tax) : toShare(given);
      writeMoney(scope, tax, gross - gross / (1 + share));
    },
  };
}

/** What the tax comes to need not be told where its rate is. */
function equal(total: Slot, subtotal: Slot, taxRate: Slot | undefined): Rule {
  return {
    reads: taxRate ? [subtotal, taxRate] : [subtotal],
    writes: [total],
    apply: (scope) => {
      const base = readQuantity(scope, subtotal);
      const rate = (taxRate && readQuantity(scope, taxRate)) ?? 0;
      if (base !== undefined) writeQuantity(scope, total, base * (1 + toShare(rate)));
    },
  };
}

/** What is paid is all, nothing or a part; the rest is due. A status may have said which. */
function settle(owed: Slot, paid: Slot, balance: Slot): Rule {
  return {
    reads: [owed, paid],
    writes: [paid, balance],
    apply: (scope) => {
      const total = readQuantity(scope, owed);
      const before = readQuantity(scope, paid);
      if (total === undefined) return;
      if (before === undefined) {
        writeQuantity(scope, balance, total);
        return;
      }
      if (before !== 0) {
        const chance = chanceFor(scope, paid);
        const some = before === partlyPaid ? [0.25, 0.4, 0.5, 0.75] : [0.25, 0.5, 1, 1];
        const share = before === fullyPaid ? 1 : chance.pick(some);
        writeMoney(scope, paid, total * share);
      }
      writeQuantity(scope, balance, total - (readQuantity(scope, paid) ?? 0));
    },
  };
}

const deposits = "deposit|deposit amount|down payment|prepayment|advance payment";

/** A deposit is a part of the total, and what is due the rest; nothing is where a state has said so. */
function payAhead(owed: Slot, deposit: Slot, balance: Slot | undefined): Rule {
  return {
    reads: balance ? [owed, deposit, balance] : [owed, deposit],
    writes: balance ? [deposit, balance] : [deposit],
    apply: (scope) => {
      const [total, before] = [readQuantity(scope, owed), readQuantity(scope, deposit)];
      if (total === undefined) return;
      const share = chanceFor(scope, deposit).pick([0.2, 0.25, 0.3, 0.5]);
      if (before)
        writeQuantity(scope, deposit, total < 100 ? total * share : Math.round(total * share));
      if (!balance || readQuantity(scope, balance) === 0) return;
      writeQuantity(scope, balance, Math.max(0, total - (readQuantity(scope, deposit) ?? 0)));
    },
  };
}

/** What a status writes into a member that is to be all there is of another. */
export const fullyPaid = Number.MAX_SAFE_INTEGER;
/** The same for what is to be a part of it, and neither all nor nothing. */
export const partlyPaid = fullyPaid - 1;

/** Where nothing says what there was to pay, all of it is what was paid. */
function paidAlone(paid: Slot): Rule {
  return {
    reads: [paid],
    writes: [paid],
    apply: (scope) => {
      if ((readQuantity(scope, paid) ?? 0) < partlyPaid) return;
      writeMoney(scope, paid, chanceFor(scope, paid).between(2_000, 90_000) / 100);
    },
  };
}

function notMore(part: Slot, whole: Slot, status?: Slot): Rule {
  return {
    reads: status ? [whole, part, status] : [whole, part],
    writes: [part],
    apply: (scope) => {
      const [most, drawn] = [readQuantity(scope, whole), readQuantity(scope, part)];
      if (most === undefined || drawn === undefined || drawn === 0) return;
      // Nobody has paid a part of it where its state does not say so.
      const isWhole = status && !/part/i.test(String(scope.values[status.name]));
      if (drawn === fullyPaid || isWhole) writeQuantity(scope, part, most);
      else if (drawn === partlyPaid)
        writeMoney(scope, part, most * chanceFor(scope, part).pick([0.25, 0.4, 0.5, 0.75]));
      else if (drawn > most && isPresent(scope.values[part.name])) {
        writeMoney(scope, part, most * chanceFor(scope, part).pick([0.25, 0.5, 1]));
      }
    },
  };
}
