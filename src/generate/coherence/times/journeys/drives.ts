import type { Scope } from "../../../draw/scope.ts";
import { minute } from "../../../facets/timeline.ts";
import { oneOf } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import { readQuantity, writeQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { isPresent, write } from "../../slot.ts";
import { findEnds } from "../spans/durations.ts";
import { readTime } from "../time.ts";

const atTheWheel = /^(?:current )?(?:driver|driver name|driver id)$/;

/** What nobody drives stands still. */
export const findStandstills: FindRules = ({ slots }) => {
  const driver = slots.find(({ words }) => atTheWheel.test(words));
  const speed = findNamed(
    slots,
    "current speed|current speed kmh|current speed kph|current speed mph|speed|speed kmh|live speed",
    ["number"],
  );
  if (!driver || !speed) return [];
  const apply = (scope: Scope) => {
    if (!isPresent(scope.values[driver.name])) write(scope, speed, 0);
  };
  return [{ reads: [driver], writes: [speed], apply }];
};

const journeys = oneOf("trip|drive|journey|commute|vehicletrip|triplog|mileagelog");
const driven = oneOf("driver|driver name|driver id|vehicle|vehicle id|vehicle plate|car|car id");

/** Who drove for an hour and a half came farther than the next corner, and took fuel for as far. */
export const findDrives: FindRules = ({ slots, owner }) => {
  const isDrive =
    owner.some((word) => journeys.test(word)) && slots.some(({ words }) => driven.test(words));
  const isHired = slots.some(({ words }) => oneOf("vehicle id|vehicle|car id|car").test(words));
  const number = (names: string) => findNamed(slots, names, ["number"]);
  const way = number("distance km|distance|km|kilometers|total distance km");
  const mean = number("average speed|avg speed|average speed kmh|avg speed kmh|mean speed");
  const top = number("max speed|top speed|maximum speed|max speed kmh|top speed kmh");
  const fuel = number(
    "fuel used|fuel consumed|fuel used liters|fuel liters|fuel consumption liters",
  );
  const told = number("duration minutes|duration|duration min|minutes");
  const ends = findEnds(slots);
  if (!isDrive || !way || !(mean || top || fuel || (told && isHired)) || !(told || ends)) return [];
  const lengthOf = (scope: Scope): number | undefined => {
    const said = told && readQuantity(scope, told);
    if (said !== undefined) return said;
    const [from, to] = ends ? [readTime(scope, ends.first), readTime(scope, ends.last)] : [];
    return from && to && to.at > from.at ? (to.at - from.at) / minute : undefined;
  };
  const apply = (scope: Scope) => {
    const minutes = lengthOf(scope);
    if (minutes === undefined || minutes <= 0 || readQuantity(scope, way) === undefined) return;
    const chance = chanceFor(scope, way);
    // The longer the way, the more of it is on fast roads.
    const pace = Math.min(104, 24 + minutes * 0.35 + 14 * chance.next());
    const far = Math.round((minutes / 60) * pace * 10) / 10;
    writeQuantity(scope, way, far);
    if (mean) writeQuantity(scope, mean, Math.round((far / minutes) * 60));
    if (top) writeQuantity(scope, top, Math.round(pace * (1.25 + 0.35 * chance.next())));
    if (fuel)
      writeQuantity(scope, fuel, Math.round(far * (0.055 + 0.03 * chance.next()) * 10) / 10);
  };
  const reads = [told, ends?.first, ends?.last].flatMap((slot) => slot ?? []);
  return [{ reads, writes: [way, mean, top, fuel].flatMap((slot) => slot ?? []), apply }];
};
