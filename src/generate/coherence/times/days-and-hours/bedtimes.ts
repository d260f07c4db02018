import type { Scope } from "../../../draw/scope.ts";
import { day, hour, minute, timelines } from "../../../facets/timeline.ts";
import { oneOf } from "../../../one-of.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import type { Slot } from "../../slot.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

const to = oneOf("bed|bedtime|went to bed|in bed|fell asleep|asleep|sleep start|lights out|slept");
const up = oneOf("wake|wake up|woke up|woke|awake|sleep end|got up|wakeup|rise");
const days = oneOf("date|night|day|log|entry|recorded");

/** People go to bed in the evening of the day that they write about, and get up in the morning. */
export const findBedtimes: FindRules = ({ slots }) => {
  const times = slots.filter(({ kind }) => timeKinds.includes(kind));
  const bed = times.find((slot) => to.test(toEvent(slot)));
  const wake = times.find((slot) => up.test(toEvent(slot)));
  const first = bed ?? wake;
  if (!first) return [];
  const told = times.find((slot) => days.test(toEvent(slot)));
  return [
    toHour(first, told, first === bed ? [21, 23] : [5, 8]),
    ...(bed && wake ? [toMorning(bed, wake)] : []),
  ];
};

function toHour(
  slot: Slot,
  told: Slot | undefined,
  [least, most]: readonly [least: number, most: number],
): Rule {
  const apply = (scope: Scope) => {
    const time = readTime(scope, slot);
    if (!time || time.form === "day" || time.form === "clock") return;
    const on = told && readTime(scope, told);
    const chance = chanceFor(scope, slot);
    const at = on?.form === "day" ? on.at : time.at - (((time.at % day) + day) % day);
    const hours = chance.between(least, most) * hour + chance.between(0, 59) * minute;
    const { now } = scope.facet(timelines);
    // Of a night that is not over yet nobody has told.
    const over = on || at + hours + 10 * hour < now ? 0 : day;
    writeTime(scope, slot, at + hours - over);
  };
  return { reads: told ? [told, slot] : [slot], writes: [slot], apply };
}

/** Where nothing says how long somebody slept, they got up in the morning. */
function toMorning(bed: Slot, wake: Slot): Rule {
  const apply = (scope: Scope) => {
    const [start, end] = [readTime(scope, bed), readTime(scope, wake)];
    if (!start || !end || start.form !== end.form) return;
    if (start.form === "day" || start.form === "clock") return;
    const slept = chanceFor(scope, wake).between(340, 520) * minute;
    writeTime(scope, wake, start.at + slept);
  };
  return { reads: [bed], writes: [wake], apply };
}
