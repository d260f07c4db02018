import { day, timelines } from "../../../facets/timeline.ts";
import { toState } from "../../../state-words.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { addMonths, monthsBetween } from "../calendar/months.ts";
import { findStatus } from "../tense.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";
import { cadenceOf, findCadence } from "./cadence.ts";

const nexts =
  /^next (?:billing|bill|payment|charge|renewal|invoice|due|delivery|run|payout|debit|installment|instalment|order|box|shipment|report|send|review|donation)$|^(?:renewal|renews|current period end|period end|current period ends|billing period end)$/;
const starts = /^(?:start|starts|started|subscribed|activated|joined|created|first billing|since)$/;

const ended = /^(?:expired|lapsed)$/;

/** What comes round each month comes on the day of the month on which it began. */
export const findRounds: FindRules = ({ slots, owner }) => {
  const times = slots.filter(({ kind }) => timeKinds.includes(kind));
  const next = times.find((slot) => nexts.test(toEvent(slot)));
  const cadence = next && findCadence(slots);
  if (!next || !cadence) return [];
  const start = times.find((slot) => slot !== next && starts.test(toEvent(slot)));
  const status = findStatus(slots, owner);
  return [
    {
      reads: [cadence, next, ...(start ? [start] : []), ...(status ? [status] : [])],
      writes: start ? [start, next] : [next],
      apply: (scope) => {
        const [days, time] = [cadenceOf(scope, cadence), readTime(scope, next)];
        const { now } = scope.facet(timelines);
        // What was due before today says so for a reason.
        if (days === undefined || !time || time.form === "clock" || time.at < now) return;
        const begun = start && readTime(scope, start);
        // What has expired came round for the last time some weeks ago.
        if (status && start && ended.test(toState(scope.values[status.name]) ?? "")) {
          const last = now - chanceFor(scope, next).between(2, 60) * day;
          writeTime(scope, next, last);
          if (begun && begun.at > last - days * day) writeTime(scope, start, last - days * day);
          return;
        }
        if (begun && begun.form !== "clock" && begun.at < now)
          writeTime(scope, next, nextRound(begun.at, days, now));
        else if (time.at - now > days * day)
          writeTime(scope, next, now + (1 + chanceFor(scope, next).below(days)) * day);
      },
    },
  ];
};

/** The first of its rounds after `now`. */
function nextRound(begun: number, days: number, now: number): number {
  const months = Math.floor(days / 30);
  if (months === 0) return begun + Math.ceil((now + 1 - begun) / (days * day)) * days * day;
  const round = Math.max(1, Math.ceil(monthsBetween(begun, now) / months));
  const at = addMonths(begun, round * months);
  return at > now ? at : addMonths(begun, (round + 1) * months);
}
