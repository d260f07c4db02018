import type { Scope } from "../../../draw/scope.ts";
import { minute } from "../../../facets/timeline.ts";
import { oneOf } from "../../../one-of.ts";
import { readQuantity, writeQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

const to = oneOf("bed|bedtime|in bed|fell asleep|asleep|sleep start|lights out|slept");
const up = oneOf("wake|wake up|woke up|woke|awake|sleep end|got up|wakeup");
const slept =
  /^(?:total sleep|sleep|minutes asleep|asleep|total|duration|sleep duration|time asleep|hours slept|sleep hours)(?: minutes| mins| min| hours)?$/;

const stages = /^(?:deep|light|rem|core)(?: sleep)?(?: minutes| mins| min)$/;

const lying = oneOf(
  "awake|awake minutes|minutes awake|time awake|awake time|awake mins|time awake minutes",
);
const slept100 = /^(?:sleep )?efficiency(?: percent| pct| percentage)?$/;

/** Who sleeps gets up when they have slept, after midnight or not. */
export const findNights: FindRules = ({ slots, owner }) => {
  if (!owner.some((word) => /^sleep/.test(word))) return [];
  const times = slots.filter(({ kind }) => timeKinds.includes(kind));
  const bed = times.find((slot) => to.test(toEvent(slot)));
  const wake = times.find((slot) => up.test(toEvent(slot)));
  const length = slots.find(({ words, kind }) => kind === "number" && slept.test(words));
  if (!bed || !wake || !length) return [];
  const isHours = /hours/.test(length.words);
  const phases = slots.filter(({ words, kind }) => kind === "number" && stages.test(words));
  // Deep sleep and dreams are a part of the night, and with the rest they are all of it.
  const isWhole = phases.length > 1 && phases.some(({ words }) => /^(?:light|core)/.test(words));
  const woken = slots.find(({ words, kind }) => kind === "number" && lying.test(words));
  const share = slots.find(({ words, kind }) => kind === "number" && slept100.test(words));
  const apply = (scope: Scope) => {
    const [start, own] = [readTime(scope, bed), readTime(scope, wake)];
    if (isWhole) {
      const minutes = phases.reduce((sum, slot) => sum + (readQuantity(scope, slot) ?? 0), 0);
      writeQuantity(scope, length, isHours ? Number((minutes / 60).toFixed(1)) : minutes);
    }
    const asleep = readQuantity(scope, length);
    if (!start || !own || asleep === undefined) return;
    const awake = (woken && readQuantity(scope, woken)) ?? chanceFor(scope, wake).between(5, 30);
    const minutes = asleep * (isHours ? 60 : 1);
    writeTime(scope, wake, start.at + (minutes + awake) * minute);
    if (share) writeQuantity(scope, share, Math.round((100 * minutes) / (minutes + awake)));
  };
  const told = [...phases, ...(woken ? [woken] : [])];
  const written = [wake, length, ...(share ? [share] : [])];
  return [{ reads: [bed, length, ...told], writes: written, apply }];
};
