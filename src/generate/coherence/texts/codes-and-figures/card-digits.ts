import { type Matcher, oneOf } from "../../../one-of.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";

const firstDigits: readonly (readonly [brand: Matcher, digit: string])[] = [
  [/^visa/, "4"],
  [/^master/, "5"],
  [/^(?:amex|american)/, "3"],
  [/^(?:discover|maestro)/, "6"],
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
      const first = firstDigits.find(([names]) => names.test(name.toLowerCase()))?.[1];
      if (first && /^\d/.test(digits)) {
        write(scope, number, first + digits.slice(1));
      }
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
