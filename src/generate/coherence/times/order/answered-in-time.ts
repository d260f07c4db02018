import type { Scope } from "../../../draw/scope.ts";
import { hour, timelines, toMinute } from "../../../facets/timeline.ts";
import { oneOf } from "../../../one-of.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

const cases = oneOf("ticket|case|supportticket|supportcase|helpdeskticket|servicerequest");
const owed =
  /^(?:(?:first )?(?:response|reply)|resolution)? ?(?:sla )?(?:due|deadline|target)(?: by)?$|^sla (?:due|deadline|target)$|^respond by$/;
const answered = oneOf("first response|first reply|first responded|responded|first replied");
const solved = oneOf("resolved|solved|closed|completed");
const intime = 0.85;

/** Most cases are solved before they are due, and what nobody has solved yet is due later today or tomorrow. */
export const findAnsweredInTime: FindRules = ({ slots, owner }) => {
  if (!owner.some((word) => cases.test(word))) return [];
  const times = slots.filter(({ kind }) => timeKinds.includes(kind));
  const due = times.filter((slot) => {
    const event = toEvent(slot);
    return /\b(?:sla|response|reply|resolution|respond)\b/.test(event) && owed.test(event);
  });
  return due.flatMap((slot) => {
    const isAnswer = /\b(?:response|reply|respond)\b/.test(toEvent(slot));
    const isTold = slots.some(({ kind, words }) => kind === "boolean" && /breached/.test(words));
    const closing = times.filter((other) => (isAnswer ? answered : solved).test(toEvent(other)));
    // Where nothing tells whether it was in time, any time will do.
    if (!isTold) return [];
    const apply = (scope: Scope) => {
      const chance = chanceFor(scope, slot);
      const [isLate, share] = [chance.next() > intime, chance.next()];
      const time = readTime(scope, slot);
      if (!time || time.form === "clock" || isLate) return;
      const { now } = scope.facet(timelines);
      const done = closing
        .map((other) => readTime(scope, other)?.at)
        .find((at) => at !== undefined);
      const edge = done ?? now;
      if (time.at > edge) return;
      writeTime(scope, slot, toMinute(edge + (1 + share * 22) * hour));
    };
    return [{ reads: closing, writes: [slot], apply }];
  });
};
