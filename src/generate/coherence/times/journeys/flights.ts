import type { Scope } from "../../../draw/scope.ts";
import { kilometersBetween } from "../../../facets/distance.ts";
import { minute } from "../../../facets/timeline.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { findCity, toAirportCity } from "../../../phrases/airports.ts";
import type { City } from "../../../phrases/cities.ts";
import { findNamed } from "../../match-role.ts";
import { readQuantity, writeQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

const endOf = (words: string) =>
  new RegExp(
    `^(?:${words})(?: (?:city|city name|airport|airport code|airport iata|iata|iata code|code))?$`,
  );
const origins = endOf("from|origin|departure|departure from|source");
const destinations = endOf("to|destination|arrival|arrival to");
const departures = oneOf("departure|departs|depart|scheduled departure|std|etd|takeoff");
const arrivals = oneOf("arrival|arrives|arrive|scheduled arrival|sta|eta|landing");
const lengths =
  /^(?:flight |travel |block |total )?(?:duration|time|length|minutes|hours)(?: (?:minutes|mins|min|hours|hrs))?$/;
const distances = /^(?:flight |total )?(?:distance|distance km|km|distance kilometers)$/;
const emissions =
  /^(?:co2|co2e|emissions|co2 emissions|carbon emissions|carbon footprint|co2 per passenger)(?: kg)?$/;

/** How long a flight takes is decided by how far it is: Auckland is not ten hours from Barcelona. */
export const findFlights: FindRules = ({ slots, owner }) => {
  const isFlight =
    owner.includes("flight") ||
    slots.some(({ words }) => /^(?:flight (?:number|no|code)|airline|airline id)$/.test(words));
  const texts = slots.filter(({ kind }) => kind === "text");
  const from = leaveTimes(texts.filter(({ words }) => origins.test(words)));
  const to = leaveTimes(texts.filter(({ words }) => destinations.test(words)));
  if (isFlight && (from.length === 0 || to.length === 0)) return findFlown(slots, owner);
  if (!isFlight) return [];
  const times = slots.filter(({ kind }) => timeKinds.includes(kind));
  const start = times.find((slot) => departures.test(toEvent(slot)) && !from.includes(slot));
  const end = times.find((slot) => arrivals.test(toEvent(slot)) && !to.includes(slot));
  const numbers = (pattern: Matcher) =>
    slots.filter(({ kind, words }) => kind === "number" && pattern.test(words));
  const told = {
    lengths: start && end ? [] : numbers(lengths),
    distances: numbers(distances),
    emissions: numbers(emissions),
  };
  const said = texts.find(({ words }) =>
    /^(?:flight |total |travel )?(?:duration|time|length)$/.test(words),
  );
  const stops = slots.find(({ words }) => oneOf("stops|layovers|number of stops").test(words));
  const plane = findNamed(slots, "aircraft|aircraft type|plane|airplane|aircraft model", ["text"]);
  const [capacity, taken] = [
    "capacity|seats|total seats|seat count|passenger capacity|seats total|max passengers",
    "passengers|passenger count|booked seats|seats booked|passengers booked|pax",
  ].map((names) => findNamed(slots, names, ["number"]));
  const currency = findNamed(slots, "currency|currency code|fare currency|price currency", [
    "text",
    "choice",
  ]);
  const price = findNamed(slots, fares, ["number"]);
  const cabin = findNamed(slots, "cabin|cabin class|class|travel class|fare class", [
    "text",
    "choice",
  ]);
  const rule: Rule = {
    reads: [
      ...(cabin ? [cabin] : []),
      ...from,
      ...to,
      ...(start ? [start] : []),
      ...(stops ? [stops] : []),
    ],
    writes: [
      ...from,
      ...to,
      ...[end, plane, said, currency, price, capacity, taken].flatMap((slot) => slot ?? []),
      ...Object.values(told).flat(),
    ],
    apply: (scope) => {
      for (const slot of [...from, ...to]) {
        const town = scope.values[slot.name];
        if (typeof town === "string") write(scope, slot, toAirportCity(town));
      }
      const [one, other] = [cityIn(scope, from), cityIn(scope, to)];
      if (!one || !other) return;
      // A fare is in the money of where one leaves, as far as prices in it are known.
      if (currency) write(scope, currency, one.currency);
      const far = Math.max(160, kilometersBetween(one, other));
      if (plane) {
        const known = String(scope.values[plane.name]);
        const reach = reaches.find(([models]) => models.test(known))?.[1] ?? far;
        if (reach < far) {
          write(scope, plane, chanceFor(scope, plane).pick(far > 5900 ? wide : narrow));
          settleSeats(scope, plane, capacity, taken);
        }
      }
      if (price) {
        const seat = cabins.find(([names]) =>
          names.test(String(cabin && scope.values[cabin.name])),
        );
        const share = 0.8 + 0.5 * chanceFor(scope, price).next();
        writeQuantity(scope, price, Math.round((45 + far * 0.062) * share * (seat?.[1] ?? 1)));
      }
      const waits = stops ? Number(scope.values[stops.name]) || 0 : 0;
      const minutes = minutesFor(far) + waits * 95;
      const begin = start && readTime(scope, start);
      if (begin && end) writeTime(scope, end, begin.at + minutes * minute);
      if (said && /^\d+ ?(?:h|min)/.test(String(scope.values[said.name])))
        write(scope, said, `${Math.floor(minutes / 60)} h ${minutes % 60} min`);
      for (const slot of told.lengths) {
        const isHours = /\b(?:hours|hrs)$/.test(slot.words);
        writeQuantity(scope, slot, isHours ? Number((minutes / 60).toFixed(1)) : minutes);
      }
      for (const slot of told.distances) writeQuantity(scope, slot, far);
      // Of one passenger, with what starting and landing take.
      for (const slot of told.emissions) writeQuantity(scope, slot, Math.round(24 + far * 0.082));
    },
  };
  return rule.writes.length === 0 ? [] : [rule];
};

/** What is flown with another aircraft has its seats. */
function settleSeats(
  scope: Scope,
  plane: Slot,
  capacity: Slot | undefined,
  taken: Slot | undefined,
): void {
  const isWide = wide.includes(String(scope.values[plane.name]));
  const chance = chanceFor(scope, plane);
  const seats = isWide ? chance.between(280, 340) : chance.between(150, 186);
  const share = 0.55 + 0.43 * chance.next();
  if (capacity) writeQuantity(scope, capacity, seats);
  if (taken && readQuantity(scope, taken)) writeQuantity(scope, taken, Math.floor(seats * share));
}

const codes = oneOf("iata|iata code|code|airport code|airport");

/** An airport is in the city that has it, and not in the town nearby where its passengers live. */
export const findAirportCities: FindRules = ({ slots }) => {
  const city = slots.find(({ words, kind }) => kind === "text" && /^city(?: name)?$/.test(words));
  const code = slots.find(({ words, kind }) => kind === "text" && codes.test(words));
  if (!city || !code) return [];
  const apply = (scope: Scope) => {
    const [town, airport] = [scope.values[city.name], scope.values[code.name]];
    if (typeof town === "string" && /^[A-Z]{3,4}$/.test(String(airport)))
      write(scope, city, toAirportCity(town));
  };
  return [{ reads: [city, code], writes: [city], apply }];
};

/** Where only the airports' records know where they are, the time tells how far they are apart. */
function findFlown(slots: readonly Slot[], owner: readonly string[]): readonly Rule[] {
  const times = slots.filter(({ kind }) => timeKinds.includes(kind));
  const [start, end] = [departures, arrivals].map((names) =>
    times.find((slot) => names.test(toEvent(slot))),
  );
  const way = slots.find(({ kind, words }) => kind === "number" && distances.test(words));
  if (owner.at(-1) !== "flight" || !start || !end || !way) return [];
  const apply = (scope: Scope) => {
    const [from, to] = [readTime(scope, start), readTime(scope, end)];
    const minutes = from && to ? (to.at - from.at) / minute : 0;
    if (minutes > 40) writeQuantity(scope, way, Math.round((minutes - 30) * 14.7));
  };
  return [{ reads: [start, end], writes: [way], apply }];
}

/** `departure` may be a place; beside `from` it is when one leaves. */
function leaveTimes(ends: readonly Slot[]): readonly Slot[] {
  const others = ends.filter(({ words }) => words !== "departure" && words !== "arrival");
  return others.length > 0 ? others : ends;
}

function cityIn({ values }: Scope, slots: readonly Slot[]): City | undefined {
  for (const { name } of slots) {
    const text = values[name];
    const city = typeof text === "string" ? findCity(text) : undefined;
    if (city) return city;
  }
  return undefined;
}

/** How long a flight between two airports takes; undefined where we do not know both. */
export function flightBetween(one: unknown, other: unknown): number | undefined {
  const [from, to] = [one, other].map((text) =>
    typeof text === "string" ? findCity(text) : undefined,
  );
  return from && to ? minutesFor(Math.max(160, kilometersBetween(from, to))) * minute : undefined;
}

const fares =
  "price|fare|ticket price|base price|base fare|price from|lowest price|lowest fare|price per person|price usd|price eur";
const cabins: readonly (readonly [Matcher, number])[] = [
  [/^first/i, 4.6],
  [/^business/i, 2.9],
  [/^premium/i, 1.6],
];

/** How far they fly at most; what flies farther is not told of. */
const reaches: readonly (readonly [Matcher, number])[] = [
  [/^ATR/, 1400],
  [/^E1[79]/, 3900],
  [/^(?:A3(?:19|20|21)|A220|B?737)/, 5900],
];
const narrow = ["A320", "B737"];
const wide = ["A350", "B787"];

/** Half an hour for the way up and down, 880 kilometres an hour between; planned to five minutes. */
function minutesFor(kilometers: number): number {
  return Math.round((30 + kilometers / 14.7) / 5) * 5;
}
