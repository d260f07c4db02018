import type { Scope } from "../../../draw/scope.ts";
import { day, hour, minute, timelines } from "../../../facets/timeline.ts";
import { oneOf } from "../../../one-of.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import type { Slot } from "../../slot.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";
import { drawGap } from "../time-slots.ts";
import { lengthOf } from "./lengths.ts";

const plans = oneOf(
  "scheduled|scheduled for|planned|planned for|appointment|scheduled start|expected|expected arrival|scheduled arrival|expected check in|eta",
);
const begins = oneOf(
  "started|began|actual start|performed|carried out|check in|signed in|arrived|arrival|actual arrival|ata",
);

/** What has begun was planned for about then: to the half of an hour, as people plan. */
export const findKeptPlans: FindRules = ({ slots, owner }) => {
  const times = slots.filter(({ kind }) => timeKinds.includes(kind));
  const plan = times.find((slot) => plans.test(toEvent(slot)));
  const begin = times.find((slot) => begins.test(toEvent(slot)));
  const ends = [...findActualEnds(times, owner), ...findKeptClosings(times)];
  if (!plan || !begin) return ends;
  const apply = (scope: Scope) => {
    const [planned, begun] = [readTime(scope, plan), readTime(scope, begin)];
    if (!planned || !begun || planned.form === "clock" || begun.form === "clock") return;
    const isKept = Math.abs(planned.at - begun.at) < day;
    if (isKept || begun.at > scope.facet(timelines).now) return;
    writeTime(scope, plan, Math.floor(begun.at / (30 * minute)) * 30 * minute);
  };
  return [{ reads: [plan, begin], writes: [plan], apply }, ...ends];
};

const closings =
  /^(?:expected|estimated|target|projected|forecast)(?: (?:close|closed|closing|completion|decision))?$/;
const closed = oneOf("closed|won|lost|actual close|decided");

/** What is won or lost was expected to be so about then, give or take some days. */
function findKeptClosings(times: readonly Slot[]): readonly Rule[] {
  const plan = times.find((slot) => closings.test(toEvent(slot)));
  if (!plan) return [];
  return times
    .filter((slot) => closed.test(toEvent(slot)))
    .map((end) => ({
      reads: [plan, end],
      writes: [plan],
      apply: (scope) => {
        const [planned, over] = [readTime(scope, plan), readTime(scope, end)];
        if (!planned || !over || planned.form === "clock" || over.form === "clock") return;
        if (Math.abs(planned.at - over.at) < 45 * day && planned.at <= scope.facet(timelines).now)
          return;
        writeTime(scope, plan, over.at + chanceFor(scope, plan).between(-12, 3) * day);
      },
    }));
}

/** What really ended had begun before, about as long as it was planned for. */
function findActualEnds(times: readonly Slot[], owner: readonly string[]): readonly Rule[] {
  const find = (name: string) => times.find((slot) => toEvent(slot) === name);
  const [from, to] = [find("actual start"), find("actual end")];
  if (!from || !to) return [];
  const planned = [find("planned start"), find("planned end")] as const;
  const usual = lengthOf(owner);
  const apply = (scope: Scope) => {
    const [start, end] = [readTime(scope, from), readTime(scope, to)];
    if (!start || !end || start.form === "clock") return;
    // Nobody walks a dog for a week.
    if (usual && start.form !== "day" && end.at - start.at > 2 * usual[1]) {
      writeTime(scope, to, start.at + drawGap(scope, to, usual));
      return;
    }
    if (end.at > start.at) return;
    const [first, last] = planned.map((slot) => (slot ? readTime(scope, slot)?.at : undefined));
    const meant = first !== undefined && last !== undefined ? last - first : 0;
    const { now } = scope.facet(timelines);
    const length = Math.max(2 * hour, meant);
    if (!writeTime(scope, to, Math.min(now, start.at + length))) return;
    if (start.at + length > now) writeTime(scope, from, now - length);
  };
  return [{ reads: [from, to], writes: [from, to], apply }];
}
