import { day, hour } from "../../../facets/timeline.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";
import { readTime, timeKinds, toEvent, toValue } from "../time.ts";

const lodging = /^(?:accommodation|hotel|stay|lodging|booking|airbnb) check (in|out)\b/;

/** Who travels sleeps where the journey goes from its first day to its last. */
export const findLodgings: FindRules = ({ slots }) => {
  const nights = slots.filter(({ words }) => lodging.test(words));
  if (nights.length === 0) return [];
  const find = (event: string) =>
    slots.find(
      (slot) => timeKinds.includes(slot.kind) && !nights.includes(slot) && toEvent(slot) === event,
    );
  const [start, end] = [find("start"), find("end")];
  if (!start || !end) return [];
  return nights.map((slot) =>
    lodging.exec(slot.words)?.[1] === "in"
      ? toRule(start, slot, 15 * hour)
      : toRule(end, slot, 11 * hour),
  );
};

function toRule(edge: Slot, slot: Slot, clock: number): Rule {
  return {
    reads: [edge, slot],
    writes: [slot],
    apply: (scope) => {
      const [on, own] = [readTime(scope, edge), readTime(scope, slot)];
      if (!on || !own || on.form === "clock" || own.form === "clock") return;
      const at = Math.floor(on.at / day) * day + clock;
      write(scope, slot, toValue(own.form, at, false));
    },
  };
}
