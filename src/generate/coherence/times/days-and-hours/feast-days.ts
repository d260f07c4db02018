import type { FindRules } from "../../rule.ts";
import { timeKinds, toEvent } from "../time.ts";
import { moveDays, weekdayOf } from "./office-days.ts";

/** What is on one day of the week, nearly always: 5 is a Saturday, 6 a Sunday. */
const weekdays: ReadonlyMap<string, number> = new Map([
  ["wedding", 5],
  ["sermon", 6],
  ["homily", 6],
  ["marathon", 6],
]);

export const feasts = [...weekdays.keys()].join(" ");

const own = /^(?:date|event|ceremony|wedding|sermon|preached|delivered|race|starts?)$/;

/** People marry on a Saturday, and a sermon is held on a Sunday: the one before, or the one to come. */
export const findFeastDays: FindRules = ({ slots, owner }) => {
  const weekday = weekdays.get(owner.at(-1) ?? "");
  if (weekday === undefined) return [];
  const times = slots.filter(({ kind, hold }) => timeKinds.includes(kind) && hold === "free");
  const held = times.filter((slot) => own.test(toEvent(slot)));
  if (held.length === 0) return [];
  const daysTo = (date: number, today: number) => {
    const ahead = (weekday - weekdayOf(date) + 7) % 7;
    return ahead === 0 || date >= today ? ahead : ahead - 7;
  };
  return [{ reads: times, writes: times, apply: (scope) => moveDays(scope, held, times, daysTo) }];
};
