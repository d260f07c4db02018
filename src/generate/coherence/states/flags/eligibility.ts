import type { Scope } from "../../../draw/scope.ts";
import { timelines } from "../../../facets/timeline.ts";
import type { FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";
import { readTime, timeKinds } from "../../times/time.ts";

const from = /^(?:next|earliest) eligible\b|^eligible (?:from|on|after|again)\b/;

/** Whoever may only do it again next month may not do it today. */
export const findEligibility: FindRules = ({ slots }) => {
  const flag = slots.find(
    ({ words, kind }) => kind === "boolean" && /^(?:is )?eligible\b/.test(words),
  );
  const next = slots.find(({ words, kind }) => timeKinds.includes(kind) && from.test(words));
  if (!flag || !next) return [];
  const apply = (scope: Scope) => {
    const time = readTime(scope, next);
    const isOpen = !time || time.form === "clock" || time.at <= scope.facet(timelines).now;
    if (!isOpen) write(scope, flag, false);
  };
  return [{ reads: [next], writes: [flag], apply }];
};
