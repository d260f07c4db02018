import type { Scope } from "../../../draw/scope.ts";
import { minute, timelines } from "../../../facets/timeline.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { toQuantity, writeQuantity } from "../../quantity.ts";
import { takersOf } from "../../rows/deal-rows.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import { clear, fill, isOptional, type Slot, write } from "../../slot.ts";
import { readTime, type Time, timeKinds, toEvent, writeTime } from "../time.ts";
import type { Gap } from "./span.ts";

const day = 1440 * minute;

/** What a number of this name counts between two dates. */
const unitsByWord: Readonly<Record<string, number>> = {
  ms: 1,
  milliseconds: 1,
  seconds: 1000,
  sec: 1000,
  s: 1000,
  secs: 1000,
  minutes: minute,
  mins: minute,
  min: minute,
  hours: 60 * minute,
  hrs: 60 * minute,
  nights: day,
  days: day,
  weeks: 7 * day,
  months: 30.44 * day,
  years: 365.25 * day,
};

const firsts =
  /^(?:start|starts|started|check in|departure|departs|scheduled departure|etd|std|from|pickup|picked up|clock in|clocked in|entry|received|arrived|checked out|begin|admission|admitted|entered|opens|opened|login|logged in|valid from|begins|actual start|parked|plugged in|connected|unlocked|in|(?:session|parking|rental|charging|ride|trip) start|(?:session|parking|rental|charging|ride|trip) started|(?:rented|hired|booked|borrowed|reserved) from)$/;
const lasts =
  /^(?:end|ends|ended|check out|arrival|arrives|scheduled arrival|eta|sta|to|dropoff|return|clock out|finish|finished|discharge|discharged|closes|closed|logout|logged out|valid to|valid until|valid through|maturity|matures|completed|submitted|stopped|exited|exit|left|clocked out|dropped off|resolved|until|actual end|unparked|unplugged|disconnected|locked|out|(?:session|parking|rental|charging|ride|trip) end|(?:session|parking|rental|charging|ride|trip) ended|(?:rented|hired|booked|borrowed|reserved) (?:until|to))$/;

const lengthNames =
  /^(?:response minutes|response time minutes|duration|length|length days|nights|days|hours|number of nights|number of days|total days|total hours|rental days|days requested|duration (?:ms|minutes|mins|min|hours|seconds|secs|sec|s|days|nights|weeks)|(?:number of |total |program |length |plan )?weeks|duration in weeks|length weeks|(?:total |flight |travel |session |hours |parking |ride |trip |call |stay |actual )?(?:duration|minutes|hours|worked|time)(?: minutes| hours| seconds| ms| mins| min)?|length of stay(?: days| nights)?|stay length(?: days)?|stay days|runtime(?: minutes| mins| min)?|elapsed(?: ms| seconds)?|block hours|block time(?: minutes| hours)?|block minutes|hours worked|hours logged|logged hours|shift hours|shift length|time logged|time (?:spent|taken|used)(?: minutes| seconds| hours| ms)?|worked hours|duration in (?:minutes|hours|seconds|days)|total nights|lead time|flight time|(?:minutes|hours|seconds|mins|ms) (?:played|watched|spent|listened|practiced|practised|streamed|ridden|parked|rented|used)|(?:loan |contract |lease )?term(?: months| years)?|(?:contract|lease) months|contract length months)$/;

const stays = oneOf("arrival|departure");
/** What people work on in their free time. */
const hobbies = oneOf(
  "craft|diy|hobby|build|restoration|puzzle|quilt|knitting|crochet|sewing|woodworking|painting|book|reading|game|maker|handicraft",
);

/** `nights`, `durationMinutes`: what lies between two dates; or the second date, where they are set. */
export const findDurations: FindRules = (parts) => {
  const { slots, owner } = parts;
  const takersIn = takersOf(parts);
  const { first, last } = findEnds(slots) ?? {};
  if (!first || !last) return [...findElapsed(slots), ...findOverdue(slots)];
  const isMade = owner.some((word) => hobbies.test(word));
  const isLength = ({ kind, words, name }: Slot) =>
    (kind === "number" || kind === "choice") &&
    lengthNames.test(words) &&
    // How long one may come is not how long one takes.
    !(/^opens?\b/.test(first.words) && /^(?:ride|trip|session|call|flight) /.test(words)) &&
    // Nor has anybody worked on a case from the day on which it was opened until it was closed.
    !(/^opened\b/.test(first.words) && /\b(?:logged|worked|spent)\b/.test(words)) &&
    // And what is made in the evenings takes weeks.
    !(isMade && /\b(?:logged|worked|spent)\b/.test(words)) &&
    name !== first.name &&
    name !== last.name;
  const isWork = owner.some((word) => workTimes.test(word));
  const pause = isWork
    ? slots.find(({ words }) =>
        /^(?:break|pause|breaks)(?: duration)?(?: minutes| mins| min)$/.test(words),
      )
    : undefined;
  // Five days are four nights.
  const hasNights = slots.some(({ words }) => /\bnights$/.test(words));
  const isLoan = owner.some((word) => lent.test(word)) && /^matur/.test(last.words);
  const lengths = slots.filter(isLength).map(
    (slot): Rule => ({
      reads: pause ? [first, last, pause] : [first, last],
      writes: [slot, first, last],
      apply: (scope) => {
        const [start, end] = [readTime(scope, first), readTime(scope, last)];
        const drawn = toQuantity(scope.values[slot.name]);
        if (start && !end && isOptional(last)) lastsSince(scope, slot, start);
        if (!start || !end || drawn === undefined) return;
        // Between two days lie weeks: how many hours a course takes of them is its own.
        if (start.form === "day" && /\b(?:hours|minutes|hrs|mins)\b/.test(slot.words)) return;
        const isCounted =
          /\bdays\b/.test(slot.words) && (hasNights || owner.some((word) => withLast.test(word)));
        const rest = pause ? (toQuantity(scope.values[pause.name]) ?? 0) * minute : 0;
        const span = end.at - start.at + (isCounted ? day : 0) - rest;
        const unit = unitOf(slot, span);
        // How long a haircut takes is told with it.
        const isTold = isLoan || /\bweeks\b/.test(slot.words) || takersIn(scope).has(slot);
        if (isTold && drawn > 0 && runsFor(scope, start.at, end.at, drawn * unit)) {
          writeTime(scope, last, start.at + drawn * unit);
          return;
        }
        // What is over, or goes on, began so long before its end.
        const { now } = scope.facet(timelines);
        const begun = end.at - drawn * unit;
        if (isTold && drawn > 0 && (end.at <= now || (start.at <= now && begun <= now))) {
          writeTime(scope, first, begun);
          return;
        }
        const isWritten = writeQuantity(
          scope,
          slot,
          Number((span / unit).toFixed(unit >= 60 * minute && unit < day ? 2 : 0)),
        );
        if (!isWritten) writeTime(scope, last, start.at + drawn * unit - (isCounted ? day : 0));
      },
    }),
  );
  const shares = slots
    .filter(({ kind, words }) => kind === "number" && partNames.test(words))
    .map((slot) => toPartRule(slot, first, last));
  const told = slots
    .filter(({ kind, words }) => kind === "text" && toldLengths.test(words))
    .map((slot) => toToldRule(slot, first, last));
  const spent = isMade
    ? slots.filter(({ kind, words }) => kind === "number" && efforts.test(words))
    : [];
  return [
    ...shares,
    ...lengths,
    ...spent.map((slot) => toEffortRule(slot, first, last)),
    ...told,
    ...findElapsed(slots),
    ...findOverdue(slots),
  ];
};

/** Whoever is still there has been there until now. */
function lastsSince(scope: Scope, slot: Slot, { form, at }: Time): void {
  const passed = scope.facet(timelines).now - at;
  const unit = unitOf(slot, passed);
  if (form !== "instant" || passed <= 0 || passed > day || unit >= day) return;
  writeQuantity(scope, slot, Number((passed / unit).toFixed(unit >= 60 * minute ? 2 : 0)));
}

const efforts = /^(?:total )?(?:hours|time) (?:spent|logged|worked)(?: hours)?$/;

/** Two hours of an evening are spent on it: whatever took forty was begun three weeks before. */
function toEffortRule(slot: Slot, first: Slot, last: Slot): Rule {
  const apply = (scope: Scope) => {
    const [start, end] = [readTime(scope, first), readTime(scope, last)];
    const hours = toQuantity(scope.values[slot.name]);
    if (!start || hours === undefined || start.form === "clock") return;
    const until = end?.at ?? scope.facet(timelines).now;
    const begun = until - Math.ceil(hours / 2) * day;
    if (begun < start.at && start.at <= until) writeTime(scope, first, begun);
  };
  return { reads: [slot, last], writes: [first], apply };
}

const toldLengths = /(?:^| )(?:duration|flight time|travel time|journey time)$/;

/** `2 h 35 min` between a departure and an arrival. */
function toToldRule(slot: Slot, first: Slot, last: Slot): Rule {
  const apply = (scope: Scope) => {
    const [start, end] = [readTime(scope, first), readTime(scope, last)];
    const before = scope.values[slot.name];
    if (!start || !end || typeof before !== "string" || !/^\d+ ?(?:h|min|m)\b/.test(before)) return;
    const span = Math.round((end.at - start.at) / minute);
    if (span <= 0 || span >= 2880) return;
    const [hours, minutes] = [Math.floor(span / 60), span % 60];
    const said = [hours > 0 ? `${hours} h` : "", minutes > 0 ? `${minutes} min` : ""];
    write(scope, slot, said.filter(Boolean).join(" "));
  };
  return { reads: [first, last, slot], writes: [slot], apply };
}

/** Whoever is away from Monday to Tuesday is away for two days. */
const withLast = oneOf("leave|absence|vacation|holiday|pto");

/** What is worked is without the breaks. */
const workTimes = oneOf("entry|timeentry|timesheet|timecard|shift|attendance|workday|worklog");

/** How long something usually takes that somebody counts in such a unit. */
const countedGaps: readonly (readonly [Matcher, Gap])[] = [
  [/\b(?:minutes|mins|min)\b/, [15 * minute, 150 * minute, 5 * minute]],
  [/\b(?:hours|hrs)\b/, [60 * minute, 480 * minute, 15 * minute]],
  [/\b(?:seconds|secs|sec|ms|milliseconds)\b/, [minute, 20 * minute, minute]],
];

/** What a neighbour counts in minutes or hours is no matter of weeks. */
export function findCountedGap(slots: readonly Slot[]): Gap | undefined {
  const counted = slots.find(({ kind, words }) => kind === "number" && lengthNames.test(words));
  return counted && countedGaps.find(([unit]) => unit.test(counted.words))?.[1];
}

const lent = oneOf("loan|mortgage|credit|financing");

/** What a loan is for says for how long it runs, unless it should be over by now. */
function runsFor(scope: Scope, start: number, end: number, length: number): boolean {
  const { now } = scope.facet(timelines);
  return end > now === start + length > now;
}

const partNames =
  /^(?:active|moving|focus|talk|idle|break|pause|paused|billable|rest|awake) (?:time |duration )?(?:minutes|mins|min|seconds|hours|time|duration)$/;
const pauses = /^(?:idle|break|pause|paused|rest|awake)/;

/** `activeMinutes`: most of the time between two dates; a pause is the lesser part of it. */
function toPartRule(slot: Slot, first: Slot, last: Slot): Rule {
  const [least, most] = pauses.test(slot.words) ? [0.02, 0.15] : [0.7, 0.95];
  return {
    reads: [first, last],
    writes: [slot],
    apply: (scope) => {
      const [start, end] = [readTime(scope, first), readTime(scope, last)];
      if (!start || !end || end.at <= start.at) return;
      const unit = unitOf(slot, end.at - start.at);
      const share = least + (most - least) * chanceFor(scope, slot).next();
      const length = ((end.at - start.at) * share) / unit;
      const isPlanned = unit === minute && /^(?:break|pause)\b/.test(slot.words);
      // Nobody takes a break of 38 minutes.
      const told = isPlanned ? Math.max(15, Math.round(length / 15) * 15) : length;
      writeQuantity(scope, slot, Number(told.toFixed(unit === 60 * minute ? 1 : 0)));
    },
  };
}

const remaining =
  /^(?:(\S+) )?(days|weeks|months) (?:left|remaining|to go|until(?: .+)?|to expiry|to deadline)$/;
const endings = oneOf(
  "end|ends|deadline|due|expires|expiry|expiration|closes|renewal|renews|valid until|valid to|not after|next birthday|next anniversary|upcoming birthday|wedding|ceremony|event|exam|big day",
);

/** `daysLeft`: from now to the end. */
export const findCountdowns: FindRules = ({ slots }) => {
  const left = slots.find(({ words }) => remaining.test(words));
  const [, stem, unitName = ""] = (left && remaining.exec(left.words)) ?? [];
  const end =
    left &&
    slots.find((slot) => {
      const event = timeKinds.includes(slot.kind) ? toEvent(slot) : "";
      // A goal may be an amount; its date is when it is to be reached.
      if (/^(?:target|goal) date$/.test(slot.words)) return true;
      // `sslDaysRemaining` are those until `sslExpiresAt`.
      return endings.test(stem === undefined ? event : event.replace(`${stem} `, ""));
    });
  if (!left || !end) return [];
  const unit = { months: 30.4 * day, weeks: 7 * day }[unitName] ?? day;
  const apply = (scope: Scope) => {
    const time = readTime(scope, end);
    if (!time || time.form === "clock") return;
    const { now } = scope.facet(timelines);
    writeQuantity(scope, left, Math.max(0, Math.ceil((time.at - now) / unit)));
  };
  return [{ reads: [end], writes: [left], apply }];
};

/** How long somebody is there who has not left, where no day says when they have. */
function findStay(slots: readonly Slot[]): Slot | undefined {
  if (findEnds(slots)) return undefined;
  return slots.find(({ words }) => /^(?:length of stay|los|stay length)(?: days)?$/.test(words));
}

/** `daysOnMarket`: from the day on which it was listed until now. */
function findElapsed(slots: readonly Slot[]): readonly Rule[] {
  const passed =
    slots.find(({ words }) =>
      /^(?:days (?:on market|on site|listed|open|online|active|in pipeline|admitted|in hospital|on ward)|age (?:in )?days|uptime days|days up)$/.test(
        words,
      ),
    ) ?? findStay(slots);
  const begin = slots.find(
    (slot) =>
      timeKinds.includes(slot.kind) &&
      oneOf(
        "listed|posted|published|opened|created|added|date listed|listing|admitted|admission|last reboot|last boot|booted|last restart|last restarted|last rebooted",
      ).test(toEvent(slot)),
  );
  if (!passed || !begin) return [];
  const apply = (scope: Scope) => {
    const time = readTime(scope, begin);
    if (!time) clear(scope, passed);
    if (!time || time.form === "clock") return;
    fill(scope, passed);
    const { now } = scope.facet(timelines);
    writeQuantity(scope, passed, Math.max(0, Math.floor((now - time.at) / day)));
  };
  return [{ reads: [begin], writes: [passed], apply }];
}

const late = oneOf("overdue days|days overdue|days late|late days|days past due");
const made = oneOf("returned|return|paid|payment|completed|closed|submitted");

/** `overdueDays`: from the day on which it was due until it was made good, or until now. */
function findOverdue(slots: readonly Slot[]): readonly Rule[] {
  const counted = slots.find(({ words, kind }) => kind === "number" && late.test(words));
  const times = slots.filter(({ kind }) => timeKinds.includes(kind));
  const due = times.find((slot) => oneOf("due|return due|payment due").test(toEvent(slot)));
  if (!counted || !due) return [];
  const end = times.find((slot) => made.test(toEvent(slot)));
  const apply = (scope: Scope) => {
    const time = readTime(scope, due);
    if (!time || time.form === "clock") return;
    const until = (end && readTime(scope, end)?.at) ?? scope.facet(timelines).now;
    writeQuantity(scope, counted, Math.max(0, Math.floor((until - time.at) / day)));
  };
  return [{ reads: end ? [due, end] : [due], writes: [counted], apply }];
}

/** The dates between which something goes on. */
export function findEnds(slots: readonly Slot[]): { first: Slot; last: Slot } | undefined {
  const times = slots.filter(({ kind }) => timeKinds.includes(kind));
  // Who arrives first and leaves then has stayed in between.
  const [arrival, departure] = times.filter((slot) => stays.test(toEvent(slot)));
  if (arrival && departure && toEvent(arrival) === "arrival")
    return { first: arrival, last: departure };
  const begun = times.filter((slot) => firsts.test(toEvent(slot)));
  // Who has checked in waits: it takes as long as it goes on.
  const isWaited = begun[0] !== undefined && /^check in$/.test(toEvent(begun[0]));
  const first = (isWaited && begun.find((slot) => toEvent(slot) === "started")) || begun[0];
  const last = times.find((slot) => lasts.test(toEvent(slot)) && slot !== first);
  if (first && last) return { first, last };
  // What is hired is so until it is due.
  const hired = times.find((slot) => oneOf("rented|hired").test(toEvent(slot)));
  const due = hired && times.find((slot) => toEvent(slot) === "due");
  if (hired && due) return { first: hired, last: due };
  // What fails goes on from when somebody tells of it until it works again.
  const told = times.find((slot) => oneOf("reported|detected|outage start").test(toEvent(slot)));
  const mended = told && times.find((slot) => oneOf("restored|recovered").test(toEvent(slot)));
  return told && mended && { first: told, last: mended };
}

/** How many days lie between the two dates, where there are two. */
export function findDays(
  slots: readonly Slot[],
):
  | { readonly reads: readonly Slot[]; readonly read: (scope: Scope) => number | undefined }
  | undefined {
  const ends = findEnds(slots);
  if (!ends) return undefined;
  const { first, last } = ends;
  return {
    reads: [first, last],
    read: (scope) => {
      const [start, end] = [readTime(scope, first), readTime(scope, last)];
      return start && end && Math.max(1, Math.round((end.at - start.at) / day));
    },
  };
}

function unitOf({ words }: Slot, span: number): number {
  const named = words
    .split(" ")
    .toReversed()
    .find((word) => Object.hasOwn(unitsByWord, word));
  const unit = named === undefined ? undefined : unitsByWord[named];
  if (unit !== undefined) return unit;
  if (/\b(?:stay|lead)\b/.test(words)) return day;
  if (/\bterm\b/.test(words)) return 30.44 * day;
  return span >= 2 * day ? day : minute;
}
