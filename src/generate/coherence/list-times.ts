import { toWords } from "../../schema/name-words.ts";
import type { Json, JsonObject } from "../../schema/schema.ts";
import type { Chance } from "../draw/chance.ts";
import type { Scope } from "../draw/scope.ts";
import { day, hour, minute, timelines, toMinute } from "../facets/timeline.ts";
import { chanceFor } from "./rule.ts";
import type { Slot } from "./slot.ts";
import { readTime, type Time, timeKinds, toEvent, toTime, toValue } from "./times/time.ts";

const times =
  /(?:At|_at|On|_on|Date|_date|Time|_time|^date|^time|^timestamp|^at|^when|^eta|Eta|_eta|[aA]rrival|[dD]eparture|[sS]cheduledFor|scheduled_for|^start|^departs|^arrives)$/;
/** What has happened when it says so: `placedAt`, `sent_on`. */
const happened =
  /^(?:\S+ )*(?:\S+ed|sent|paid|made|taken|held|given|sold|left|read|met|built|won|lost|run)(?: (?:in|out|up|off))? (?:at|on|date|time)$/;
/** What belongs to a person or a thing for good, and not to the course of the whole. */
const apart = /^(?:birth|born|founded|hired|expiry|expires|manufactured|built|released)\b/;
const ahead = /^(?:eta|etd|estimated|expected|scheduled|planned|due|next|appointment)\b|\beta$/;

/** Lists whose items happened one after the other. */
const courses =
  /\b(?:events|history|timeline|updates|messages|checkpoints|stops|log|logs|activities|changes|milestones|steps|comments|replies|legs|segments|statuses|status history|tracking|transitions|readings|payments|installments|instalments|transactions|visits|versions|revisions|notes|bids|scans|inspections|repairs|treatments|samples|measurements|deliveries|claims|violations|calls|refuels|fillups|charges|maintenance|hearings|filings|offers|drops|waypoints|stop times|arrivals|departures|timetable|checkins|alerts|refills|appointments|interviews|attempts|doses|check ins|deployments|releases|rounds|waitlist|waiting list|queue)$/;
/** Of which there are some in a year, as long as the thing exists. */
const slow =
  /\b(?:history|inspections|repairs|treatments|maintenance|visits|payments|claims|violations|versions|revisions|samples|refuels|fillups|hearings|filings)$/;

export function isCourseOf(words: string): boolean {
  return courses.test(words);
}

/** Whether the items say when each of them happened, whatever the list is called. */
export function tellsWhen([first]: readonly JsonObject[]): boolean {
  for (const key in first) if (tellsKey(key)) return true;
  return false;
}

/** Records share their names: each is read once. */
const toldKeys = new Map<string, boolean>();
const mostKeys = 10_000;

const timeKeys = new Map<string, boolean>();

function isTimeKey(key: string): boolean {
  const known = timeKeys.get(key) ?? times.test(key);
  if (timeKeys.size < mostKeys) timeKeys.set(key, known);
  return known;
}

function tellsKey(key: string): boolean {
  const before = toldKeys.get(key);
  if (before !== undefined) return before;
  const words = toWords(key).join(" ");
  const tells = happened.test(words) && !apart.test(words);
  if (toldKeys.size < mostKeys) toldKeys.set(key, tells);
  return tells;
}

/** When the whole began and ended, by its own members. */
export interface Course {
  readonly from: Slot | undefined;
  readonly to: Slot | undefined;
  /** The hour at which it begins, beside the day. */
  readonly hour: Slot | undefined;
}

const begins =
  /^(?:(?:actual )?(?:start|starts|started|departure|departs|departed|dispatched|picked up)|opened|detected|triggered|occurred|applied|watched|listed|created|placed|ordered|issued|launched|published|posted|purchased|registered|filed|reported|shipped|submitted|opens|commissioned|installed|requested|enrolled|assigned|acquired|planted|sown|loss|incident|admitted|check in|date|received)$/;
const ends =
  /^(?:(?:actual |target |planned |expected |estimated )?(?:end|ends|ended|arrival|arrives|arrived)|sold|closed|completed|delivered|finished|closes|expires|resolved|settled|decommissioned|harvested|returned|check out|cancelled)$/;

export function findCourse(slots: readonly Slot[]): Course {
  const dated = slots.filter(({ kind }) => timeKinds.includes(kind));
  const find = (pattern: RegExp) => dated.find((slot) => pattern.test(toEvent(slot)));
  const from = find(begins);
  const hour = dated.find((slot) => slot !== from && /^(?:start|departure) time$/.test(slot.words));
  return { from, to: find(ends), hour };
}

export function slotsOf({ from, to, hour }: Course): readonly Slot[] {
  return [from, to, hour].flatMap((slot) => slot ?? []);
}

/** One after the other, within the time that the whole thing took. */
export function inOrder(
  items: readonly JsonObject[],
  scope: Scope,
  list: Slot,
  course: Course,
): readonly JsonObject[] {
  const names: string[] = [];
  for (const key in items[0]) {
    const form = isTimeKey(key) ? toTime(items[0][key])?.form : undefined;
    if (form !== undefined && form !== "clock") names.push(key);
  }
  const [name, ...others] = names;
  if (name === undefined) return byTime(items);
  const place = placeOf(items.length, scope, list, course, toWords(name).join(" "));
  const { now } = scope.facet(timelines);
  const placed = items.map((item, at) => {
    const first = toTime(item[name]);
    if (!first) return item;
    const time = place(at);
    const moved: Record<string, Json> = { ...item };
    moved[name] = toValue(first.form, toMinute(time), false) ?? null;
    for (const key of others) {
      const own = toTime(item[key]);
      // What happened to the same item keeps its distance.
      if (!own || own.form === "clock") continue;
      const kept = time + own.at - first.at;
      // What has happened is not still to come.
      const when = kept > now && tellsKey(key) ? now - ((kept - now) % (3 * day)) : kept;
      moved[key] = toValue(own.form, toMinute(when), false) ?? null;
    }
    return moved;
  });
  return ahead.test(toWords(name).join(" ")) ? withoutOutcomes(placed, name, scope, list) : placed;
}

const outcomes =
  /^(?:feedback|score|rating|result|outcome|verdict|decision|notes|summary|grade|attended|findings)$/;

/** What is still to come has no result yet, as far as the type can do without. */
function withoutOutcomes(
  items: readonly JsonObject[],
  name: string,
  scope: Scope,
  list: Slot,
): readonly JsonObject[] {
  const told = list.itemNames.filter((one) => outcomes.test(one));
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
export function byTime(items: readonly JsonObject[]): readonly JsonObject[] {
  if (items.length < 2) return items;
  const name = Object.keys(items[0] ?? {}).find(isTimeKey);
  if (name === undefined) return items;
  const placed = items.map((item) => ({ item, time: toTime(item[name]) }));
  if (placed.every(({ time }) => time?.form === "clock")) return byClock(items, name);
  if (!placed.every(({ time }) => time && time.form !== "clock")) return items;
  return placed.toSorted((a, b) => (a.time?.at ?? 0) - (b.time?.at ?? 0)).map(({ item }) => item);
}

const weekly = /^(?:day|weekday|dayOfWeek|day_of_week|date)$/;

/** What has an hour of one day each stands in the order of hours, and nothing begins with the next. */
function byClock(items: readonly JsonObject[], name: string): readonly JsonObject[] {
  const keys = Object.keys(items[0] ?? {});
  if (keys.some((key) => weekly.test(key))) return items;
  const sorted = items
    .map((item) => ({ item, at: toTime(item[name])?.at ?? 0 }))
    .toSorted((a, b) => a.at - b.at);
  const isSpan = keys.some((key) => key !== name && toTime(items[0]?.[key])?.form === "clock");
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
function hourOf(begun: Time, clock: Time | undefined): number {
  return begun.form === "day" && clock?.form === "clock" ? clock.at : 0;
}

/** When the item at a place of the list is. */
function placeOf(
  count: number,
  scope: Scope,
  list: Slot,
  { from, to, hour: hourly }: Course,
  words: string,
): (at: number) => number {
  const { created, work, now } = scope.facet(timelines);
  const [begun, ended, clock] = [from, to, hourly].map((slot) => slot && readTime(scope, slot));
  const start = begun && begun.form !== "clock" ? begun.at + hourOf(begun, clock) : undefined;
  const end = ended && ended.form !== "clock" ? ended.at : undefined;
  const share = (at: number) => (at + 0.5) / count;
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
  // What a device tells it has told until it was seen last.
  const seen = /\breadings$/.test(list.words)
    ? Object.keys(scope.values).find((key) => /^last_?(?:seen|reading|reported)/i.test(key))
    : undefined;
  const told = seen === undefined ? undefined : toTime(scope.values[seen]);
  if (told && told.form !== "clock") return (at) => told.at - (count - 1 - at) * 15 * minute;
  const first = Math.min(start ?? created, now - hour);
  const usual = slow.test(list.words) ? now : first + work;
  const last = end !== undefined && end > first ? end : usual;
  const until = Math.min(last, now);
  return (at) => first + (until - first) * share(at);
}

/** What people come together for is some days apart, and at an hour at which one does. */
const meetings =
  /\b(?:interviews|appointments|hearings|sessions|visits|meetings|lessons|viewings|inspections|consultations|rehearsals)$/;

function byDays(base: number, chance: Chance): (at: number) => number {
  const [first, step] = [chance.between(2, 6), chance.between(3, 9)];
  const clock = chance.between(18, 32) * 30 * minute;
  return (at) => Math.floor(base / day) * day + (first + at * step) * day + clock;
}

const wholeBegins = /^(?:start|starts|from|check_?in|departure)(?:_?(?:at|on|date))?$/i;

/** From the day on which the whole begins, or else from today on. */
export function dayByDay(items: readonly JsonObject[], scope: Scope): readonly JsonObject[] {
  const name = Object.keys(items[0] ?? {}).find(
    (key) => times.test(key) || /^(?:day|hour)$/.test(key),
  );
  const first = name === undefined ? undefined : toTime(items[0]?.[name]);
  if (name === undefined || !first) return items;
  if (first.form === "clock") return hourByHour(items, name, first.at);
  const start = Object.keys(scope.values).find((key) => wholeBegins.test(key));
  const from = start === undefined ? undefined : toTime(scope.values[start]);
  const { now } = scope.facet(timelines);
  const step = /hour/i.test(name) || first.form !== "day" ? hour : day;
  const at = from && from.form !== "clock" ? from.at : now;
  const base = Math.floor(at / step) * step;
  return items.map((item, index) => ({
    ...item,
    [name]: toValue(first.form, base + index * step, false) ?? null,
  }));
}

/** Day by day until today, or from the day on which the whole began. */
export function untilToday(items: readonly JsonObject[], scope: Scope): readonly JsonObject[] {
  const name = Object.keys(items[0] ?? {}).find((key) => times.test(key) || key === "day");
  const time = name === undefined ? undefined : toTime(items[0]?.[name]);
  if (name === undefined || !time || time.form === "clock") return items;
  const start = Object.keys(scope.values).find((key) => wholeBegins.test(key));
  const begin = start === undefined ? undefined : toTime(scope.values[start]);
  const today = Math.floor(scope.facet(timelines).now / day) * day;
  const from = begin && begin.form !== "clock" ? begin.at : today - (items.length - 1) * day;
  return items.map((item, at) => ({
    ...item,
    [name]: toValue(time.form, from + at * day, false) ?? null,
  }));
}

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
