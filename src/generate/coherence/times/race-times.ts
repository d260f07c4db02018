import { isObject, type Json, type JsonObject } from "../../../schema/schema.ts";
import type { Scope } from "../../draw/scope.ts";
import { findNamed } from "../match-role.ts";
import { chanceFor, type FindRules } from "../rule.ts";
import { write } from "../slot.ts";

const lengths: readonly (readonly [RegExp, number])[] = [
  [/\bhalf\b/i, 21.1],
  [/\bmarathon\b/i, 42.2],
];
const told = /\b(\d{1,3})\s?(?:k|km)?\b/i;

/** How far a race of this name goes, in kilometres. */
function lengthOf(name: string): number | undefined {
  const known = lengths.find(([word]) => word.test(name))?.[1];
  const [, said] = told.exec(name) ?? [];
  return known ?? (said === undefined ? undefined : Number(said));
}

/** Who runs ten kilometres at five minutes each needs fifty, and passes each of them on the way. */
export const findRaceTimes: FindRules = ({ slots }) => {
  const pace = findNamed(slots, "pace|average pace|avg pace|pace per km", ["text"]);
  if (!pace) return [];
  const race = findNamed(slots, "race name|race|event name|event|name|title", ["text"]);
  const finish = findNamed(slots, "finish time|chip time|net time|gun time|time", ["text"]);
  if (!race || !finish) return [];
  const splits = findNamed(slots, "splits|split times", ["list"]);
  const apply = (scope: Scope) => {
    const length = lengthOf(String(scope.values[race.name]));
    const before = /^\d+(?::\d\d){1,2}$/.test(String(scope.values[finish.name]));
    if (length === undefined || length < 3 || length > 110 || !before) return;
    const chance = chanceFor(scope, pace);
    const perKm = chance.between(270, 400);
    const unit = /\/.*$/.exec(String(scope.values[pace.name]))?.[0] ?? "";
    write(scope, pace, `${toClock(perKm)}${unit}`);
    write(scope, finish, toClock(perKm * length));
    if (!splits) return;
    const items = scope.values[splits.name];
    if (!Array.isArray(items) || !items.every(isObject)) return;
    const step = length > 12 ? 5 : Math.max(1, Math.floor(length / (items.length + 1)));
    const passed = (items as readonly JsonObject[]).flatMap((item, at) => {
      const km = step * (at + 1);
      return km > length ? [] : [toSplit(item, km, perKm * (km + chance.next() * 0.2))];
    });
    write(scope, splits, passed as Json);
  };
  return [
    {
      reads: [race, pace, finish],
      writes: splits ? [pace, finish, splits] : [pace, finish],
      apply,
    },
  ];
};

function toSplit(item: JsonObject, km: number, seconds: number): JsonObject {
  return Object.fromEntries(
    Object.entries(item).map(([key, value]): [string, Json] => {
      if (/^(?:km|kilometer|distance|distanceKm|distance_km)$/.test(key)) return [key, km];
      const isTime = /^(?:time|splitTime|split_time|elapsed)$/.test(key);
      return [key, isTime && typeof value === "string" ? toClock(seconds) : (value as Json)];
    }),
  );
}

function toClock(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes, rest] = [
    Math.floor(whole / 3600),
    Math.floor(whole / 60) % 60,
    String(whole % 60).padStart(2, "0"),
  ];
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}
