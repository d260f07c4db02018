import type { Scope } from "../../../draw/scope.ts";
import { minute, timelines, toMinute } from "../../../facets/timeline.ts";
import { oneOf } from "../../../one-of.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

const next = /^next (?:arrival|departure|bus|train|tram|metro|ferry|service)$/;
const stops = oneOf("stop|station|platform|line|route|pier|busstop|tramstop");
/** What people wait for at a stop, at most. */
const longest = 28;

/** Whoever stands at a stop waits for minutes, and not for days. */
export const findNextArrivals: FindRules = ({ slots, owner }) => {
  if (!owner.some((word) => stops.test(word))) return [];
  const times = slots.filter((slot) => timeKinds.includes(slot.kind) && next.test(toEvent(slot)));
  return times.map((slot) => {
    const apply = (scope: Scope) => {
      const time = readTime(scope, slot);
      if (time?.form !== "instant") return;
      const wait = chanceFor(scope, slot).between(1, longest) * minute;
      writeTime(scope, slot, toMinute(scope.facet(timelines).now + wait));
    };
    return { reads: [slot], writes: [slot], apply };
  });
};
