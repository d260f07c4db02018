import type { Scope } from "../../../draw/scope.ts";
import { day, timelines } from "../../../facets/timeline.ts";
import { chanceFor, type Rule } from "../../rule.ts";
import { clear, isPresent, type Slot } from "../../slot.ts";
import { readTime, writeTime } from "../../times/time.ts";

/**
 * `isOverdue` where no status says more: a due date alone would always lie ahead, so that nothing ever
 * was. What is overdue has not been brought back or paid; what has been may have been due at any time.
 */
export function toOverdue(flag: Slot, due: Slot, fulfilled: Slot | undefined): Rule {
  return {
    reads: [flag, due],
    writes: fulfilled ? [due, fulfilled] : [due],
    apply: (scope: Scope) => {
      const time = readTime(scope, due);
      if (!time || time.form === "clock") return;
      const { now } = scope.facet(timelines);
      const isLate = scope.values[flag.name] === true;
      if (isLate && fulfilled) clear(scope, fulfilled);
      const isBehind = time.at < (time.form === "day" ? now - (now % day) : now);
      if (!isLate && fulfilled && isPresent(scope.values[fulfilled.name])) return;
      if (isLate === isBehind) return;
      const days = chanceFor(scope, due).between(1, 30);
      writeTime(
        scope,
        due,
        time.at + day * (Math.floor((now - time.at) / day) + (isLate ? -days : days)),
      );
    },
  };
}
