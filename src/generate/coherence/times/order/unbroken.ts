import type { Scope } from "../../../draw/scope.ts";
import { day, timelines, toMinute } from "../../../facets/timeline.ts";
import { chanceFor, type Parts, type Rule } from "../../rule.ts";
import { clear, fill, isOptional, isPresent, type Slot } from "../../slot.ts";
import { findStatus } from "../tense.ts";
import { readTime, writeTime } from "../time.ts";
import type { TimeSlot } from "../time-slots.ts";

/** What cannot be without what comes before it. */
const courses: readonly (readonly string[])[] = [
  [
    "shipped|sent|dispatched|sent out",
    "arrived|delivered|received",
    "returned|sent back|return shipped",
  ],
  ["applied|requested|submitted", "granted|approved|issued"],
  ["checked in|check in", "checked out|check out"],
  ["departed|left", "arrived|returned"],
  ["borrowed|checked out|handed out|picked up", "returned|handed back|brought back"],
  ["started|begun", "finished|completed|ended"],
  ["collected|sampled", "tested|analysed|analyzed"],
];

/** Nothing has come back that was never sent: where a status wants the end, there is what leads to it. */
export function findUnbroken(times: readonly TimeSlot[], { slots, owner }: Parts): Rule[] {
  return courses.flatMap((steps) => {
    const told = steps.flatMap((step) => {
      const names = step.split("|");
      return times.find(({ event }) => names.includes(event))?.slot ?? [];
    });
    if (told.length < 2) return [];
    const isTold = findStatus(slots, owner) !== undefined;
    return told.slice(1).flatMap((later, at) => {
      const earlier = told[at];
      if (!earlier || !isOptional(earlier) || !isOptional(later)) return [];
      const apply = (scope: Scope) => {
        const { values } = scope;
        if (!isPresent(values[later.name]) || isPresent(values[earlier.name])) return;
        if (isTold) lead(scope, earlier, later);
        else clear(scope, later);
      };
      return [{ reads: [earlier, later], writes: isTold ? [earlier] : [later], apply }];
    });
  });
}

/** Some days before, as nothing else tells how long it took. */
function lead(scope: Scope, earlier: Slot, later: Slot): void {
  fill(scope, earlier);
  const [from, to] = [readTime(scope, earlier), readTime(scope, later)];
  if (!from || !to || from.form === "clock" || to.form === "clock" || from.at <= to.at) return;
  const { now } = scope.facet(timelines);
  const at = Math.min(to.at, now) - (1 + 4 * chanceFor(scope, earlier).next()) * day;
  writeTime(scope, earlier, from.form === "day" ? at : toMinute(at));
}
