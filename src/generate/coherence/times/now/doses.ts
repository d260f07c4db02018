import type { Scope } from "../../../draw/scope.ts";
import { day, hour, minute, timelines, toMinute } from "../../../facets/timeline.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";
import { cadenceOf, findCadence } from "../recurring/cadence.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

const next = /^next (?:dose|intake|pill|feeding|meal|medication|reminder)(?: due)?$/;
const last = /^last (?:dose|taken|intake|given|administered|feeding|fed)$/;

/** What is taken every day is taken within the day, and was within the last one. */
export const findDoses: FindRules = ({ slots }) => {
  const cadence = findCadence(slots);
  const toRule = (slot: Slot, side: 1 | -1): Rule => ({
    reads: [slot, ...(cadence ? [cadence] : [])],
    writes: [slot],
    apply: (scope: Scope) => {
      const time = readTime(scope, slot);
      if (!time || time.form === "clock") return;
      const { now } = scope.facet(timelines);
      const round = (cadence && cadenceOf(scope, cadence)) ?? 1;
      const ahead = (time.at - now) * side;
      if (round > 31 || (ahead >= 0 && ahead <= round * day)) return;
      const hours = chanceFor(scope, slot).next() * (round * 24 - 4) + 1;
      const at = toMinute(now + side * hours * hour);
      writeTime(scope, slot, at - (at % (15 * minute)));
    },
  });
  // Whether it was taken today says a flag, where there is one; who has begun today took it today.
  const flag = slots.find(
    ({ kind, words }) => kind === "boolean" && /^(?:is )?(?:taken|given|fed) today$/.test(words),
  );
  return slots.flatMap((slot) => {
    if (!timeKinds.includes(slot.kind)) return [];
    const event = toEvent(slot);
    return next.test(event)
      ? [toRule(slot, 1)]
      : last.test(event)
        ? [flag ? tellToday(flag, slot) : toRule(slot, -1)]
        : [];
  });
};

function tellToday(flag: Slot, last: Slot): Rule {
  const apply = (scope: Scope) => {
    const time = readTime(scope, last);
    if (time && time.form !== "clock")
      write(scope, flag, scope.facet(timelines).now - time.at < day);
  };
  return { reads: [last], writes: [flag], apply };
}
