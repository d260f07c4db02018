import type { Scope } from "../../../draw/scope.ts";
import { day, hour, minute, timelines, toMinute } from "../../../facets/timeline.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import type { Slot } from "../../slot.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

/** What somebody comes for at a time that was agreed on. */
const visits = oneOf(
  "appointment|booking|reservation|visit|session|lesson|class|viewing|interview|consultation|stay|tour|treatment|checkup|screening|ticket|registration|shift|job|workorder|repair|installation",
);
const plans =
  /^(?:scheduled(?: for| start)?|appointment|starts?|slot(?: start)?|booked for|reserved for|visit|session|check in|arrival|date|date time|event)$/;
const leavings = /^(?:check out|departure|ends?|slot end|scheduled end)$/;

/** What happens at the visit itself, by how many minutes after it was to begin. */
const moments: readonly (readonly [Matcher, readonly [least: number, most: number]])[] = [
  [oneOf("check in|arrived|seated|admitted|scanned|boarded|clocked in"), [-12, 9]],
  [oneOf("started|served|called"), [0, 14]],
  [oneOf("completed|finished|ended|check out|clocked out|left|attended|donated"), [35, 110]],
];

/** The hours of a day that is told apart from them. */
const openings =
  /^(?:start|start time|starts|from|time|(?:appointment|booking|visit|arrival) time)$/;
const closings = oneOf("end|end time|ends|to|until");

/** What was scheduled for an hour is a plan, whatever has become of it. */
const isHappened = ({ words }: Slot) =>
  /ed(?: in| out)?(?: at| on| time)$|^left at$/.test(words) && !/^scheduled at$/.test(words);

/** Who has checked in for an appointment has done so when it was, and not in another month. */
export const findKeptVisits: FindRules = ({ slots, owner }) => {
  const times = slots.filter(({ kind }) => timeKinds.includes(kind));
  const isVisit =
    owner.some((word) => visits.test(word)) ||
    times.some((slot) => /^(?:appointment|slot)(?: start)?$/.test(toEvent(slot)));
  if (!isVisit) return [];
  const find = (events: Matcher) =>
    times.find((slot) => events.test(toEvent(slot)) && !isHappened(slot));
  const [plan, leaving] = [find(plans), find(leavings)];
  if (!plan) return [];
  const findHour = (names: Matcher) =>
    times.find((slot) => slot !== plan && names.test(slot.words));
  const [opening, closing] = [findHour(openings), findHour(closings)];
  return times.filter(isHappened).flatMap((slot): Rule[] => {
    const range = moments.find(([events]) => events.test(toEvent(slot)))?.[1];
    if (!range || slot === plan || slot === leaving) return [];
    // Whoever stays for days leaves at the end of them.
    const isLast = range[0] > 20;
    const isEnd = isLast && leaving !== undefined && leaving !== closing;
    const anchor = isEnd ? leaving : plan;
    const hourOfDay = isLast ? (closing ?? opening) : opening;
    const apply = (scope: Scope) => {
      const [meant, own] = [readTime(scope, anchor), readTime(scope, slot)];
      if (!meant || !own || meant.form === "clock" || own.form === "clock") return;
      const { now } = scope.facet(timelines);
      const told = meant.form === "day" && hourOfDay ? readTime(scope, hourOfDay) : undefined;
      const at = told?.form === "clock" ? told.at : undefined;
      const isNear = Math.abs(own.at - meant.at) < (meant.form === "day" ? day : 4 * hour);
      if (meant.at > now || (at === undefined && isNear && own.at >= meant.at - 20 * minute))
        return;
      const chance = chanceFor(scope, slot);
      const isToEnd = isEnd || (at !== undefined && hourOfDay === closing);
      const later = isToEnd ? chance.between(-15, 10) : chance.between(range[0], range[1]);
      // A day begins at midnight, when nobody comes.
      const clock = at ?? (meant.form === "day" ? (isEnd ? 10 : 16) * hour : 0);
      writeTime(scope, slot, toMinute(Math.min(now, meant.at + clock + later * minute)));
    };
    const reads = hourOfDay ? [anchor, hourOfDay, slot] : [anchor, slot];
    return [{ reads, writes: [slot], apply }];
  });
};
