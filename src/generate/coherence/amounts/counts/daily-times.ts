import type { Scope } from "../../../draw/scope.ts";
import { findNamed } from "../../match-role.ts";
import type { FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";

const often =
  "times per day|times a day|doses per day|daily doses|doses a day|daily frequency|frequency per day|per day|times daily|intakes per day|pills per day|reminders per day|feedings per day|meals per day";
const clocks =
  /^(?:(?:reminder|dose|dosing|intake|feeding|scheduled|daily|notification|medication|meal)? ?times|times of day|schedule|reminders|doses|intakes)$/;

/** What is taken three times a day is taken at three times. */
export const findDailyTimes: FindRules = ({ slots }) => {
  const count = findNamed(slots, often, ["number"]);
  const list = count && slots.find(({ kind, words }) => kind === "list" && clocks.test(words));
  if (!list) return [];
  const apply = (scope: Scope) => {
    const times = scope.values[list.name];
    const [many, least] = [Number(scope.values[count.name]), 1];
    if (!Array.isArray(times)) return;
    if (many >= least && times.length > many) write(scope, list, times.slice(0, many));
    const left = scope.values[list.name];
    if (Array.isArray(left) && left.length > 0) write(scope, count, left.length);
  };
  return [{ reads: [list], writes: [list, count], apply }];
};
