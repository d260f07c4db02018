import type { Scope } from "../../../draw/scope.ts";
import { day } from "../../../facets/timeline.ts";
import type { Matcher } from "../../../one-of.ts";
import type { FindRules } from "../../rule.ts";
import { readTime, timeKinds, toEvent, wholeDay, writeTime } from "../time.ts";

/** What is on all day begins at midnight, and ends at one; what is not is over on the day itself. */
export const findAllDay: FindRules = ({ slots }) => {
  const flag = slots.find(({ words, kind }) => kind === "boolean" && wholeDay.test(words));
  if (!flag) return [];
  const find = (events: Matcher) =>
    slots.find((slot) => timeKinds.includes(slot.kind) && events.test(toEvent(slot)));
  const [start, end] = [find(/^(?:starts?|begins?|from)$/), find(/^(?:ends?|to|until)$/)];
  if (!start) return [];
  const apply = (scope: Scope) => {
    const isWhole = scope.values[flag.name] === true;
    const [begin, last] = [readTime(scope, start), end && readTime(scope, end)];
    if (!begin) return;
    if (isWhole && begin.form === "clock") {
      writeTime(scope, start, 0);
      if (end) writeTime(scope, end, day - 60_000);
    }
    if (begin.form === "day" && last?.form === "day" && end && !isWhole)
      writeTime(scope, end, begin.at);
    if (!isWhole || begin.form !== "instant") return;
    const from = Math.floor(begin.at / day) * day;
    writeTime(scope, start, from);
    if (end && last?.form === "instant")
      writeTime(scope, end, from + Math.max(1, Math.ceil((last.at - from) / day)) * day);
  };
  return [
    { reads: [flag, start, ...(end ? [end] : [])], writes: end ? [start, end] : [start], apply },
  ];
};
