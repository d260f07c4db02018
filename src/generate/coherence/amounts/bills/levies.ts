import { findNamed, without } from "../../match-role.ts";
import { quantityKinds, readQuantity, toShare, writeQuantity } from "../../quantity.ts";
import type { FindRules } from "../../rule.ts";

/** What is taken of a sum by a rate; taxes and discounts stand on bills. */
const kinds =
  "duty|commission|royalty|levy|withholding|surcharge|cashback|referral|holdback|markup";

/** Of what, the likeliest first. */
const bases =
  "customs value|declared value|sale price|sale amount|deal value|deal size|gross sales|gross revenue|net sales|revenue|contract value|transaction amount|gross amount|subtotal|order total|selling price|price|amount|value|total";

/** `dutyAmount` is the `dutyRate` of the `customsValue`. */
export const findLevies: FindRules = ({ slots }) =>
  kinds.split("|").flatMap((kind) => {
    const rate = findNamed(
      slots,
      `${kind} rate|${kind} percent|${kind} percentage|${kind} pct`,
      quantityKinds,
    );
    if (!rate) return [];
    const others = without(slots, rate);
    const names = `${kind} amount|${kind}|${kind} due|${kind} earned|${kind} paid|${kind} total`;
    const levy = findNamed(others, names, quantityKinds);
    const base = levy && findNamed(without(others, levy), bases, quantityKinds);
    if (!levy || !base) return [];
    return [
      {
        reads: [rate, base],
        writes: [levy],
        apply: (scope) => {
          const [share, sum] = [readQuantity(scope, rate), readQuantity(scope, base)];
          if (share === undefined || sum === undefined) return;
          writeQuantity(scope, levy, sum * toShare(share));
        },
      },
    ];
  });
