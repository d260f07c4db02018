import type { Scope } from "../../../draw/scope.ts";
import { day, timelines } from "../../../facets/timeline.ts";
import { oneOf } from "../../../one-of.ts";
import { readQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { findTense } from "../tense.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

const units: Readonly<Record<string, number>> = {
  days: day,
  weeks: 7 * day,
  months: 30.44 * day,
  years: 365.25 * day,
};
const lengths =
  /^(?:(?:mission|program|programme|course|treatment|project|campaign|planned|total|expected) )?(?:duration|length)(?: in)? (days|weeks|months|years)$/;
const begins = oneOf("start|starts|started|launch|launched|begins|began|departure");
const ends = oneOf(
  "end|ends|ended|finish|finished|completed|completion|return|returned|landing|landed|arrival|until|expires|deadline",
);

/**
 * What takes 200 days and is over began at least so long ago, and what goes on did not: where nothing says
 * when it ends, the start and the length do.
 */
export const findRunLengths: FindRules = ({ slots, owner }) => {
  const length = slots.find(({ words, kind }) => kind === "number" && lengths.test(words));
  if (!length) return [];
  const times = slots.filter(({ kind, name }) => timeKinds.includes(kind) && name !== length.name);
  const start = times.find((slot) => begins.test(toEvent(slot)));
  if (!start || times.some((slot) => ends.test(toEvent(slot)))) return [];
  const tense = findTense(slots, owner);
  if (!tense) return [];
  const unit = units[lengths.exec(length.words)?.[1] ?? ""] ?? day;
  const apply = (scope: Scope) => {
    const [when, begun, count] = [
      tense.read(scope),
      readTime(scope, start),
      readQuantity(scope, length),
    ];
    if (!begun || !count || begun.form === "clock") return;
    const { now } = scope.facet(timelines);
    const span = count * unit;
    const end = begun.at + span;
    const share = chanceFor(scope, start).next();
    if (when === "over" && end > now)
      writeTime(scope, start, now - span - Math.ceil(1 + share * 90) * day);
    else if (when === "running" && end <= now)
      writeTime(scope, start, now - Math.ceil(span * (0.1 + 0.8 * share)));
  };
  return [{ reads: [tense.slot, length, start], writes: [start], apply }];
};
