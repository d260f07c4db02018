import type { Scope } from "../../../draw/scope.ts";
import { day } from "../../../facets/timeline.ts";
import { oneOf } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import type { FindRules, Rule } from "../../rule.ts";
import type { Slot } from "../../slot.ts";
import { timeKinds, toEvent } from "../time.ts";
import { moveDays, weekdayOf } from "./office-days.ts";

/** What is on one day of the week, nearly always: 5 is a Saturday, 6 a Sunday. */
const weekdays: ReadonlyMap<string, number> = new Map([
  ["wedding", 5],
  ["sermon", 6],
  ["homily", 6],
  ["marathon", 6],
]);

/** On which day of which month it is celebrated every year. */
const fixedDays: ReadonlyMap<string, readonly [month: number, day: number]> = new Map([
  ["New Year's Day", [0, 1]],
  ["Epiphany", [0, 6]],
  ["Valentine's Day", [1, 14]],
  ["Labour Day", [4, 1]],
  ["Midsummer", [5, 24]],
  ["Assumption Day", [7, 15]],
  ["Halloween", [9, 31]],
  ["All Saints' Day", [10, 1]],
  ["Christmas Eve", [11, 24]],
  ["Christmas Day", [11, 25]],
  ["New Year's Eve", [11, 31]],
]);
const holidays = oneOf("holiday|publicholiday|bankholiday|nationalholiday");

export const feasts = [...weekdays.keys(), "holiday"].join(" ");

const own = /^(?:date|event|ceremony|wedding|sermon|preached|delivered|race|starts?)$/;

/** People marry on a Saturday, and a sermon is held on a Sunday: the one before, or the one to come. */
export const findFeastDays: FindRules = ({ slots, owner }) => {
  if (holidays.test(owner.at(-1) ?? "")) return findFixedDay(slots);
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

/** Christmas Day is the 25th of December, of the year that was drawn. */
function findFixedDay(slots: readonly Slot[]): readonly Rule[] {
  const named = findNamed(slots, "name|holiday name|title|holiday", ["text", "choice"]);
  const times = slots.filter(({ kind, hold }) => timeKinds.includes(kind) && hold === "free");
  const held = times.filter((slot) => own.test(toEvent(slot)));
  if (!named || held.length === 0) return [];
  const apply = (scope: Scope) => {
    const [month, on] = fixedDays.get(String(scope.values[named.name])) ?? [];
    if (month === undefined || on === undefined) return;
    const daysTo = (date: number) => {
      const year = new Date(date * day).getUTCFullYear();
      return Math.round(Date.UTC(year, month, on) / day) - date;
    };
    moveDays(scope, held, times, daysTo);
  };
  return [{ reads: [named, ...times], writes: times, apply }];
}
