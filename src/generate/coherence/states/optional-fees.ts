import type { FindRules, Rule } from "../rule.ts";
import { write } from "../slot.ts";

/** `insuranceFee` is nothing where there is no `insurance`. */
export const findOptionalFees: FindRules = ({ slots }) => {
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
};
