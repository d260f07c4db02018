import { findNamed } from "../../match-role.ts";
import { quantityKinds, readQuantity } from "../../quantity.ts";
import type { FindRules } from "../../rule.ts";
import { clear, isOptional } from "../../slot.ts";

const codes = "coupon code|coupon|promo code|discount code|voucher code|promotion code";
const discounts = "discount|discount amount|discount total|total discount|coupon discount";

/** Where nothing was taken off, no coupon was handed in. */
export const findCoupons: FindRules = ({ slots }) => {
  const code = findNamed(slots, codes, ["text"]);
  const discount = findNamed(slots, discounts, quantityKinds);
  if (!code || !discount || !isOptional(code)) return [];
  return [
    {
      reads: [discount],
      writes: [code],
      apply: (scope) => {
        if (readQuantity(scope, discount) === 0) clear(scope, code);
      },
    },
  ];
};
