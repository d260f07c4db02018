import { day, hour, timelines } from "../../../facets/timeline.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

/** Whoever has the room today leaves it one of these days, and has not yet. */
export const findDepartures: FindRules = ({ slots }) => {
  const taken = slots.find(
    ({ words, kind }) => kind === "boolean" && /^(?:is )?occupied$/.test(words),
  );
  const leave = slots.find(
    (slot) =>
      timeKinds.includes(slot.kind) &&
      /^(?:check out|departure|occupied until|free from|next check out)$/.test(toEvent(slot)),
  );
  if (!taken || !leave) return [];
  return [
    {
      reads: [taken, leave],
      writes: [leave],
      apply: (scope) => {
        const time = readTime(scope, leave);
        const { now } = scope.facet(timelines);
        if (scope.values[taken.name] !== true || !time || time.form === "clock") return;
        if (time.at > now && time.at < now + 14 * day) return;
        const today = Math.floor(now / day) * day;
        writeTime(scope, leave, today + chanceFor(scope, leave).between(1, 6) * day + 11 * hour);
      },
    },
  ];
};
