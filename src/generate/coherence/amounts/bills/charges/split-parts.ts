import type { Scope } from "../../../../draw/scope.ts";
import { type Matcher, oneOf } from "../../../../one-of.ts";
import { itemNamed, itemsOf } from "../../../items.ts";
import { findNamed } from "../../../match-role.ts";
import { quantityKinds, readQuantity } from "../../../quantity.ts";
import type { FindRules } from "../../../rule.ts";
import { type Slot, write } from "../../../slot.ts";

/** Lists that tell one by one what a bill tells in one sum. */
const parts: readonly (readonly [list: Matcher, sum: string])[] = [
  [
    /^(?:applied )?(?:discounts|coupons|promotions|vouchers|promo codes)$/,
    "discount total|total discount|discount|discount amount|total discounts",
  ],
  [
    oneOf("taxes|tax lines|tax breakdown|vat breakdown"),
    "tax total|total tax|tax|tax amount|vat|total vat",
  ],
  [oneOf("fees|surcharges"), "fees total|total fees|fee total"],
  [
    oneOf("payments|payment history|transactions"),
    "amount paid|paid amount|total paid|paid|payments total|paid to date",
  ],
  [
    oneOf("prizes|payouts|prize distribution"),
    "prize pool|total prize|prize money|total prize money",
  ],
  [
    /^(?:splits?|split (?:between|with|among|details)|shares|cost splits?|participants)$/,
    "amount|total|total amount",
  ],
  [
    /^(?:by category|category breakdown|(?:spending|expenses) by category|expense categories)$/,
    "expenses|total expenses|total spent|spending|total spending|spent|total|total amount",
  ],
  [
    oneOf("contributions|deposits|contribution history"),
    "current amount|saved amount|amount saved|saved|current savings|current balance|total contributed",
  ],
  [oneOf("refunds"), "refunded amount|refund total|total refunded|amount refunded|refunded total"],
];
const amounts = oneOf(
  "amount|value|discount amount|tax amount|prize|prize money|share|share amount|owed|amount owed|owes",
);
/** Rooms that are larger than the flat are no rooms of it; some of them may be left out. */
const spaces = /(?:^| )(?:rooms|fields|plots|parcels|zones|paddocks)$/;
const areas = "cultivated area|planted area|living area|usable area|area|size";
const area = oneOf("area|size");

/** Two discounts are as much as the discount, and where nothing is taken off, there is none. */
export const findSplitParts: FindRules = ({ slots }) =>
  slots.flatMap((list) => {
    if (list.kind !== "list") return [];
    const isSpace = spaces.test(list.words);
    const names = isSpace ? areas : (parts.find(([words]) => words.test(list.words))?.[1] ?? "");
    const amount = itemNamed(list, isSpace ? area : amounts, "number");
    const sum = amount === undefined ? undefined : findNamed(slots, names, quantityKinds);
    if (amount === undefined || !sum) return [];
    const apply = (scope: Scope) =>
      split(scope, list, amount, readQuantity(scope, sum), isSpace ? 0.9 : undefined);
    return [{ reads: [list, sum], writes: [list], apply }];
  });

function split(
  scope: Scope,
  list: Slot,
  amount: string,
  whole: number | undefined,
  most?: number,
): void {
  const items = itemsOf(scope, list);
  if (items.length === 0 || whole === undefined) return;
  const all = most === undefined ? whole : Math.floor(whole * most);
  if (all <= 0) {
    write(scope, list, []);
    return;
  }
  const told = items.map((item) => Math.abs(Number(item[amount])));
  const mean = told.reduce((one, other) => one + other, 0) / told.length;
  // Nobody has a part of nothing.
  const drawn = told.map((one) => (most === undefined ? one || mean || 1 : one));
  const sum = drawn.reduce((one, other) => one + other, 0);
  if (!(sum > 0) || (most !== undefined && sum <= all)) return;
  const shares = drawn.map((one) =>
    Number(((one / sum) * all).toFixed(most === undefined && all % 100 !== 0 ? 2 : 0)),
  );
  const rest = all - shares.reduce((one, other) => one + other, 0);
  const parted = items.map((item, at) => ({
    ...item,
    [amount]: Number(((shares[at] ?? 0) + (at === 0 ? rest : 0)).toFixed(2)),
  }));
  write(scope, list, parted);
}
