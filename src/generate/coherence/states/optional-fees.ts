import type { Scope } from "../../draw/scope.ts";
import { findNamed } from "../match-role.ts";
import { readQuantity } from "../quantity.ts";
import type { FindRules, Rule } from "../rule.ts";
import { clear, isOptional, type Slot, write } from "../slot.ts";

/** What costs nothing, or takes nothing off, where it is not wanted. */
export const findOptionalFees: FindRules = ({ slots }) => [...findFees(slots), ...findCodes(slots)];

const codes = "discount code|coupon code|promo code|coupon|voucher code";
const reductions = "discount amount|discount|discount total|total discount";

/** A code has taken something off. */
function findCodes(slots: readonly Slot[]): readonly Rule[] {
  const code = findNamed(slots, codes, ["text"]);
  const off = findNamed(slots, reductions, ["number"]);
  if (!code || !off || !isOptional(code)) return [];
  const apply = (scope: Scope) => {
    if (readQuantity(scope, off) === 0) clear(scope, code);
  };
  return [{ reads: [off], writes: [code], apply }];
}

/** `insuranceFee` is nothing where there is no `insurance`. */
function findFees(slots: readonly Slot[]): readonly Rule[] {
  const flags = slots.filter(({ kind }) => kind === "boolean");
  if (flags.length === 0) return [];
  return flags.flatMap((flag) => {
    const what = flag.words.replace(/^(?:is|has|with|includes?|wants|needs) /, "");
    const fee = slots.find(
      ({ kind, words }) =>
        kind === "number" &&
        words.startsWith(`${what} `) &&
        /^(?:fee|cost|price|charge|amount|surcharge)$/.test(words.slice(what.length + 1)),
    );
    if (!fee) return [];
    const rule: Rule = {
      reads: [flag],
      writes: [fee],
      apply: (scope) => {
        if (scope.values[flag.name] === false) write(scope, fee, 0);
      },
    };
    return [rule];
  });
}
