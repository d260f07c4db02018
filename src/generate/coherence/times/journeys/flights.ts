import type { Scope } from "../../../draw/scope.ts";
import { kilometersBetween } from "../../../facets/distance.ts";
import { minute } from "../../../facets/timeline.ts";
import { findCity } from "../../../phrases/airports.ts";
import type { City } from "../../../phrases/cities.ts";
import { writeQuantity } from "../../quantity.ts";
import type { FindRules, Rule } from "../../rule.ts";
import type { Slot } from "../../slot.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

const endOf = (words: string) =>
  new RegExp(
    `^(?:${words})(?: (?:city|city name|airport|airport code|airport iata|iata|iata code|code))?$`,
  );
const origins = endOf("from|origin|departure|departure from|source");
const destinations = endOf("to|destination|arrival|arrival to");
const departures = /^(?:departure|departs|depart|scheduled departure|std|etd|takeoff)$/;
const arrivals = /^(?:arrival|arrives|arrive|scheduled arrival|sta|eta|landing)$/;
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
  if (!isFlight || from.length === 0 || to.length === 0) return [];
  const times = slots.filter(({ kind }) => timeKinds.includes(kind));
  const start = times.find((slot) => departures.test(toEvent(slot)) && !from.includes(slot));
  const end = times.find((slot) => arrivals.test(toEvent(slot)) && !to.includes(slot));
  const numbers = (pattern: RegExp) =>
    slots.filter(({ kind, words }) => kind === "number" && pattern.test(words));
  const told = {
    lengths: start && end ? [] : numbers(lengths),
    distances: numbers(distances),
    emissions: numbers(emissions),
  };
  const stops = slots.find(({ words }) => /^(?:stops|layovers|number of stops)$/.test(words));
  const rule: Rule = {
    reads: [...from, ...to, ...(start ? [start] : []), ...(stops ? [stops] : [])],
    writes: [...(end ? [end] : []), ...Object.values(told).flat()],
    apply: (scope) => {
      const [one, other] = [cityIn(scope, from), cityIn(scope, to)];
      if (!one || !other) return;
      const far = Math.max(160, kilometersBetween(one, other));
      const waits = stops ? Number(scope.values[stops.name]) || 0 : 0;
      const minutes = minutesFor(far) + waits * 95;
      const begin = start && readTime(scope, start);
      if (begin && end) writeTime(scope, end, begin.at + minutes * minute);
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

/** Half an hour for the way up and down, 880 kilometres an hour between; planned to five minutes. */
function minutesFor(kilometers: number): number {
  return Math.round((30 + kilometers / 14.7) / 5) * 5;
}
