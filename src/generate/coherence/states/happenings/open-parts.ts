import type { Scope } from "../../../draw/scope.ts";
import { timelines } from "../../../facets/timeline.ts";
import { findNamed } from "../../match-role.ts";
import { quantityKinds, writeQuantity } from "../../quantity.ts";
import type { FindRules } from "../../rule.ts";
import { clear, isOptional, isPresent } from "../../slot.ts";
import { findStatus } from "../../times/tense.ts";
import { readTime, timeKinds } from "../../times/time.ts";

const open =
  "open issues|open issue count|open issues count|issues open|open tasks|open task count";
const closed = "closed at|closed on|closed|completed at|completed on";
const due = "due on|due date|due at|due|deadline|target date";

/** What is closed has nothing open, and a milestone that lies ahead is not closed yet. */
export const findOpenParts: FindRules = ({ slots, owner }) => {
  const count = findNamed(slots, open, quantityKinds);
  const end = findNamed(slots, closed, timeKinds);
  if (!count || !end || !isOptional(end)) return [];
  const day = findStatus(slots, owner) ? undefined : findNamed(slots, due, timeKinds);
  const apply = (scope: Scope) => {
    const ahead = day && readTime(scope, day);
    if (ahead && ahead.form !== "clock" && ahead.at > scope.facet(timelines).now) clear(scope, end);
    if (isPresent(scope.values[end.name])) writeQuantity(scope, count, 0);
  };
  return [{ reads: day ? [day, end] : [end], writes: [end, count], apply }];
};
