import type { Scope } from "../../draw/scope.ts";
import { kilometersBetween } from "../../facets/distance.ts";
import { oneOf } from "../../one-of.ts";
import { findCity } from "../../phrases/airports.ts";
import { type City, cities } from "../../phrases/cities.ts";
import { chanceFor, type FindRules } from "../rule.ts";
import { write } from "../slot.ts";

const byLand = oneOf(
  "train|rail|bus|coach|carpool|rideshare|ride|drive|road|roadtrip|truck|haul|moving|move|removal|van|bike|cycling|trucking",
);
const starts = /^(?:departure|origin|from|start|pickup)( city)?$/;
const ends = /^(?:arrival|destination|to|end|dropoff)( city)?$/;

/** As far as people go by road or rail in a day. */
const farthest = 1100;

/** Nobody drives from Sydney to Amsterdam: both ends are on one continent, and not too far apart. */
export const findLandWays: FindRules = ({ slots, owner }) => {
  if (!owner.some((word) => byLand.test(word))) return [];
  const texts = slots.filter(({ kind }) => kind === "text");
  const first = texts.find(({ words }) => starts.test(words));
  const second = texts.find(({ words }) => ends.test(words));
  if (!first || !second) return [];
  const apply = (scope: Scope) => {
    const before = scope.values[second.name];
    const [from, to] = [cityOf(scope.values[first.name]), cityOf(before)];
    if (!from || !to || kilometersBetween(from, to) <= farthest) return;
    const near = cities.filter(
      (city) => city !== from && kilometersBetween(from, city) <= farthest,
    );
    if (near.length === 0) return;
    const { city, country } = chanceFor(scope, second).pick(near);
    write(scope, second, String(before).includes(",") ? `${city}, ${country}` : city);
  };
  return [{ reads: [first, second], writes: [second], apply }];
};

function cityOf(text: unknown): City | undefined {
  return typeof text === "string" ? findCity(text) : undefined;
}
