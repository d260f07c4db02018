import type { Scope } from "../../../draw/scope.ts";
import { minute, timelines } from "../../../facets/timeline.ts";
import { oneOf } from "../../../one-of.ts";
import { listStates } from "../../../state-words.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { clear, fill, isOptional, isPresent, type Slot } from "../../slot.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

const delays = oneOf(
  "delay|delay minutes|delay mins|delay min|minutes late|late minutes|delayed by",
);
const planned = /^(?:scheduled|planned|expected|estimated) (.+)$/;
const late = /late|delay/i;
const onTime = oneOf("on time|departed|arrived|boarding|landed|en route|in transit|cancelled");
const reasons = oneOf("delay reason|late reason|reason for delay|delay cause|cause of delay");

/** `actualDeparture` is `scheduledDeparture` and the `delayMinutes`; without one, most are on time. */
export const findDelays: FindRules = ({ slots, owner }) => {
  const delay = slots.find(({ words, kind }) => quantityKinds.includes(kind) && delays.test(words));
  if (!delay) return [];
  const status = slots.find(({ words }) => oneOf("status|state|flight status").test(words));
  const pairs = findPairs(slots);
  const reason = slots.find((slot) => isOptional(slot) && reasons.test(slot.words));
  if (!status && pairs.length === 0) return [];
  // Road works are of no state that is late, and hold up who passes all the same.
  const states = status && listStates(status.schema);
  if (
    states &&
    pairs.length === 0 &&
    !states.some((state) => late.test(state) || onTime.test(state))
  )
    return [];
  // A bus is late by minutes, and a train by the hour.
  const isLocal =
    owner.some((word) => oneOf("bus|tram|metro|subway|stop").test(word)) ||
    slots.some(({ words }) =>
      oneOf("headsign|stop name|stop|line id|line number|stop id").test(words),
    );
  const apply = (scope: Scope) => {
    const minutes = settle(scope, delay, status, isLocal ? [2, 16] : [10, 90]);
    if (minutes === undefined) return;
    if (reason && minutes === 0) clear(scope, reason);
    else if (reason) fill(scope, reason);
    for (const { planned: first, actual } of pairs) {
      const from = readTime(scope, first);
      if (!from || !isPresent(scope.values[actual.name])) continue;
      // What is late has not left yet, when it is to leave later than now.
      const isAhead = from.at + minutes * minute > scope.facet(timelines).now;
      if (isAhead && /^actual/.test(toEvent(actual)) && isOptional(actual)) clear(scope, actual);
      else writeTime(scope, actual, from.at + minutes * minute);
    }
  };
  const times = pairs.flatMap(({ planned: first, actual }) => [first, actual]);
  const reads = [...(status ? [status] : []), ...times];
  const written = pairs.map(({ actual }) => actual);
  return [{ reads, writes: [delay, ...written, ...(reason ? [reason] : [])], apply }];
};

/** Late where the status says so, on time where it says anything else; else one in three is late. */
function settle(
  scope: Scope,
  delay: Slot,
  status: Slot | undefined,
  [least, range]: readonly [number, number],
): number | undefined {
  const drawn = readQuantity(scope, delay);
  if (drawn === undefined) return undefined;
  const says = status && scope.values[status.name];
  // Of what has arrived, a status that knows no lateness says nothing of it.
  const isTold =
    typeof says === "string" &&
    (!/^(?:arrived|departed|running|landed|completed|in_?transit|en_?route)$/i.test(says) ||
      listStates(status?.schema ?? {})?.some((state) => late.test(state)) === true);
  const isLate = isTold ? late.test(says) : Math.round(drawn) % 3 === 0;
  const minutes = isLate ? least + (Math.round(drawn) % range) : 0;
  writeQuantity(scope, delay, minutes);
  return minutes;
}

/** What was planned, with what came of it or is expected to: both where both are told. */
function findPairs(slots: readonly Slot[]): readonly { planned: Slot; actual: Slot }[] {
  const times = slots.filter(({ kind }) => timeKinds.includes(kind));
  return times.flatMap((slot) => {
    const event = toEvent(slot);
    const thing = planned.exec(event)?.[1];
    const names =
      event === "scheduled" || event === "planned"
        ? ["actual", "estimated", "expected"]
        : [
            `actual ${thing}`,
            ...(/^(?:scheduled|planned) /.test(event)
              ? [`estimated ${thing}`, `expected ${thing}`]
              : []),
          ];
    return times
      .filter((other) => other !== slot && names.includes(toEvent(other)))
      .map((actual) => ({ planned: slot, actual }));
  });
}

const legs = /^(?:scheduled|planned) (?:departure|arrival|departs|arrives)$/;

/** What is expected of a departure is its plan, or minutes behind it, where nobody says how many. */
export const findExpected: FindRules = ({ slots }) => {
  if (slots.some(({ words, kind }) => quantityKinds.includes(kind) && delays.test(words)))
    return [];
  const status = slots.find(({ words }) => oneOf("status|state|flight status").test(words));
  return findPairs(slots)
    .filter(({ planned: first }) => legs.test(toEvent(first)))
    .map(({ planned: first, actual }) => ({
      reads: status ? [first, actual, status] : [first, actual],
      writes: [actual],
      apply: (scope) => {
        const [from, to] = [readTime(scope, first), readTime(scope, actual)];
        if (!from || !to || from.form === "clock" || from.form === "day") return;
        const isLate = status && late.test(String(scope.values[status.name]));
        const minutes = chanceFor(scope, first).pick(isLate ? [25, 40, 55, 85] : [0, 0, -5, 5, 10]);
        const at = from.at + minutes * minute;
        // What has really happened lies behind us.
        const isAhead = /^actual/.test(toEvent(actual)) && at > scope.facet(timelines).now;
        if (!isAhead) writeTime(scope, actual, at);
        else if (isOptional(actual)) clear(scope, actual);
      },
    }));
};
