import { day, hour, timeline } from "../facets/timeline.ts";
import type { Scope } from "../scope.ts";
import { stemOf } from "./match-role.ts";
import { chanceFor, type FindRules, type Parts, type Rule } from "./rule.ts";
import { isPresent, type Slot } from "./slot.ts";
import { findTense, type Tense, usualTense } from "./tense.ts";
import { readTime, timeKinds, toEvent, writeTime } from "./time.ts";

const minute = 60_000;
const year = 365 * day;

/** So long, to a multiple of the step. */
type Gap = readonly [least: number, most: number, step: number];

/** From when to when something lasts; both of one stem: `trialStart`, `trialEnd`. */
interface Span {
  readonly from: string;
  readonly to: string;
  /** Where the thing itself does not say how long. */
  readonly gap?: Gap;
  /** Words of the things that it is for. Default: any. */
  readonly owner?: RegExp;
}

const spans: readonly Span[] = [
  {
    from: "check in|arrival|move in",
    to: "check out|departure|move out",
    gap: [day, 10 * day, day],
    owner: /^(?:booking|reservation|stay|hotel|guest|room|lodging|accommodation)$/,
  },
  {
    from: "arrival|arrives|arrived",
    to: "departure|departs|departed",
    gap: [10 * minute, 3 * hour, 5 * minute],
    owner: /^(?:stop|station|port|call|layover|halt)$/,
  },
  { from: "check in", to: "check out", gap: [day, 10 * day, day] },
  {
    from: "departure|departs|depart|departed|take off|takeoff",
    to: "arrival|arrives|arrive|arrived|landing|landed",
  },
  {
    from: "pickup|pick up|picked up|collection",
    to: "dropoff|drop off|dropped off|return|returned|delivery",
    gap: [day, 9 * day, day / 24],
  },
  {
    from: "period start|current period start|billing period start|cycle start",
    to: "period end|current period end|billing period end|cycle end",
    gap: [30 * day, 31 * day, day],
  },
  {
    from: "trial start|trial starts|trial started",
    to: "trial end|trial ends|trial expires",
    gap: [14 * day, 30 * day, 2 * day],
  },
  {
    from: "registration opens|registration start|registration open|sales start|sale starts",
    to: "registration closes|registration end|registration deadline|sales end|sale ends",
    gap: [10 * day, 45 * day, day],
  },
  {
    from: "valid from|effective from|effective|effective start|inception",
    to: "valid to|valid until|valid through|effective to|effective until|expires|expiry|expiration|end|ends|expiration",
    gap: [180 * day, 3 * year, day],
  },
  { from: "clock in|punch in", to: "clock out|punch out", gap: [4 * hour, 9 * hour, 15 * minute] },
  {
    from: "opens|open|opening|opened",
    to: "closes|close|closing",
    gap: [6 * hour, 11 * hour, 30 * minute],
  },
  { from: "admission|admitted", to: "discharge|discharged", gap: [day, 12 * day, hour] },
  {
    from: "hired|hire|employment start|joined|join|onboarded",
    to: "terminated|termination|left|employment end|leave|offboarded|exit",
    gap: [120 * day, 4 * year, day],
  },
  {
    from: "enrolled|enrollment|enrolment|admission|matriculation",
    to: "graduated|graduation|expected graduation|completed|completion",
    gap: [300 * day, 4 * year, day],
  },
  {
    from: "issued|issue|issuance|certified",
    to: "expires|expiry|expiration|valid until|valid to",
    gap: [year, 5 * year, day],
  },
  {
    from: "purchased|purchase|warranty start|bought",
    to: "warranty end|warranty expires|warranty until|warranty expiry|warranty expiration",
    gap: [year, 3 * year, year],
  },
  {
    from: "manufactured|produced|production|manufacture|roasted|baked",
    to: "expires|expiry|expiration|best before|use by",
    gap: [120 * day, 2 * year, day],
  },
  {
    from: "start|starts|started|begin|begins|began|from|first|since|kickoff|launch|lease start|opened",
    to: "end|ends|ended|finish|finishes|finished|to|until|last|expires|expiry|expiration|through|lease end|target end|stop|stopped",
  },
];

/** How long things last that begin and end, by what they are called. */
const lengths: readonly (readonly [RegExp, Gap])[] = [
  [
    /^(?:meeting|appointment|call|session|lesson|class|consultation|interview|slot|visit|exam|screening|booking|reservation|interaction|timeslot|showtime)$/,
    [30 * minute, 120 * minute, 15 * minute],
  ],
  [
    /^(?:match|game|fixture|race|fight|showing|show|movie|episode|programme|program|broadcast)$/,
    [90 * minute, 150 * minute, 15 * minute],
  ],
  [/^(?:shift|workday|timesheet|attendance)$/, [4 * hour, 9 * hour, 30 * minute]],
  [
    /^(?:event|concert|workshop|webinar|party|gig|talk|seminar|meetup|performance)$/,
    [hour, 6 * hour, 30 * minute],
  ],
  [
    /^(?:conference|festival|trip|vacation|leave|tournament|retreat|holiday|tour|cruise|absence|itinerary|exhibition|pto|rental|hire)$/,
    [day, 9 * day, day],
  ],
  [/^(?:flight|segment|leg)$/, [70 * minute, 11 * hour, 5 * minute]],
  [/^(?:train|bus|ferry|journey|route|connection|departure)$/, [35 * minute, 6 * hour, 5 * minute]],
  [/^(?:shipment|delivery|package|parcel|voyage|consignment|load)$/, [day, 8 * day, hour]],
  [
    /^(?:ride|taxi|workout|activity|run|outage|incident|maintenance|deployment|build|pipeline|job|task run|download|playback|stream|charge|parking|execution|visit)$/,
    [6 * minute, 3 * hour, minute],
  ],
  [/^(?:sprint|iteration)$/, [14 * day, 14 * day, day]],
  [/^(?:stay|hotel|room|lodging)$/, [day, 10 * day, day]],
  [
    /^(?:contract|lease|policy|license|licence|membership|warranty|employment|position|experience|education|degree|agreement|tenancy|insurance|mandate|loan|mortgage|job history|work|role|term of office|appointment of)$/,
    [180 * day, 3 * year, day],
  ],
  [
    /^(?:subscription|plan|period|cycle|billing|statement|payroll|payslip|budget)$/,
    [30 * day, 31 * day, day],
  ],
  [/^(?:trial)$/, [14 * day, 30 * day, 2 * day]],
  [
    /^(?:promotion|coupon|offer|sale|discount|voucher|deal|petition|application|submission|tender|competition|contest|poll|survey|auction|vote|election|challenge|quest|consultation period)$/,
    [5 * day, 45 * day, day],
  ],
  [/^(?:prescription|medication|treatment|course of treatment|therapy)$/, [5 * day, 90 * day, day]],
  [
    /^(?:enrollment|enrolment|course|semester|term|season|phase|campaign|project|program|programme|milestone|initiative|goal|okr|cohort)$/,
    [14 * day, 180 * day, day],
  ],
];
const usual: Gap = [7 * day, 84 * day, day];

/** One instant by another: due so long after it was issued. */
interface Sequel {
  readonly after: string;
  readonly event: string;
  readonly gaps: readonly number[];
  readonly owner?: RegExp;
  /** Whether the stems need not be the same. */
  readonly isLoose?: true;
}

const sequels: readonly Sequel[] = [
  {
    after: "issued|invoice|invoiced|issue|billed|billing|statement|sent|date|created",
    event: "due|payment due|pay by",
    gaps: [14, 30, 30, 45].map((days) => days * day),
    owner: /^(?:invoice|bill|statement|payment|installment|charge|fine|tax)$/,
  },
  {
    after: "borrowed|loaned|loan|checked out|check out|issued|rented|lent",
    event: "due|return by|return due",
    gaps: [14, 21, 28].map((days) => days * day),
  },
  {
    after: "assigned|published|posted|created|start",
    event: "due",
    gaps: [5, 7, 10, 14, 21].map((days) => days * day),
    owner: /^(?:assignment|homework|quiz|task|ticket|issue|todo|card|action)$/,
  },
  {
    after: "shipped|dispatched|sent",
    event: "estimated delivery|expected delivery|delivery estimate|eta|estimated arrival",
    gaps: [2, 3, 4, 5].map((days) => days * day),
  },
  {
    after: "ordered|placed|order|created|date",
    event:
      "estimated delivery|expected delivery|delivery estimate|eta|estimated arrival|promised|required",
    gaps: [4, 5, 7, 9].map((days) => days * day),
  },
  {
    after: "created|started|signed up|start",
    event: "trial end|trial ends|trial expires",
    gaps: [14, 30].map((days) => days * day),
  },
  {
    after: "scheduled",
    event: "actual",
    gaps: [-4, 0, 0, 3, 8, 17, 42].map((minutes) => minutes * minute),
    owner: /^(?:flight|train|bus|segment|leg|departure|arrival|journey|stop)$/,
  },
  {
    after: "estimated|planned|expected|scheduled|target",
    event: "actual",
    gaps: [-3, -1, 0, 0, 1, 2, 6].map((days) => days * day),
  },
  { after: "last", event: "next", gaps: [30, 90, 180, 365].map((days) => days * day) },
  { after: "first", event: "last", gaps: [1, 9, 40, 120].map((days) => days * day) },
];

/** Pairs of which the first stands before the start of the thing. */
const preludes: readonly (readonly [
  event: string,
  before: readonly [least: number, most: number],
])[] = [
  ["doors open|doors|doors opening", [30 * minute, 90 * minute]],
  [
    "registration deadline|application deadline|rsvp by|rsvp deadline|early bird ends|early bird deadline|registration closes",
    [2 * day, 14 * day],
  ],
  ["boarding|boarding starts|gate closes", [30 * minute, 45 * minute]],
];

interface TimeSlot {
  readonly slot: Slot;
  readonly event: string;
}

/** Dates that names imply an order of, with gaps as they are in life, where a status agrees. */
export const findSpans: FindRules = (parts) => {
  const times = parts.slots
    .filter(({ kind }) => timeKinds.includes(kind))
    .map((slot) => ({ slot, event: toEvent(slot) }));
  if (times.length === 0) return [];
  const names = times.map(({ event }) => event);
  const tense = findTense(parts.slots, parts.owner);
  const usually = tense ? undefined : usualTense(names, parts.owner);
  const taken = new Set<Slot>();
  return [
    ...findPairs(times, parts, tense, usually, taken),
    ...findLone(times, parts, tense, taken),
    ...findSequels(times, parts, tense, taken),
    ...findPreludes(times),
    ...findCreation(times, parts),
    ...findUpdates(times),
  ];
};

type TenseReader = ReturnType<typeof findTense>;

function stems(times: readonly TimeSlot[], role: string): { slot: Slot; stem: string }[] {
  const names = role.split("|");
  return times.flatMap(({ slot, event }) => {
    const stem = stemOf(event, names);
    return stem === undefined ? [] : [{ slot, stem }];
  });
}

function findPairs(
  times: readonly TimeSlot[],
  { owner, slots }: Parts,
  tense: TenseReader,
  usually: Tense | undefined,
  taken: Set<Slot>,
): Rule[] {
  // What really happened follows from what was planned, not the one from the other.
  const planned = times.filter(({ event }) => !event.startsWith("actual "));
  return spans.flatMap((span) => {
    if (span.owner && !owner.some((word) => span.owner?.test(word))) return [];
    return stems(planned, span.from).flatMap((from) => {
      if (taken.has(from.slot)) return [];
      const to = stems(planned, span.to).find(
        ({ slot, stem }) => slot !== from.slot && stem === from.stem && !taken.has(slot),
      );
      if (!to) return [];
      taken.add(from.slot).add(to.slot);
      const gap =
        lengthOf([...from.stem.split(" "), ...owner]) ?? span.gap ?? lengthByNeighbours(slots);
      return [
        toSpanRule(from.slot, to.slot, span.gap && span.owner ? span.gap : gap, tense, usually),
      ];
    });
  });
}

function lengthOf(words: readonly string[]): Gap | undefined {
  for (const word of words.toReversed()) {
    const found = lengths.find(([pattern]) => pattern.test(word));
    if (found) return found[1];
  }
  return undefined;
}

/** What stands beside the dates may tell how long something takes. */
function lengthByNeighbours(slots: readonly Slot[]): Gap {
  const has = (pattern: RegExp) => slots.some(({ words }) => pattern.test(words));
  if (has(/\b(?:nights?|rooms?)\b/)) return [day, 10 * day, day];
  if (has(/\b(?:flight|gate|aircraft)\b/)) return [70 * minute, 11 * hour, 5 * minute];
  if (has(/\b(?:duration minutes|attendees|speaker|doctor|instructor)\b/))
    return [30 * minute, 3 * hour, 15 * minute];
  return usual;
}

function toSpanRule(
  from: Slot,
  to: Slot,
  gap: Gap,
  tense: TenseReader,
  usually: Tense | undefined,
): Rule {
  return {
    reads: tense ? [from, to, tense.slot] : [from, to],
    writes: [from, to],
    apply: (scope) => {
      const [start, end] = [readTime(scope, from), readTime(scope, to)];
      if (!start) return;
      if (!end) {
        if (tense) placeSpan(scope, from, to, start.at, 0, tense.read(scope));
        return;
      }
      const isDay = start.form === "day" || end.form === "day";
      const length = drawGap(scope, to, isDay ? toDays(gap) : gap);
      if (start.form === "clock" || end.form === "clock")
        setClock(scope, from, to, start.at, length);
      else placeSpan(scope, from, to, start.at, length, tense ? tense.read(scope) : usually);
    },
  };
}

function toDays([least, most, step]: Gap): Gap {
  return [Math.max(day, least), Math.max(day, most), Math.max(day, step)];
}

function drawGap(scope: Scope, slot: Slot, [least, most, step]: Gap): number {
  const chance = chanceFor(scope, slot);
  return least + step * chance.below(Math.floor((most - least) / step) + 1);
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
  const start = beginOf(scope, from, drawn, length, tense);
  if (start !== drawn && !writeTime(scope, from, start)) {
    writeTime(scope, to, drawn + length);
    return;
  }
  writeTime(scope, to, start + length);
}

/** Moved only where it does not fit: the hour of the day stays as it was drawn. */
function beginOf(
  scope: Scope,
  slot: Slot,
  drawn: number,
  length: number,
  tense: Tense | undefined,
): number {
  if (tense === undefined) return drawn;
  const { now, earliest } = scope.facet(timeline, "other");
  const share = chanceFor(scope, slot).next();
  const hourOfDay = ((drawn % day) + day) % day;
  if (tense === "ahead") {
    return drawn > now ? drawn : now + (1 + Math.floor(share * share * 45)) * day + hourOfDay;
  }
  if (tense === "running" || tense === "late") {
    if (drawn <= now && now < drawn + length) return drawn;
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

const lone =
  /^(?:start|starts|kickoff|scheduled|scheduled for|scheduled start|begins|appointment|departure)$/;
const gatherings =
  /^(?:event|match|game|fixture|appointment|meeting|concert|session|interview|class|exam|race|webinar|show|visit|viewing|inspection|tour|reservation)$/;

/** A beginning without an end lies where the status says, too. */
function findLone(
  times: readonly TimeSlot[],
  { owner }: Parts,
  tense: TenseReader,
  taken: Set<Slot>,
): Rule[] {
  if (!tense) return [];
  const isGathering = owner.some((word) => gatherings.test(word));
  return times
    .filter(
      ({ slot, event }) =>
        !taken.has(slot) && (lone.test(event) || (isGathering && event === "date")),
    )
    .map(({ slot }) => ({
      reads: [slot, tense.slot],
      writes: [slot],
      apply: (scope) => {
        const start = readTime(scope, slot);
        if (!start || start.form === "clock") return;
        const moved = beginOf(scope, slot, start.at, 2 * hour, tense.read(scope));
        if (moved !== start.at) writeTime(scope, slot, moved);
      },
    }));
}

function findSequels(
  times: readonly TimeSlot[],
  { owner }: Parts,
  tense: TenseReader,
  taken: Set<Slot>,
): Rule[] {
  return sequels.flatMap((sequel) => {
    if (sequel.owner && !owner.some((word) => sequel.owner?.test(word))) return [];
    const befores = sequel.after.split("|").flatMap((role) => stems(times, role));
    return stems(times, sequel.event).flatMap((event) => {
      if (taken.has(event.slot)) return [];
      const before = befores.find(({ slot, stem }) => slot !== event.slot && stem === event.stem);
      if (!before) return [];
      taken.add(event.slot);
      return [toSequelRule(before.slot, event.slot, sequel.gaps, tense)];
    });
  });
}

function toSequelRule(
  before: Slot,
  event: Slot,
  gaps: readonly number[],
  tense: TenseReader,
): Rule {
  const isTrial = /\btrial\b/.test(event.words);
  const isEntry = /^created\b/.test(before.words) && !isTrial;
  const isOwed = /\b(?:due|next|trial)\b/.test(event.words);
  return {
    reads: tense ? [before, event, tense.slot] : [before, event],
    writes: [before, event],
    apply: (scope) => {
      const [first, second] = [readTime(scope, before), readTime(scope, event)];
      if (!first || !second || first.form === "clock" || second.form === "clock") return;
      const chance = chanceFor(scope, event);
      const gap = chance.pick(gaps);
      const { now } = scope.facet(timeline, "other");
      const isAhead = isTrial || /\bnext\b/.test(event.words);
      const when = isAhead ? "ahead" : tense?.read(scope);
      const due = atHourOf(first.at + gap, second.at, gap);
      const isWrong =
        isOwed && ((when === "ahead" && due <= now) || (when === "late" && due >= now));
      if (!isWrong) {
        writeTime(scope, event, due);
        return;
      }
      const moved =
        when === "late"
          ? now - chance.between(1, 30) * day
          : now + chance.between(1, Math.max(1, Math.floor(gap / day))) * day;
      // What was entered stays where it is: too much else has happened since.
      if (!isEntry && writeTime(scope, before, moved - gap)) writeTime(scope, event, moved);
      else if (moved > first.at) writeTime(scope, event, atHourOf(moved, second.at, gap));
    },
  };
}

/** Days later, at the hour that was drawn. */
function atHourOf(time: number, drawn: number, gap: number): number {
  if (Math.abs(gap) < day) return time;
  return time - (((time % day) + day) % day) + (((drawn % day) + day) % day);
}

function findPreludes(times: readonly TimeSlot[]): Rule[] {
  const start = times.find(({ event }) =>
    /^(?:start|starts|date|event|begins|departure|kickoff|scheduled departure|departs)$/.test(
      event,
    ),
  );
  if (!start) return [];
  return preludes.flatMap(([role, [least, most]]) =>
    stems(times, role).flatMap(({ slot, stem }) => {
      if (stem !== "" || slot === start.slot) return [];
      return {
        reads: [start.slot],
        writes: [slot],
        apply: (scope: Scope) => {
          const [begin, own] = [readTime(scope, start.slot), readTime(scope, slot)];
          if (!begin || !own || (begin.form === "clock") !== (own.form === "clock")) return;
          const step = least >= day ? day : 15 * minute;
          writeTime(scope, slot, begin.at - drawGap(scope, slot, [least, most, step]));
        },
      };
    }),
  );
}

/** People are known before they are hired; everything else is entered before it begins. */
const entered =
  /^(?:booking|reservation|event|appointment|meeting|flight|order|subscription|match|game|session|class|lesson|shift|leave|request|rental|trip|ticket|workshop|concert|webinar|interview|visit|campaign|auction|poll|registration|prescription|exam|tournament|screening|rsvp|invitation|pass)$/;

function findCreation(times: readonly TimeSlot[], { owner }: Parts): Rule[] {
  if (!owner.some((word) => entered.test(word))) return [];
  const created = times.filter(({ event }) =>
    /^(?:created|booked|booking|ordered|placed|requested|submitted|registered|purchased|issued|announced|applied|request)$/.test(
      event,
    ),
  );
  const start = times.find(({ event }) =>
    /^(?:start|starts|check in|departure|departs|pickup|date|scheduled|scheduled departure|event|from|kickoff|appointment|begins|visit|arrival|reservation)$/.test(
      event,
    ),
  );
  if (!start) return [];
  return created
    .filter(({ slot }) => slot !== start.slot)
    .map(({ slot }) => ({
      reads: [start.slot, slot],
      writes: [slot],
      apply: (scope) => {
        const [begin, entry] = [readTime(scope, start.slot), readTime(scope, slot)];
        if (!begin || !entry || begin.form === "clock" || entry.form === "clock") return;
        if (entry.at < begin.at || !isPresent(scope.values[slot.name])) return;
        const lead = chanceFor(scope, slot).between(1, 30) * day;
        writeTime(scope, slot, begin.at - lead);
      },
    }));
}

const events =
  /^(?:created|published|paid|shipped|delivered|completed|resolved|closed|approved|submitted|sent|issued|confirmed|cancelled|canceled|refunded|accepted|rejected|assigned|started|ended|joined|ordered|placed|posted|registered|verified|activated|read|opened|checked in|booked|requested|reviewed|archived)$/;

/** Whatever has happened to a thing has changed it. */
function findUpdates(times: readonly TimeSlot[]): Rule[] {
  const updated = times.filter(({ event }) =>
    /^(?:last )?(?:updated|modified|edited|changed)$/.test(event),
  );
  const happened = times.filter(({ event }) => events.test(event)).map(({ slot }) => slot);
  if (happened.length === 0) return [];
  return updated.map(({ slot }) => ({
    reads: happened,
    writes: [slot],
    apply: (scope) => {
      const own = readTime(scope, slot);
      if (!own || own.form === "clock") return;
      const { now } = scope.facet(timeline, "other");
      let latest = own.at;
      for (const other of happened) {
        const time = readTime(scope, other);
        if (time && time.form !== "clock" && time.at <= now) latest = Math.max(latest, time.at);
      }
      if (latest > own.at) writeTime(scope, slot, latest);
    },
  }));
}
