import { hour, minute, timelines, toMinute } from "../../../facets/timeline.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { clear } from "../../slot.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

const admitted = /^(?:scanned|scanned in|admitted|check in|entered|used|redeemed)$/;
const opening = /^(?:event|event start|start|starts|show|showtime|kickoff|doors|performance|date)$/;
const papers = /^(?:ticket|pass|attendee|admission|registration|rsvp)$/;

/** A ticket is scanned at the door, shortly before it begins, and not while that is still to come. */
export const findScans: FindRules = ({ slots, owner }) => {
  if (!owner.some((word) => papers.test(word))) return [];
  const times = slots.filter(({ kind }) => timeKinds.includes(kind));
  const start = times.find((slot) => opening.test(toEvent(slot)));
  const scan = times.find((slot) => slot !== start && admitted.test(toEvent(slot)));
  if (!start || !scan) return [];
  return [
    {
      reads: [start, scan],
      writes: [scan],
      apply: (scope) => {
        const [begin, time] = [readTime(scope, start), readTime(scope, scan)];
        if (!begin || !time || begin.form === "clock" || time.form === "clock") return;
        const { now } = scope.facet(timelines);
        const early = chanceFor(scope, scan).between(4, 55) * minute;
        const at = begin.form === "day" ? begin.at + 20 * hour - early : begin.at - early;
        if (at > now) clear(scope, scan);
        else writeTime(scope, scan, toMinute(at));
      },
    },
  ];
};
