import type { FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";

const flags = /^(?:is )?(?:open )?(?:open)?24 ?(?:h|hours|7)$|^(?:is )?(?:open )?around the clock$/;
const hours = /^(?:opening|business|access)? ?hours$|^opening times$/;
const always = /24 hours|24\/7|around the clock/i;

/** What is open around the clock says so in its opening hours, and nothing else does. */
export const findRoundTheClock: FindRules = ({ slots }) => {
  const flag = slots.find(({ kind, words }) => kind === "boolean" && flags.test(words));
  const told = slots.find(({ kind, words }) => kind === "text" && hours.test(words));
  if (!flag || !told) return [];
  return [
    {
      reads: [flag],
      writes: [told],
      apply: (scope) => {
        const isAlways = scope.values[flag.name] === true;
        if (isAlways === always.test(String(scope.values[told.name]))) return;
        write(scope, told, isAlways ? "Open 24 hours" : "06:00–22:00");
      },
    },
  ];
};
