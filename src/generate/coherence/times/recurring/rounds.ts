import type { Scope } from "../../../draw/scope.ts";
import { day, timelines } from "../../../facets/timeline.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { toState } from "../../../state-words.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import type { Slot } from "../../slot.ts";
import { addMonths, monthsBetween } from "../calendar/months.ts";
import { findStatus } from "../tense.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";
import { cadenceOf, findCadence } from "./cadence.ts";

const nexts =
  /^next (?:billing|bill|payment|charge|renewal|invoice|due|delivery|run|payout|debit|installment|instalment|order|box|shipment|report|send|review|donation|execution|transfer)$|^(?:renewal|renews|current period end|period end|current period ends|billing period end)$/;
const starts = oneOf(
  "start|starts|started|subscribed|activated|joined|created|first billing|since",
);

const isPeriod = /\bperiod ends?$/;
const periodStarts = /^(?:current period|period|billing period|current billing period) starts?$/;

const terms = oneOf("end|ends|expires|expiry|expiration|valid until|valid to|contract end");
/** Insured for a year, in whatever parts the premium is paid. */
const insured = oneOf("policy|insurance|coverage");

/** Of what is ordered once and carried out again and again: a standing order. */
const orders = /^next (?:execution|transfer)$/;
const ends = oneOf("end|ends|until|last execution|valid until");

const ended = oneOf("expired|lapsed");

/** Names beside it that say how often it is paid, where no member does. */
const implied: readonly (readonly [Matcher, number])[] = [
  [/^monthly \S|\bper month$|^emi$|^(?:loan )?(?:term|tenure) months$/, 30],
  [/^weekly (?:payment|price|rate|fee|rent|amount|contribution)$|\bper week$/, 7],
  [/^(?:annual|yearly) (?:premium|fee|price|dues|cost)$|\bper year$/, 365],
];
const paid =
  /^next (?:billing|bill|payment|charge|invoice|due|debit|installment|instalment)$|^renew/;

function impliedBy(slots: readonly Slot[], next: Slot): number | undefined {
  if (!paid.test(toEvent(next))) return undefined;
  return implied.find(([names]) => slots.some(({ words }) => names.test(words)))?.[1];
}

/** What comes round each month comes on the day of the month on which it began. */
export const findRounds: FindRules = ({ slots, owner }) => {
  const times = slots.filter(({ kind }) => timeKinds.includes(kind));
  // What ends is renewed when it ends, however often it is paid.
  const isEnding = times.some((slot) => terms.test(toEvent(slot)));
  const next = times.find((slot) => {
    const event = toEvent(slot);
    return nexts.test(event) && !(isEnding && /\brenew/.test(event));
  });
  if (!next) return [];
  const isInsured = /\brenew/.test(toEvent(next)) && owner.some((word) => insured.test(word));
  const cadence = isInsured ? undefined : findCadence(slots);
  const usual = isInsured ? 365 : cadence ? undefined : impliedBy(slots, next);
  if (!cadence && usual === undefined) return [];
  const start = times.find((slot) => slot !== next && starts.test(toEvent(slot)));
  const from = isPeriod.test(toEvent(next))
    ? times.find((slot) => periodStarts.test(toEvent(slot)))
    : undefined;
  // What a period is billed for is billed when it ends.
  const alike = times.filter((slot) => slot !== next && paid.test(toEvent(slot)));
  const status = findStatus(slots, owner);
  return [
    {
      reads: [cadence, next, start, status].flatMap((slot) => slot ?? []),
      writes: [next, start, from].flatMap((slot) => slot ?? []),
      apply: (scope) => {
        const days = cadence ? cadenceOf(scope, cadence) : usual;
        const time = readTime(scope, next);
        const { now } = scope.facet(timelines);
        if (days === undefined || !time || time.form === "clock") return;
        const begun = start && readTime(scope, start);
        // What was due before today says so for a reason, unless it had not begun then.
        const isEarly = begun !== undefined && begun.form !== "clock" && begun.at >= time.at;
        if (time.at < now && !isEarly) {
          if (!from) return;
          // The first period begins when all of it does.
          const isFirst =
            begun !== undefined && begun.form !== "clock" && begun.at > before(time.at, days);
          if (isFirst) writeTime(scope, next, nextRound(begun.at, days, begun.at));
          writeTime(scope, from, isFirst ? begun.at : before(time.at, days));
          return;
        }
        // What has expired came round for the last time some weeks ago.
        if (status && start && ended.test(toState(scope.values[status.name]) ?? "")) {
          const last = now - chanceFor(scope, next).between(2, 60) * day;
          writeTime(scope, next, last);
          if (begun && begun.at > last - days * day) writeTime(scope, start, last - days * day);
          return;
        }
        if (begun && begun.form !== "clock") {
          const round = nextRound(begun.at, days, Math.max(begun.at, now));
          writeTime(scope, next, round);
          if (from) writeTime(scope, from, before(round, days));
          return;
        }
        const isFar = time.at - now > days * day;
        const due = isFar ? now + (1 + chanceFor(scope, next).below(days)) * day : time.at;
        if (isFar) writeTime(scope, next, due);
        if (from && days >= 28) writeTime(scope, from, before(due, days));
      },
    },
    ...alike.map((other) => follow(next, other)),
    ...times
      .filter((slot) => orders.test(toEvent(next)) && ends.test(toEvent(slot)))
      .map((end) => outlast(next, end)),
  ];
};

/** What is to be carried out once more ends some rounds later. */
function outlast(next: Slot, end: Slot): Rule {
  const apply = (scope: Scope) => {
    const [time, last] = [readTime(scope, next), readTime(scope, end)];
    if (!time || !last || time.form === "clock" || last.form === "clock" || last.at > time.at)
      return;
    if (time.at > scope.facet(timelines).now)
      writeTime(scope, end, addMonths(time.at, 6 * chanceFor(scope, end).between(1, 6)));
  };
  return { reads: [next, end], writes: [end], apply };
}

function follow(next: Slot, other: Slot): Rule {
  const apply = (scope: Scope) => {
    const time = readTime(scope, next);
    if (time && time.form !== "clock" && time.at > scope.facet(timelines).now)
      writeTime(scope, other, time.at);
  };
  return { reads: [next], writes: [other], apply };
}

function before(round: number, days: number): number {
  const months = Math.floor(days / 30);
  return months === 0 ? round - days * day : addMonths(round, -months);
}

/** The first of its rounds after `now`. */
function nextRound(begun: number, days: number, now: number): number {
  const months = Math.floor(days / 30);
  if (months === 0) return begun + Math.ceil((now + 1 - begun) / (days * day)) * days * day;
  const round = Math.max(1, Math.ceil(monthsBetween(begun, now) / months));
  const at = addMonths(begun, round * months);
  return at > now ? at : addMonths(begun, (round + 1) * months);
}
