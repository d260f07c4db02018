import { toSingular } from "../../../schema/name-words.ts";
import type { Json, JsonObject } from "../../../schema/schema.ts";
import type { Scope } from "../../draw/scope.ts";
import { day, timelines } from "../../facets/timeline.ts";
import { type Matcher, oneOf } from "../../one-of.ts";
import { itemNamed, itemsNamed } from "../items.ts";
import type { Slot } from "../slot.ts";
import { readYear } from "../times/calendar/told-year.ts";
import { readTime, toEvent, toTime, toValue } from "../times/time.ts";
import { atTime, type FindShape, findTime } from "./shape.ts";

const begins = /^(?:starts?|begins?|departure)$/;
const ends = /^(?:ends?|return|finish|until)$/;
const lengths = /^(?:(?:number of|total|duration) )?(?:nights|days)$/;
const wholes =
  /(?:^| )(?:accommodations|stays|hotels|lodgings|activities|days|itinerary|sessions|events|bookings|excursions|flights|stops|ports|port calls|ports of call|matches|fixtures)$/;
const arrivals = /^check ?in(?: (?:date|at|on))?$/;
const departures = /^check ?out(?: (?:date|at|on))?$/;
const moments =
  /^(?:date|day|time|start|(?:start|departure) (?:time|at|date)|(?:starts|scheduled|departs) at|departure)$/;

/** What a journey or a conference lists lies between its first day and its last. */
export const findWithinWhole: FindShape = (list, slots) => {
  if (!wholes.test(list.words)) return undefined;
  // Where it goes from and to may be places.
  const first = findTime(slots, begins) ?? findTime(slots, oneOf("from"));
  const last = findTime(slots, ends) ?? findTime(slots, oneOf("to"));
  const length = slots.find(({ kind, words }) => kind === "number" && lengths.test(words));
  if (!first || (!last && !length)) return undefined;
  const [arrival, departure, moment] = [arrivals, departures, moments].map((names) =>
    itemNamed(list, names),
  );
  const others = itemsNamed(list, arriving).filter((name) => name !== moment);
  const areDays = /(?:^| )(?:days|itinerary)$/.test(list.words);
  const place = (items: readonly JsonObject[], range: Range) => {
    // A journey has no more days than it takes, and they follow each other.
    if (areDays) return items.length > range.days ? items.slice(0, range.days + 1) : items;
    if (arrival !== undefined && departure !== undefined)
      return oneAfterTheOther(items, range, arrival, departure);
    if (moment === undefined) return items;
    return spread(items, range, [moment, ...others], list.words.endsWith("flights"));
  };
  return {
    reads: [first, ...(last ? [last] : []), ...(length ? [length] : [])],
    arrange: (items, scope) => {
      const range = rangeOf(scope, first, last, length);
      return range ? place(items, range) : items;
    },
  };
};

interface Range {
  readonly from: number;
  readonly days: number;
}

/** To its last day, or for as long as it says. */
function rangeOf(
  scope: Scope,
  first: Slot,
  last: Slot | undefined,
  length: Slot | undefined,
): Range | undefined {
  const [from, to] = [readTime(scope, first), last && readTime(scope, last)];
  if (!from || from.form === "clock") return undefined;
  const start = from.at - (((from.at % day) + day) % day);
  const days = length && scope.values[length.name];
  if (!to && typeof days === "number" && days > 0 && days < 200)
    return { from: start, days: Math.floor(days) };
  if (!to || to.form === "clock" || to.at < from.at) return undefined;
  return { from: start, days: Math.floor((to.at - start) / day) };
}

/** Some nights here, some there; more places than nights are too many. */
function oneAfterTheOther(
  all: readonly JsonObject[],
  { from, days }: Range,
  first: string,
  last: string,
): readonly JsonObject[] {
  const items = all.slice(0, Math.max(1, days));
  const turn = (at: number) => from + Math.floor((days * at) / items.length) * day;
  return items.map((item, at) => ({
    ...item,
    [first]: moved(item[first], turn(at), 15),
    [last]: moved(item[last], Math.max(turn(at + 1), turn(at) + day), 10),
  }));
}

function spread(
  items: readonly JsonObject[],
  { from, days }: Range,
  [name = "", ...others]: readonly string[],
  isThereAndBack: boolean,
): readonly JsonObject[] {
  const last = items.length - 1;
  return items.map((item, at) => {
    const turn = isThereAndBack && at === last && last > 0 ? days : undefined;
    const on = from + (turn ?? Math.floor(((days + 1) * at) / items.length)) * day;
    const own = toTime(item[name]);
    const time = moved(item[name], on, undefined);
    const by = own ? (toTime(time)?.at ?? own.at) - own.at : 0;
    return { ...atTime(item, name, time), ...shifted(item, others, by) };
  });
}

/** What else is told of the same item keeps its distance: a flight arrives some hours after it left. */
function shifted(item: JsonObject, names: readonly string[], by: number): JsonObject {
  const others = names.flatMap((name): [string, Json][] => {
    const time = toTime(item[name]);
    if (!time || time.form === "clock" || by === 0) return [];
    return [[name, toValue(time.form, time.at + by, false) ?? null]];
  });
  return Object.fromEntries(others);
}

const arriving = /^(?:arriv|ends?|landing|until|to$)/;

/** On another day, at an hour at which one comes or goes, or at its own. */
function moved(before: JsonObject[string] | undefined, on: number, hour: number | undefined) {
  const time = toTime(before);
  if (!time || time.form === "clock") return before ?? null;
  const own = ((time.at % day) + day) % day;
  return (
    toValue(time.form, on + (hour === undefined ? own : hour * 3_600_000), false) ?? before ?? null
  );
}

const years = /^(?:year|(?:release|air|joined) year|year joined)$/;
const firstYears =
  /^(?:first aired|premiered?|premiere|released?|start|started|founded|formed|established|born|birth|(?:start|founded|formed|formation|release|debut|birth) year)$/;
const lastYears = oneOf(
  "last aired|end|ended|end year|closed|disbanded|died|death|death year|died year|year of death",
);
/** What somebody is honoured for comes when they are grown. */
const births = /\b(?:born|birth)\b/;

/** One after the other over a life. */
function spreadOver(
  items: readonly JsonObject[],
  name: string,
  [begin, end]: readonly [number, number],
): readonly JsonObject[] {
  const step = (end - begin) / items.length;
  return items.map((item, at) => ({
    ...item,
    [name]: Math.floor(begin + (at + (Number(item[name]) % 7) / 7) * step),
  }));
}

const older =
  /(?:^| )(?:artifacts|artefacts|objects|exhibits|artworks|works|pieces|paintings|books|films|movies|cars|vehicles|wines|coins|finds|publications|lots|items)$/;

/** The last eruption of which one has the year is the last of the eruptions. */
export const findUntilLast: FindShape = (list, slots) => {
  const name = itemNamed(list, years, "number");
  const noun = toSingular([list.words]).join(" ");
  const named = [`last ${noun}`, `last ${noun} year`, `year of last ${noun}`, `latest ${noun}`];
  const last = slots.find(({ words, kind }) => kind === "number" && named.includes(words));
  if (name === undefined || !last) return undefined;
  return {
    reads: [last],
    arrange: (items, scope) => {
      const end = scope.values[last.name];
      if (typeof end !== "number") return items;
      const by = Math.max(...items.map((item) => Number(item[name]))) - end;
      return by === 0 ? items : items.map((item) => ({ ...item, [name]: Number(item[name]) - by }));
    },
  };
};

/** What happened in some year happened while there was the thing; a first season is as old as the show. */
export const findWithinYears: FindShape = (list, slots) => {
  const name = itemNamed(list, years, "number");
  const find = (names: Matcher) =>
    slots.find((slot) => names.test(slot.words) || names.test(toEvent(slot)));
  const first = name === undefined ? undefined : find(firstYears);
  const last = first && find(lastYears);
  // What is shown is older than the exhibition.
  if (name === undefined || !first) return undefined;
  if (/^(?:start|opening)/.test(first.words) && older.test(list.words)) return undefined;
  const isCourse = /(?:^| )seasons$/.test(list.words);
  return {
    reads: last ? [first, last] : [first],
    arrange: (items, scope) => {
      const now = new Date(scope.facet(timelines).now).getUTCFullYear();
      const begun = readYear(scope, first) ?? now;
      // Nobody writes at two hundred.
      const latest = births.test(first.words) ? Math.min(now, begun + 85) : now;
      const end = Math.min(latest, (last && readYear(scope, last)) ?? latest);
      const begin = births.test(first.words) ? Math.min(end, begun + 24) : begun;
      const isOfOld = births.test(first.words) && begun < 0;
      if ((begin < 1000 && !isOfOld) || begin > end) return items;
      const isWithin = items.every(
        (item) => Number(item[name]) >= begin && Number(item[name]) <= end,
      );
      if (!isWithin && births.test(first.words)) return spreadOver(items, name, [begin, end]);
      const step = Math.min(1, (end - begin) / Math.max(1, items.length - 1));
      return items.map((item, at) => {
        const year = Number(item[name]);
        const isKept = !isCourse && year >= begin && year <= end;
        return isKept ? item : { ...item, [name]: Math.floor(begin + at * step) };
      });
    },
  };
};
