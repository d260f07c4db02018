import type { Scope } from "../../../draw/scope.ts";
import { phaseOf } from "../../../facets/timeline.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import { readQuantity, writeQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import { fill, isOptional, isPresent, type Slot } from "../../slot.ts";
import { findStatus } from "../../times/tense.ts";
import { toEvent } from "../../times/time.ts";

/** What leads to something: the steps before it, and all that had to be done for it. */
export const findSteps: FindRules = ({ slots, owner }) => [
  ...findEarlier(slots),
  ...findCourse(slots, owner),
  ...findWorkers(slots, owner),
  ...findUnlocked(slots),
];

/** What must have happened before: nobody reads what was not delivered. */
const steps: readonly (readonly [before: string, after: Matcher])[] = [
  ["delivered", oneOf("read|opened|seen")],
  ["opened", oneOf("clicked")],
  ["shipped", oneOf("delivered")],
  ["picked up", oneOf("delivered|dropped off")],
  ["check in", oneOf("check out")],
  ["started", oneOf("finished|completed|ended")],
  ["approved", oneOf("paid|reimbursed|disbursed")],
  ["received", oneOf("inspected|completed")],
];

function findEarlier(slots: readonly Slot[]): readonly Rule[] {
  return steps.flatMap(([before, after]) => {
    const earlier = slots.find((slot) => toEvent(slot) === before && isDated(slot));
    const later = slots.find((slot) => after.test(toEvent(slot)) && isDated(slot));
    if (!earlier || !later || !isOptional(earlier)) return [];
    // What is dropped off first is picked up when it is mended; a passenger is picked up first.
    const isOtherWay =
      toEvent(later) === "dropped off" && slots.indexOf(later) < slots.indexOf(earlier);
    if (isOtherWay) return [];
    const apply = (scope: Scope) => {
      if (isPresent(scope.values[later.name])) fill(scope, earlier);
    };
    return [{ reads: [later], writes: [earlier], apply }];
  });
}

/** Where no status says how far it has come, the last step that is told of has seen those before it. */
function findCourse(slots: readonly Slot[], owner: readonly string[]): readonly Rule[] {
  if (findStatus(slots, owner)) return [];
  const course = slots
    .flatMap((slot) => {
      const phase = isDated(slot) ? phaseOf(toEvent(slot).split(" ")) : undefined;
      return phase === undefined || phase > 0.8 ? [] : [{ slot, phase }];
    })
    .toSorted((one, other) => one.phase - other.phase);
  return course.flatMap(({ slot: earlier, phase }) => {
    const later = course.filter((one) => one.phase > phase).map(({ slot }) => slot);
    if (!isOptional(earlier) || later.length === 0 || !later.every(isOptional)) return [];
    const apply = (scope: Scope) => {
      if (later.some(({ name }) => isPresent(scope.values[name]))) fill(scope, earlier);
    };
    return [{ reads: later, writes: [earlier], apply }];
  });
}

const workers =
  /^(?:technician|mechanic|engineer|assignee|assigned to|driver|courier|plumber|electrician|repairer)(?: name)?$/;
const worked = oneOf("arrived|started|finished|completed|resolved|repaired|delivered|picked up");

/** What was done, somebody did. */
function findWorkers(slots: readonly Slot[], owner: readonly string[]): readonly Rule[] {
  if (findStatus(slots, owner)) return [];
  const done = slots.filter((slot) => worked.test(toEvent(slot)) && isDated(slot));
  if (done.length === 0 || !done.every(isOptional)) return [];
  return slots
    .filter((slot) => workers.test(slot.words) && isOptional(slot))
    .map((worker) => ({
      reads: done,
      writes: [worker],
      apply: (scope) => {
        if (done.some(({ name }) => isPresent(scope.values[name]))) fill(scope, worker);
      },
    }));
}

function isDated({ words }: Slot): boolean {
  return / (?:at|on|date|time)$/.test(words);
}

/** What somebody has earned, they have done all of. */
function findUnlocked(slots: readonly Slot[]): readonly Rule[] {
  const told = slots.filter((slot) => oneOf("unlocked|earned|achieved").test(toEvent(slot)));
  const earned = told.find(({ kind }) => kind !== "boolean") ?? told[0];
  const done = findNamed(slots, "progress|current|current value|current progress", ["number"]);
  const target = findNamed(slots, "target|goal|required|target value|max progress", ["number"]);
  if (!earned || !done || !target) return [];
  const apply = (scope: Scope) => {
    const all = readQuantity(scope, target);
    if (all === undefined) return;
    const isEarned = isPresent(scope.values[earned.name]) && scope.values[earned.name] !== false;
    const share = isEarned ? 1 : 0.1 + 0.8 * chanceFor(scope, done).next();
    writeQuantity(scope, done, Math.floor(all * share));
  };
  return [{ reads: [earned, target], writes: [done], apply }];
}
