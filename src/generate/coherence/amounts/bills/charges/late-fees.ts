import { timelines } from "../../../../facets/timeline.ts";
import { type Matcher, oneOf } from "../../../../one-of.ts";
import { findNamed } from "../../../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../../quantity.ts";
import { chanceFor, type FindRules } from "../../../rule.ts";
import type { Slot } from "../../../slot.ts";
import { readTime, timeKinds, toEvent } from "../../../times/time.ts";

const fees = "fine|late fee|late fees|overdue fee|fine amount|overdue fine|late charge|penalty";

/** What is nothing but a fine is one from the start. */
const fined = oneOf("ticket|citation|fine|violation|offence|offense");

/** A fine is owed for what came back late, or should be back and is not; for nothing else. */
export const findLateFees: FindRules = ({ slots, owner }) => {
  if (owner.some((word) => fined.test(word))) return [];
  const find = (event: Matcher): Slot | undefined =>
    slots.find((slot) => timeKinds.includes(slot.kind) && event.test(toEvent(slot)));
  const fee = findNamed(slots, fees, quantityKinds);
  const [due, returned] = [
    find(oneOf("due|return due|return by")),
    find(oneOf("returned|return|paid")),
  ];
  if (!fee || !due || !returned) return [];
  return [
    {
      reads: [due, returned],
      writes: [fee],
      apply: (scope) => {
        const [owed, fulfilled] = [readTime(scope, due), readTime(scope, returned)];
        const drawn = readQuantity(scope, fee);
        if (!owed || drawn === undefined) return;
        const isLate = (fulfilled?.at ?? scope.facet(timelines).now) > owed.at;
        if (!isLate) writeQuantity(scope, fee, 0);
        else if (drawn === 0) writeQuantity(scope, fee, chanceFor(scope, fee).between(1, 24) / 2);
      },
    },
  ];
};
