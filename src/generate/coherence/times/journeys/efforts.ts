import type { Scope } from "../../../draw/scope.ts";
import { hour, minute, timelines, toMinute } from "../../../facets/timeline.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import { readQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { findEnds } from "../spans/durations.ts";
import { readTime, writeTime } from "../time.ts";

/** How fast one moves, in kilometres an hour. */
const paces: readonly (readonly [Matcher, readonly [least: number, most: number]])[] = [
  [oneOf("dogwalk|walk|stroll|walking"), [4, 5]],
  [oneOf("hike|hiking|trek"), [3, 4]],
  [oneOf("run|running|jog"), [8, 12]],
  [oneOf("bikeride|ride|cycling|bike"), [16, 25]],
];
const driven = /\b(?:driver|fare|vehicle|car|passenger|price|cost)\b/;

/** Who ran ten kilometres was back within the hour: the end follows from the way. */
export const findEfforts: FindRules = ({ slots, owner }) => {
  const pace = paces.find(([words]) => owner.some((word) => words.test(word)))?.[1];
  const ends = findEnds(slots);
  const way = findNamed(slots, "distance km|distance", ["number"]);
  if (!pace || !ends || !way) return [];
  if (slots.some(({ words }) => driven.test(words) || /\bduration\b|\bminutes$/.test(words)))
    return [];
  const speed = findNamed(slots, "avg speed kmh|average speed kmh|avg speed|average speed", [
    "number",
  ]);
  const { first, last } = ends;
  const apply = (scope: Scope) => {
    const [from, to, far] = [
      readTime(scope, first),
      readTime(scope, last),
      readQuantity(scope, way),
    ];
    if (!from || !to || far === undefined || from.form === "day" || from.form !== to.form) return;
    const [least, most] = pace;
    const told = speed && readQuantity(scope, speed);
    const drawn = least + (most - least) * chanceFor(scope, last).next();
    const length = toMinute(Math.max(5 * minute, (far / (told || drawn)) * hour));
    const { now } = scope.facet(timelines);
    const isLate = from.form !== "clock" && from.at <= now && from.at + length > now;
    const start = isLate ? toMinute(now - length - minute) : from.at;
    if (isLate) writeTime(scope, first, start);
    writeTime(scope, last, start + length);
  };
  return [{ reads: [first, last, way, ...(speed ? [speed] : [])], writes: [first, last], apply }];
};
