import { day, timelines, toMinute } from "../../facets/timeline.ts";
import { oneOf } from "../../one-of.ts";
import { itemNamed } from "../items.ts";
import { chanceFor } from "../rule.ts";
import { readTime, toTime, toValue } from "../times/time.ts";
import { atTime, type FindShape, findTime } from "./shape.ts";

const incidents = /(?:^| )(?:incidents|accidents|injuries|near misses)$/;
const begins = oneOf(
  "start|starts|started|begin|begins|project start|construction start|actual start|commenced",
);
const ends = oneOf(
  "end|ends|ended|due|deadline|target|completion|completed|finish|finished|target completion|expected completion|project end",
);
const moments = oneOf("date|day|time|occurred|occurred at|occurred on|reported|reported at|at");

/** What happens at work happens from the day on which it begins until it is over, and not before. */
export const findIncidentsSince: FindShape = (list, slots) => {
  const name = incidents.test(list.words) ? itemNamed(list, moments, "text", "number") : undefined;
  const start = name === undefined ? undefined : findTime(slots, begins);
  if (name === undefined || !start) return undefined;
  const end = findTime(slots, ends);
  return {
    reads: end ? [start, end] : [start],
    arrange: (items, scope) => {
      const [from, to] = [readTime(scope, start), end && readTime(scope, end)];
      if (!from || from.form === "clock" || to?.form === "clock") return items;
      const { now } = scope.facet(timelines);
      const last = Math.min(now, to && to.at > from.at ? to.at : now);
      if (from.at >= now) return [];
      const isWithin = items.every((item) => {
        const time = toTime(item[name]);
        return !time || time.form === "clock" || (time.at >= from.at && time.at < last);
      });
      if (isWithin) return items;
      const chance = chanceFor(scope, list);
      // On the first day at the earliest, and on the last one at the latest.
      const span = Math.max(0, last - from.at - day) / items.length;
      return items.map((item, at) => {
        const time = toTime(item[name]);
        if (!time || time.form === "clock") return item;
        const own = ((time.at % day) + day) % day;
        const on = Math.floor((from.at + span * (at + chance.next())) / day) * day;
        const when = Math.min(Math.max(on + own, from.at), last);
        return atTime(item, name, toValue(time.form, toMinute(when), false));
      });
    },
  };
};
