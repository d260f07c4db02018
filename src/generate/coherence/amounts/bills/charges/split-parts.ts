import type { Scope } from "../../../../draw/scope.ts";
import { itemNamed, itemsOf } from "../../../items.ts";
import { findNamed } from "../../../match-role.ts";
import { quantityKinds, readQuantity } from "../../../quantity.ts";
import type { FindRules } from "../../../rule.ts";
import { type Slot, write } from "../../../slot.ts";

/** Lists that tell one by one what a bill tells in one sum. */
const parts: readonly (readonly [list: RegExp, sum: string])[] = [
  [
    /^(?:applied )?(?:discounts|coupons|promotions|vouchers|promo codes)$/,
    "discount total|total discount|discount|discount amount|total discounts",
  ],
  [
    /^(?:taxes|tax lines|tax breakdown|vat breakdown)$/,
    "tax total|total tax|tax|tax amount|vat|total vat",
  ],
  [/^(?:fees|surcharges)$/, "fees total|total fees|fee total"],
  [
    /^(?:payments|payment history|transactions)$/,
    "amount paid|paid amount|total paid|paid|payments total|paid to date",
  ],
  [/^refunds$/, "refunded amount|refund total|total refunded|amount refunded|refunded total"],
];
const amounts = /^(?:amount|value|discount amount|tax amount)$/;

/** Two discounts are as much as the discount, and where nothing is taken off, there is none. */
export const findSplitParts: FindRules = ({ slots }) =>
  slots.flatMap((list) => {
    if (list.kind !== "list") return [];
    const [, names = ""] = parts.find(([words]) => words.test(list.words)) ?? [];
    const amount = itemNamed(list, amounts);
    const sum = amount === undefined ? undefined : findNamed(slots, names, quantityKinds);
    if (amount === undefined || !sum) return [];
    const apply = (scope: Scope) => split(scope, list, amount, readQuantity(scope, sum));
    return [{ reads: [list, sum], writes: [list], apply }];
  });

function split(scope: Scope, list: Slot, amount: string, all: number | undefined): void {
  const items = itemsOf(scope, list);
  if (items.length === 0 || all === undefined) return;
  if (all <= 0) {
    write(scope, list, []);
    return;
  }
  const drawn = items.map((item) => Math.abs(Number(item[amount])));
  const sum = drawn.reduce((one, other) => one + other, 0);
  if (!(sum > 0)) return;
  const shares = drawn.map((one) => Number(((one / sum) * all).toFixed(2)));
  const rest = all - shares.reduce((one, other) => one + other, 0);
  const told = items.map((item, at) => ({
    ...item,
    [amount]: Number(((shares[at] ?? 0) + (at === 0 ? rest : 0)).toFixed(2)),
  }));
  write(scope, list, told);
}
