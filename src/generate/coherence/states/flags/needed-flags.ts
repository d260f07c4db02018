import type { Scope } from "../../../draw/scope.ts";
import { day, timelines } from "../../../facets/timeline.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { toState } from "../../../state-words.ts";
import { findNamed } from "../../match-role.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";
import { readTime, timeKinds, toEvent } from "../../times/time.ts";

/** Flags that are raised only where another is: nobody is sent a bill for what is not billable. */
const needs: readonly (readonly [flag: Matcher, needed: Matcher])[] = [
  [oneOf("invoiced|billed"), oneOf("billable")],
  [oneOf("reimbursed"), oneOf("reimbursable|approved")],
  [oneOf("refunded"), oneOf("paid")],
  [oneOf("clicked"), oneOf("opened")],
  [oneOf("opened"), oneOf("delivered")],
  [oneOf("replied"), oneOf("read|opened")],
  [oneOf("checked out"), oneOf("checked in")],
  [oneOf("returned"), oneOf("delivered|picked up|borrowed")],
];

const invited = /^(?:(?:invitation|invite|save the date)s? sent|invited)$/;
const waiting = /^(?:not sent|not invited|uninvited|draft|pending|waiting|awaiting.*|no response)$/;

/** Whoever has answered was asked. */
export const findInvitations: FindRules = ({ slots }) => {
  const flag = slots.find(
    ({ words, kind }) => kind === "boolean" && invited.test(words.replace(/^is /, "")),
  );
  const answer =
    flag &&
    findNamed(slots, "rsvp status|rsvp|attendance status|response|response status|status", [
      "choice",
    ]);
  if (!flag || !answer) return [];
  const apply = (scope: Scope) => {
    const said = toState(scope.values[answer.name]);
    if (said !== undefined && !waiting.test(said)) write(scope, flag, true);
  };
  return [{ reads: [answer], writes: [flag], apply }];
};

const asked = oneOf("invitations sent|invites sent|save the dates sent");
const weddings = oneOf("wedding|weddingplan|weddingproject|weddingevent|reception|gala");
const feasts = oneOf("date|wedding|wedding day|event|ceremony|start|starts");

/** Whoever has married has asked the guests, and whoever marries within the month as well. */
export const findGuestsAsked: FindRules = ({ slots, owner }) => {
  const flag = owner.some((word) => weddings.test(word))
    ? slots.find(
        ({ words, kind }) => kind === "boolean" && asked.test(words.replace(/^(?:are|have) /, "")),
      )
    : undefined;
  const feast =
    flag && slots.find((slot) => timeKinds.includes(slot.kind) && feasts.test(toEvent(slot)));
  if (!flag || !feast) return [];
  const apply = (scope: Scope) => {
    const time = readTime(scope, feast);
    if (!time || time.form === "clock") return;
    if (time.at < scope.facet(timelines).now + 30 * day) write(scope, flag, true);
  };
  return [{ reads: [feast], writes: [flag], apply }];
};

/** What has been done by a time, so many milliseconds before it. */
const doneBefore: readonly (readonly [flag: Matcher, time: Matcher, before: number])[] = [
  [
    /^(?:reminder|reminders|reminder email|sms reminder) sent$/,
    oneOf("date|start|starts|scheduled|scheduled for|appointment|event"),
    2 * day,
  ],
  [oneOf("sent|notified|fired|triggered"), oneOf("remind|reminder|notify|send|trigger"), 0],
];

/** Who comes tomorrow has been reminded, and who comes in a month has not. */
export const findReminders: FindRules = ({ slots }) =>
  doneBefore.flatMap(([names, events, before]) => {
    const flag = slots.find(
      ({ words, kind }) => kind === "boolean" && names.test(words.replace(/^(?:is|was) /, "")),
    );
    const start =
      flag && slots.find((slot) => timeKinds.includes(slot.kind) && events.test(toEvent(slot)));
    if (!flag || !start) return [];
    const apply = (scope: Scope) => {
      const time = readTime(scope, start);
      if (!time || time.form === "clock") return;
      write(scope, flag, time.at < scope.facet(timelines).now + before);
    };
    return [{ reads: [start], writes: [flag], apply }];
  });

const back = oneOf("returned|given back|brought back|handed back");
const untils = /^(?:due|return|end|ends|until|due back)$|^[a-z]+ (?:until|to)$/;

/** What is rented until next week is not back; what was due days ago mostly is. */
function findBack(slots: readonly Slot[]): readonly Rule[] {
  const flag = slots.find(
    ({ words, kind }) => kind === "boolean" && back.test(words.replace(/^(?:is|was) /, "")),
  );
  const end =
    flag && slots.find((slot) => timeKinds.includes(slot.kind) && untils.test(toEvent(slot)));
  if (!flag || !end) return [];
  const apply = (scope: Scope) => {
    const time = readTime(scope, end);
    if (!time || time.form === "clock") return;
    const { now } = scope.facet(timelines);
    write(scope, flag, time.at < now && chanceFor(scope, flag).next() < 0.85);
  };
  return [{ reads: [end], writes: [flag], apply }];
}

export const findNeededFlags: FindRules = ({ slots }) => {
  const flags = slots.filter(({ kind }) => kind === "boolean");
  if (flags.length < 2) return findBack(slots);
  const nameOf = (words: string) => words.replace(/^(?:is|was|has|has been) /, "");
  const needing = needs.flatMap(([name, other]) => {
    const flag = flags.find(({ words }) => name.test(nameOf(words)));
    const needed = flag && flags.find(({ words }) => other.test(nameOf(words)));
    if (!flag || !needed) return [];
    const apply = (scope: Scope) => {
      if (scope.values[needed.name] === false) write(scope, flag, false);
    };
    return [{ reads: [needed], writes: [flag], apply }];
  });
  return [...findBack(slots), ...needing];
};
