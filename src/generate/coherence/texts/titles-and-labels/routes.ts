import { oneOf } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import type { FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";

const routes = "route|route name|lane|lane name|line name|journey|trip name|sector|itinerary name";

/** Where a way begins and ends, by the same words for both. */
const ends: readonly (readonly [from: string, to: string])[] = [
  ["origin", "destination"],
  ["origin city", "destination city"],
  ["departure city", "arrival city"],
  ["departure city", "destination city"],
  ["origin port", "destination port"],
  ["departure port", "arrival port"],
  ["port of loading", "port of discharge"],
  ["load port", "discharge port"],
  ["departure station", "arrival station"],
  ["departure airport", "arrival airport"],
  ["origin airport", "destination airport"],
  ["origin station", "destination station"],
  ["departure", "arrival"],
  ["departure terminal", "arrival terminal"],
  ["from city", "to city"],
  ["from station", "to station"],
  ["start point", "end point"],
  ["start city", "end city"],
  ["pickup city", "dropoff city"],
  ["from", "to"],
];

/** A route is called by its ends, where these stand beside it. */
export const findRoutes: FindRules = ({ slots, owner }) => {
  const isWay = oneOf("line|route|busline|lane").test(owner.at(-1) ?? "");
  const route = findNamed(slots, isWay ? `${routes}|name` : routes, ["text"]);
  if (!route) return [];
  for (const [one, other] of ends) {
    const [from, to] = [one, other].map((name) => findNamed(slots, name, ["text"]));
    if (!from || !to || from === route || to === route) continue;
    return [
      {
        reads: [from, to],
        writes: [route],
        apply: (scope) => {
          const [start, end] = [from, to].map(({ name }) => scope.values[name]);
          if (typeof start !== "string" || typeof end !== "string") return;
          // A time or an address with its number is no name of a place.
          if (/\d/.test(start + end)) return;
          const [first, last] = [start, end].map((text) => text.split(",")[0] ?? text);
          write(scope, route, `${first} – ${last}`);
        },
      },
    ];
  }
  return [];
};
