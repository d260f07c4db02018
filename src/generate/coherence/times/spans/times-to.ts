import type { Scope } from "../../../draw/scope.ts";
import { minute } from "../../../facets/timeline.ts";
import { writeQuantity } from "../../quantity.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { clear, fill, type Slot } from "../../slot.ts";
import { readTime, timeKinds, toEvent } from "../time.ts";

const counted =
  /^(?:time|minutes|hours|days|seconds) to (ack|acknowledge|resolve|resolution|mitigate|mitigation|respond|first response|close|hire|fill|detect|complete|deliver|restore|recover|merge|first reply)(?: (?:ms|seconds|minutes|mins|min|hours|days))?$|^(first response|first reply|resolution|response)(?: time)? (?:ms|seconds|minutes|mins|min|hours|days)$|^(turnaround|processing|transit|waiting|wait|handling)(?: time)? (?:ms|seconds|minutes|mins|min|hours|days)$|^(?:mean time to )?(mttr|mtta)(?: minutes| hours)?$/;

const ends: Readonly<Record<string, RegExp>> = {
  ack: /^(?:acknowledged|acked)$/,
  acknowledge: /^(?:acknowledged|acked)$/,
  mtta: /^(?:acknowledged|acked)$/,
  resolve: /^(?:resolved|closed|solved|fixed)$/,
  resolution: /^(?:resolved|closed|solved|fixed)$/,
  mttr: /^(?:resolved|closed|recovered|restored)$/,
  mitigate: /^mitigated$/,
  mitigation: /^mitigated$/,
  respond: /^(?:responded|first response|first responded)$/,
  response: /^(?:arrived|on scene|responded|first response|first responded|answered|replied)$/,
  "first response": /^(?:responded|first response|first responded|first reply|first replied)$/,
  "first reply": /^(?:first reply|first replied|first response|responded)$/,
  close: /^closed$/,
  hire: /^hired$/,
  fill: /^(?:filled|hired)$/,
  detect: /^detected$/,
  complete: /^(?:completed|finished|done)$/,
  deliver: /^delivered$/,
  restore: /^restored$/,
  recover: /^(?:recovered|restored)$/,
  merge: /^merged$/,
  turnaround: /^(?:reported|completed|finished|released|resulted|delivered|returned|ready)$/,
  processing: /^(?:processed|completed|decided|approved|resolved|finished)$/,
  handling: /^(?:resolved|completed|closed|solved|finished)$/,
  transit: /^(?:delivered|arrived)$/,
  wait: /^(?:seen|called|served|seated|answered|treated)$/,
  waiting: /^(?:seen|called|served|seated|answered|treated)$/,
};

/** From when on it is counted, where that is not how all things begin. */
const starts: Readonly<Record<string, RegExp>> = {
  turnaround: /^(?:collected|received|ordered|submitted|arrived)$/,
  transit: /^(?:shipped|dispatched|departed|picked up|sent)$/,
  response:
    /^(?:dispatched|alarmed|called|call received|received|reported|started|opened|created|submitted|posted|placed|detected|triggered)$/,
  wait: /^(?:arrived|arrival|checked in|check in|joined|queued|registered|created|started)$/,
  waiting: /^(?:arrived|arrival|checked in|check in|joined|queued|registered|created|started)$/,
};

const beginnings =
  /^(?:detected|started|opened|created|reported|triggered|placed|ordered|posted|submitted|applied|received)$/;

const units: readonly (readonly [RegExp, number])[] = [
  [/\bms\b/, 1],
  [/\bseconds\b/, 1000],
  [/\bhours\b/, 60 * minute],
  [/\bdays\b/, 1440 * minute],
  [/./, minute],
];

/** `timeToResolveMinutes` is what lies between the beginning and `resolvedAt`. */
export const findTimesTo: FindRules = ({ slots }) => {
  const times = slots.filter(({ kind }) => timeKinds.includes(kind));
  if (times.length < 2) return [];
  return slots.flatMap((slot) => {
    const told = slot.kind === "number" ? counted.exec(slot.words) : null;
    const said = told?.slice(1).find((verb) => verb !== undefined) ?? "";
    const end = Object.hasOwn(ends, said) ? ends[said] : undefined;
    const begin = (Object.hasOwn(starts, said) ? starts[said] : undefined) ?? beginnings;
    const first = end && times.find((other) => begin.test(toEvent(other)));
    const last = end && times.find((other) => other !== first && end.test(toEvent(other)));
    return first && last ? [toRule(slot, first, last)] : [];
  });
};

function toRule(slot: Slot, first: Slot, last: Slot): Rule {
  const unit = units.find(([pattern]) => pattern.test(slot.words))?.[1] ?? minute;
  const apply = (scope: Scope) => {
    const [from, to] = [readTime(scope, first), readTime(scope, last)];
    if (!from || from.form === "clock") return;
    if (!to) clear(scope, slot);
    else if (to.at >= from.at) {
      fill(scope, slot);
      const length = (to.at - from.at) / unit;
      writeQuantity(scope, slot, Number(length.toFixed(unit === 60 * minute ? 1 : 0)));
    }
  };
  return { reads: [first, last], writes: [slot], apply };
}
