import type { Scope } from "../../../../draw/scope.ts";
import { oneOf } from "../../../../one-of.ts";
import { itemNamed, itemsOf } from "../../../items.ts";
import { findNamed } from "../../../match-role.ts";
import { readQuantity, writeQuantity } from "../../../quantity.ts";
import { chanceFor, type FindRules, type Rule } from "../../../rule.ts";
import { type Slot, write } from "../../../slot.ts";

const starts = "start value|starting value|initial value|baseline|baseline value|start";
const currents = "current value|current|current progress|current amount";
const targets = "target value|target|goal value|goal|target amount";
const percents =
  "progress percent|progress|percent complete|completion percent|progress percentage";
const courses = oneOf(
  "check ins|checkins|entries|history|measurements|updates|log|logs|progress log|data points|readings",
);

/** Whoever has a goal came from somewhere: what was noted on the way leads from there to today. */
export const findGoalCourses: FindRules = ({ slots }) => {
  const [start, current, target] = [starts, currents, targets].map((names) =>
    findNamed(slots, names, ["number"]),
  );
  if (!current || !target) return [];
  const percent = findNamed(slots, percents, ["number"]);
  const list = slots.find(({ words }) => courses.test(words));
  const value = list && itemNamed(list, oneOf("value|amount|progress"), "number");
  return [
    ...(start ? [toStart(start, current, target, percent)] : []),
    ...(list && value !== undefined ? [toCourse(list, value, current, start)] : []),
  ];
};

function toStart(start: Slot, current: Slot, target: Slot, percent: Slot | undefined): Rule {
  const apply = (scope: Scope) => {
    const [now, aim] = [current, target].map((slot) => readQuantity(scope, slot));
    if (now === undefined || aim === undefined || now > aim) return;
    const before = readQuantity(scope, start) ?? now;
    const share = 0.2 + 0.4 * chanceFor(scope, start).next();
    // Where it began below where it is, that is known already.
    const from = before < now ? before : inStepsOf(now, now * share);
    writeQuantity(scope, start, from);
    if (percent && aim > from)
      writeQuantity(scope, percent, Math.round(((now - from) / (aim - from)) * 100));
  };
  return {
    reads: [current, target],
    writes: percent ? [start, percent] : [start],
    apply,
  };
}

function toCourse(list: Slot, name: string, current: Slot, start: Slot | undefined): Rule {
  const apply = (scope: Scope) => {
    const items = itemsOf(scope, list);
    const now = readQuantity(scope, current);
    if (now === undefined) return;
    const from = (start && readQuantity(scope, start)) ?? now * 0.5;
    const told = items.map((item, at) => ({
      ...item,
      [name]: inStepsOf(now, from + ((now - from) * (at + 1)) / items.length),
    }));
    write(scope, list, told);
  };
  return { reads: start ? [list, current, start] : [list, current], writes: [list], apply };
}

/** As exact as the other is: steps are counted in hundreds, workouts one by one. */
function inStepsOf(example: number, value: number): number {
  if (example >= 1000) return Math.round(value / 10) * 10;
  return Number.isInteger(example) ? Math.round(value) : Number(value.toFixed(1));
}
