import { findNamed } from "../../match-role.ts";
import { readQuantity, writeQuantity } from "../../quantity.ts";
import type { FindRules } from "../../rule.ts";

const week = 40;

/** Of a week's hours, those above forty are overtime. */
export const findOvertime: FindRules = ({ slots, owner }) => {
  const all = findNamed(slots, "total hours|hours total|hours worked|hours", ["number"]);
  const extra = findNamed(slots, "overtime hours|overtime|hours overtime", ["number"]);
  const isWeek =
    /^(?:timesheet|timecard)$/.test(owner.at(-1) ?? "") &&
    slots.some(({ words }) => /\bweek\b/.test(words));
  if (!all || !extra || !isWeek) return [];
  return [
    {
      reads: [all],
      writes: [extra],
      apply: (scope) => {
        const hours = readQuantity(scope, all);
        if (hours !== undefined) writeQuantity(scope, extra, Math.max(0, hours - week));
      },
    },
  ];
};
