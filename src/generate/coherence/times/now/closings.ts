import type { Scope } from "../../../draw/scope.ts";
import { day, minute, timelines, toMinute } from "../../../facets/timeline.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { isIn, toState } from "../../../state-words.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { fill, type Slot } from "../../slot.ts";
import { findStatus } from "../tense.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

const closings =
  /^(?:(?:expected|estimated|target|projected|forecast|anticipated) )?(?:close|closing)$/;
const lasts = /^(?:closed|won|lost|actual close|last activity|last contacted?|updated)$/;
const begins = oneOf("created|opened|added|received");

/** What is won or lost was to be decided around the day on which it was. */
export const findClosings: FindRules = ({ slots, owner }) => {
  const times = slots.filter(({ kind }) => timeKinds.includes(kind));
  const closing = times.find((slot) => closings.test(toEvent(slot)));
  const status = findStatus(slots, owner);
  if (!closing || !status) return [];
  const find = (events: Matcher) => times.find((slot) => events.test(toEvent(slot)));
  const [last, begin] = [find(lasts), find(begins)];
  const apply = (scope: Scope) => {
    const { now } = scope.facet(timelines);
    const time = readTime(scope, closing);
    if (!time || time.form === "clock" || time.at <= now) return;
    if (!isIn(toState(scope.values[status.name]) ?? "", "done", "failed", "dropped")) return;
    const chance = chanceFor(scope, closing);
    const decided = pastOf(scope, last, now) ?? now - chance.between(2, 50) * day;
    const begun = pastOf(scope, begin, now) ?? decided - 90 * day;
    const meant = Math.max(begun + day, decided + chance.between(-12, 9) * day);
    writeTime(scope, closing, Math.min(meant, now - day));
  };
  const reads = [status, last, begin].flatMap((slot) => slot ?? []);
  return [{ reads, writes: [closing], apply }];
};

const faults =
  /^last (?:incident|downtime|outage|down|failure|failed|error|went down)$|^(?:down|offline) since$/;
const down = oneOf("down|offline|outage|unreachable|critical|degraded|failing|unhealthy");

/** What is down now went down within the day. */
export const findOutages: FindRules = ({ slots, owner }) => {
  // The last error is a text, and when it was is told beside it.
  const fault = slots.find(
    (slot) =>
      timeKinds.includes(slot.kind) &&
      faults.test(toEvent(slot)) &&
      / (?:at|on|date|time|since)$/.test(slot.words),
  );
  const status = findStatus(slots, owner);
  if (!fault || !status) return [];
  const apply = (scope: Scope) => {
    const { now } = scope.facet(timelines);
    if (!down.test(toState(scope.values[status.name]) ?? "")) return;
    fill(scope, fault);
    const time = readTime(scope, fault);
    if (!time || time.form === "clock" || now - time.at < day) return;
    writeTime(scope, fault, toMinute(now - chanceFor(scope, fault).between(6, 600) * minute));
  };
  return [{ reads: [status], writes: [fault], apply }];
};

function pastOf(scope: Scope, slot: Slot | undefined, now: number): number | undefined {
  const time = slot && readTime(scope, slot);
  return time && time.form !== "clock" && time.at < now ? time.at : undefined;
}
