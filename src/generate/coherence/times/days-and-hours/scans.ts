import { day, hour, minute, timelines, toMinute } from "../../../facets/timeline.ts";
import { said, toState } from "../../../state-words.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { clear } from "../../slot.ts";
import { findStatus } from "../tense.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

const admitted = /^(?:scanned|scanned in|admitted|check in|entered|used|redeemed)$/;
const opening = /^(?:event|event start|start|starts|show|showtime|kickoff|doors|performance|date)$/;
/** What a ticket says of itself once somebody has come with it. */
const inside = said("scanned|used|redeemed|checked in|admitted|attended");
const papers = /^(?:ticket|pass|attendee|admission|registration|rsvp)$/;

/** A ticket is scanned at the door, shortly before it begins, and not while that is still to come. */
export const findScans: FindRules = ({ slots, owner }) => {
  if (!owner.some((word) => papers.test(word))) return [];
  const times = slots.filter(({ kind }) => timeKinds.includes(kind));
  const start = times.find((slot) => opening.test(toEvent(slot)));
  const scan = times.find((slot) => slot !== start && admitted.test(toEvent(slot)));
  if (!start || !scan) return [];
  const status = findStatus(slots, owner);
  return [
    {
      reads: status ? [status, start, scan] : [start, scan],
      writes: status ? [start, scan] : [scan],
      apply: (scope) => {
        const [begin, time] = [readTime(scope, start), readTime(scope, scan)];
        if (!begin || !time || begin.form === "clock" || time.form === "clock") return;
        const { now } = scope.facet(timelines);
        const isIn = status && inside.test(toState(scope.values[status.name]) ?? "");
        if (isIn && begin.at > now - day) {
          const ago = chanceFor(scope, start).between(1, 40) * day;
          if (
            !writeTime(scope, start, begin.at - (Math.ceil((begin.at - now) / day) + 1) * day - ago)
          )
            return;
        }
        const shown = readTime(scope, start) ?? begin;
        const early = chanceFor(scope, scan).between(4, 55) * minute;
        const at = shown.form === "day" ? shown.at + 20 * hour - early : shown.at - early;
        if (at > now) clear(scope, scan);
        else writeTime(scope, scan, toMinute(at));
      },
    },
  ];
};
