import { oneOf } from "../../../one-of.ts";
import { breaksOff } from "../../../state-words.ts";
import { findNamed } from "../../match-role.ts";
import { readQuantity, toShare } from "../../quantity.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";

const named = oneOf("phase|current phase|project phase|construction phase|current stage");
const shares =
  "progress|progress percent|percent complete|percent completed|progress percentage|completion|completion percent|completion percentage";

/** What a text calls them, where no type lists them. */
const ladders = [
  "Planning|Foundation|Shell|Interior work|Handover",
  "Foundation|Structure|Interior work|Fit-out|Installation|Finishing",
  "Planned|Preparation|In progress|Review|Completed",
].map((steps) => steps.split("|"));

/** What is half done stands in the middle of its phases, which a type lists in their order. */
export const findPhases: FindRules = ({ slots }) => {
  const phase = slots.find(
    ({ kind, words, hold }) =>
      (kind === "choice" || (kind === "text" && hold === "free")) && named.test(words),
  );
  const share = phase && findNamed(slots, shares, ["number"]);
  const listed = phase && "enum" in phase.schema ? phase.schema.enum : [];
  if (!phase || !share) return [];
  if (phase.kind === "text") return [toStep(phase, share)];
  if (listed.length < 3 || listed.some((one) => breaksOff(String(one)))) return [];
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

function toStep(phase: Slot, share: Slot): Rule {
  return {
    reads: [share, phase],
    writes: [phase],
    apply: (scope) => {
      const done = readQuantity(scope, share);
      const steps = ladders.find((all) => all.includes(String(scope.values[phase.name])));
      if (done === undefined || !steps) return;
      const at = done === 0 ? 0 : Math.floor(toShare(done) * (steps.length - 1));
      write(scope, phase, steps[at]);
    },
  };
}
