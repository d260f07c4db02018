import type { Scope } from "../../../draw/scope.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { said, toState } from "../../../state-words.ts";
import { writeQuantity } from "../../quantity.ts";
import type { FindRules } from "../../rule.ts";
import { clear, type Slot } from "../../slot.ts";
import { findStatus } from "../../times/tense.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../../times/time.ts";

/** Beside all that says that a thing came to nothing; other things are `busy` too. */
const unanswered = said("not answered|busy", "failed", "missed", "dropped");
const lengths = /\b(?:duration|talk time|call length|data used)\b/;
const talked = /^(?:answered|connected|recording|transcript|quality|rating|notes|summary)\b/;

/** Nobody has talked in a call that was missed. */
export const findMissedCalls: FindRules = ({ slots, owner }) => {
  const thing = owner.at(-1) ?? "";
  // A line in a log of calls is a call.
  const isLine = oneOf("log|record|entry|history").test(thing) && owner.includes("call");
  if (!isLine && !/^(?:calls?|calllog|callrecord|callentry)$/.test(thing)) return [];
  const status = findStatus(slots, owner);
  if (!status) return [];
  const times = slots.filter(({ kind }) => timeKinds.includes(kind));
  const find = (events: Matcher) => times.find((slot) => events.test(toEvent(slot)));
  const [start, end] = [find(/^start(?:ed|s)?$/), find(/^end(?:ed|s)?$/)];
  const counted = slots.filter(({ kind, words }) => kind === "number" && lengths.test(words));
  const told = slots.filter((slot: Slot) => talked.test(slot.words));
  const apply = (scope: Scope) => {
    if (!unanswered.test(toState(scope.values[status.name]) ?? "")) return;
    for (const slot of counted) writeQuantity(scope, slot, 0);
    for (const slot of told) clear(scope, slot);
    const from = start && readTime(scope, start);
    if (from && end) writeTime(scope, end, from.at);
  };
  const writes = [...counted, ...told, ...(end ? [end] : [])];
  return [{ reads: start ? [status, start] : [status], writes, apply }];
};
