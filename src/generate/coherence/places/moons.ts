import type { Scope } from "../../draw/scope.ts";
import { day, hour, minute, toMinute } from "../../facets/timeline.ts";
import { findNamed } from "../match-role.ts";
import { readQuantity, writeQuantity } from "../quantity.ts";
import type { FindRules, Parts } from "../rule.ts";
import { type Slot, write } from "../slot.ts";
import { spelledIn } from "../spelling.ts";
import { readTime, writeTime } from "../times/time.ts";

/** From one new moon to the next, on average; one of them was then. */
const month = 29.530588853 * day;
const newMoon = Date.parse("2000-01-06T18:14Z");
/** From one time that it is nearest to the next, and a day on which it was. */
const orbit = 27.55455 * day;
const nearest = Date.parse("2000-01-19T22:58Z");

const phases = [
  "New moon",
  "Waxing crescent",
  "First quarter",
  "Waxing gibbous",
  "Full moon",
  "Waning gibbous",
  "Last quarter",
  "Waning crescent",
] as const;
/** What a union may call it instead. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  "New moon": ["new"],
  "Full moon": ["full"],
  "Last quarter": ["third quarter"],
};

/** What the moon does on a day, anybody can look up: it follows from the day. */
export const findMoons: FindRules = (parts) => {
  const moon = toMoon(parts);
  const told = Object.values(moon).flatMap((slot) => slot ?? []);
  const date = findNamed(parts.slots, "date|day|datetime|date time|timestamp|observed at|time", [
    "text",
  ]);
  if (!date || told.length === 0 || told.includes(date)) return [];
  const apply = (scope: Scope) => {
    const time = readTime(scope, date);
    if (time && time.form !== "clock") tellMoon(scope, moon, time.at);
  };
  return [{ reads: [date], writes: told, apply }];
};

/** A moon has a phase of its own, and a day of the calendar that of the moon. */
function toMoon({ slots, owner }: Parts) {
  const isMoons = owner.some((word) => /^(?:moon|lunar)/.test(word));
  const find = (names: string, kinds: Parameters<typeof findNamed>[2]) =>
    findNamed(slots, isMoons ? `${names}|moon ${names.replaceAll("|", "|moon ")}` : names, kinds);
  const phase = isMoons ? "phase|phase name|lunar phase" : "moon phase|lunar phase";
  return {
    phase: find(phase, ["text", "choice"]),
    lit: isMoons
      ? find("illumination|illumination percent|illumination pct|illuminated", ["number"])
      : find("moon illumination", ["number"]),
    age: find(isMoons ? "age|age days|age in days" : "moon age", ["number"]),
    rise: find("moonrise|moon rise", ["text"]),
    set: find("moonset|moon set", ["text"]),
    distance: isMoons ? find("distance km|distance", ["number"]) : undefined,
  } satisfies Record<string, Slot | undefined>;
}

function tellMoon(scope: Scope, moon: ReturnType<typeof toMoon>, at: number): void {
  const share = partOf(at - newMoon, month);
  if (moon.phase) writePhase(scope, moon.phase, share);
  // A share where it was drawn as one.
  const lit = (1 - Math.cos(2 * Math.PI * share)) / 2;
  if (moon.lit) {
    const isShare = Math.abs(readQuantity(scope, moon.lit) ?? 0) <= 1;
    writeQuantity(scope, moon.lit, isShare ? lit : Math.round(100 * lit));
  }
  if (moon.age) writeQuantity(scope, moon.age, Math.round((share * month) / (day / 10)) / 10);
  // With the sun when it is new, and three quarters of an hour later every day.
  const midnight = at - partOf(at, day) * day;
  const rise = (6 * hour + share * day) % day;
  if (moon.rise) writeTime(scope, moon.rise, toMinute(midnight + rise));
  if (moon.set)
    writeTime(scope, moon.set, toMinute(midnight + ((rise + 12 * hour + 25 * minute) % day)));
  const far = 385_000 - 20_905 * Math.cos(2 * Math.PI * partOf(at - nearest, orbit));
  if (moon.distance) writeQuantity(scope, moon.distance, Math.round(far));
}

function writePhase(scope: Scope, slot: Slot, share: number): void {
  const name = phases[Math.round(share * phases.length) % phases.length] ?? phases[0];
  if (slot.kind === "text") {
    write(scope, slot, name);
    return;
  }
  const spelled = [name, ...(otherNames[name] ?? [])].map((text) => spelledIn(slot, text));
  write(scope, slot, spelled.find((text) => text !== undefined) ?? scope.values[slot.name]);
}

function partOf(span: number, whole: number): number {
  return (((span % whole) + whole) % whole) / whole;
}
