import { toModelWords } from "../../schema/model-words.ts";
import { findNamed } from "../coherence/match-role.ts";
import { chanceFor, type FindRules, type Rule } from "../coherence/rule.ts";
import { clear, fill, type Slot, write } from "../coherence/slot.ts";
import { spelledIn } from "../coherence/spelling.ts";
import { readTime, toTime, writeTime } from "../coherence/times/time.ts";
import type { Scope } from "../draw/scope.ts";
import { day, timelines } from "../facets/timeline.ts";
import { oneOf } from "../one-of.ts";
import { isIn, toState } from "../state-words.ts";
import { type Link, nameIn } from "./link.ts";

/** What lasts some days, and has parts on each of them. */
const wholes = oneOf(
  "tournament|trip|itinerary|vacation|holiday|journey|retreat|festival|conference|event|summit|roadtrip|travelplan|tripplan|getaway",
);
/** What belongs to it and is not done in its days: who comes, what is paid, what is packed. */
const around = oneOf(
  "registration|ticket|rsvp|attendee|invitation|participant|passenger|traveler|traveller|companion|member|review|rating|payment|invoice|expense|document|comment|message|note|notification|task|reminder|like|sponsor",
);

/** What brings one there. */
const flown = /^(?:flight|flightbooking|outboundflight|flightreservation|flightsegment)$/;
const leaving =
  "departure time|departs at|departure at|departure|departure date|departure datetime|depart at";
const landing =
  "arrival time|arrives at|arrival at|arrival|arrival date|arrival datetime|arrive at";

const matches = oneOf("match|fixture|game|heat|bout|race");
/** What is done in the days of an event: whatever else refers to it may be earlier or later. */
const programme = oneOf("session|talk|workshop|performance|keynote|panel|activity|slot");

const starts =
  "start date|starts at|start|starts on|start at|from|from date|departure date|begin date|date from";
const ends = "end date|ends at|end|ends on|end at|to|to date|return date|date to|until";

const firsts =
  "date|day date|scheduled date|scheduled at|scheduled for|scheduled on|visit date|planned date|planned for|start date|starts at|start time|start at|start|check in|check in date|check in at|arrival date|kickoff|kickoff at|kickoff time|kick off|match date|game date|played at|played on";
const lasts =
  "end date|ends at|end time|end at|end|check out|check out date|check out at|departure date";
const numbers = "day|day number|day index|day no";

/** What is planned for a trip is planned for one of its days. */
export function findParentDays(links: readonly Link[]): FindRules {
  return ({ slots, owner }) => {
    const thing = owner.join("");
    if (around.test(owner.at(-1) ?? "") || around.test(thing)) return [];
    return links.flatMap((link) => {
      const whole = toModelWords(link.to.model).join("");
      if (!wholes.test(whole)) return [];
      if (whole === "event" && !programme.test(owner.at(-1) ?? "")) return [];
      if (whole === "tournament" && !matches.test(owner.at(-1) ?? "")) return [];
      const reference = slots.find(({ name }) => name === link.member);
      const start = nameIn(link.to, starts);
      const end = nameIn(link.to, ends);
      const isFlown = flown.test(thing);
      const first = findFirst(slots, isFlown ? leaving : firsts);
      const last = findFirst(slots, isFlown ? landing : lasts);
      const number = findNamed(slots, numbers, ["number"]);
      if (!reference || start === undefined || end === undefined || (!first && !number)) return [];
      return toRule(link, { reference, first, last, number, start, end, isFlown }, slots) ?? [];
    });
  };
}

/** The first of these names: the `date` says the day where a `startTime` beside it is a clock's. */
function findFirst(slots: readonly Slot[], names: string): Slot | undefined {
  for (const name of names.split("|")) {
    const found = findNamed(slots, name, ["text"]);
    if (found) return found;
  }
  return undefined;
}

interface Found {
  readonly reference: Slot;
  readonly first: Slot | undefined;
  readonly last: Slot | undefined;
  readonly number: Slot | undefined;
  readonly start: string;
  readonly end: string;
  /** Whether it is what brings one there, on the first of the days. */
  readonly isFlown: boolean;
}

function toRule(link: Link, found: Found, slots: readonly Slot[]): Rule | undefined {
  const { reference, first, last, number, start, end, isFlown } = found;
  const peek = link.peek?.([start, end]);
  const status = findNamed(slots, "status|state|booking status|match status", ["choice"]);
  const scores = slots.filter(({ kind, words }) => kind === "number" && result.test(words));
  const nights = findNamed(slots, "nights|number of nights|night count|total nights", ["number"]);
  const told = [first, last, number, nights].flatMap((slot) => slot ?? []);
  if (!peek) return undefined;
  const apply = (scope: Scope) => {
    const position = scope.referred(link.member);
    const known = position === undefined ? {} : peek(position);
    const [from, to] = [toTime(known[start]), toTime(known[end])];
    if (!from || !to || from.form === "clock" || to.form === "clock" || to.at < from.at) return;
    const begun = dayOf(from.at);
    const length = (dayOf(to.at) - begun) / day;
    const span = Math.min(spanOf(scope, first, last), length);
    const nth = isFlown ? 0 : chanceFor(scope, first ?? reference).below(length - span + 1);
    if (first) move(scope, first, begun + nth * day);
    if (last) move(scope, last, begun + (nth + span) * day);
    if (number) write(scope, number, nth + 1);
    if (nights) write(scope, nights, span);
    if (!status || !first) return;
    const was = scope.values[status.name];
    // A match of this evening has not been played.
    const at = (scores.length > 0 && readTime(scope, first)?.at) || begun + nth * day;
    tell(scope, status, at);
    if (scope.values[status.name] === was) return;
    for (const score of scores) {
      if (at > scope.facet(timelines).now) clear(scope, score);
      else fill(scope, score);
    }
  };
  return {
    reads: [reference, ...told],
    writes: [...told, ...(status ? [status, ...scores] : [])],
    apply,
  };
}

const result =
  /^(?:(?:home|away) (?:team )?(?:score|goals|points)|attendance|spectators|score [ab12]|team [ab12] score)$/;

function dayOf(at: number): number {
  return Math.floor(at / day) * day;
}

/** How many nights it takes. */
function spanOf(scope: Scope, first: Slot | undefined, last: Slot | undefined): number {
  const [from, to] = [first && readTime(scope, first), last && readTime(scope, last)];
  if (!from || !to || from.form === "clock" || to.form === "clock") return 0;
  return Math.max(0, (dayOf(to.at) - dayOf(from.at)) / day);
}

/** To another day at the same hour; a clock has no day. */
function move(scope: Scope, slot: Slot, to: number): void {
  const time = readTime(scope, slot);
  if (time && time.form !== "clock") writeTime(scope, slot, to + (time.at - dayOf(time.at)));
}

const ahead = ["confirmed", "booked", "planned", "scheduled", "upcoming", "pending"];
const behind = ["completed", "done", "visited", "finished", "checked out"];

/** Nothing is done that lies ahead, and nothing runs that is over or has not begun. */
function tell(scope: Scope, status: Slot, at: number): void {
  const { now } = scope.facet(timelines);
  const state = toState(scope.values[status.name]);
  if (state === undefined || isIn(state, "dropped", "missed", "failed")) return;
  const isAhead = at > now;
  if (isAhead ? !isIn(state, "done", "running") : !isIn(state, "ahead")) return;
  const words = (isAhead ? ahead : behind).flatMap((text) => spelledIn(status, text) ?? []);
  write(scope, status, words[0]);
}
