import { type Matcher, oneOf } from "../../../one-of.ts";
import { withLuhn } from "../../../phrases/check-digits.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";

const starts: readonly (readonly [brand: Matcher, start: string])[] = [
  [/^visa/, "4000"],
  [/^master/, "5100"],
  [/^(?:amex|american)/, "3400"],
  [/^(?:discover|maestro)/, "6011"],
];

/** A card's number begins as its brand's do, and ends in the digits that a screen shows of it. */
export const findCardDigits: FindRules = ({ slots }) => {
  const find = (names: Matcher) =>
    slots.find(({ words, kind }) => (kind === "text" || kind === "choice") && names.test(words));
  const number = find(
    oneOf(
      "card number|credit card number|pan|masked number|masked card number|card number masked|masked pan|card mask",
    ),
  );
  if (!number) return [];
  const brand = find(/^(?:card )?(?:brand|network|type|scheme)$/);
  const last = find(/^(?:card )?last ?(?:4|four)(?: digits)?$/);
  return [...(brand ? [toBrand(number, brand)] : []), ...(last ? [toLast(number, last)] : [])];
};

function toBrand(number: Slot, brand: Slot): Rule {
  return {
    reads: [number, brand],
    writes: [number],
    apply: (scope) => {
      const { values } = scope;
      const [digits, name] = [values[number.name], values[brand.name]];
      if (typeof digits !== "string" || typeof name !== "string") return;
      const first = starts.find(([names]) => names.test(name.toLowerCase()))?.[1];
      if (!first || !/^\d/.test(digits)) return;
      if (!/^\d{4} [\d ]+$/.test(digits)) write(scope, number, first[0] + digits.slice(1));
      else if (first === "3400")
        write(scope, number, withLuhn(`3400 000000 0${digits.slice(-4, -1)}?`));
      else write(scope, number, withLuhn(`${first}${digits.slice(4, -1)}?`));
    },
  };
}

function toLast(number: Slot, last: Slot): Rule {
  return {
    reads: [number, last],
    writes: [last],
    apply: (scope) => {
      const digits = scope.values[number.name];
      const shown = typeof digits === "string" ? /\d{4}$/.exec(digits)?.[0] : undefined;
      if (shown) write(scope, last, shown);
    },
  };
}
