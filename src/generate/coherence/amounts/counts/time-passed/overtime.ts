import { hour } from "../../../../facets/timeline.ts";
import { oneOf } from "../../../../one-of.ts";
import { findNamed } from "../../../match-role.ts";
import { readQuantity, writeQuantity } from "../../../quantity.ts";
import type { FindRules, Parts, Rule } from "../../../rule.ts";
import { findEnds } from "../../../times/spans/durations.ts";
import { readTime } from "../../../times/time.ts";

const week = 40;
const shift = 8;

/** Of a week's hours those above forty are overtime, and of a day's those above eight. */
export const findOvertime: FindRules = (parts) => {
  const { slots, owner } = parts;
  const all = findNamed(slots, "total hours|hours total|hours worked|worked hours|hours", [
    "number",
  ]);
  if (!all) return [];
  const ends = findShift(parts);
  const rest = findNamed(slots, "break minutes|break|pause minutes|break duration", ["number"]);
  const isWeek =
    oneOf("timesheet|timecard").test(owner.at(-1) ?? "") &&
    slots.some(({ words }) => /\bweek\b/.test(words));
  const extra = findNamed(slots, "overtime hours|overtime|hours overtime", ["number"]);
  const most = isWeek ? week : ends ? shift : undefined;
  const worked: readonly Rule[] =
    ends && rest
      ? [
          {
            reads: [ends.first, ends.last, rest],
            writes: [all],
            apply: (scope) => {
              const [from, to] = [readTime(scope, ends.first), readTime(scope, ends.last)];
              const off = readQuantity(scope, rest);
              if (!from || !to || off === undefined || to.at <= from.at) return;
              writeQuantity(scope, all, Number(((to.at - from.at) / hour - off / 60).toFixed(2)));
            },
          },
        ]
      : [];
  if (!extra || most === undefined) return worked;
  return [
    ...worked,
    {
      reads: [all],
      writes: [extra],
      apply: (scope) => {
        const hours = readQuantity(scope, all);
        if (hours === undefined) return;
        writeQuantity(scope, extra, Number(Math.max(0, hours - most).toFixed(2)));
      },
    },
  ];
};

/** When somebody came to work and when they left. */
function findShift({ slots }: Parts): ReturnType<typeof findEnds> {
  const ends = findEnds(slots);
  return ends && /^(?:clock|punch)/.test(ends.first.words) ? ends : undefined;
}
