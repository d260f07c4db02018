import type { Scope } from "../../../draw/scope.ts";
import { minute } from "../../../facets/timeline.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../quantity.ts";
import type { FindRules } from "../../rule.ts";
import { isPresent, type Slot } from "../../slot.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

const delays =
  /^(?:delay|delay minutes|delay mins|delay min|minutes late|late minutes|delayed by)$/;
const planned = /^(?:scheduled|planned|expected|estimated) (.+)$/;
const late = /late|delay/i;

/** `actualDeparture` is `scheduledDeparture` and the `delayMinutes`; without one, most are on time. */
export const findDelays: FindRules = ({ slots, owner }) => {
  const delay = slots.find(({ words, kind }) => quantityKinds.includes(kind) && delays.test(words));
  if (!delay) return [];
  const status = slots.find(({ words }) => /^(?:status|state|flight status)$/.test(words));
  const pair = findPair(slots);
  if (!status && !pair) return [];
  // A bus is late by minutes, and a train by the hour.
  const isLocal =
    owner.some((word) => /^(?:bus|tram|metro|subway|stop)$/.test(word)) ||
    slots.some(({ words }) =>
      /^(?:headsign|stop name|stop|line id|line number|stop id)$/.test(words),
    );
  const apply = (scope: Scope) => {
    const minutes = settle(scope, delay, status, isLocal ? [2, 16] : [10, 90]);
    if (!pair || minutes === undefined) return;
    const from = readTime(scope, pair.planned);
    if (from && isPresent(scope.values[pair.actual.name]))
      writeTime(scope, pair.actual, from.at + minutes * minute);
  };
  const reads = [status, pair?.planned, pair?.actual].flatMap((slot) => slot ?? []);
  return [{ reads, writes: pair ? [delay, pair.actual] : [delay], apply }];
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
  const isLate = typeof says === "string" ? late.test(says) : Math.round(drawn) % 3 === 0;
  const minutes = isLate ? least + (Math.round(drawn) % range) : 0;
  writeQuantity(scope, delay, minutes);
  return minutes;
}

function findPair(slots: readonly Slot[]): { planned: Slot; actual: Slot } | undefined {
  const times = slots.filter(({ kind }) => timeKinds.includes(kind));
  for (const slot of times) {
    const event = toEvent(slot);
    const thing = planned.exec(event)?.[1];
    const names =
      event === "scheduled" || event === "planned"
        ? ["actual", "estimated", "expected"]
        : [`actual ${thing}`, ...(event.startsWith("scheduled") ? [`estimated ${thing}`] : [])];
    const actual = times.find((other) => names.includes(toEvent(other)));
    if (actual && actual !== slot) return { planned: slot, actual };
  }
  return undefined;
}
