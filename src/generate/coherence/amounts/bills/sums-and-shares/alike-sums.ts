import { toSingular } from "../../../../../schema/name-words.ts";
import type { Scope } from "../../../../draw/scope.ts";
import { oneOf } from "../../../../one-of.ts";
import { readQuantity, writeQuantity } from "../../../quantity.ts";
import type { FindRules } from "../../../rule.ts";
import type { Slot } from "../../../slot.ts";

const summed = oneOf(
  "calorie|calory|vote|fee|point|hour|minute|guest|student|seat|score|ticket|goal|expense|income|visitor|patient|room|order",
);
/** What is no part of the whole beside it, though it is counted in the same. */
const apart = oneOf(
  "average|avg|mean|daily|weekly|monthly|yearly|annual|max|maximum|min|minimum|best|highest|lowest|last|current|target|goal|remaining|available|paid|used|unique|new|active|previous|first|expected|per|net|gross|base|estimated|planned|actual|booked|overtime|max|passing|required|final|high|low|completed|unit|hourly|late|sold|occupied|enrolled|open|returning|lifetime",
);

/** `totalVotes` are the `yesVotes` and the `noVotes`: what is called alike and of nothing else. */
export const findAlikeSums: FindRules = ({ slots }) => {
  const numbers = slots.filter(({ kind }) => kind === "number");
  return numbers.flatMap((sum) => {
    const noun = nounOf(sum.words.replace(/^(?:total|overall) /, ""));
    if (!/^(?:total|overall) \S+$/.test(sum.words) || !summed.test(noun)) return [];
    const parts = numbers.filter(
      ({ words }) =>
        words !== sum.words &&
        words.includes(" ") &&
        nounOf(words) === noun &&
        !words.split(" ").some((word) => apart.test(word)),
    );
    return parts.length < 2 ? [] : [toRule(sum, parts)];
  });
};

function nounOf(words: string): string {
  return toSingular([words.split(" ").at(-1) ?? ""])[0] ?? "";
}

function toRule(sum: Slot, parts: readonly Slot[]) {
  const apply = (scope: Scope) => {
    const all = parts.map((part) => readQuantity(scope, part) ?? 0);
    writeQuantity(
      scope,
      sum,
      all.reduce((one, other) => one + other, 0),
    );
  };
  return { reads: parts, writes: [sum], apply };
}
