import type { Scope } from "../../draw/scope.ts";
import { day, minute, timelines } from "../../facets/timeline.ts";
import type { FindRules } from "../rule.ts";
import { readTime, timeKinds, toEvent, writeTime } from "./time.ts";

const plans = /^(?:scheduled|scheduled for|planned|planned for|appointment|scheduled start)$/;
const begins = /^(?:started|began|actual start|performed|carried out)$/;

/** What has begun was planned for about then: to the half of an hour, as people plan. */
export const findKeptPlans: FindRules = ({ slots }) => {
  const times = slots.filter(({ kind }) => timeKinds.includes(kind));
  const plan = times.find((slot) => plans.test(toEvent(slot)));
  const begin = times.find((slot) => begins.test(toEvent(slot)));
  if (!plan || !begin) return [];
  const apply = (scope: Scope) => {
    const [planned, begun] = [readTime(scope, plan), readTime(scope, begin)];
    if (!planned || !begun || planned.form === "clock" || begun.form === "clock") return;
    const isKept = Math.abs(planned.at - begun.at) < day;
    if (isKept || begun.at > scope.facet(timelines).now) return;
    writeTime(scope, plan, Math.floor(begun.at / (30 * minute)) * 30 * minute);
  };
  return [{ reads: [plan, begin], writes: [plan], apply }];
};
