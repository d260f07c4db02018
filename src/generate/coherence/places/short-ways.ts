import type { Scope } from "../../draw/scope.ts";
import { oneOf } from "../../one-of.ts";
import { cities } from "../../phrases/cities.ts";
import { drawStreet } from "../../phrases/streets.ts";
import { findNamed } from "../match-role.ts";
import { readQuantity, writeQuantity } from "../quantity.ts";
import { chanceFor, type FindRules, type Rule } from "../rule.ts";
import { type Slot, write } from "../slot.ts";
import { isDriven } from "../times/spans/spans.ts";

const short = oneOf(
  "taxi|cab|ride|rideshare|courier|errand|scooter|bike|bicycle|commute|carpool|move|moving|mover|movers|removal",
);
const ends: readonly (readonly [string, string])[] = [
  ["pickup", "dropoff"],
  ["pick up", "drop off"],
  ["start", "end"],
  ["pickup", "destination"],
  ["pick up", "destination"],
  ["origin", "destination"],
  ["from", "to"],
  ["pickup", "delivery"],
  ["current", "new"],
  ["old", "new"],
];

/** A taxi stays in town: both addresses are of one city. */
export const findShortWays: FindRules = ({ slots, owner }) => {
  // Somebody with a name brings it by hand, and stays in town; a courier alone may be a company.
  const isShort =
    owner.some((word) => short.test(word)) ||
    slots.some(({ words }) => /^(?:courier|rider) (?:name|id)$/.test(words)) ||
    isDriven(slots, owner);
  if (!isShort) return [];
  const points = ends.flatMap(([one, other]) => findPoints(slots, one, other));
  const addresses = ends.flatMap(([one, other]) => {
    const [first, second] = [findAddress(slots, one), findAddress(slots, other)];
    if (!first || !second) return [];
    return [
      // A tour by bike may end where it began.
      ...(owner.some((word) => oneOf("bike|bicycle").test(word)) ? [] : findDistance(slots)),
      {
        reads: [first, second],
        writes: [second],
        apply: (scope: Scope) => {
          const city = townOf(scope.values[first.name]);
          const told = /^(\d[^,]*|[^,]*\d[^,]*),/.exec(String(scope.values[second.name]))?.[1];
          // The street is called as those of the town are.
          const home =
            scope.draw.library.isEnglish && cities.find((one) => city?.includes(one.city));
          const street =
            told && home ? drawStreet(home.countryCode, chanceFor(scope, second)) : told;
          if (city && street) write(scope, second, `${street}, ${city}`);
          // Who tells towns only ends in the one where it began.
          else if (isTown(scope.values[first.name]) && isTown(scope.values[second.name]))
            write(scope, second, scope.values[first.name]);
        },
      },
    ];
  });
  return [...addresses, ...points];
};

const latitudes = ["lat", "latitude"];
const longitudes = ["lng", "lon", "long", "longitude"];

/** Both ends on the map are as far apart as the way is long, a few streets apart where nobody says. */
function findPoints(slots: readonly Slot[], one: string, other: string): readonly Rule[] {
  const find = (end: string, axes: readonly string[]) =>
    slots.find(
      ({ words, kind }) => kind === "number" && axes.some((axis) => words === `${end} ${axis}`),
    );
  const [from, to] = [one, other].map((end) => [find(end, latitudes), find(end, longitudes)]);
  const [fromLatitude, fromLongitude] = from ?? [];
  const [toLatitude, toLongitude] = to ?? [];
  if (!fromLatitude || !fromLongitude || !toLatitude || !toLongitude) return [];
  const distance = findNamed(slots, "distance km|distance", ["number"]);
  const apply = (scope: Scope) => {
    const [latitude, longitude] = [fromLatitude, fromLongitude].map(
      (slot) => scope.values[slot.name],
    );
    if (typeof latitude !== "number" || typeof longitude !== "number") return;
    const chance = chanceFor(scope, toLatitude);
    const way = (distance && readQuantity(scope, distance)) ?? chance.between(10, 90) / 10;
    const angle = 2 * Math.PI * chance.next();
    // Streets are no straight lines.
    const degrees = (Math.min(way, longest) * 0.75) / kilometresInDegree;
    const shrink = Math.cos((latitude * Math.PI) / 180);
    write(scope, toLatitude, toDegree(latitude + degrees * Math.sin(angle)));
    write(scope, toLongitude, toDegree(longitude + (degrees * Math.cos(angle)) / shrink));
  };
  const reads = [fromLatitude, fromLongitude, ...(distance ? [distance] : [])];
  return [{ reads, writes: [toLatitude, toLongitude], apply }];
}

const kilometresInDegree = 111;
const toDegree = (value: number) => Number(value.toFixed(5));

function findAddress(slots: readonly Slot[], end: string): Slot | undefined {
  return slots.find(
    ({ words, kind }) =>
      kind === "text" &&
      (words === end || words === `${end} address` || words === `${end} location`),
  );
}

/** What follows the street and its number. */
function townOf(address: unknown): string | undefined {
  return typeof address === "string" ? /^[^,]*\d[^,]*, (.+)$/.exec(address)?.[1] : undefined;
}

/** `Boston, United States`, and no street. */
function isTown(place: unknown): boolean {
  return typeof place === "string" && /^[^,\d]+, [^,\d]+$/.test(place);
}

/** From one end of a town to the other. */
const longest = 25;

function findDistance(slots: readonly Slot[]): readonly Rule[] {
  const distance = findNamed(slots, "distance km|distance|trip distance|distance miles", [
    "number",
  ]);
  if (!distance) return [];
  const apply = (scope: Scope) => {
    if ((readQuantity(scope, distance) ?? 0) > longest)
      writeQuantity(scope, distance, chanceFor(scope, distance).between(8, 140) / 10);
  };
  return [{ reads: [distance], writes: [distance], apply }];
}
