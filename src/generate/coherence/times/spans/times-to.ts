import type { Scope } from "../../../draw/scope.ts";
import { minute } from "../../../facets/timeline.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { writeQuantity } from "../../quantity.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { clear, fill, type Slot } from "../../slot.ts";
import { readTime, timeKinds, toEvent } from "../time.ts";

const counted =
  /^(?:time|minutes|hours|days|seconds) to (ack|acknowledge|resolve|resolution|mitigate|mitigation|respond|first response|close|hire|fill|detect|complete|deliver|restore|recover|merge|first reply)(?: (?:ms|seconds|minutes|mins|min|hours|days))?$|^(first response|first reply|resolution|response)(?: time)? (?:ms|seconds|minutes|mins|min|hours|days)$|^(turnaround|processing|transit|waiting|wait|handling)(?: time)? (?:ms|seconds|minutes|mins|min|hours|days)$|^(?:mean time to )?(mttr|mtta)(?: minutes| hours)?$/;

const ends: Readonly<Record<string, Matcher>> = {
  ack: oneOf("acknowledged|acked"),
  acknowledge: oneOf("acknowledged|acked"),
  mtta: oneOf("acknowledged|acked"),
  resolve: oneOf("resolved|closed|solved|fixed"),
  resolution: oneOf("resolved|closed|solved|fixed"),
  mttr: oneOf("resolved|closed|recovered|restored"),
  mitigate: oneOf("mitigated"),
  mitigation: oneOf("mitigated"),
  respond: oneOf("responded|first response|first responded"),
  response: oneOf("arrived|on scene|responded|first response|first responded|answered|replied"),
  "first response": oneOf("responded|first response|first responded|first reply|first replied"),
  "first reply": oneOf("first reply|first replied|first response|responded"),
  close: oneOf("closed"),
  hire: oneOf("hired"),
  fill: oneOf("filled|hired"),
  detect: oneOf("detected"),
  complete: oneOf("completed|finished|done"),
  deliver: oneOf("delivered"),
  restore: oneOf("restored"),
  recover: oneOf("recovered|restored"),
  merge: oneOf("merged"),
  turnaround: oneOf("reported|completed|finished|released|resulted|delivered|returned|ready"),
  processing: oneOf("processed|completed|decided|approved|resolved|finished"),
  handling: oneOf("resolved|completed|closed|solved|finished"),
  transit: oneOf("delivered|arrived"),
  wait: oneOf("seen|called|served|seated|answered|treated"),
  waiting: oneOf("seen|called|served|seated|answered|treated"),
};

/** From when on it is counted, where that is not how all things begin. */
const starts: Readonly<Record<string, Matcher>> = {
  turnaround: oneOf("collected|received|ordered|submitted|arrived"),
  transit: oneOf("shipped|dispatched|departed|picked up|sent"),
  response: oneOf(
    "dispatched|alarmed|called|call received|received|reported|started|opened|created|submitted|posted|placed|detected|triggered",
  ),
  wait: oneOf("arrived|arrival|checked in|check in|joined|queued|registered|created|started"),
  waiting: oneOf("arrived|arrival|checked in|check in|joined|queued|registered|created|started"),
};

const beginnings = oneOf(
  "detected|started|opened|created|reported|triggered|placed|ordered|posted|submitted|applied|received",
);

const units: readonly (readonly [Matcher, number])[] = [
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
