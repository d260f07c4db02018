import { oneOf } from "../../../one-of.ts";
import { breaksOff } from "../../../state-words.ts";
import { findNamed } from "../../match-role.ts";
import { readQuantity, toShare } from "../../quantity.ts";
import type { FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";

const named = oneOf("phase|current phase|project phase|construction phase");
const shares = "progress|progress percent|percent complete|progress percentage|completion";

/** What is half done stands in the middle of its phases, which a type lists in their order. */
export const findPhases: FindRules = ({ slots }) => {
  const phase = slots.find(({ kind, words }) => kind === "choice" && named.test(words));
  const share = phase && findNamed(slots, shares, ["number"]);
  const listed = phase && "enum" in phase.schema ? phase.schema.enum : [];
  if (!phase || !share || listed.length < 3 || listed.some((one) => breaksOff(String(one))))
    return [];
  return [
    {
      reads: [share],
      writes: [phase],
      apply: (scope) => {
        const done = readQuantity(scope, share) ?? 0;
        const at = Math.floor((done === 0 ? 0 : toShare(done)) * listed.length);
        write(scope, phase, listed[Math.min(listed.length - 1, at)]);
      },
    },
  ];
};
