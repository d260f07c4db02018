import type { Scope } from "../../../draw/scope.ts";
import { day } from "../../../facets/timeline.ts";
import { oneOf } from "../../../one-of.ts";
import type { FindRules } from "../../rule.ts";
import { readTime, timeKinds, writeTime } from "../time.ts";

const dates = oneOf("date|event date|day|scheduled date|party date");
const starts = oneOf("start time|starts at|start|from|time|begins at|doors open|door time");

/** What is on a day from seven on is not at eleven, where the day is told to the minute. */
export const findDatedStarts: FindRules = ({ slots }) => {
  const date = slots.find(({ kind, words }) => timeKinds.includes(kind) && dates.test(words));
  const start =
    date && slots.find(({ kind, words }) => timeKinds.includes(kind) && starts.test(words));
  if (!date || !start || date === start) return [];
  const apply = (scope: Scope) => {
    const [at, from] = [readTime(scope, date), readTime(scope, start)];
    if (!at || at.form === "day" || at.form === "clock" || from?.form !== "clock") return;
    writeTime(scope, date, at.at - (((at.at % day) + day) % day) + from.at);
  };
  return [{ reads: [start, date], writes: [date], apply }];
};
