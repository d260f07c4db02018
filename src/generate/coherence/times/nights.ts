import type { Scope } from "../../draw/scope.ts";
import { minute } from "../../facets/timeline.ts";
import { readQuantity } from "../quantity.ts";
import { chanceFor, type FindRules } from "../rule.ts";
import { readTime, timeKinds, toEvent, writeTime } from "./time.ts";

const to = /^(?:bed|bedtime|in bed|fell asleep|asleep|sleep start|lights out|slept)$/;
const up = /^(?:wake|wake up|woke up|woke|awake|sleep end|got up|wakeup)$/;
const slept =
  /^(?:total sleep|sleep|minutes asleep|asleep|total|duration|sleep duration|time asleep|hours slept|sleep hours)(?: minutes| mins| min| hours)?$/;

/** Who sleeps gets up when they have slept, after midnight or not. */
export const findNights: FindRules = ({ slots, owner }) => {
  if (!owner.some((word) => /^sleep/.test(word))) return [];
  const times = slots.filter(({ kind }) => timeKinds.includes(kind));
  const bed = times.find((slot) => to.test(toEvent(slot)));
  const wake = times.find((slot) => up.test(toEvent(slot)));
  const length = slots.find(({ words, kind }) => kind === "number" && slept.test(words));
  if (!bed || !wake || !length) return [];
  const isHours = /hours/.test(length.words);
  const apply = (scope: Scope) => {
    const [start, own] = [readTime(scope, bed), readTime(scope, wake)];
    const asleep = readQuantity(scope, length);
    if (!start || !own || asleep === undefined) return;
    const awake = chanceFor(scope, wake).between(5, 30);
    writeTime(scope, wake, start.at + (asleep * (isHours ? 60 : 1) + awake) * minute);
  };
  return [{ reads: [bed, length], writes: [wake], apply }];
};
