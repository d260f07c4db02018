import type { Json, JsonObject } from "../../schema/schema.ts";
import type { Scope } from "../draw/scope.ts";
import { day } from "../facets/timeline.ts";
import { toTime, toValue } from "./times/time.ts";

const begins = /^(?:start|starts|begin|departure)(?:_?(?:date|at|on|time))$|^(?:from|start)$/i;
const ends = /^(?:end|ends|return|finish)(?:_?(?:date|at|on|time))$|^(?:to|end|until)$/i;
const lengths = /^(?:(?:number_?of_?|total_?|duration_?)?(?:nights|days))$/i;
const wholes =
  /(?:^| )(?:accommodations|stays|hotels|lodgings|activities|days|itinerary|sessions|events|bookings|excursions|flights|stops|ports|port calls|ports of call|matches|fixtures)$/;
const arrivals = /^check_?in(?:_?(?:date|at|on))?$/i;
const departures = /^check_?out(?:_?(?:date|at|on))?$/i;
const moments =
  /^(?:date|day|startTime|start_time|startsAt|starts_at|scheduledAt|scheduled_at|time|departsAt|departs_at|departureTime|departure_time|departure|departureAt|departure_at)$/;

/** What a journey or a conference lists lies between its first day and its last. */
export function withinWhole(
  items: readonly JsonObject[],
  scope: Scope,
  words: string,
): readonly JsonObject[] {
  if (!wholes.test(words)) return items;
  const range = rangeOf(scope);
  if (!range) return items;
  const keys = Object.keys(items[0] ?? {});
  const [first, last] = [arrivals, departures].map((name) => keys.find((key) => name.test(key)));
  if (first !== undefined && last !== undefined) return oneAfterTheOther(items, range, first, last);
  const moment = keys.find((key) => moments.test(key));
  return moment === undefined ? items : spread(items, range, moment, words.endsWith("flights"));
}

interface Range {
  readonly from: number;
  readonly days: number;
}

function rangeOf({ values }: Scope): Range | undefined {
  const find = (name: RegExp) => Object.keys(values).find((key) => name.test(key));
  const [from, to] = [find(begins), find(ends)].map((key) =>
    key === undefined ? undefined : toTime(values[key]),
  );
  if (!from || from.form === "clock") return undefined;
  const start = from.at - (((from.at % day) + day) % day);
  const told = find(lengths);
  const length = told === undefined ? undefined : values[told];
  if (!to && typeof length === "number" && length > 0 && length < 200)
    return { from: start, days: Math.floor(length) };
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
  name: string,
  isThereAndBack: boolean,
): readonly JsonObject[] {
  const last = items.length - 1;
  return items.map((item, at) => {
    const turn = isThereAndBack && at === last && last > 0 ? days : undefined;
    const on = from + (turn ?? Math.floor(((days + 1) * at) / items.length)) * day;
    const own = toTime(item[name]);
    const time = moved(item[name], on, undefined);
    const by = own ? (toTime(time)?.at ?? own.at) - own.at : 0;
    return { ...item, ...shifted(item, name, by), [name]: time };
  });
}

/** What else is told of the same item keeps its distance: a flight arrives some hours after it left. */
function shifted(item: JsonObject, name: string, by: number): JsonObject {
  const others = Object.entries(item).flatMap(([key, value]): [string, Json][] => {
    const time = key === name || !arriving.test(key) ? undefined : toTime(value as Json);
    if (!time || time.form === "clock" || by === 0) return [];
    return [[key, toValue(time.form, time.at + by, false) ?? null]];
  });
  return Object.fromEntries(others);
}

const arriving = /^(?:arriv|ends?|landing|until|to$)/i;

/** On another day, at an hour at which one comes or goes, or at its own. */
function moved(before: JsonObject[string] | undefined, on: number, hour: number | undefined) {
  const time = toTime(before);
  if (!time || time.form === "clock") return before ?? null;
  const own = ((time.at % day) + day) % day;
  return (
    toValue(time.form, on + (hour === undefined ? own : hour * 3_600_000), false) ?? before ?? null
  );
}
