import type { Scope } from "../../../draw/scope.ts";
import { day, timelines } from "../../../facets/timeline.ts";
import type { FindRules } from "../../rule.ts";
import type { Slot } from "../../slot.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

/** What people come together for while offices, courts and schools are open. */
const offices =
  "hearing appointment meeting exam examination interview consultation inspection deposition lecture court filed filing decision standup defense viva audit";

/** What nobody would come to on Christmas Day. */
const gatherings = "conference concert gig summit convention workshop webinar hackathon symposium";
export const officeThings = `${offices} ${gatherings}`;

const sittings = new Set(offices.split(" "));
const gathered = new Set(gatherings.split(" "));
const begins = /^(?:date|starts?|when|event|scheduled(?: for| start)?)$/;
const planned = /^(?:date|scheduled(?: for| start| end)?|starts?|ends?|when|slot(?: start| end)?)$/;

/** Nobody is heard, examined or interviewed on a Sunday: such days are the Friday before, or the Monday after. */
export const findOfficeDays: FindRules = ({ slots, owner }) => {
  const times = slots.filter(({ kind, hold }) => timeKinds.includes(kind) && hold === "free");
  if (gathered.has(owner.at(-1) ?? "")) {
    const first = times.filter((slot) => begins.test(toEvent(slot))).slice(0, 1);
    const apply = (scope: Scope) => moveDays(scope, first, times, afterHolidays);
    return first.length === 0 ? [] : [{ reads: times, writes: times, apply }];
  }
  const isSitting = owner.some((word) => sittings.has(word));
  const held = times.filter((slot) => {
    const event = toEvent(slot);
    const words = event.split(" ");
    return words.some((word) => sittings.has(word)) || (isSitting && planned.test(event));
  });
  if (held.length === 0) return [];
  return [{ reads: times, writes: times, apply: (scope) => moveDays(scope, held, times, daysOff) }];
};

/** What else is told of that day, and of those that are passed over, moves along: it was booked before. */
export function moveDays(
  scope: Scope,
  held: readonly Slot[],
  times: readonly Slot[],
  daysOff: (date: number, today: number) => number,
): void {
  const { now } = scope.facet(timelines);
  for (const slot of held) {
    const time = readTime(scope, slot);
    if (!time || time.form === "clock") continue;
    const date = Math.floor(time.at / day);
    const days = daysOff(date, Math.floor(now / day));
    if (days === 0) continue;
    const [first, last] = days < 0 ? [date + days, date] : [date, date + days];
    for (const other of times) {
      const told = readTime(scope, other);
      const on = told && told.form !== "clock" ? Math.floor(told.at / day) : Number.NaN;
      if (told && on >= first && on <= last) writeTime(scope, other, told.at + days * day);
    }
  }
}

/** By how many days what is on a weekend moves: what is over stays over, and what is to come to come. */
function daysOff(date: number, today: number): number {
  const weekday = weekdayOf(date);
  // What goes on just now stays where it is.
  if (weekday < 5 || Math.abs(date - today) < 2) return 0;
  return date < today ? 4 - weekday : 7 - weekday;
}

/** Two weeks after Christmas people come again; what was shortly before today stays over. */
function afterHolidays(date: number, today: number): number {
  const at = new Date(date * day);
  const [month, on] = [at.getUTCMonth(), at.getUTCDate()];
  const isHoliday = (month === 11 && on > 21 && on < 27) || (month === 0 && on === 1);
  return isHoliday && Math.abs(date - today) > 1 && (date > today || date + 14 < today) ? 14 : 0;
}

/** From Monday on, which is 0. */
export function weekdayOf(date: number): number {
  // The first day of our count was a Thursday.
  return (((date + 3) % 7) + 7) % 7;
}
