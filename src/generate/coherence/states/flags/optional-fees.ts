import { oneOf } from "../../../one-of.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";

/** `insuranceFee` is nothing where there is no `insurance`. */
export const findOptionalFees: FindRules = ({ slots }) => [
  ...findFree(slots),
  ...findOptional(slots),
];

const kinds =
  /^(?:(?:transfer|ticket|pricing|price|entry|admission|license|licence|plan) type|type|plan|tier|pricing)$/;
const fees = oneOf(
  "fee|price|cost|amount|transfer fee|ticket price|entry fee|admission|monthly price|monthly fee",
);

/** What goes for free costs nothing. */
function findFree(slots: readonly Slot[]): readonly Rule[] {
  const kind = slots.find(
    ({ kind: held, words, schema }) =>
      held === "choice" && kinds.test(words) && "enum" in schema && schema.enum.includes("free"),
  );
  if (!kind) return [];
  return slots
    .filter(({ kind: held, words }) => held === "number" && fees.test(words))
    .map((fee) => ({
      reads: [kind],
      writes: [fee],
      apply: (scope) => {
        if (scope.values[kind.name] === "free") write(scope, fee, 0);
      },
    }));
}

function findOptional(slots: readonly Slot[]): readonly Rule[] {
  const flags = slots.filter(({ kind }) => kind === "boolean");
  if (flags.length === 0) return [];
  return flags.flatMap((flag) => {
    const what = flag.words.replace(/^(?:is|has|with|includes?|wants|needs) /, "");
    const fee = slots.find(
      ({ kind, words }) =>
        kind === "number" &&
        words.startsWith(`${what} `) &&
        oneOf("fee|cost|price|charge|amount|surcharge").test(words.slice(what.length + 1)),
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
