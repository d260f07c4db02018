import { isObject, type Json, type JsonObject } from "../../../schema/schema.ts";
import type { Chance } from "../../draw/chance.ts";
import { kilometersBetween } from "../../facets/distance.ts";
import { day, minute } from "../../facets/timeline.ts";
import { oneOf } from "../../one-of.ts";
import { findCity } from "../../phrases/airports.ts";
import type { City } from "../../phrases/cities.ts";
import { itemNamed } from "../items.ts";
import { chanceFor } from "../rule.ts";
import { readTime, type Time, toTime, toValue } from "../times/time.ts";
import { type FindShape, findTime } from "./shape.ts";

const halts = /(?:^| )(?:stops|stations|halts|calls|stopovers|stop times|timetable|waypoints)$/;
const comes =
  /^(?:(?:scheduled |planned )?(?:arrival|arrives|arrive)(?: time| at)?|arrival date time)$/;
const goes =
  /^(?:(?:scheduled |planned )?(?:departure|departs|depart)(?: time| at)?|departure date time)$/;
const begins = /^(?:(?:scheduled |planned )?(?:departure|departs|depart)|start|starts)$/;
const ends = /^(?:(?:scheduled |planned )?(?:arrival|arrives|arrive)|end|ends)$/;

/** What halts on its way leaves minutes after it came, one halt after the other, and is there in time. */
export const findHaltTimes: FindShape = (list, slots) => {
  if (!halts.test(list.words)) return undefined;
  const [come, go] = [comes, goes].map((names) => itemNamed(list, names, "text", "number"));
  const one = come ?? go;
  if (one === undefined) return undefined;
  const [from, to] = [findTime(slots, begins), findTime(slots, ends)];
  // Without an hour at which each comes and goes there is nothing to tell but their order.
  const isLeft = from !== undefined && /depart/.test(from.words);
  if (!(come && go) && !(from && to) && !isLeft) return undefined;
  return {
    reads: [from, to].flatMap((slot) => slot ?? []),
    arrange: (items, scope) => {
      const told = items.find((item) => toTime(item[one]))?.[one];
      const first = toTime(told);
      if (!first || first.form === "day") return items;
      const [begun, over] = [from, to].map((slot) => slot && readTime(scope, slot));
      const chance = chanceFor(scope, list);
      const way = toWay(first, begun, over, items.length, chance);
      return items.map((item, at) => moved(item, [come, go], way(at), chance.between(1, 4)));
    },
  };
};

/** When it comes to each: evenly on the way where its ends are known, else some minutes apart. */
function toWay(
  first: Time,
  begun: Time | undefined,
  over: Time | undefined,
  count: number,
  chance: Chance,
): (at: number) => number {
  const start = begun && isAlike(begun, first) ? begun.at : undefined;
  const end = over && isAlike(over, first) ? over.at : undefined;
  if (start !== undefined && end !== undefined) {
    // A clock that shows less than before shows the next day.
    const length = end > start ? end - start : first.form === "clock" ? end + day - start : 0;
    if (length > 0) return (at) => start + toWhole((length * (at + 1)) / (count + 1));
  }
  const step = chance.between(9, 34) * minute;
  const base = start === undefined ? first.at : start + step;
  return (at) => base + at * step;
}

function isAlike(one: Time, other: Time): boolean {
  return (one.form === "clock") === (other.form === "clock") && one.form !== "day";
}

function toWhole(time: number): number {
  return Math.floor(time / minute) * minute;
}

function moved(
  item: JsonObject,
  [come, go]: readonly (string | undefined)[],
  at: number,
  halt: number,
): JsonObject {
  const told: Record<string, Json> = { ...item };
  for (const [name, when] of [
    [come, at],
    [go, at + halt * minute],
  ] as const) {
    const before = name === undefined ? undefined : toTime(item[name]);
    if (name === undefined || !before) continue;
    told[name] = toValue(before.form, when, String(item[name]).length === 5) ?? null;
  }
  return told;
}

const windows =
  /^(?:time|delivery|arrival|eta|service) (?:window|slot)$|^(?:window|slot|time range)$/;

/** Who is promised the morning comes before who is promised the evening. */
export const findWindows: FindShape = (list) => {
  const name = halts.test(list.words) ? itemNamed(list, windows, "text") : undefined;
  if (name === undefined) return undefined;
  return {
    arrange: (items) => {
      const told = items.map((item) => item[name]);
      if (!told.every((text) => typeof text === "string" && /^\d\d:\d\d/.test(text))) return items;
      const sorted = told.toSorted((one, other) => String(one).localeCompare(String(other), "en"));
      return items.map((item, at) => ({ ...item, [name]: sorted[at] ?? null }));
    },
  };
};

const changes = /(?:^| )(?:layovers|stopovers|connections|transfers)$/;
const changedAt =
  /^(?:(?:layover|stopover|connection) )?(?:airport(?: code)?|iata(?: code)?|code)$/;
const changedIn = /^(?:(?:airport|layover) )?city(?: name)?$/;
const wayEnds =
  /^(?:from|to|origin|destination|departure|arrival)(?: (?:airport|city|code|iata|airport code))?$/;

/** Nobody changes planes where they set out, where they go, or twice in one place. */
export const findChanges: FindShape = (list, slots) => {
  if (!changes.test(list.words)) return undefined;
  const [code, town] = [changedAt, changedIn].map((names) => itemNamed(list, names, "text"));
  const ends = slots.filter(
    ({ words, kind }) => (kind === "text" || kind === "object") && wayEnds.test(words),
  );
  if (code === undefined && town === undefined) return undefined;
  return {
    reads: ends,
    arrange: (items, scope) => {
      const known = ends.flatMap(({ name }) => cityOf(scope.values[name]) ?? []);
      const hubs = hubsBetween(known, chanceFor(scope, list));
      return items.map((item, at) => {
        const hub = hubs[at % hubs.length];
        const told: Record<string, Json> = { ...item };
        // What an airport is called in another way is left as it was drawn.
        if (!hub || (code !== undefined && !/^[A-Z]{3}$/.test(String(item[code])))) return item;
        if (code !== undefined) told[code] = hub.airport;
        if (town !== undefined && typeof item[town] === "string") told[town] = hub.city;
        return told;
      });
    },
  };
};

function cityOf(end: Json | undefined): City | undefined {
  const texts = isObject(end) ? Object.values(end) : [end];
  for (const text of texts) {
    const city = typeof text === "string" ? findCity(text) : undefined;
    if (city) return city;
  }
  return undefined;
}

/** The airports on whose way to the other end one makes the smallest detour, in some order. */
function hubsBetween(ends: readonly City[], chance: Chance): readonly City[] {
  const hubs = hubCodes.flatMap((code) => findCity(code) ?? []);
  const others = hubs.filter(({ airport }) => ends.every((end) => end.airport !== airport));
  const detour = (hub: City) => ends.reduce((sum, end) => sum + kilometersBetween(hub, end), 0);
  const near = others.toSorted((one, other) => detour(one) - detour(other)).slice(0, 4);
  const first = chance.below(near.length);
  return [...near.slice(first), ...near.slice(0, first)];
}

const hubCodes = "LHR CDG AMS LIS CPH JFK ORD ATL DEN SFO YYZ YVR SYD".split(" ");

const boards =
  /(?:^| )(?:departures|arrivals|buses|trains|trams|next departures|next arrivals|upcoming|predictions)$/;
const waits =
  /^(?:minutes|mins|minutes away|mins away|in minutes|wait|wait minutes|wait time|eta|eta minutes|arrives in|departs in|due in|minutes until(?: \S+)?|minutes to \S+|time to \S+|leaves in)$/;

/** Who waits at a stop reads what comes first at the top, and nothing that comes in hours. */
export const findWaits: FindShape = (list) => {
  const name = boards.test(list.words) ? itemNamed(list, waits, "number") : undefined;
  if (name === undefined) return undefined;
  return {
    arrange: (items, scope) => {
      const chance = chanceFor(scope, list);
      let wait = chance.between(0, 5);
      return items.map((item) => {
        if (typeof item[name] !== "number") return item;
        wait += chance.between(2, 9);
        return { ...item, [name]: wait };
      });
    },
  };
};

const programmes = oneOf("schedule|agenda|program|programme|sessions|timetable|run of show|lineup");
const hours = oneOf("time|start|start time|starts at|from");
const untils = oneOf("end|end time|ends at|to|until");

/** What is told by the clock for an event of some hours lies within them, one after the other. */
export const findProgramme: FindShape = (list, slots) => {
  const name = programmes.test(list.words) ? itemNamed(list, hours, "text") : undefined;
  const [from, to] = [findTime(slots, oneOf("start|starts")), findTime(slots, oneOf("end|ends"))];
  if (name === undefined || !from || !to) return undefined;
  const until = itemNamed(list, untils, "text");
  return {
    reads: [from, to],
    arrange: (items, scope) => {
      const [begun, over] = [from, to].map((slot) => readTime(scope, slot));
      const length = begun && over ? over.at - begun.at : 0;
      const isOneDay = begun?.form !== "day" && length > 0 && length < 16 * 60 * minute;
      if (!begun || !isOneDay || toTime(items[0]?.[name])?.form !== "clock") return items;
      const step = Math.max(5 * minute, Math.floor(length / items.length / 900_000) * 15 * minute);
      return items.map((item, at) => {
        const own = { ...item, [name]: toClock(begun.at + at * step, item[name]) };
        return until === undefined || toTime(item[until])?.form !== "clock"
          ? own
          : { ...own, [until]: toClock(begun.at + (at + 1) * step, item[until]) };
      });
    },
  };
};

function toClock(at: number, before: Json | undefined): Json {
  return toValue("clock", at, String(before).length === 5) ?? null;
}
