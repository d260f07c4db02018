import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import type { FindRules } from "../../rule.ts";
import { fill, isOptional } from "../../slot.ts";
import { findTense } from "../../times/tense.ts";
import { timeKinds, toEvent } from "../../times/time.ts";

const begins = /^(?:(?:actual )?start|starts|begin|begins|began)$/;
const ends = /^(?:(?:actual )?end|ends|ended)$/;

/** What goes on has begun, and what is over has ended, though the type could do without the day. */
export const findRunDates: FindRules = ({ slots, owner }) => {
  const dates = slots.filter((slot) => {
    const isDate = timeKinds.includes(slot.kind) && isOptional(slot);
    return isDate && (begins.test(toEvent(slot)) || ends.test(toEvent(slot)));
  });
  // Whoever applies has not begun to work there.
  if (
    dates.length === 0 ||
    owner.some((word) => oneOf("application|candidate|applicant").test(word))
  )
    return [];
  const tense = findTense(slots, owner);
  if (!tense) return [];
  return dates.map((slot) => {
    const isBegin = begins.test(toEvent(slot));
    const apply = (scope: Scope) => {
      const when = tense.read(scope);
      if (when === "over" || (when === "running" && isBegin)) fill(scope, slot);
    };
    return { reads: [tense.slot], writes: [slot], apply };
  });
};
