import type { Scope } from "../../../draw/scope.ts";
import { day, hour, minute, timelines, toMonday } from "../../../facets/timeline.ts";
import { offered } from "../../../meaning/instants.ts";
import { isPersonWord } from "../../../meaning/names/person-words.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { toState } from "../../../state-words.ts";
import { chanceFor, type Parts, type Rule } from "../../rule.ts";
import { clear, isOptional, isPresent, type Slot } from "../../slot.ts";
import { cadenceOf, findBudgetCadence, findCadence } from "../recurring/cadence.ts";
import type { Tense } from "../tense.ts";
import { readTime, toEvent, wholeDay, writeTime } from "../time.ts";
import { drawGap, indexEvents, stems, type TenseReader, type TimeSlot } from "../time-slots.ts";
import { findCountedGap } from "./durations.ts";
import { employedSince, isEmployed, toStaffRule } from "./employments.ts";
import { lengthOf, usual } from "./lengths.ts";
import type { Gap } from "./span.ts";
import { spans } from "./span-tables.ts";

const spansOf = indexEvents(spans, ({ from }) => from);

export function findPairs(
  times: readonly TimeSlot[],
  { owner, slots }: Parts,
  tense: TenseReader,
  usually: Tense | undefined,
  taken: Set<Slot>,
): Rule[] {
  // What really happened follows from what was planned, not the one from the other.
  const isEstimated = times.some(({ event }) => /^et[ad]$/.test(event));
  const planned = times.filter(
    ({ event }) =>
      !event.startsWith("actual ") &&
      !(isEstimated && /^at[ad]$/.test(event)) &&
      !/\b(?:quiet|night|silent) hours\b/.test(event),
  );
  // `TimeEntry` is more than a time and an entry.
  const things = [...owner, owner.slice(-2).join("")];
  const isDiary = owner.includes("calendar") || slots.some(isWholeDay);
  return spansOf(planned).flatMap((span) => {
    if (span.owner && !things.some((word) => span.owner?.test(word))) return [];
    if (span.beside && !slots.some(({ words }) => span.beside?.test(words))) return [];
    if (span.apart && slots.some(({ words }) => span.apart?.test(words))) return [];
    return stems(planned, span.from).flatMap((from) => {
      if (taken.has(from.slot)) return [];
      const to = stems(planned, span.to).find(
        ({ slot, stem }) => slot !== from.slot && stem === from.stem && !taken.has(slot),
      );
      if (!to) return [];
      if (isExpiry.test(to.slot.words) && planned.some(({ event }) => span.unless?.test(event)))
        return [];
      // The hour of an arrival follows from that of the departure, and not from its date.
      const own = from.slot.words.replace(/ date$/, " time");
      const isAnHour = / time$/.test(to.slot.words) && own !== from.slot.words;
      if (isAnHour && planned.some(({ slot }) => slot.words === own)) return [];
      taken.add(from.slot).add(to.slot);
      // `startTime` and `endTime` are hours apart, whatever they are of.
      const isHourly = /\btime$/.test(from.slot.words) && /\btime$/.test(to.slot.words);
      // What is booked from one date to another is booked for days.
      const isDaily =
        / date$/.test(from.slot.words) &&
        / date$/.test(to.slot.words) &&
        booked.test(owner.at(-1) ?? "");
      const hours = hoursOf([...owner, from.slot.words].join(" "));
      // Nor has whoever enrolled then and was there lately spent all the time between on it.
      const isCounted = !/^enrolled\b/.test(from.slot.words);
      const gap =
        (isDaily ? ([day, 8 * day, day] as const) : undefined) ??
        (isDiary ? entryOf : undefined) ??
        ((isHourly || hasFare(slots)) && isDriven(slots, owner)
          ? ([12 * minute, 150 * minute, minute] as const)
          : undefined) ??
        hours ??
        lengthOf(from.slot.words.split(" ").filter((word) => bound.test(word))) ??
        (isHourly && isBookedByTheHour(owner, slots) ? lengthOf(["booking"]) : undefined) ??
        lengthOf([...from.stem.split(" "), ...things]) ??
        span.gap ??
        (isHourly ? ([hour, 5 * hour, 30 * minute] as const) : lengthByNeighbours(slots));
      // The hours of those who work somewhere are no years.
      const told =
        (span.gap && (span.owner ?? span.isSure) ? !hours && span.gap : undefined) || gap;
      // A week that is said to be the active one is this one.
      const isStaff = isEmployed(owner, from.slot, to.slot);
      const hasOwnTense =
        (/^week\b/.test(from.slot.words) && tense?.slot.kind === "boolean") ||
        ((isStaff || owner.some((word) => agreed.test(word))) && tense !== undefined);
      // The current rental goes on, whatever holds it; a current period may be the last of what was cancelled.
      const isCurrent = from.slot.name.includes(".") && /^current\b/.test(from.slot.words);
      return [
        toSpanRule(
          from.slot,
          to.slot,
          // What is shown for a day is, however many seconds it takes to watch.
          {
            whole: told,
            counted:
              isCounted && told[0] >= day && told[0] !== told[1]
                ? findCountedGap(slots)
                : undefined,
          },
          isCurrent || (span.isPast && !hasOwnTense) ? undefined : tense,
          isCurrent ? "running" : span.isPast && !hasOwnTense ? "over" : usually,
          rounds.test(from.slot.words) ? findCadence(slots) : findBudgetCadence(slots, owner),
        ),
        ...(isStaff ? [toStaffRule(from.slot, to.slot, tense)] : []),
      ];
    });
  });
}

/** What stands in a calendar takes an hour, and a birthday all day. */
const entryOf: Gap = [30 * minute, 2 * hour, 15 * minute];

const isWholeDay = ({ kind, words }: Slot) => kind === "boolean" && wholeDay.test(words);

/** A trip of some kilometres in a car, and no journey of some days. */
export function isDriven(slots: readonly Slot[], owner: readonly string[]): boolean {
  const has = (pattern: Matcher) => slots.some(({ words }) => pattern.test(words));
  return (
    has(/^distance\b/) &&
    has(/^(?:vehicle|car|driver|rider|bike|scooter|fare)\b/) &&
    !has(/\b(?:cargo|load|freight|trailer|stops?)\b/) &&
    !owner.some((word) => oneOf("truck|freight|haul|shipment|road|rental|tour|journey").test(word))
  );
}

/** A ride that somebody pays the fare of is over within hours, however its ends are called. */
const hasFare = (slots: readonly Slot[]) => slots.some(({ words }) => /^fare\b/.test(words));

const booked = oneOf("booking|reservation");
const agreed = oneOf("contract|agreement");
const isExpiry = /^(?:expires|expiry|expiration)\b/;

/** A room for a meeting, and none to sleep in. */
function isBookedByTheHour(owner: readonly string[], slots: readonly Slot[]): boolean {
  return (
    booked.test(owner.at(-1) ?? "") &&
    !slots.some(({ words }) =>
      /\b(?:nights?|guests?|adults|daily|per day|days?|check)\b/.test(words),
    )
  );
}

/** What comes round again, as often as a neighbour says. */
const rounds = /\b(?:period|cycle|billing)\b/;

/** What people are bound by for years, whatever it is for: the lease of a rental. */
const bound = oneOf("lease|tenancy|contract|policy|warranty");

/** What stands beside the dates may tell how long something takes. */
function lengthByNeighbours(slots: readonly Slot[]): Gap {
  const has = (pattern: Matcher) => slots.some(({ words }) => pattern.test(words));
  if (has(/\b(?:nights?|rooms?)\b/)) return [day, 10 * day, day];
  if (has(/\b(?:flight|gate|aircraft)\b/)) return [70 * minute, 11 * hour, 5 * minute];
  if (has(/\b(?:duration minutes|attendees|speaker|doctor|instructor)\b/))
    return [30 * minute, 3 * hour, 15 * minute];
  return usual;
}

interface Length {
  readonly whole: Gap;
  /** Where a neighbour counts in minutes or hours what would otherwise last for days. */
  readonly counted: Gap | undefined;
}

function toSpanRule(
  from: Slot,
  to: Slot,
  { whole, counted }: Length,
  tense: TenseReader,
  usually: Tense | undefined,
  cadence: Slot | undefined,
): Rule {
  const gap = counted ?? whole;
  const isBrief = gap[1] < day && over.test(to.words);
  const hasBegun = begun.test(from.words);
  const isPlanned = /^start/.test(from.words) && /^end/.test(to.words);
  const isOpening = /^open(?:s|ing)?(?: (?:at|time|hour|from))?$/.test(from.words);
  // An open invoice is to be paid, and an open exhibition can be seen.
  const opens = /\bopen(?:s|ed|ing)?\b/.test(from.words) ? tense?.slot.name : undefined;
  const isOpen = ({ values }: Scope) => opens !== undefined && toState(values[opens]) === "open";
  const readTense = (scope: Scope): Tense | undefined => {
    const when = isOpen(scope) ? "running" : tense ? tense.read(scope) : usually;
    // What was created or launched has begun, whatever is still to come of it.
    return hasBegun && when === "ahead" ? "running" : when;
  };
  return {
    reads: [from, to, ...(tense ? [tense.slot] : []), ...(cadence ? [cadence] : [])],
    writes: [from, to],
    apply: (scope) => {
      const [start, end] = [readTime(scope, from), readTime(scope, to)];
      // What nobody has begun to plan has no end either; where a way starts and ends is no time.
      if (!isPresent(scope.values[from.name]) && isPlanned) clear(scope, to);
      if (!start) return;
      if (!end) {
        if (start.form === "clock") return;
        if (tense) placeOpen(scope, from, start.at, readTense(scope));
        // What is noted down without its end has begun all the same.
        else if (usually === "over") placeOpen(scope, from, start.at, "running");
        if (isBrief && (!tense || tense.read(scope) === "running")) placeRecent(scope, from, gap);
        return;
      }
      const isDay = start.form === "day" || end.form === "day";
      const isClock = start.form === "clock" || end.form === "clock";
      const days = cadence && cadenceOf(scope, cadence);
      const isMonthly = days === undefined || days === 30;
      // A month has thirty days or one more; and between two days lie days.
      const told = !isMonthly
        ? ([days * day, days * day, day] as const)
        : days === 30
          ? month
          : isDay
            ? whole
            : gap;
      const length = drawGap(
        scope,
        to,
        isDay ? toDays(told) : !isClock ? told : isOpening ? toOpen(told) : toHours(told),
      );
      if (isClock) {
        // One leaves in the morning and arrives in the afternoon, of another day.
        if (!/\bcheck\b|^first /.test(from.words)) setClock(scope, from, to, start.at, length);
      } else placeSpan(scope, from, to, start.at, length, readTense(scope));
    },
  };
}

const month: Gap = [30 * day, 31 * day, day];

/** A place that one can go to is open for most of a day, however short a visit to it is. */
const openFor: Gap = [8 * hour, 11 * hour, 30 * minute];

/** What the tables know to be open for some hours is open for these. */
const toOpen = (gap: Gap): Gap => (gap[0] > 5 * hour && gap[1] < day ? gap : openFor);

/** People work for as many hours as others do. */
function hoursOf(words: string): Gap | undefined {
  if (!/\bhours\b/.test(words)) return undefined;
  return /\b(?:work|working|office)\b/.test(words) ? [8 * hour, 9 * hour, 30 * minute] : openFor;
}

/** Between two hours of a day lie hours, however long the whole may take. */
function toHours(gap: Gap): Gap {
  if (gap[0] >= day) return [hour, 3 * hour, 15 * minute];
  const [least, most, step] = gap;
  const quarter = 15 * minute;
  // What is planned by the clock is not planned to the minute.
  return step < 5 * minute ? [Math.max(quarter, least), most, quarter] : gap;
}

const begun =
  /^(?:created|launched|opened|posted|published|listed|issued|filed|filing|application|placed|purchased|bought|ordered|registered|joined|hired|activated|subscribed|enrolled|planted|manufactured|baked|produced|entered|parked)\b/;

/** What has no end goes on since it began, whenever that was. */
function placeOpen(scope: Scope, from: Slot, drawn: number, tense: Tense | undefined): void {
  const { now } = scope.facet(timelines);
  if (tense === "running" && drawn <= now) return;
  const start = beginOf(scope, from, drawn, 0, tense);
  if (start !== drawn) writeTime(scope, from, start);
}

/** What has an end once it is over: without one it is not. */
const over = /\b(?:end|ended|exit|exited|finished|stopped|completed|closed|left|out|off)\b/;

/** What takes an hour and is not over began within the hour. */
function placeRecent(scope: Scope, from: Slot, [, longest]: Gap): void {
  const { now } = scope.facet(timelines);
  const start = readTime(scope, from)?.at ?? now;
  if (start > now || now - start < longest) return;
  writeTime(scope, from, beganBefore(now, longest, chanceFor(scope, from).next()));
}

function toDays([least, most, step]: Gap): Gap {
  return [Math.max(day, least), Math.max(day, most), Math.max(day, step)];
}

/** A day has no room for what begins too late. */
function setClock(scope: Scope, from: Slot, to: Slot, start: number, length: number): void {
  const gap = Math.min(length, 14 * hour);
  const latest = day - gap - 5 * minute;
  const begin =
    start > latest ? Math.max(0, Math.floor(latest / (30 * minute)) * 30 * minute) : start;
  if (begin !== start) writeTime(scope, from, begin);
  writeTime(scope, to, begin + gap);
}

function placeSpan(
  scope: Scope,
  from: Slot,
  to: Slot,
  drawn: number,
  length: number,
  tense: Tense | undefined,
): void {
  const begun = beginOf(scope, from, drawn, length, tense);
  const isWeek = /^week\b/.test(from.words);
  const start = isWeek ? toMonday(tense === "running" ? scope.facet(timelines).now : begun) : begun;
  if (start !== drawn && !writeTime(scope, from, start)) {
    writeTime(scope, to, drawn + length);
    return;
  }
  const { now } = scope.facet(timelines);
  // Whoever is still there has not left.
  if (tense === "running" && left.test(to.words) && start + length > now) clear(scope, to);
  writeTime(scope, to, start + length);
}

const left = /\b(?:ended|exited|finished|stopped|completed|left)\b/;

/** Moved only where it does not fit: the hour of the day stays as it was drawn. */
function beginOf(
  scope: Scope,
  slot: Slot,
  drawn: number,
  length: number,
  tense: Tense | undefined,
): number {
  if (tense === undefined) return drawn;
  const { now, earliest } = scope.facet(timelines);
  const share = chanceFor(scope, slot).next();
  const hourOfDay = ((drawn % day) + day) % day;
  if (tense === "soon") return Math.floor(now / (5 * minute) + 2 + share * 8) * 5 * minute;
  if (tense === "ahead") {
    return drawn > now ? drawn : now + (1 + Math.floor(share * share * 45)) * day + hourOfDay;
  }
  if (tense === "running" || tense === "late") {
    // What has no length may have begun at any time.
    if (drawn <= now && (length === 0 || now < drawn + length)) return drawn;
    return length === 0
      ? now - (1 + Math.floor(share * 30)) * day
      : beganBefore(now, length, share);
  }
  if (drawn + length <= now) return drawn;
  const reach = now - length - 2 * day - earliest;
  // What takes longer than anything has been there began before, and ended some time ago.
  const room = reach < 0 ? 200 * day : Math.min(60 * day, reach);
  const days = 1 + Math.ceil(length / day) + Math.floor((share * share * room) / day);
  return now - (((now % day) + day) % day) - days * day + hourOfDay;
}

/** Some steps ago, and not so many that it would be over. */
function beganBefore(now: number, length: number, share: number): number {
  const step = length >= 2 * day ? day : 5 * minute;
  const steps = Math.floor((length / step) * (0.1 + 0.85 * share));
  return Math.floor(now / step) * step - Math.min(steps, Math.ceil(length / step) - 1) * step;
}

/** When it is over: what goes on ends some day to come. */
const ending = oneOf("end|ends|closes|bidding ends|auction end|auction ends|sale ends");
const due = oneOf("due|target|deadline");
const lone = oneOf(
  "start|starts|send|sends|publish|publishes|goes live|go live|kickoff|scheduled|scheduled for|reserved for|booked for|planned for|scheduled start|begins|appointment|departure|scheduled departure|release|launch",
);
/** The day of what somebody books for it; a ticket that is valid tells of no event that goes on. */
const occasions = oneOf("event|party|ceremony");
const admits = oneOf("ticket|pass|admission");
/** A sent invoice is still to be paid; but a letter that is sent has left. */
const sending = /^(?:sends?|publish|publishes|goes live|go live)$/;
const out = oneOf("sent|sending|delivered|published|live");
const gatherings = oneOf(
  "event|match|game|fixture|appointment|meeting|concert|session|interview|class|exam|race|webinar|show|visit|viewing|inspection|tour|reservation|performance|screening|lesson|booking|election|referendum|hearing|ceremony|launch|audit|survey|blast|move|moving|date|playdate|wedding|shoot|photoshoot|babysitting",
);

/** A beginning without an end lies where the status says, too. */
export function findLone(
  times: readonly TimeSlot[],
  { owner, slots }: Parts,
  tense: TenseReader,
  usually: Tense | undefined,
  taken: Set<Slot>,
): Rule[] {
  if (!tense && usually !== "over") return [];
  const isMilestone = oneOf("milestone|deliverable").test(owner.at(-1) ?? "");
  // Beside an hour of the day, a date is the day on which it is.
  const isBooked =
    booked.test(owner.at(-1) ?? "") &&
    slots.some(({ words }) => oneOf("start time|time|time slot|slot|start|from").test(words));
  const isOffered = slots.some(({ name }) => offered.test(name));
  const isGathering =
    isBooked ||
    isOffered ||
    owner.some((word) => gatherings.test(word)) ||
    isPlannedFor(tense?.slot);
  // The `flightDate` of what may be planned is its day, where no other date is always told.
  const isPlanned = isPlannedFor(tense?.slot);
  const [onlyDay, ...moreDays] = times
    .map(({ slot }) => slot)
    .filter((slot) => !isOptional(slot) && dated.test(slot.words) && !recorded.test(slot.words));
  const isOnly =
    moreDays.length === 0 &&
    / date$/.test(onlyDay?.words ?? "") &&
    !bounds.test(onlyDay?.words ?? "");
  const isSomebody = isPersonWord(owner.at(-1));
  const isTicket = owner.some((word) => admits.test(word));
  const isVisit = owner.some((word) => oneOf("visit|visitor|guest").test(word));
  const usualLength = owner.some((word) => bound.test(word)) ? 360 * day : 2 * hour;
  return times
    .filter(
      ({ slot, event }) =>
        !taken.has(slot) &&
        (lone.test(event) ||
          (!isTicket && occasions.test(event)) ||
          event === "preferred" ||
          ending.test(event) ||
          (isGathering && (event === "date" || isCalled(event, owner))) ||
          (isPlanned && isOnly && slot === onlyDay) ||
          (isVisit && /^expected(?: arrival| check in)?$/.test(event)) ||
          (isMilestone && due.test(event))),
    )
    .map(({ slot, event }) => ({
      reads: tense ? [slot, tense.slot] : [slot],
      writes: [slot],
      apply: (scope) => {
        const start = readTime(scope, slot);
        if (!start || start.form === "clock") return;
        const state = toState(tense && scope.values[tense.slot.name]) ?? "";
        // What still has places is still to come.
        const isOpen = isOffered && oneOf("open|full").test(state);
        const told = isOpen ? "ahead" : tense ? tense.read(scope) : usually;
        const isEnd = ending.test(event) || due.test(event);
        const when = told === "running" && isEnd ? "ahead" : told;
        const isBeginning = /^(?:starts?|begins)$/.test(event);
        const isOut = out.test(state);
        const isSent = isOut && sending.test(toEvent(slot));
        // What says no hour goes on for days.
        const isLong = start.form === "day" && when === "running" && !isGathering;
        // Whoever works somewhere has for years, and not since this morning.
        const moved =
          isSomebody && isBeginning && !isEnd && when !== "ahead"
            ? employedSince(scope, slot, start.at)
            : beginOf(scope, slot, start.at, isLong ? 0 : usualLength, isSent ? "over" : when);
        if (moved !== start.at) writeTime(scope, slot, moved);
      },
    }));
}

const dated = / (?:at|on|date|time|until)$/;
const recorded = /^(?:created|updated|modified|added)\b/;
const bounds =
  /^(?:due|end|expiry|expiration|target|next|last|order|request|birth|deadline|purchase|issue|submission|application)\b/;

/** The `moveDate` of a moving job is its day, as the `visitDate` of a visit is. */
function isCalled(event: string, owner: readonly string[]): boolean {
  return owner.includes(event) || owner.includes(event.replace(/e?$/, "ing"));
}

/** What may be planned, and later done, is so for its date, whatever it is. */
function isPlannedFor(status: Slot | undefined): boolean {
  const states = status && "enum" in status.schema ? status.schema.enum : [];
  return states.some((value) =>
    oneOf("planned|scheduled|upcoming|no show|checked in").test(toState(value) ?? ""),
  );
}
