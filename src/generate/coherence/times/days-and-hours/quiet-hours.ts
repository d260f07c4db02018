import { hour } from "../../../facets/timeline.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { readTime, timeKinds, writeTime } from "../time.ts";

const quiet = /(?:^| )(?:quiet|dnd|disturb|sleep mode|bedtime|night mode)(?: |$)/;
const begin = /(?:^| )(?:from|start|starts|begin|starts at|start time)$/;
const end = /(?:^| )(?:to|end|ends|until|till|ends at|end time)$/;

/** Nobody wants to be left alone from two to five in the afternoon. */
export const findQuietHours: FindRules = ({ slots, owner }) => {
  const isWhole = quiet.test(owner.join(" "));
  const times = slots.filter(
    ({ kind, words }) => timeKinds.includes(kind) && (isWhole || quiet.test(words)),
  );
  return times.flatMap((slot) => {
    const hours = begin.test(slot.words) ? [21, 22, 23] : end.test(slot.words) ? [6, 7, 8] : [];
    if (hours.length === 0) return [];
    return [
      {
        reads: [],
        writes: [slot],
        apply: (scope) => {
          if (readTime(scope, slot)?.form !== "clock") return;
          writeTime(scope, slot, chanceFor(scope, slot).pick(hours) * hour);
        },
      },
    ];
  });
};
