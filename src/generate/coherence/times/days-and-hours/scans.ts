import type { Scope } from "../../../draw/scope.ts";
import { day, hour, minute, timelines, toMinute } from "../../../facets/timeline.ts";
import { oneOf } from "../../../one-of.ts";
import { breaksOff, said, toState } from "../../../state-words.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { clear, fill, type Slot, write } from "../../slot.ts";
import { findStatus } from "../tense.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

const admitted = oneOf("scanned|scanned in|admitted|check in|entered|used|redeemed");
const opening = oneOf(
  "event|event start|start|starts|show|showtime|kickoff|doors|performance|visit|entry|date",
);
/** What a ticket says of itself once somebody has come with it. */
const inside = said("scanned|used|redeemed|checked in|admitted|attended");
/** A pass that is valid has begun; a ticket that is valid waits for its evening. */
const unused = oneOf("valid|unused");
const evenings = oneOf("event|show|showtime|kickoff|doors|performance|visit|date");
const papers = oneOf("ticket|pass|attendee|admission|registration|rsvp");

/** Whether somebody has come with it. */
const flags = /^(?:is |was |has )?(?:checked in|scanned|admitted|used|redeemed|attended)$/;

/** A ticket is scanned at the door, shortly before it begins, and not while that is still to come. */
export const findScans: FindRules = ({ slots, owner }) => {
  if (!owner.some((word) => papers.test(word))) return [];
  const times = slots.filter(({ kind }) => timeKinds.includes(kind));
  const start = times.find((slot) => opening.test(toEvent(slot)));
  const scan = times.find((slot) => slot !== start && admitted.test(toEvent(slot)));
  const flag = slots.find(({ kind, words }) => kind === "boolean" && flags.test(words));
  const status = findStatus(slots, owner);
  if (!start || !(scan || flag || status)) return [];
  const stateOf = (scope: Scope) => (status && toState(scope.values[status.name])) ?? "";
  const isEvening = owner.includes("ticket") && evenings.test(toEvent(start));
  // A museum is visited by day.
  const doors = toEvent(start) === "visit" ? 14 : 20;
  const soon = (scope: Scope) => chanceFor(scope, start).between(1, 60);
  const bought = times.find((slot) => oneOf("purchased|purchase|bought").test(toEvent(slot)));
  const held = [start, scan, flag, bought].flatMap((slot) => slot ?? []);
  return [
    {
      reads: status ? [status, ...held] : held,
      writes: status ? held : held.slice(1),
      apply: (scope) => {
        const begin = readTime(scope, start);
        if (!begin || begin.form === "clock") return;
        const { now } = scope.facet(timelines);
        const isIn = inside.test(stateOf(scope));
        if (isIn && begin.at > now - day) {
          const ago = chanceFor(scope, start).between(1, 40) * day;
          const days = Math.ceil((begin.at - now) / day) + 1;
          if (!writeTime(scope, start, begin.at - days * day - ago)) return;
        }
        // What can still be used is for a day to come.
        if (isEvening && unused.test(stateOf(scope)) && begin.at < now - day)
          writeTime(
            scope,
            start,
            begin.at + Math.ceil((now - begin.at) / day + 1 + soon(scope)) * day,
          );
        const shown = readTime(scope, start) ?? begin;
        const paid = bought && readTime(scope, bought);
        const late = paid ? paid.at - shown.at : 0;
        if (bought && late > 0) writeTime(scope, bought, shown.at - (1 + (soon(scope) % 20)) * day);
        if (flag) keepFlag(scope, flag, { isIn, isAhead: shown.at > now, state: stateOf(scope) });
        if (flag && scan) (scope.values[flag.name] === true ? fill : clear)(scope, scan);
        const time = scan && readTime(scope, scan);
        if (!scan || !time || time.form === "clock") return;
        const early = chanceFor(scope, scan).between(4, 55) * minute;
        const at = shown.form === "day" ? shown.at + doors * hour - early : shown.at - early;
        if (at > now) clear(scope, scan);
        else writeTime(scope, scan, toMinute(at));
      },
    },
  ];
};

interface Coming {
  readonly isIn: boolean;
  readonly isAhead: boolean;
  readonly state: string;
}

/** Nobody comes with a ticket that was given back, or to what is still ahead. */
function keepFlag(scope: Scope, flag: Slot, { isIn, isAhead, state }: Coming): void {
  if (isIn) write(scope, flag, true);
  else if (isAhead || breaksOff(state)) write(scope, flag, false);
}
