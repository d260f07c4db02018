import type { Scope } from "../../../draw/scope.ts";
import { day, hour, timelines } from "../../../facets/timeline.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { toState } from "../../../state-words.ts";
import { findNamed } from "../../match-role.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import type { Slot } from "../../slot.ts";
import { addMonths } from "../calendar/months.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";
import { findEnds } from "./durations.ts";

const tellers =
  "booking type|rental type|rate type|pass type|duration type|period type|plan type|rental period|billing unit|booking unit|rental unit|pricing type|type|plan";

/** When what is paid for by such a unit ends: some hours later, at the end of the day, a month later. */
const ends: readonly (readonly [units: Matcher, end: (start: number, share: number) => number])[] =
  [
    [
      oneOf("hourly|hour|by the hour"),
      (start, share) => start + (1 + Math.floor(4 * share)) * hour,
    ],
    [oneOf("single|single ride|one way"), (start) => start + 2 * hour],
    [oneOf("half day"), (start) => start + 4 * hour],
    [oneOf("daily|day|day pass|full day|daypass"), (start) => start + 8 * hour],
    [oneOf("weekend"), (start) => start + 2 * day],
    [oneOf("weekly|week|week pass"), (start) => start + 7 * day],
    [oneOf("monthly|month|month pass|monthly pass"), (start) => addMonths(start, 1)],
    [oneOf("quarterly|quarter"), (start) => addMonths(start, 3)],
    [oneOf("yearly|annual|annually|year"), (start) => addMonths(start, 12)],
  ];

/** What is taken for whole days, and so from the morning on. */
const byTheDay = oneOf("daily|day|day pass|full day|daypass|weekly|week|monthly|month");

const bookings = oneOf(
  "booking|reservation|rental|hire|desk|coworking|parking|pass|permit|storage|lease",
);

/** A desk that is booked by the month is booked for a month, and one by the hour for some hours. */
export const findBookedLengths: FindRules = ({ slots, owner }) => {
  const unit = findNamed(slots, tellers, ["choice"]);
  const isUnit =
    unit &&
    "enum" in unit.schema &&
    unit.schema.enum.filter((value) => endOf(toState(value)) !== undefined).length > 1;
  const { first, last } = (isUnit && findEnds(slots)) || {};
  if (!unit || !first || !last || !owner.some((word) => bookings.test(word))) return [];
  const bought = slots.find(
    (slot) => slot !== first && timeKinds.includes(slot.kind) && purchases.test(toEvent(slot)),
  );
  return [
    {
      reads: [unit, first, last, ...(bought ? [bought] : [])],
      writes: [first, last, ...(bought ? [bought] : [])],
      apply: (scope) => {
        const end = endOf(toState(scope.values[unit.name]));
        const [start, until] = [readTime(scope, first), readTime(scope, last)];
        if (!end || !start || !until || start.form === "clock" || until.form === "clock") return;
        const { now } = scope.facet(timelines);
        const isOver = until.at <= now;
        const goesOn = start.at <= now && !isOver;
        // Who takes it for a day comes in the morning.
        const isWhole = byTheDay.test(toState(scope.values[unit.name]) ?? "") && !goesOn;
        const begin = isWhole ? Math.floor(start.at / day) * day + 9 * hour : start.at;
        const due = end(begin, chanceFor(scope, last).next());
        // What is over stays over, and what goes on has begun no longer ago than it takes.
        const back = isOver && due > now ? Math.ceil((due - now) / day) * day : 0;
        const late = goesOn && due <= now ? Math.floor((now - due) / day + 1) * day : 0;
        const moved = begin - back + late;
        if (moved !== start.at) writeTime(scope, first, moved);
        writeTime(scope, last, due - back + late);
        if (bought) keepBefore(scope, bought, moved);
      },
    },
  ];
};

const purchases = oneOf("purchased|purchase|bought|ordered|issued");

/** Who buys a pass buys it for one of the next days. */
function keepBefore(scope: Scope, bought: Slot, start: number): void {
  const time = readTime(scope, bought);
  if (!time || time.form === "clock" || (time.at <= start && start - time.at < 10 * day)) return;
  const { now } = scope.facet(timelines);
  const early = Math.floor(5 * chanceFor(scope, bought).next()) * day + (time.at % day);
  writeTime(scope, bought, Math.min(start - early, now - hour));
}

function endOf(unit: string | undefined) {
  return unit === undefined ? undefined : ends.find(([units]) => units.test(unit))?.[1];
}
