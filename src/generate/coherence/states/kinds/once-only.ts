import { findNamed } from "../../match-role.ts";
import type { FindRules } from "../../rule.ts";
import { isOptional, write } from "../../slot.ts";

const once = /^(?:once|one.?time|one.?off|single|none|never|no|does not repeat)$/i;

/** What happens once does not recur, whatever else is said of how often. */
export const findOnceOnly: FindRules = ({ slots }) => {
  const flag = slots.find(
    ({ words, kind }) =>
      kind === "boolean" && /^(?:is )?(?:recurring|repeating|recurrent)$/.test(words),
  );
  if (!flag) return [];
  const often = findNamed(slots, "frequency|recurrence|repeat|repeats|interval|donation type", [
    "choice",
    "text",
  ]);
  // What may be absent is, where nothing recurs: there the flag decides.
  if (!often || isOptional(often)) return [];
  return [
    {
      reads: [often],
      writes: [flag],
      apply: (scope) => {
        const says = scope.values[often.name];
        if (typeof says === "string") write(scope, flag, !once.test(says));
      },
    },
  ];
};
