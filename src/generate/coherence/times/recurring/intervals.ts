import { day, timelines, toMinute } from "../../../facets/timeline.ts";
import { quantityKinds, readQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import type { Slot } from "../../slot.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";
import { daysBetween } from "./cadence.ts";

const intervals =
  /^(?:\S+ )?(?:interval|frequency|cycle)(?: in)? (?:days|weeks|months)$|^(?:\S+ )?every (?:days|weeks)$/;

/** Beside these an interval is counted in days, whatever it is called: a card that is learnt. */
const learning = /^(?:ease(?: factor)?|repetitions|reps|lapses|deck(?: id| name)?)$/;

/** What is done every nine days is done again nine days after it was done last. */
export const findIntervals: FindRules = ({ slots }) => {
  const isLearnt = slots.some(({ words }) => learning.test(words));
  const interval = slots.find(
    ({ kind, words }) =>
      quantityKinds.includes(kind) && (intervals.test(words) || (isLearnt && words === "interval")),
  );
  const times = slots.filter(({ kind }) => timeKinds.includes(kind));
  const soon = interval ? undefined : times.find((slot) => shortly.test(toEvent(slot)));
  const since = soon && toEvent(soon).replace(/^next/, "last");
  const lately = times.find((slot) => toEvent(slot) === since);
  if (soon && lately && !slots.some(isWorded)) return [toSoon(lately, soon)];
  const last = times.filter((slot) => /^last \S+$/.test(toEvent(slot)));
  const next = times.filter((slot) => /^next \S+(?: due)?$/.test(toEvent(slot)));
  // Of a plant that is watered and fed, the interval is that of the watering.
  const after = next.find((slot) => interval && isKin(interval.words, toEvent(slot))) ?? next[0];
  const kin = after && last.find((slot) => isKin(toEvent(after), toEvent(slot)));
  const before = kin ?? last[0];
  const worded = interval ? undefined : slots.find(isWorded);
  if (worded && before && last.length === 1) {
    const due = after ?? times.find((slot) => toEvent(slot) === "due");
    return due && next.length < 2 ? [toWorded(worded, before, due)] : [];
  }
  if (interval && before && last.length === 1 && next.length === 0)
    return [toKept(interval, before)];
  if (!interval || !before || !after) return [];
  if (last.length + next.length > 2 && !kin) return [];
  const unit = unitOf(interval);
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
        const latest = due.at - length;
        const since = () => toMinute(now - chanceFor(scope, before).next() * length);
        const at = isOver ? (latest <= now ? latest : since()) : Math.min(done.at, now);
        if (at !== done.at) writeTime(scope, before, at);
        writeTime(scope, after, at + length);
      },
    },
  ];
};

/** What those who keep animals and plants do every week or two. */
const shortly = /^next (?:water change|watering|feeding|cleaning|fertili[sz]ing|brushing|misting)$/;

/** What is done every week or two was done not long ago, and is done again soon. */
function toSoon(last: Slot, next: Slot): Rule {
  return {
    reads: [last, next],
    writes: [last, next],
    apply: (scope) => {
      const [done, due] = [readTime(scope, last), readTime(scope, next)];
      if (!done || !due || done.form === "clock") return;
      const { now } = scope.facet(timelines);
      const chance = chanceFor(scope, last);
      const length = chance.pick([7, 10, 14]) * day;
      const at = now - done.at < length ? done.at : toMinute(now - chance.next() * length);
      if (at !== done.at) writeTime(scope, last, at);
      writeTime(scope, next, at + length);
    },
  };
}

/** Whether two names speak of one thing that is done: `next watering`, `last watered`. */
function isKin(one: string, other: string): boolean {
  const [first, second] = [one, other].map((name) => name.replace(/^(?:last|next) /, ""));
  return first !== undefined && first.slice(0, 4) === second?.slice(0, 4);
}

/** Whether it is due again some time after it was done last. */
export function comesAround(slots: readonly Slot[]): boolean {
  const isLast = (slot: Slot) => timeKinds.includes(slot.kind) && /^last \S+$/.test(toEvent(slot));
  const isSaid = (slot: Slot) =>
    isWorded(slot) || (quantityKinds.includes(slot.kind) && intervals.test(slot.words));
  return slots.some(isLast) && slots.some(isSaid);
}

const worded =
  /(?:^| )(?:frequency|schedule|recurrence|repeats?|repeat every|cadence|interval|every)$/;

function isWorded({ kind, words }: Slot): boolean {
  return (kind === "text" || kind === "choice") && worded.test(words);
}

/** What is done weekly is due a week after it was done last; now and then somebody is late. */
function toWorded(frequency: Slot, last: Slot, due: Slot): Rule {
  return {
    reads: [frequency, last, due],
    writes: [last, due],
    apply: (scope) => {
      const [done, time] = [readTime(scope, last), readTime(scope, due)];
      const days = daysBetween(String(scope.values[frequency.name]));
      if (!done || !time || days === undefined || done.form === "clock") return;
      const { now } = scope.facet(timelines);
      const length = days * day;
      const isKept = done.at <= now && now - done.at <= length * 1.3;
      const at = isKept ? done.at : toMinute(now - chanceFor(scope, last).next() * length * 1.1);
      if (!isKept) writeTime(scope, last, at);
      writeTime(scope, due, at + length);
    },
  };
}

function unitOf({ words }: Slot): number {
  return /weeks$/.test(words) ? 7 : /months$/.test(words) ? 30 : 1;
}

/** What nothing says the next time of was done within one interval, or a day more than that. */
function toKept(interval: Slot, last: Slot): Rule {
  return {
    reads: [interval, last],
    writes: [last],
    apply: (scope) => {
      const done = readTime(scope, last);
      const length = (readQuantity(scope, interval) ?? 0) * unitOf(interval) * day;
      const { now } = scope.facet(timelines);
      if (!done || length <= 0 || done.form === "clock" || now - done.at <= length + day) return;
      writeTime(scope, last, toMinute(now - chanceFor(scope, last).next() * (length + day)));
    },
  };
}
