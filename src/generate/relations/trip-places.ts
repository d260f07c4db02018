import { toModelWords } from "../../schema/model-words.ts";
import { findNamed } from "../coherence/match-role.ts";
import { chanceFor, type FindRules, type Rule } from "../coherence/rule.ts";
import { type Slot, write } from "../coherence/slot.ts";
import type { Scope } from "../draw/scope.ts";
import { type Place, placeInCity, toAddress } from "../facets/place.ts";
import { oneOf } from "../one-of.ts";
import { type Link, nameIn } from "./link.ts";

const trips = oneOf("trip|itinerary|vacation|holiday|journey|travelplan|tripplan|getaway|roadtrip");
/** Where one stays, eats and goes on a trip; who comes along lives elsewhere. */
const stays =
  /(?:hotel|accommodation|lodging|stay|hostel|activity|activities|restaurant|place|attraction|excursion|sight|stop)/;
const flights = /flight|train|transport/;

const tellings: readonly (readonly [names: string, read: (found: Place) => string | number])[] = [
  ["city|town|city name", ({ city }) => city],
  ["country|country name", ({ country }) => country],
  ["country code", ({ countryCode }) => countryCode],
  ["address|hotel address|full address", (found) => toAddress(found, undefined)],
  ["street|street address", ({ street }) => street],
  ["zip|zip code|postal code|postcode", ({ zip }) => zip],
  ["latitude|lat", ({ latitude }) => latitude],
  ["longitude|lng|lon", ({ longitude }) => longitude],
  ["currency|currency code", ({ currency }) => currency],
];
const arrivals =
  "arrival airport|arrival city|destination|to|arrival|destination airport|to airport|to city|arrival airport code";
const departures =
  "departure airport|departure city|origin|from|departure|origin airport|from airport|from city|departure airport code";

/** The hotel of a trip to Lisbon is in Lisbon, and one flies there. */
export function findTripPlaces(links: readonly Link[]): FindRules {
  return ({ slots, owner }) =>
    links.flatMap((link) => {
      if (!trips.test(toModelWords(link.to.model).at(-1) ?? "")) return [];
      const thing = owner.join("");
      const named = nameIn(link.to, "destination|destination city|city|main destination");
      const reference = slots.find(({ name }) => name === link.member);
      const peek = named === undefined ? undefined : link.peek?.([named]);
      if (named === undefined || !reference || !peek) return [];
      const told = flights.test(thing) ? [] : stays.test(thing) ? findTold(slots) : [];
      const ends = flights.test(thing) ? findEnds(slots) : undefined;
      if (told.length === 0 && !ends) return [];
      const apply = (scope: Scope) => {
        const position = scope.referred(link.member);
        const text = position === undefined ? undefined : peek(position)[named];
        const found =
          typeof text === "string" ? placeInCity(text, chanceFor(scope, reference)) : undefined;
        if (!found) return;
        for (const { slot, read } of told) write(scope, slot, read(found));
        if (ends) fly(scope, ends, found);
      };
      const written = [...told.map(({ slot }) => slot), ...(ends ? [ends.to, ends.from] : [])];
      return [{ reads: [reference], writes: written, apply } satisfies Rule];
    });
}

function findTold(slots: readonly Slot[]) {
  const told = tellings.flatMap(([names, read]) => {
    const slot = findNamed(slots, names, ["text", "number"]);
    return slot ? [{ slot, read }] : [];
  });
  // Money alone says nothing of where it is paid.
  return told.some(({ slot }) => /city|country|address|street/.test(slot.words)) ? told : [];
}

interface Ends {
  readonly from: Slot;
  readonly to: Slot;
}

function findEnds(slots: readonly Slot[]): Ends | undefined {
  const [from, to] = [departures, arrivals].map((names) => findNamed(slots, names, ["text"]));
  return from && to ? { from, to } : undefined;
}

/** As it was told before: by a code, by a town, or with its country. Who leaves from there returns. */
function fly(scope: Scope, { from, to }: Ends, { airport, city, country }: Place): void {
  const [before, start] = [scope.values[to.name], scope.values[from.name]];
  if (typeof before !== "string" || start === airport || start === city) return;
  const isCode = /^[A-Z]{3}$/.test(before);
  const hasCountry = before.includes(", ");
  write(scope, to, isCode ? airport : hasCountry ? `${city}, ${country}` : city);
}
