import type { Scope } from "../../../draw/scope.ts";
import { day, timelines } from "../../../facets/timeline.ts";
import { oneOf } from "../../../one-of.ts";
import { isIn, toState } from "../../../state-words.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { isOfThing, lent } from "../payments/loan-term.ts";
import { findStatus } from "../tense.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

const begins = oneOf(
  "pickup|pick up|collection|start|starts|check in|arrival|scheduled|scheduled for|appointment|visit|preferred|booking|reservation|rental start|rental|loan start|loan",
);
const ends = oneOf("end|ends|until|return|due|due back|loan end|rental end|check out|drop off");
/** Of which a `date` is the day on which it is. */
const gatherings = oneOf("booking|reservation|appointment|visit|pickup|collection|hire|viewing");

/** What is asked for or agreed on, and has not begun, begins on a day to come. */
export const findAgreed: FindRules = ({ slots, owner }) => {
  const status = findStatus(slots, owner);
  // Money that was agreed on may have been paid out long ago.
  if (!status || (owner.some((word) => lent.test(word)) && !slots.some(isOfThing))) return [];
  const isGathering = owner.some((word) => gatherings.test(word));
  const begin = slots.find((slot) => {
    if (!timeKinds.includes(slot.kind)) return false;
    const event = toEvent(slot);
    return begins.test(event) || (isGathering && event === "date");
  });
  if (!begin) return [];
  const end = slots.find((slot) => timeKinds.includes(slot.kind) && ends.test(toEvent(slot)));
  const apply = (scope: Scope) => {
    const time = readTime(scope, begin);
    const { now } = scope.facet(timelines);
    if (!time || time.form === "clock" || time.at >= now - day) return;
    if (!isIn(toState(scope.values[status.name]) ?? "", "ahead", "asked", "agreed")) return;
    const days = Math.ceil((now - time.at) / day) + chanceFor(scope, begin).between(1, 24);
    writeTime(scope, begin, time.at + days * day);
    // It lasts as long as it would have.
    const until = end && readTime(scope, end);
    if (until && until.form !== "clock" && until.at > time.at && until.at < now)
      writeTime(scope, end, until.at + days * day);
  };
  return [{ reads: [status, begin], writes: end ? [begin, end] : [begin], apply }];
};
