import type { Scope } from "../../../draw/scope.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";
import { spelledIn } from "../../spelling.ts";
import { readTime, timeKinds, toEvent } from "../time.ts";

const names = [["winter"], ["spring"], ["summer"], ["autumn", "fall"]] as const;
/** How warm it is then by day. */
const warmths = [
  [-4, 8],
  [7, 18],
  [17, 31],
  [6, 17],
] as const;

const dates =
  /^(?:date|day|forecast|observed|observation|recorded|measured|reported|taken|visited)$/;
const outdoors = /^(?:weather|forecast|climate|meteorology|conditions)$/;
const skies = /^(?:condition|conditions|weather|weather condition|sky)$/;
const warm =
  /^(?:(?:(?:air|current|average|avg|max|high|day) )?(?:temperature|temp)(?: (?:c|celsius|high|max))?)$/;

/** October is in autumn, and nowhere are there 26 degrees in the snow of July. */
export const findSeasons: FindRules = ({ slots, owner }) => {
  const date = slots.find((slot) => timeKinds.includes(slot.kind) && dates.test(toEvent(slot)));
  if (!date) return [];
  const season = slots.find(
    ({ kind, words }) => (kind === "choice" || kind === "text") && words === "season",
  );
  const isWeather = owner.some((word) => outdoors.test(word));
  const sky = slots.find(({ kind, words }) => kind === "choice" && skies.test(words));
  return [
    ...(season ? [toSeason(date, season)] : []),
    ...(isWeather && sky ? [toSky(date, sky)] : []),
    ...(isWeather ? slots.filter(isWarmth).map((slot) => toWarmth(date, slot)) : []),
  ];
};

function isWarmth({ kind, words }: Slot): boolean {
  return quantityKinds.includes(kind) && warm.test(words);
}

/** Which of the four it is, north of the equator. */
function seasonOf(scope: Scope, date: Slot): number | undefined {
  const time = readTime(scope, date);
  if (!time || time.form === "clock") return undefined;
  return Math.floor(((new Date(time.at).getUTCMonth() + 1) % 12) / 3);
}

function toSeason(date: Slot, season: Slot): Rule {
  const apply = (scope: Scope) => {
    const said = scope.values[season.name];
    const at = seasonOf(scope, date);
    if (at === undefined || typeof said !== "string") return;
    const called: readonly string[] = names[at] ?? [];
    if (called.includes(said.toLowerCase())) return;
    const known = called.map((name) => spelledIn(season, name)).find(Boolean);
    if (known !== undefined) write(scope, season, known);
    else if (season.kind === "text" && /^(?:winter|spring|summer|autumn|fall)$/i.test(said)) {
      const [name = ""] = called;
      const isSmall = said === said.toLowerCase();
      write(scope, season, isSmall ? name : name.charAt(0).toUpperCase() + name.slice(1));
    }
  };
  return { reads: [date], writes: [season], apply };
}

function toSky(date: Slot, sky: Slot): Rule {
  const other = ["rain", "rainy", "cloudy"].map((name) => spelledIn(sky, name)).find(Boolean);
  const apply = (scope: Scope) => {
    const [at, said] = [seasonOf(scope, date), String(scope.values[sky.name])];
    const isOdd = (at === 1 || at === 2) && /^snow/i.test(said);
    if (isOdd && other !== undefined) write(scope, sky, other);
  };
  return { reads: [date], writes: [sky], apply };
}

function toWarmth(date: Slot, slot: Slot): Rule {
  const apply = (scope: Scope) => {
    const [at, degrees] = [seasonOf(scope, date), readQuantity(scope, slot)];
    if (at === undefined || degrees === undefined) return;
    const [least, most] = warmths[at] ?? [degrees, degrees];
    if (degrees >= least && degrees <= most) return;
    const drawn = least + (most - least) * chanceFor(scope, slot).next();
    writeQuantity(scope, slot, Number(drawn.toFixed(Number.isInteger(degrees) ? 0 : 1)));
  };
  return { reads: [date], writes: [slot], apply };
}
