import { isObject, type Json, type JsonObject } from "../../../schema/schema.ts";
import type { Chance } from "../../draw/chance.ts";
import type { Scope } from "../../draw/scope.ts";
import { day, hour, minute, timelines, toMinute } from "../../facets/timeline.ts";
import { oneOf } from "../../one-of.ts";
import { itemNamed, itemsNamed } from "../items.ts";
import { chanceFor } from "../rule.ts";
import type { Slot } from "../slot.ts";
import { findPace, type Pace } from "../times/now/under-way.ts";
import { readTime, type Time, timeKinds, toTime, toValue } from "../times/time.ts";
import { atTime, type FindShape, findTime, type Shape } from "./shape.ts";

const times =
  /(?:^| )(?:at|on|date|time|eta|arrival|departure|scheduled for)$|^(?:timestamp|ts|when|start|departs|arrives)$/;
/** What has happened when it says so: `placedAt`, `sent_on`. */
const happened =
  /^(?:\S+ )*(?:\S+ed|sent|paid|made|taken|held|given|sold|left|read|met|built|won|lost|run)(?: (?:in|out|up|off))? (?:at|on|date|time)$/;
/** What belongs to a person or a thing for good, and not to the course of the whole. */
const apart = /^(?:birth|born|founded|hired|expiry|expires|manufactured|built|released)\b/;
const ahead = /^(?:eta|etd|estimated|expected|scheduled|planned|due|next|appointment)\b|\beta$/;

/** Lists whose items happened one after the other. */
const courses =
  /\b(?:events|history|timeline|updates|messages|checkpoints|stops|log|logs|activities|changes|milestones|steps|comments|replies|legs|segments|statuses|status history|tracking|transitions|readings|payments|installments|instalments|transactions|visits|versions|revisions|notes|bids|scans|inspections|repairs|treatments|samples|measurements|vitals|vital signs|observations|analyses|deliveries|claims|violations|calls|refuels|fillups|charges|maintenance|hearings|filings|offers|drops|waypoints|stop times|arrivals|departures|timetable|checkins|alerts|refills|appointments|interviews|attempts|doses|check ins|deployments|releases|rounds|contributions|deposits|withdrawals|donations|payouts|completions|waitlist|waiting list|queue|reviews)$/;
const habits =
  /\b(?:workouts|orders|purchases|rides|runs|(?:lab|test) results|vaccinations|prescriptions)$/;
const booked = /\b(?:appointments|interviews)$/;
/** Of which there are some in a year, as long as the thing exists. */
const recent = /^(?:recent|latest|last)\b/;
/** What is over within some days. */
const brief = /\bbids$/;
const slow =
  /\b(?:history|inspections|repairs|treatments|maintenance|visits|payments|claims|violations|versions|revisions|samples|refuels|fillups|hearings|filings|contributions|deposits|withdrawals|donations|payouts|completions|check ins|checkins|(?:performance|annual|appraisal) reviews|appraisals|conditions|diagnoses|medications|allergies)$/;

const handedIn = /(?:^| )(?:documents|attachments|evidence)$/;
const decisions = oneOf("decision|decided|approved|rejected");

export function isCourse({ words, items }: Slot): boolean {
  // What may be scheduled, confirmed or done says by its state when it is.
  if (booked.test(words) && items.some((item) => item.words === "status")) return false;
  // What is still to come has not happened one after the other.
  return (
    (courses.test(words) || habits.test(words)) &&
    !/^(?:upcoming|next|planned|future)\b/.test(words)
  );
}

/** Whether the items say when each of them happened, whatever the list is called. */
export function tellsWhen(list: Slot): boolean {
  return toldIn(list).length > 0;
}

function toldIn({ items }: Slot): readonly string[] {
  return items.flatMap(({ name, words }) =>
    happened.test(words) && !apart.test(words) ? name : [],
  );
}

const begins =
  /^(?:(?:actual )?(?:start|starts|started|departure|departs|departed|dispatched|picked up)|opened|detected|triggered|occurred|applied|watched|listed|created|placed|ordered|issued|launched|published|posted|purchased|registered|filed|reported|collected|sampled|observed|sighted|spotted|seen|discovered|found|shipped|submitted|opens|commissioned|installed|requested|enrolled|assigned|acquired|planted|sown|loss|incident|admitted|check in|hire|hired|date|day|received|taken|shot|captured|uploaded|recorded|joined|(?:taken )?from)$/;
const ends =
  /^(?:(?:actual |target |planned |expected |estimated )?(?:end|ends|ended|arrival|arrives|arrived)|sold|closed|completed|delivered|finished|closes|expires|resolved|restored|settled|decommissioned|harvested|returned|check out|cancelled|(?:taken )?(?:to|until))$/;

/** One after the other, within the time that the whole thing took. */
export const findOrder: FindShape = (list, slots) => {
  const told = toldIn(list);
  // Until when something holds says nothing of when it came.
  const holding = itemsNamed(list, apart);
  const timed = itemsNamed(list, times).filter((name) => !holding.includes(name));
  if (timed.length === 0) return undefined;
  const dated = list.items.flatMap(({ name, words, kind }) =>
    kind === "text" && !timed.includes(name) && !apart.test(words) ? name : [],
  );
  const from = findTime(slots, begins);
  // What somebody hands in is looked at before it is decided.
  const to =
    findTime(slots, ends) ?? (handedIn.test(list.words) ? findTime(slots, decisions) : undefined);
  // What a device tells it has told until it was seen last.
  const seen = /\breadings$/.test(list.words)
    ? findTime(slots, /^last (?:seen|reading|reported)/)
    : undefined;
  const { arrange: byTime } = toByTime(list, timed);
  // The hour at which it begins, beside the day.
  const hourly = slots.find(
    (slot) =>
      slot !== from &&
      timeKinds.includes(slot.kind) &&
      /^(?:start|departure) time$/.test(slot.words),
  );
  const pace = from ? undefined : findPace(slots, list.member.owner);
  const course = { list, from, to, hour: hourly, seen, pace };
  return {
    reads: [...[from, to, hourly, seen].flatMap((slot) => slot ?? []), ...(pace?.reads ?? [])],
    arrange: (items, scope) => {
      const names = timed.filter((name) => {
        const form = toTime(items.find((item) => toTime(item[name]))?.[name])?.form;
        return form !== undefined && form !== "clock";
      });
      if (names.length === 0) return byTime(items, scope);
      // `expectedHarvest` beside `plantedAt`: whatever tells a day moves with the item.
      const moving = dated.filter((name) => toTime(items[0]?.[name]) !== undefined);
      return inOrder(items, scope, course, [...names, ...moving], told);
    },
  };
};

/** A list, and when the whole that it is of began, ended and was seen last. */
interface Course {
  readonly list: Slot;
  readonly from: Slot | undefined;
  readonly to: Slot | undefined;
  readonly hour: Slot | undefined;
  readonly seen: Slot | undefined;
  /** How soon it is over, where nothing else tells when it began. */
  readonly pace: Pace | undefined;
}

function inOrder(
  items: readonly JsonObject[],
  scope: Scope,
  course: Course,
  [name = "", ...others]: readonly string[],
  told: readonly string[],
): readonly JsonObject[] {
  const words = course.list.items.find((item) => item.name === name)?.words ?? "";
  const place = placeOf(items.length, scope, course, words);
  const { now } = scope.facet(timelines);
  const placed = items.map((item, at) => {
    const first = toTime(item[name]);
    if (!first) return item;
    const time = place(at);
    const moved: Record<string, Json> = {
      ...atTime(item, name, toValue(first.form, toMinute(time), false)),
    };
    for (const key of others) {
      const own = toTime(item[key]);
      // What happens to the same item keeps its distance.
      if (!own || own.form === "clock") continue;
      const kept = time + own.at - first.at;
      // What has happened is not still to come.
      const when = kept > now && told.includes(key) ? between(time, kept, now) : kept;
      moved[key] = toValue(own.form, toMinute(when), false) ?? null;
    }
    return time > now ? moved : withAnswers(moved, name, time, now);
  });
  return ahead.test(words) ? withoutOutcomes(placed, name, scope, course.list) : placed;
}

/** A few days ago, and after what it follows. */
function between(first: number, planned: number, now: number): number {
  const lately = now - ((planned - now) % (3 * day));
  return first > now ? lately : Math.max(lately, first + (now - first) * 0.6);
}

/** What was answered to something lies between it and now, however many have answered each other. */
function withAnswers(item: JsonObject, name: string, at: number, now: number): JsonObject {
  const answered = Object.entries(item).flatMap(([key, value]): [string, Json][] => {
    if (!answers.test(key) || !Array.isArray(value)) return [];
    const moved = value.map((one, index) => {
      const own = isObject(one) ? toTime(one[name]) : undefined;
      if (!isObject(one) || !own || own.form === "clock") return one;
      const isBetween = own.at > at && own.at <= now;
      const time = isBetween ? own.at : at + ((now - at) * (index + 1)) / (value.length + 4);
      const told = isBetween
        ? one
        : atTime(one, name, toValue(own.form, toMinute(time), false) ?? null);
      return withAnswers(told, name, time, now);
    });
    return [[key, moved]];
  });
  return answered.length === 0 ? item : { ...item, ...Object.fromEntries(answered) };
}

const answers = oneOf("replies|responses|answers|children");

const outcomes = oneOf(
  "feedback|score|rating|result|outcome|verdict|decision|notes|summary|grade|attended|findings",
);

/** What is still to come has no result yet, as far as the type can do without. */
function withoutOutcomes(
  items: readonly JsonObject[],
  name: string,
  scope: Scope,
  list: Slot,
): readonly JsonObject[] {
  const told = itemsNamed(list, outcomes);
  if (told.length === 0) return items;
  const { now } = scope.facet(timelines);
  const isAhead = (item: JsonObject) => (toTime(item[name])?.at ?? now) > now;
  if (!items.some(isAhead)) return items;
  const emptied = [undefined, null].map((nothing) =>
    items.map((item) => {
      if (!isAhead(item)) return item;
      const left = Object.entries(item).flatMap(([key, value]) => {
        if (!told.includes(key)) return [[key, value] as const];
        return nothing === undefined ? [] : [[key, nothing] as const];
      });
      return Object.fromEntries(left);
    }),
  );
  return emptied.find((one) => list.accepts(one)) ?? items;
}

/** What is on a day stands in the order of days, whatever it is. */
export const findByTime: FindShape = (list) => {
  const timed = itemsNamed(list, times);
  return timed.length === 0 ? undefined : toByTime(list, timed);
};

const weekly = oneOf("day|weekday|day of week|date");

function toByTime(list: Slot, timed: readonly string[]): Shape {
  const isWeekly = itemNamed(list, weekly) !== undefined;
  return {
    arrange: (items) => {
      const name = timed.find((one) => items[0] && one in items[0]);
      if (items.length < 2 || name === undefined) return items;
      const placed = items.map((item) => ({ item, time: toTime(item[name]) }));
      if (placed.every(({ time }) => time?.form === "clock"))
        return isWeekly ? items : byClock(items, name);
      if (!placed.every(({ time }) => time && time.form !== "clock")) return items;
      return placed
        .toSorted((a, b) => (a.time?.at ?? 0) - (b.time?.at ?? 0))
        .map(({ item }) => item);
    },
  };
}

/** What has an hour of one day each stands in the order of hours, and nothing begins with the next. */
function byClock(items: readonly JsonObject[], name: string): readonly JsonObject[] {
  const sorted = items
    .map((item) => ({ item, at: toTime(item[name])?.at ?? 0 }))
    .toSorted((a, b) => a.at - b.at);
  const isSpan = Object.entries(items[0] ?? {}).some(
    ([key, value]) => key !== name && toTime(value)?.form === "clock",
  );
  if (isSpan) return sorted.map(({ item }) => item);
  let before = -1;
  return sorted.map(({ item, at }) => {
    const begins = at <= before && before < 22 * hour ? before + 45 * minute : at;
    before = begins;
    if (begins === at) return item;
    const text = toValue("clock", begins, String(item[name]).length === 5);
    return { ...item, [name]: text ?? null };
  });
}

/** A round that is on some day begins at its hour. */
function hourOf(begun: Time | undefined, clock: Time): number {
  return begun?.form === "day" && clock.form === "clock" ? clock.at : 0;
}

/** What is driven to from the morning on. */
const rounds = /\b(?:stops|deliveries|dropoffs|collections)$/;

/** When the item at a place of the list is. */
function placeOf(
  count: number,
  scope: Scope,
  { list, from, to, hour: hourly, seen, pace }: Course,
  words: string,
): (at: number) => number {
  const { created: drawn, work, now } = scope.facet(timelines);
  const [begun, ended, clock] = [from, to, hourly].map((slot) => slot && readTime(scope, slot));
  const hours = clock ? hourOf(begun, clock) : rounds.test(list.words) ? 9 * hour : 0;
  const start =
    begun && begun.form !== "clock" ? begun.at + (begun.form === "day" ? hours : 0) : undefined;
  const end = ended && ended.form !== "clock" ? ended.at : undefined;
  const created = pace ? begunBefore(scope, list, pace, drawn, end) : drawn;
  const share = (at: number) => (at + 0.5) / count;
  // What one of several days lists is on that day, between breakfast and supper.
  if (
    begun?.form === "day" &&
    !ended &&
    from?.member.isTop === false &&
    /\b(?:day|date)$/.test(from.words)
  )
    return (at) => begun.at + 9 * hour + Math.round(44 * share(at)) * 15 * minute;
  if (
    /^due\b/.test(words) &&
    /\b(?:installments|instalments|schedule|payments)$/.test(list.words)
  ) {
    return (at) => (start ?? created) + (at + 1) * 30.44 * day;
  }
  if (ahead.test(words)) {
    const base = start ?? now;
    const chance = chanceFor(scope, list);
    if (meetings.test(list.words)) return byDays(base, chance);
    const step = /^due\b/.test(words)
      ? chance.between(6, 20) * day
      : chance.between(25, 55) * minute;
    const isInside = end !== undefined && end > base;
    return (at) => (isInside ? base + (end - base) * share(at) : base + (at + 1) * step);
  }
  const told = seen && readTime(scope, seen);
  if (told && told.form !== "clock") return (at) => told.at - (count - 1 - at) * 15 * minute;
  // What began a moment ago has not been going on for an hour.
  const first = start !== undefined && start < now ? start : Math.min(start ?? created, now - hour);
  // What is shown as recent is of these days, however long the whole has been there.
  if (recent.test(list.words) || (brief.test(list.words) && start === undefined)) {
    const until = Math.min(end ?? now, now);
    const early = until - (count + 2) * 1.7 * day;
    const since = first < until - day ? Math.max(first, early) : early;
    return (at) => since + (until - since) * share(at);
  }
  const isSlow = slow.test(list.words) && from?.words !== "shipped at";
  const usual = isSlow ? now : first + work;
  const last = end !== undefined && end > first ? end : usual;
  const until = Math.min(last, now);
  return (at) => first + (until - first) * share(at);
}

/** What is under way began as long ago as such things take, and so did what is over before its end. */
function begunBefore(
  scope: Scope,
  list: Slot,
  { isOpen, isBrief, least, longest }: Pace,
  created: number,
  end: number | undefined,
): number {
  const { now } = scope.facet(timelines);
  const took = least + chanceFor(scope, list).next() * 0.9 * (longest - least);
  if (isOpen(scope)) return Math.max(created, now - took);
  return isBrief && end !== undefined && end <= now ? end - took : created;
}

/** What people come together for is some days apart, and at an hour at which one does. */
const meetings =
  /\b(?:interviews|appointments|hearings|sessions|visits|meetings|lessons|viewings|inspections|consultations|rehearsals)$/;

function byDays(base: number, chance: Chance): (at: number) => number {
  const [first, step] = [chance.between(2, 6), chance.between(3, 9)];
  const clock = chance.between(18, 32) * 30 * minute;
  return (at) => Math.floor(base / day) * day + (first + at * step) * day + clock;
}

const wholeBegins = oneOf("start|starts|from|check in|departure");
const stepped = /(?:^| )(?:at|on|date|time|day|hour)$|^(?:timestamp|ts|when)$/;

/** One step after the other from a time that the first item and the beginning of the whole tell. */
const toSteps =
  (
    place: (
      list: Slot,
      items: readonly JsonObject[],
      name: string,
      first: Time,
      begin: number | undefined,
      now: number,
    ) => readonly JsonObject[],
  ): FindShape =>
  (list, slots) => {
    const names = itemsNamed(list, stepped);
    if (names.length === 0) return undefined;
    const start = findTime(slots, wholeBegins);
    return {
      reads: start ? [start] : [],
      arrange: (items, scope) => {
        // The third day is no date.
        const name = names.find((one) => toTime(items[0]?.[one])) ?? "";
        const first = toTime(items[0]?.[name]);
        const begun = start && readTime(scope, start);
        const begin = begun && begun.form !== "clock" ? begun.at : undefined;
        return first ? place(list, items, name, first, begin, scope.facet(timelines).now) : items;
      },
    };
  };

/** From the day on which the whole begins, or else from today on. */
export const findDayByDay = toSteps((list, items, name, { form, at }, begin, now) => {
  if (form === "clock") return hourByHour(items, name, at);
  const isDaily = /\bdaily$/.test(list.words);
  const step = /hour/i.test(name) || (form !== "day" && !isDaily) ? hour : day;
  const base = Math.floor((begin ?? now) / step) * step;
  return items.map((item, index) => atTime(item, name, toValue(form, base + index * step, false)));
});

/** Day by day until today, or from the day on which the whole began. */
export const findUntilToday = toSteps((_, items, name, { form }, begin, now) => {
  if (form === "clock") return items;
  const from = begin ?? Math.floor(now / day) * day - (items.length - 1) * day;
  return items.map((item, at) => atTime(item, name, toValue(form, from + at * day, false)));
});

function hourByHour(
  items: readonly JsonObject[],
  name: string,
  from: number,
): readonly JsonObject[] {
  const begin = Math.floor(from / hour) * hour;
  return items.map((item, at) => ({
    ...item,
    [name]: toValue("clock", begin + at * hour, String(item[name]).length === 5) ?? null,
  }));
}
