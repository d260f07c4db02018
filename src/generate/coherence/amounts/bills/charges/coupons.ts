import type { Scope } from "../../../../draw/scope.ts";
import { oneOf } from "../../../../one-of.ts";
import { findNamed } from "../../../match-role.ts";
import { quantityKinds, readQuantity } from "../../../quantity.ts";
import type { FindRules, Parts, Rule } from "../../../rule.ts";
import { clear, fill, isOptional, type Slot, write } from "../../../slot.ts";

const codes = "coupon code|coupon|promo code|discount code|voucher code|promotion code";
const discounts =
  "discount|discount amount|discount total|total discount|coupon discount|promo discount|promotion discount|voucher discount|promo amount|coupon amount|discounts";

/** Where nothing was taken off, no coupon was handed in; and `SUMMER20` takes off twenty. */
export const findCoupons: FindRules = (parts) => [
  ...findHandedIn(parts),
  ...findEither(parts),
  ...findValues(parts),
];

/** A coupon takes off a share of the price or a sum: where both may be left out, one is. */
function findEither({ slots, owner }: Parts): readonly Rule[] {
  const isOne = owner.some((word) => owners.test(word));
  const percent = isOne
    ? findNamed(
        slots,
        "percent off|percentage off|discount percent|discount percentage",
        quantityKinds,
      )
    : undefined;
  const sum =
    percent &&
    findNamed(
      slots,
      "amount off|discount amount|fixed amount|amount|fixed discount",
      quantityKinds,
    );
  if (!percent || !sum || !isOptional(sum)) return [];
  const apply = (scope: Scope) => {
    if (readQuantity(scope, percent)) clear(scope, sum);
  };
  return [{ reads: [percent], writes: [sum], apply }];
}

const owners = oneOf("coupon|voucher|promotion|promo|discount|promocode|discountcode|offer");
const isWorth =
  /^(?:value|amount|percentage|discount|(?:discount|percent|percentage|amount|value) (?:value|amount|percent|percentage|off))$/;
const isOpenTo = ({ kind }: Slot) => quantityKinds.includes(kind);

function findValues({ slots, owner }: Parts): readonly Rule[] {
  if (!owner.some((word) => owners.test(word))) return [];
  const code = findNamed(slots, `code|${codes}`, ["text"]);
  const worth = slots.filter((slot) => isOpenTo(slot) && isWorth.test(slot.words));
  if (!code || worth.length === 0) return [];
  const apply = (scope: Scope) => {
    const text = scope.values[code.name];
    const much = worth.map((slot) => readQuantity(scope, slot)).find((one) => one !== undefined);
    const isFree = text === "FREESHIP";
    const told =
      typeof text === "string"
        ? isFree
          ? "SAVE"
          : /^([A-Z]+)\d{1,2}$/.exec(text)?.[1]
        : undefined;
    if (told === undefined) return;
    if (!much) write(scope, code, "FREESHIP");
    else if (Number.isInteger(much) && much < 100) write(scope, code, `${told}${much}`);
  };
  return [{ reads: worth, writes: [code], apply }];
}

const bases =
  "subtotal|sub total|items subtotal|order subtotal|cart subtotal|net amount|net total|items total";
const rates = "discount percent|discount percentage|discount rate|percent off";

/** `SUMMER20` took off twenty in a hundred, and a code for the delivery says nothing of a share. */
function findHandedIn({ slots }: Parts): readonly Rule[] {
  const code = findNamed(slots, codes, ["text"]);
  const rate = findNamed(slots, rates, quantityKinds);
  const discount = findNamed(slots, discounts, quantityKinds) ?? rate;
  if (!code || !discount) return [];
  const base = findNamed(slots, bases, quantityKinds);
  const percentIn = (scope: Scope) => {
    const told = rate && readQuantity(scope, rate);
    if (told !== undefined) return told;
    const [off, whole] = [discount, base].map((slot) => slot && readQuantity(scope, slot));
    return off && whole ? (off / whole) * 100 : 0;
  };
  const apply = (scope: Scope) => {
    const off = readQuantity(scope, discount);
    if (off === undefined) return;
    if (off === 0) return clear(scope, code);
    if (base && isOptional(code)) fill(scope, code);
    const text = scope.values[code.name];
    const told = typeof text === "string" ? /^([A-Z]+?)\d{0,2}$/.exec(text)?.[1] : undefined;
    const percent = Math.round(percentIn(scope));
    if (told === undefined || percent < 1 || percent > 90) return;
    write(scope, code, `${told === "FREESHIP" ? "SAVE" : told}${percent}`);
  };
  return [{ reads: [discount, rate, base].flatMap((slot) => slot ?? []), writes: [code], apply }];
}
