import type { Scope } from "../../draw/scope.ts";
import { kilometersBetween } from "../../facets/distance.ts";
import { hour } from "../../facets/timeline.ts";
import { oneOf } from "../../one-of.ts";
import { findCity } from "../../phrases/airports.ts";
import { type City, cities } from "../../phrases/cities.ts";
import { findNamed } from "../match-role.ts";
import { writeQuantity } from "../quantity.ts";
import { chanceFor, type FindRules } from "../rule.ts";
import { write } from "../slot.ts";
import { writeLength } from "../times/journeys/return-legs.ts";

const byLand = oneOf(
  "route|train|rail|bus|coach|carpool|rideshare|ride|drive|road|roadtrip|truck|haul|moving|move|removal|van|bike|cycling|trucking",
);
const starts = /^(?:departure|origin|from|start|pickup|loading)( city| location)?$/;
const ends = /^(?:arrival|destination|to|end|dropoff|delivery|unloading)( city| location)?$/;

/** What goes by other ways has routes, too. */
const notByLand =
  /\b(?:flight|flights|air|airline|airport|aircraft|ship|vessel|ferry|cruise|port|sea|stop|page|url|path|hiking|hike|trail)\b/;

/** Of which the distance is that between the ends. */
const measuredBy = oneOf("route|truck|haul|trucking|truckload");

/** As far as people go by road or rail in a day. */
const farthest = 1100;

/** Nobody drives from Sydney to Amsterdam: both ends are on one continent, and not too far apart. */
export const findLandWays: FindRules = ({ slots, owner }) => {
  if (!owner.some((word) => byLand.test(word))) return [];
  if (owner.at(-1) === "route" && [...owner, ...slots.map(({ words }) => words)].some(isElsewhere))
    return [];
  const texts = slots.filter(({ kind }) => kind === "text");
  const first = texts.find(({ words }) => starts.test(words));
  const second = texts.find(({ words }) => ends.test(words));
  if (!first || !second) return [];
  const move = (scope: Scope) => {
    const before = scope.values[second.name];
    const [from, to] = [cityOf(scope.values[first.name]), cityOf(before)];
    if (!from || !to || kilometersBetween(from, to) <= farthest) return;
    // Where nothing is near one end, the other one stays.
    const fromFirst = nearTo(from);
    const near = fromFirst ?? nearTo(to);
    const moved = fromFirst ? second : first;
    if (!near) return;
    const { city, country } = chanceFor(scope, moved).pick(near);
    const said = String(scope.values[moved.name]);
    write(scope, moved, said.includes(",") ? `${city}, ${country}` : city);
  };
  const way = findNamed(slots, "distance km|distance|total distance km|distance kilometers", [
    "number",
  ]);
  const took = findNamed(slots, lengths, ["text", "number"]);
  const measured = owner.some((word) => measuredBy.test(word))
    ? [way, took].flatMap((slot) => slot ?? [])
    : [];
  const apply = (scope: Scope) => {
    move(scope);
    const [from, to] = [first, second].map(({ name }) => cityOf(scope.values[name]));
    if (!from || !to || from === to || measured.length === 0) return;
    // Roads are longer than the line between their ends.
    const far = Math.round(1.2 * kilometersBetween(from, to));
    if (way) writeQuantity(scope, way, far);
    if (took) writeLength(scope, took, (far / 82) * hour);
  };
  return [{ reads: [first, second], writes: [first, second, ...measured], apply }];
};

const lengths =
  "estimated duration|duration|estimated time|travel time|duration minutes|estimated duration minutes|estimated minutes|duration min";
const isElsewhere = (words: string): boolean => notByLand.test(words);

function nearTo(place: City): readonly [City, ...City[]] | undefined {
  const [nearest, ...others] = cities.filter(
    (city) => city !== place && kilometersBetween(place, city) <= farthest,
  );
  return nearest && [nearest, ...others];
}

function cityOf(text: unknown): City | undefined {
  return typeof text === "string" ? findCity(text) : undefined;
}
