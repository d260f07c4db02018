import type { Scope } from "../../../draw/scope.ts";
import { day, hour } from "../../../facets/timeline.ts";
import { oneOf } from "../../../one-of.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

export const conferences = "conference congress summit symposium convention hackathon";
const things = oneOf(conferences.replaceAll(" ", "|"));

/** What takes days begins in the morning of the first and ends in the afternoon of the last. */
export const findConferenceHours: FindRules = ({ slots, owner }) => {
  if (!things.test(owner.at(-1) ?? "") && !owner.includes("conference")) return [];
  const times = slots.filter(({ kind, hold }) => timeKinds.includes(kind) && hold === "free");
  const [start, end] = [/^(?:starts?|begins?)$/, /^(?:ends?|finish)$/].map((names) =>
    times.find((slot) => names.test(toEvent(slot))),
  );
  if (!start || !end) return [];
  const apply = (scope: Scope) => {
    const [first, last] = [readTime(scope, start), readTime(scope, end)];
    if (!first || !last || first.form !== "instant" || last.form !== "instant") return;
    if (last.at - first.at < 20 * hour) return;
    const chance = chanceFor(scope, end);
    const at = (time: number, clock: number) => Math.floor(time / day) * day + clock * hour;
    writeTime(scope, start, at(first.at, 8 + chance.below(4) / 2));
    writeTime(scope, end, at(last.at, 16 + chance.below(5) / 2));
  };
  return [{ reads: [start, end], writes: [start, end], apply }];
};
