import type { Scope } from "../../draw/scope.ts";
import { hour, timelines, toMinute } from "../../facets/timeline.ts";
import { findNamed } from "../match-role.ts";
import { readQuantity } from "../quantity.ts";
import { chanceFor, type FindRules } from "../rule.ts";
import { readTime, timeKinds, toEvent, writeTime } from "./time.ts";

const streaks = "current streak|streak|streak days|day streak|current streak days";
const last =
  /^last (?:practiced|practised|active|activity|completed|logged|log|session|studied|lesson|workout|check in|done|entry|played|login)$/;

/** Whoever has a streak was there within the day. */
export const findStreaks: FindRules = ({ slots }) => {
  const streak = findNamed(slots, streaks, ["number"]);
  const seen = slots.find((slot) => timeKinds.includes(slot.kind) && last.test(toEvent(slot)));
  // Of a weekly habit the streak counts weeks.
  const isPaced = slots.some(({ words }) => /^(?:frequency|cadence|interval)$/.test(words));
  if (!streak || !seen || isPaced) return [];
  const apply = (scope: Scope) => {
    const [days, time] = [readQuantity(scope, streak), readTime(scope, seen)];
    const { now } = scope.facet(timelines);
    if (!days || !time || time.form === "clock" || now - time.at < 24 * hour) return;
    writeTime(scope, seen, toMinute(now - chanceFor(scope, seen).between(1, 22) * hour));
  };
  return [{ reads: [streak, seen], writes: [seen], apply }];
};
