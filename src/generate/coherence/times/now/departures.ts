import type { Scope } from "../../../draw/scope.ts";
import { day, hour, minute, timelines, toMinute } from "../../../facets/timeline.ts";
import { oneOf } from "../../../one-of.ts";
import { chanceFor, type FindRules, type Parts, type Rule } from "../../rule.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

const spots = oneOf("parking|spot|space|bay|desk|table|charger|locker|booth|court|lane");

/** Who is parked somewhere, or sits at a table, came a while ago. */
function findArrivals({ slots, owner }: Parts): readonly Rule[] {
  const since = slots.find(
    (slot) =>
      timeKinds.includes(slot.kind) && /^(?:occupied|parked|seated|in use) since$/.test(slot.words),
  );
  if (!since || !owner.some((word) => spots.test(word))) return [];
  const apply = (scope: Scope) => {
    const time = readTime(scope, since);
    if (!time || time.form === "clock" || time.form === "day") return;
    const { now } = scope.facet(timelines);
    writeTime(scope, since, toMinute(now - chanceFor(scope, since).between(4, 190) * minute));
  };
  return [{ reads: [since], writes: [since], apply }];
}

/** Whoever has the room today leaves it one of these days, and has not yet. */
export const findDepartures: FindRules = (parts) => [...findArrivals(parts), ...findLeaving(parts)];

function findLeaving({ slots }: Parts): readonly Rule[] {
  const taken = slots.find(
    ({ words, kind }) => kind === "boolean" && /^(?:is )?occupied$/.test(words),
  );
  const leave = slots.find(
    (slot) =>
      timeKinds.includes(slot.kind) &&
      oneOf("check out|departure|occupied until|free from|next check out").test(toEvent(slot)),
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
}
