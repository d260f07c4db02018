import { day, hour, timelines, toMinute } from "../../../facets/timeline.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { fill } from "../../slot.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

const streaks = /^(?:current )?streak(?: days| count)?$/;
const last =
  /^last (?:completed|done|checked|check in|checked in|logged|practiced|practised|studied|played|active|activity|session|workout|entry)$/;

/** Who has kept at it for 24 days did it yesterday, or today; whose streak is over did not. */
export const findStreaks: FindRules = ({ slots }) => {
  const streak = slots.find(({ words, kind }) => kind === "number" && streaks.test(words));
  const done = slots.find((slot) => timeKinds.includes(slot.kind) && last.test(toEvent(slot)));
  if (!streak || !done) return [];
  return [
    {
      reads: [streak, done],
      writes: [done],
      apply: (scope) => {
        const length = scope.values[streak.name];
        if (typeof length !== "number") return;
        if (length > 0) fill(scope, done);
        const time = readTime(scope, done);
        const { now } = scope.facet(timelines);
        if (!time || time.form === "clock") return;
        const chance = chanceFor(scope, done);
        const ago = length > 0 ? chance.between(1, 22) * hour : chance.between(2, 12) * day;
        writeTime(scope, done, toMinute(now - ago));
      },
    },
  ];
};
