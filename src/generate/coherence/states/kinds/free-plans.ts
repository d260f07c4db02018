import type { Scope } from "../../../draw/scope.ts";
import { day, timelines } from "../../../facets/timeline.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { toState } from "../../../state-words.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { clear, type Slot, write } from "../../slot.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../../times/time.ts";

const plans =
  /^(?:(?:subscription|billing|account|current|pricing|membership|user) )?(?:plan|tier)(?: name| type)?$|^subscription(?: type| level)?$/;
const free = oneOf("free|free plan|free tier|hobby|community");

/** What comes of paying: whoever pays nothing has none of it. */
const paid =
  /^(?:payment method|card last ?4|last ?4|card brand|billing (?:cycle|interval|period|frequency|email|address)|(?:next|last) (?:billing|payment|invoice|charge|renewal)(?: date| at| on| amount)?|renews?(?: at| on| date)?|renewal(?: date| at| on)?|trial (?:ends?|expires|end|start|starts|started|ended)(?: at| on| date)?|(?:stripe )?subscription id|coupon|discount(?: percent)?)$/;
const flags =
  /^(?:is |on |in |has )*(?:trial|trialing|trial active|auto ?renew|auto renewal|auto renews|payment method|paid|paying|premium|subscribed)$/;

const trials = oneOf("trialing|trial|in trial|past due");

/** A free plan has no card, no renewal and no trial. */
export const findFreePlans: FindRules = ({ slots }) => {
  const plan = slots.find(
    ({ words, kind, schema }) =>
      plans.test(words) && (kind === "text" || (kind === "choice" && listsFree(schema))),
  );
  const tests = findTrials(slots);
  if (!plan) return tests;
  const dues = slots.filter(({ words, kind }) => kind !== "boolean" && paid.test(words));
  const raised = slots.filter(({ words, kind }) => kind === "boolean" && flags.test(words));
  const tried = slots.filter(
    ({ words, kind }) =>
      kind === "choice" && /^(?:(?:subscription|billing) )?(?:status|state)$/.test(words),
  );
  if (dues.length + raised.length + tried.length === 0) return tests;
  return [
    ...tests,
    {
      reads: [plan],
      writes: [...dues, ...raised, ...tried],
      apply: (scope) => {
        if (!free.test(toState(scope.values[plan.name]) ?? "")) return;
        for (const slot of dues) {
          if (!write(scope, slot, slot.kind === "choice" ? "none" : undefined)) clear(scope, slot);
        }
        for (const slot of raised) write(scope, slot, false);
        for (const slot of tried) {
          if (trials.test(toState(scope.values[slot.name]) ?? "")) write(scope, slot, "active");
        }
      },
    },
  ];
};

/** It is tried for a month at most, and no longer than the period. */
function findTrials(slots: readonly Slot[]): readonly Rule[] {
  const find = (names: Matcher) =>
    slots.find((slot) => timeKinds.includes(slot.kind) && names.test(toEvent(slot)));
  const trial = find(/^(?:free )?trial (?:ends?|expires|expiry|until)$/);
  const period = find(/^(?:current )?(?:billing )?(?:period|cycle) ends?$/);
  if (!trial || !period) return [];
  const apply = (scope: Scope) => {
    const [end, until] = [readTime(scope, trial), readTime(scope, period)];
    const { now } = scope.facet(timelines);
    if (!end || !until || end.at <= now || until.at <= now) return;
    const latest = Math.min(until.at, now + 30 * day);
    if (end.at <= latest) return;
    writeTime(scope, trial, until.at <= latest ? until.at : now + ((end.at - now) % (30 * day)));
  };
  return [{ reads: [trial, period], writes: [trial], apply }];
}

function listsFree(schema: object): boolean {
  return (
    "enum" in schema &&
    Array.isArray(schema.enum) &&
    schema.enum.some((value) => free.test(toState(value) ?? ""))
  );
}
