import { isObject, type Json, type JsonObject } from "../../../schema/schema.ts";
import type { Scope } from "../../draw/scope.ts";
import { type Place, places } from "../../facets/place.ts";
import { chanceFor, type FindRules, type Rule } from "../rule.ts";
import { type Slot, write } from "../slot.ts";

/** What a map answers with: boxes around a place, the points of a way, an address in its parts. */
export const findMapParts: FindRules = ({ slots }) => [
  ...slots.filter(({ words, kind }) => kind === "list" && weeks.test(words)).map(toWeek),
  ...slots.flatMap((slot) => (slot.kind === "list" ? findCountries(slot) : [])),
  ...slots.filter(({ words, kind }) => kind === "object" && boxes.test(words)).map(toBox),
  ...slots.flatMap((slot) => (slot.kind === "list" ? findWay(slot) : [])),
  ...slots
    .filter(({ words, kind }) => kind === "list" && words === "address components")
    .map((slot) => toComponents(slot, slots)),
];

const weeks = /^weekday (?:text|descriptions)$/;
const weekdays = "Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday".split("|");

/** When a shop is open, in a line for each day. */
function toWeek(list: Slot): Rule {
  const apply = (scope: Scope) => {
    const chance = chanceFor(scope, list);
    const hours = `${chance.between(7, 10)}:00 AM – ${chance.between(5, 9)}:00 PM`;
    const told = weekdays.map((name, at) => `${name}: ${at === 6 ? "Closed" : hours}`);
    if (scope.draw.library.isEnglish) write(scope, list, told);
  };
  return { reads: [], writes: [list], apply };
}

const countries = "United States|US,Germany|DE,United Kingdom|GB,France|FR,Canada|CA,Spain|ES"
  .split(",")
  .map((line) => line.split("|"));

const shared =
  /(?:^| )(?:visitors|visits|sessions|users|views|pageviews|hits|clicks|requests|amount|orders|sales|revenue|streams|listeners|downloads|signups|customers|count|share|percent|percentage|pct|value|total)$/;

/** Figures by country have each country once, with its code. */
function findCountries(list: Slot): readonly Rule[] {
  if (!/(?:^| )(?:by country|countries)$/.test(list.words)) return [];
  const find = (names: RegExp) =>
    list.items.find(({ words, kind }) => kind === "text" && names.test(words))?.name;
  const name = find(/^(?:country|country name|name)$/);
  const code = find(/^(?:code|country code|iso)$/);
  // The population of a country, or its days of a trip, are its own.
  const isShared = list.items.some(({ kind, words }) => kind === "number" && shared.test(words));
  if (name === undefined || !isShared) return [];
  const apply = (scope: Scope) => {
    const items = scope.values[list.name];
    if (!Array.isArray(items) || !scope.draw.library.isEnglish || items.length > 6) return;
    const told = items.map((item, at) => {
      const [country = "", short = ""] = countries[at] ?? [];
      if (!isObject(item)) return item;
      // `country` alone is a code as often as a name.
      const isShort = /^[A-Z]{2}$/.test(String(item[name]));
      const own = { ...item, [name]: isShort ? short : country };
      return code === undefined ? own : { ...own, [code]: short };
    });
    write(scope, list, told);
  };
  return [{ reads: [list], writes: [list], apply }];
}

const boxes = /^(?:bounds|viewport|bounding box)$/;

function toBox(box: Slot): Rule {
  const apply = (scope: Scope) => {
    const held = scope.values[box.name];
    if (!isObject(held)) return;
    const told = Object.entries(held).map(([corner, value]) => {
      const side = /^(?:north|ne)/i.test(corner) ? 1 : /^(?:south|sw)/i.test(corner) ? -1 : 0;
      if (!isObject(value) || side === 0) return [corner, value] as const;
      return [corner, at(value, scope.facet(places), 0.012 * side, 0.018 * side)] as const;
    });
    write(scope, box, Object.fromEntries(told));
  };
  return { reads: [box], writes: [box], apply };
}

/** A point as it is written there, so far from a place. */
function at(
  point: JsonObject,
  { latitude, longitude }: Place,
  north: number,
  east: number,
): JsonObject {
  const told = Object.entries(point).map(([name, value]): [string, Json] => {
    if (/^lat/i.test(name)) return [name, Number((latitude + north).toFixed(5))];
    if (/^(?:lng|lon)/i.test(name)) return [name, Number((longitude + east).toFixed(5))];
    return [name, value];
  });
  return Object.fromEntries(told);
}

/** Each step begins where the one before it ended, some streets further. */
function findWay(list: Slot): readonly Rule[] {
  const find = (names: RegExp) =>
    list.items.find(({ words, kind }) => kind === "object" && names.test(words))?.name;
  const [from, to] = [find(/^start(?: location| point)?$/), find(/^end(?: location| point)?$/)];
  if (from === undefined || to === undefined) return [];
  const apply = (scope: Scope) => {
    const items = scope.values[list.name];
    if (!Array.isArray(items)) return;
    const chance = chanceFor(scope, list);
    let [north, east] = [0, 0];
    const told = items.map((item) => {
      if (!isObject(item)) return item;
      const [begin, end] = [item[from], item[to]];
      if (!isObject(begin) || !isObject(end)) return item;
      const place = scope.facet(places);
      const first = at(begin, place, north, east);
      north += 0.002 + 0.003 * chance.next();
      east += 0.005 * (chance.next() - 0.5);
      return { ...item, [from]: first, [to]: at(end, place, north, east) };
    });
    write(scope, list, told);
  };
  return [{ reads: [list], writes: [list], apply }];
}

/** The parts of the address that stands beside them. */
function toComponents(list: Slot, slots: readonly Slot[]): Rule {
  const whole = slots.find(({ words }) => /^formatted address$/.test(words));
  const apply = (scope: Scope) => {
    const { street, city, state, stateCode, country, countryCode, zip } = scope.facet(places);
    const said = whole ? String(scope.values[whole.name]) : "";
    const [, number = "", road = ""] = /^(\d+) ([^,]+)/.exec(said || street) ?? [];
    const [, code = zip] = said.includes(`${city} `) ? said.split(`${city} `) : [];
    const parts = [
      [number, number, "street_number"],
      [road, road, "route"],
      [city, city, "locality"],
      [state, stateCode, "administrative_area_level_1"],
      [country, countryCode, "country"],
      [code, code, "postal_code"],
    ] as const;
    const told = parts.flatMap(([long, short, type]) =>
      long ? [{ long_name: long, short_name: short || long, types: [type] }] : [],
    );
    write(scope, list, told);
  };
  return { reads: whole ? [whole] : [], writes: [list], apply };
}
