import type { Scope } from "../../../draw/scope.ts";
import { day } from "../../../facets/timeline.ts";
import type { FindRules } from "../../rule.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

/** What is on all day begins at midnight, and ends at one. */
export const findAllDay: FindRules = ({ slots }) => {
  const flag = slots.find(
    ({ words, kind }) => kind === "boolean" && /^(?:is )?(?:all|whole|full) ?day$/.test(words),
  );
  if (!flag) return [];
  const find = (events: RegExp) =>
    slots.find((slot) => timeKinds.includes(slot.kind) && events.test(toEvent(slot)));
  const [start, end] = [find(/^(?:starts?|begins?|from)$/), find(/^(?:ends?|to|until)$/)];
  if (!start) return [];
  const apply = (scope: Scope) => {
    const begin = scope.values[flag.name] === true ? readTime(scope, start) : undefined;
    if (begin?.form !== "instant") return;
    const from = Math.floor(begin.at / day) * day;
    writeTime(scope, start, from);
    const last = end && readTime(scope, end);
    if (end && last?.form === "instant")
      writeTime(scope, end, from + Math.max(1, Math.ceil((last.at - from) / day)) * day);
  };
  return [
    { reads: [flag, start, ...(end ? [end] : [])], writes: end ? [start, end] : [start], apply },
  ];
};
