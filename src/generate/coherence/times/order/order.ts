import type { Scope } from "../../../draw/scope.ts";
import { day, hour, minute, phaseOf, timelines, toMinute } from "../../../facets/timeline.ts";
import { isDone } from "../../../meaning/times/time-surroundings.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { chanceFor, type Parts, type Rule } from "../../rule.ts";
import { clear, type Slot } from "../../slot.ts";
import { readTime, writeTime } from "../time.ts";
import type { TenseReader, TimeSlot } from "../time-slots.ts";

interface Step {
  readonly slot: Slot;
  readonly phase: number;
}

/**
 * What happens to everything in this order happened in this order: a permit is not issued before it
 * was applied for. The later one stays, since others have been reckoned from it.
 */
export function findOrder(times: readonly TimeSlot[], { owner }: Parts): Rule[] {
  if ([...owner, owner.join("")].some((word) => receivedFirst.test(word))) return [];
  const steps = times
    .flatMap(({ slot, event }): Step[] => {
      const phase = isPlanned.test(event) ? undefined : phaseOf(event.split(" "));
      return phase === undefined || phase === 0 ? [] : [{ slot, phase }];
    })
    .toSorted((a, b) => b.phase - a.phase);
  if (steps.length < 2) return [];
  const slots = steps.map(({ slot }) => slot);
  const isOf = (words: Matcher) => owner.some((word) => words.test(word));
  const gap = isOf(considered) ? days : isOf(written) ? minutes : hours;
  return [{ reads: slots, writes: slots, apply: (scope) => putInOrder(scope, steps, gap) }];
}

/** What an office thinks over takes weeks, all else some days. */
const considered = oneOf("permit|license|licence|visa|passport|benefit|grant|citizenship");
const days: Gap = { least: 5 * day, unit: 2.5 * day };
const hours: Gap = { least: 0, unit: day / 2 };
/** A message is there as soon as it is sent. */
const written = oneOf("message|chat|dm|sms|textmessage|chatmessage|directmessage");
const minutes: Gap = { least: 0, unit: minute / 4 };

/** A parcel is received last, an emergency call, a broken device or a child first. */
const receivedFirst = oneOf(
  "emergency|dispatch|repair|dailyreport|childreport|daycarereport|daycarelog|childattendance",
);

const isPlanned =
  /\b(?:estimated|expected|planned|scheduled|due|next|target|by|last|first|actual|trial|until|valid|expires?|expiry|deadline)\b/;

/** At least so long, and up to nine units more. */
interface Gap {
  readonly least: number;
  readonly unit: number;
}

function putInOrder(scope: Scope, steps: readonly Step[], { least, unit }: Gap): void {
  let latest: { readonly at: number; readonly phase: number } | undefined;
  for (const { slot, phase } of steps) {
    const time = readTime(scope, slot);
    if (!time || time.form === "clock") continue;
    if (latest && phase < latest.phase && time.at > latest.at - least) {
      const gap = least + chanceFor(scope, slot).between(1, 9) * unit;
      const moved = toMinute(latest.at - gap);
      if (writeTime(scope, slot, moved)) latest = { at: moved, phase };
      continue;
    }
    if (!latest || time.at <= latest.at) latest = { at: time.at, phase };
  }
}

/** What somebody notes of one day happened on that day: the day, and when they came and went. */
export function findSameDay(times: readonly TimeSlot[], { owner }: Parts): Rule[] {
  if (![...owner, owner.join("")].some((word) => daily.test(word))) return [];
  const date = times.find(({ event }) => event === "date");
  if (!date) return [];
  return times.flatMap(({ slot, event }) => {
    const hours = moments.find(([pattern]) => pattern.test(event))?.[1];
    if (!hours || slot === date.slot) return [];
    return {
      reads: [date.slot, slot],
      writes: [slot],
      apply: (scope: Scope) => {
        const [on, own] = [readTime(scope, date.slot), readTime(scope, slot)];
        if (!on || !own || own.form === "clock" || own.form === "day") return;
        const { now } = scope.facet(timelines);
        const start = on.at - (((on.at % day) + day) % day);
        const minutes = chanceFor(scope, slot).between(hours[0] * 60, hours[1] * 60);
        writeTime(scope, slot, Math.min(start + minutes * 60_000, Math.max(now, start)));
      },
    };
  });
}

const begins = oneOf("start|starts|started|began|begins");
const ends = oneOf("end|ends|ended|finished|stopped");

/** What takes some hours is of the day on which it begins. */
export function findDayOf(times: readonly TimeSlot[]): Rule[] {
  const [date, first, last] = [oneOf("date"), begins, ends].map((pattern) =>
    times.find(({ event }) => pattern.test(event)),
  );
  if (!date || !first || !last) return [];
  const apply = (scope: Scope) => {
    const [on, start, end] = [date, first, last].map(({ slot }) => readTime(scope, slot));
    if (on?.form !== "day" || !start || start.form === "day" || end?.form === "day") return;
    // What has no end yet is of the day on which it began, too.
    if (start.form === "clock" || (end && end.at - start.at >= day)) return;
    writeTime(scope, date.slot, start.at);
  };
  return [{ reads: [first.slot, last.slot], writes: [date.slot], apply }];
}

const daily = oneOf(
  "attendance|timesheet|shift|day|workday|diary|visit|lesson|dailyreport|childreport|daycarereport|daycarelog|childattendance",
);
const moments: readonly (readonly [Matcher, readonly [number, number]])[] = [
  [
    oneOf(
      "arrived|arrival|clock in|clocked in|check in|entered|signed in|punch in|came|dropped off",
    ),
    [7, 9],
  ],
  [
    oneOf("left|departed|clock out|clocked out|check out|signed out|exited|punch out|picked up"),
    [15, 18],
  ],
  [oneOf("recorded|logged|marked|noted|reported"), [9, 15]],
];

const doors = /^(?:doors?|doors? opens?|gates? opens?|doors opening)$/;
const curtains = /^(?:show|show starts?|starts?|start|concert|performance|event starts?|showtime)$/;

/** Doors open an hour before the show, whether by the clock or on the day. */
export function findDoors(times: readonly TimeSlot[]): Rule[] {
  const last = (event: string) => event.split(" ").slice(-2).join(" ");
  const open = times.find(({ event }) => doors.test(event) || doors.test(last(event)));
  const start = times.find(({ event }) => curtains.test(event) || curtains.test(last(event)));
  if (!open || !start || open.slot === start.slot) return [];
  const apply = (scope: Scope) => {
    const [show, own] = [readTime(scope, start.slot), readTime(scope, open.slot)];
    if (!show || !own || show.form === "day") return;
    if (show.form === "clock" && own.form !== "clock") return;
    const isEarly = own.form === show.form && own.at < show.at && show.at - own.at < 3 * hour;
    if (isEarly) return;
    writeTime(scope, open.slot, show.at - hour);
  };
  return [{ reads: [start.slot], writes: [open.slot], apply }];
}

const endings = oneOf("terminated|cancelled|canceled|ended early|moved out|vacated|surrendered");
/** What runs until somebody ends it; a booking is cancelled before it begins. */
const running = oneOf(
  "membership|subscription|policy|contract|lease|tenancy|plan|enrollment|enrolment|licence|license|agreement",
);

/** What is ended early ends after it began, and before it would have ended anyway. */
export function findEarlyEnds(times: readonly TimeSlot[], { owner }: Parts): Rule[] {
  const start = times.find(({ event }) =>
    oneOf("start|starts|started|joined|lease start|valid from|effective").test(event),
  );
  const end = times.find(({ event }) =>
    oneOf("end|ends|lease end|valid until|valid to|expires|expiry").test(event),
  );
  const isRunning = owner.some((word) => running.test(word));
  if (!start || (!end && !isRunning)) return [];
  return times
    .filter(({ event }) => endings.test(event))
    .map(({ slot }) => ({
      reads: [start.slot, slot, ...(end ? [end.slot] : [])],
      writes: [slot],
      apply: (scope) => {
        const [from, own] = [readTime(scope, start.slot), readTime(scope, slot)];
        const { now } = scope.facet(timelines);
        const to = end ? readTime(scope, end.slot)?.at : now;
        if (!from || to === undefined || !own || own.form === "clock") return;
        const isEarly = isRunning && own.at < from.at;
        if (!isEarly && own.at <= to) return;
        const last = isEarly ? Math.min(to, now) : to;
        const share = 0.4 + 0.55 * chanceFor(scope, slot).next();
        if (last > from.at) writeTime(scope, slot, toMinute(from.at + (last - from.at) * share));
      },
    }));
}

const reminders = oneOf("reminder|remind|remind me|reminder sent");

/** `nextExamDue` comes after the `examDate`, as what is next always does. */
export function findNext(times: readonly TimeSlot[], tense: TenseReader): Rule[] {
  return times.flatMap(({ slot, event }) => {
    const thing = /^next (.+?)(?: due)?$/.exec(event)?.[1];
    if (thing === undefined) return [];
    const before = times.find((one) => one.event === thing || isDone(thing, one.event));
    if (!before) return tense || thing === "due" ? [] : [toComing(slot)];
    const apply = (scope: Scope) => {
      const [own, first] = [readTime(scope, slot), readTime(scope, before.slot)];
      if (!own || !first || own.form === "clock" || own.at > first.at + 20 * day) return;
      writeTime(scope, slot, first.at + chanceFor(scope, slot).pick([91, 182, 364]) * day);
    };
    return [{ reads: [before.slot, slot], writes: [slot], apply }];
  });
}

/** Where nothing says that it is over, what is next is not behind us. */
function toComing(slot: Slot): Rule {
  const apply = (scope: Scope) => {
    const [own, { now }] = [readTime(scope, slot), scope.facet(timelines)];
    if (!own || own.form === "clock" || own.at > now) return;
    const days = Math.ceil((now - own.at) / day) + chanceFor(scope, slot).between(1, 40);
    writeTime(scope, slot, own.at + days * day);
  };
  return { reads: [slot], writes: [slot], apply };
}

const awaited =
  /^(?:due|deadline|starts?|begins?|scheduled(?: for| start)?|appointment|reservation|reserved for|booked for|slot|slot start|visit|pickup|check in)$/;

/** One is reminded of what is due, or of what one has booked, before it is. */
export function findReminders(times: readonly TimeSlot[]): Rule[] {
  const reminder = times.find(({ event }) => reminders.test(event));
  const due = reminder && times.find(({ event }) => awaited.test(event));
  if (!due) return [];
  const isSent = /\bsent\b/.test(reminder.event);
  const apply = (scope: Scope) => {
    const [end, own] = [readTime(scope, due.slot), readTime(scope, reminder.slot)];
    if (!end || !own || end.form === "clock" || own.form === "clock") return;
    const { now } = scope.facet(timelines);
    // Nobody has been reminded yet of what is weeks away.
    if (isSent && end.at > now + 2 * day) clear(scope, reminder.slot);
    const ahead = end.at - own.at;
    if (ahead > 0 && ahead < 7 * day) return;
    const gap = chanceFor(scope, reminder.slot).pick([2 * hour, 15 * hour, day, 2 * day]);
    writeTime(scope, reminder.slot, isSent ? Math.min(end.at - gap, now - hour) : end.at - gap);
  };
  return [{ reads: [due.slot], writes: [reminder.slot], apply }];
}
