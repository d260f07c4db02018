import type { Scope } from "../../draw/scope.ts";
import { findNamed } from "../match-role.ts";
import { readQuantity, writeQuantity } from "../quantity.ts";
import { chanceFor, type FindRules, type Rule } from "../rule.ts";
import { fill, isOptional, isPresent, type Slot } from "../slot.ts";
import { toEvent } from "../times/time.ts";

/** What leads to something: the steps before it, and all that had to be done for it. */
export const findSteps: FindRules = ({ slots }) => [...findEarlier(slots), ...findUnlocked(slots)];

/** What must have happened before: nobody reads what was not delivered. */
const steps: readonly (readonly [before: string, after: RegExp])[] = [
  ["delivered", /^(?:read|opened|seen)$/],
  ["opened", /^clicked$/],
  ["shipped", /^delivered$/],
  ["picked up", /^(?:delivered|dropped off)$/],
  ["check in", /^check out$/],
  ["started", /^(?:finished|completed|ended)$/],
  ["approved", /^(?:paid|reimbursed|disbursed)$/],
  ["received", /^(?:inspected|completed)$/],
];

function findEarlier(slots: readonly Slot[]): readonly Rule[] {
  return steps.flatMap(([before, after]) => {
    const earlier = slots.find((slot) => toEvent(slot) === before && isDated(slot));
    const later = slots.find((slot) => after.test(toEvent(slot)) && isDated(slot));
    if (!earlier || !later || !isOptional(earlier)) return [];
    const apply = (scope: Scope) => {
      if (isPresent(scope.values[later.name])) fill(scope, earlier);
    };
    return [{ reads: [later], writes: [earlier], apply }];
  });
}

function isDated({ words }: Slot): boolean {
  return / (?:at|on|date|time)$/.test(words);
}

/** What somebody has earned, they have done all of. */
function findUnlocked(slots: readonly Slot[]): readonly Rule[] {
  const earned = slots.find((slot) => /^(?:unlocked|earned|achieved)$/.test(toEvent(slot)));
  const done = findNamed(slots, "progress|current|current value|current progress", ["number"]);
  const target = findNamed(slots, "target|goal|required|target value|max progress", ["number"]);
  if (!earned || !done || !target) return [];
  const apply = (scope: Scope) => {
    const all = readQuantity(scope, target);
    if (all === undefined) return;
    const isEarned = isPresent(scope.values[earned.name]);
    const share = isEarned ? 1 : 0.1 + 0.8 * chanceFor(scope, done).next();
    writeQuantity(scope, done, Math.floor(all * share));
  };
  return [{ reads: [earned, target], writes: [done], apply }];
}
