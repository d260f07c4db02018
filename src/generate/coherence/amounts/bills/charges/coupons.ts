import type { Scope } from "../../../../draw/scope.ts";
import { findNamed } from "../../../match-role.ts";
import { quantityKinds, readQuantity } from "../../../quantity.ts";
import type { FindRules, Parts, Rule } from "../../../rule.ts";
import { clear, isOptional, write } from "../../../slot.ts";

const codes = "coupon code|coupon|promo code|discount code|voucher code|promotion code";
const discounts =
  "discount|discount amount|discount total|total discount|coupon discount|promo discount|promotion discount|voucher discount|promo amount|coupon amount|discounts";

/** Where nothing was taken off, no coupon was handed in; and `SUMMER20` takes off twenty. */
export const findCoupons: FindRules = (parts) => [...findHandedIn(parts), ...findValues(parts)];

const owners = /^(?:coupon|voucher|promotion|promo|discount|promocode|discountcode|offer)$/;
const values = "discount value|value|discount|amount|discount amount|discount percent|percent off";

function findValues({ slots, owner }: Parts): readonly Rule[] {
  if (!owner.some((word) => owners.test(word))) return [];
  const code = findNamed(slots, `code|${codes}`, ["text"]);
  const value = findNamed(slots, values, quantityKinds);
  if (!code || !value) return [];
  const apply = (scope: Scope) => {
    const [text, much] = [scope.values[code.name], readQuantity(scope, value)];
    const told = typeof text === "string" ? /^([A-Z]+)\d{1,2}$/.exec(text)?.[1] : undefined;
    if (told === undefined || much === undefined) return;
    if (much === 0) write(scope, code, "FREESHIP");
    else if (Number.isInteger(much) && much < 100) write(scope, code, `${told}${much}`);
  };
  return [{ reads: [value], writes: [code], apply }];
}

function findHandedIn({ slots }: Parts): readonly Rule[] {
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
}
