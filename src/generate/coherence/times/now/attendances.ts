import type { Scope } from "../../../draw/scope.ts";
import { minute, timelines, toMinute } from "../../../facets/timeline.ts";
import { oneOf } from "../../../one-of.ts";
import { toState } from "../../../state-words.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { clear, fill } from "../../slot.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

const flags =
  /^(?:is )?(?:currently )?(?:present|here|in|on site|onsite|clocked in)(?: today| now)?$/;
const told = oneOf("attendance|presence|attendance today|today attendance|attendance status");
const came = oneOf("present|late|here|checked in|in");
const days = oneOf("date|day|session|class|event|attendance");

/** Who is there today came within these hours, and who is not has not come. */
export const findAttendances: FindRules = ({ slots }) => {
  const times = slots.filter(({ kind }) => timeKinds.includes(kind));
  const sign = slots.find(
    ({ kind, words }) =>
      (kind === "boolean" && flags.test(words)) || (kind === "choice" && told.test(words)),
  );
  const arrived = times.find((slot) => oneOf("check in|arrived|clocked in").test(toEvent(slot)));
  // The list of another day says so.
  const isDated = times.some((slot) => slot !== arrived && days.test(toEvent(slot)));
  if (!sign || !arrived || isDated) return [];
  const apply = (scope: Scope) => {
    const said = scope.values[sign.name];
    if (said !== true && !came.test(toState(said) ?? "")) {
      clear(scope, arrived);
      return;
    }
    fill(scope, arrived);
    const { now } = scope.facet(timelines);
    const ago = chanceFor(scope, arrived).between(12, 500) * minute;
    if (readTime(scope, arrived)?.form !== "clock") writeTime(scope, arrived, toMinute(now - ago));
  };
  return [{ reads: [sign], writes: [arrived], apply }];
};
