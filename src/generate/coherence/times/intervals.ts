import { day, timelines } from "../../facets/timeline.ts";
import { quantityKinds, readQuantity } from "../quantity.ts";
import type { FindRules } from "../rule.ts";
import { readTime, timeKinds, toEvent, writeTime } from "./time.ts";

const intervals =
  /^(?:\S+ )?(?:interval|frequency|cycle)(?: in)? (?:days|weeks|months)$|^(?:\S+ )?every (?:days|weeks)$/;

/** What is done every nine days is done again nine days after it was done last. */
export const findIntervals: FindRules = ({ slots }) => {
  const interval = slots.find(
    ({ kind, words }) => quantityKinds.includes(kind) && intervals.test(words),
  );
  const times = slots.filter(({ kind }) => timeKinds.includes(kind));
  const last = times.filter((slot) => /^last \S+$/.test(toEvent(slot)));
  const next = times.filter((slot) => /^next \S+(?: due)?$/.test(toEvent(slot)));
  const [before, after] = [last[0], next[0]];
  if (!interval || !before || !after || last.length + next.length > 2) return [];
  const unit = /weeks$/.test(interval.words) ? 7 : /months$/.test(interval.words) ? 30 : 1;
  return [
    {
      reads: [interval, before, after],
      writes: [before, after],
      apply: (scope) => {
        const [done, due] = [readTime(scope, before), readTime(scope, after)];
        const length = (readQuantity(scope, interval) ?? 0) * unit * day;
        if (!done || !due || length <= 0 || done.form === "clock") return;
        const { now } = scope.facet(timelines);
        const isOver = done.at + length < now - 2 * day;
        // Long ago: it was done since, and the next time is as far ahead as it was drawn.
        const at = isOver ? Math.min(due.at - length, now) : done.at;
        if (isOver) writeTime(scope, before, at);
        writeTime(scope, after, at + length);
      },
    },
  ];
};
