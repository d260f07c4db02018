import type { Scope } from "../../../draw/scope.ts";
import { readQuantity, writeQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";
import { spelledIn } from "../../spelling.ts";
import { readTime, timeKinds, toEvent } from "../time.ts";

/** What a part of the year is called, north of the equator, and how warm it is then by day. */
const seasons: readonly (readonly [names: string, least: number, most: number])[] = [
  ["winter", -4, 8],
  ["spring", 7, 18],
  ["summer", 17, 31],
  ["autumn|fall", 6, 17],
];

const dates = /^(?:date|day|forecast|observed|recorded|measured|reported|taken|visited)$/;
const outdoors = /^(?:weather|forecast|climate)$/;
const told = /^(?:season|(?:weather )?condition|weather)$/;
const warmths = /^(?:(?:air|current|max|high) )?(?:temperature|temp)(?: (?:c|celsius|high|max))?$/;

/** October is in autumn, and it does not snow in July. */
export const findSeasons: FindRules = ({ slots, owner }) => {
  const date = slots.find((slot) => timeKinds.includes(slot.kind) && dates.test(toEvent(slot)));
  if (!date) return [];
  const isWeather = owner.some((word) => outdoors.test(word));
  const tells = ({ kind, words }: Slot) =>
    kind === "choice"
      ? told.test(words) && (isWeather || words === "season")
      : isWeather && kind === "number" && warmths.test(words);
  return slots.filter(tells).map((slot) => toRule(date, slot));
};

function toRule(date: Slot, slot: Slot): Rule {
  const apply = (scope: Scope) => {
    const [time, value] = [readTime(scope, date), scope.values[slot.name]];
    if (!time || time.form === "clock") return;
    const at = Math.floor(((new Date(time.at).getUTCMonth() + 1) % 12) / 3);
    const [names = "", least = 0, most = 0] = seasons[at] ?? [];
    const isOdd = at > 0 && at < 3 && /^snow/i.test(String(value));
    const fitting = slot.words === "season" ? names : isOdd ? "rain|rainy|cloudy" : "";
    const known = fitting.split("|").map((name) => spelledIn(slot, name));
    write(scope, slot, known.find(Boolean));
    const degrees = typeof value === "number" ? readQuantity(scope, slot) : undefined;
    if (degrees === undefined || (degrees >= least && degrees <= most)) return;
    const drawn = least + (most - least) * chanceFor(scope, slot).next();
    writeQuantity(scope, slot, Number(drawn.toFixed(Number.isInteger(degrees) ? 0 : 1)));
  };
  return { reads: [date], writes: [slot], apply };
}
