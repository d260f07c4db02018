import { isObject, type Json } from "../../../schema/schema.ts";
import type { Scope } from "../../draw/scope.ts";
import { places } from "../../facets/place.ts";
import { day, hour, timelines } from "../../facets/timeline.ts";
import { type Matcher, oneOf } from "../../one-of.ts";
import { toState } from "../../state-words.ts";
import { readQuantity, writeQuantity } from "../quantity.ts";
import { chanceFor, type FindRules, type Parts, type Rule } from "../rule.ts";
import { type Slot, write } from "../slot.ts";
import { spelledIn } from "../spelling.ts";
import { readTime, toEvent, writeTime } from "../times/time.ts";
import { noonHeight, sunTimes, usualTemperature } from "./seasons.ts";

/** In the name of what tells of the weather, or beside what does. */
export const skies =
  "weather forecast forecasts climate meteo temp humidity wind precipitation uv hourly daily feels feelslike sunrise sunset dew rain cloud";

export const conditions =
  /^(?:(?:weather|sky) ?)?(?:conditions?|weather|summary|sky|state|main|description|condition text)$/;
const unit = "(?: (?:c|f|celsius|fahrenheit))?";
const heat = "(?:temperature|temp)";
const now = new RegExp(
  `^(?:(?:current|air|outdoor|outside|average|avg|mean) )?${heat}(?: (?:avg|average|mean|now|current))?${unit}$`,
);
export const highs = new RegExp(
  `^(?:(?:daily |day )?(?:high|max|maximum|highest|day|daytime) ${heat}|${heat} (?:max|maximum|high|day)|high|max)${unit}$`,
);
export const lows = new RegExp(
  `^(?:(?:daily |night )?(?:low|min|minimum|lowest|night) ${heat}|${heat} (?:min|minimum|low|night)|low|min)${unit}$`,
);
const felt = new RegExp(
  `^(?:(?:feels ?like|apparent|real feel|realfeel|wind chill|heat index|perceived)(?: ${heat})?|${heat} feels like)${unit}$`,
);
const dews = new RegExp(`^dew ?point(?: ${heat})?${unit}$`);
const heats = /^(?:temp|temperature|high|low|max|min)\b/;
const weathers = /^(?:weather|forecasts?|climate|meteo)$/;
const told =
  /^(?:weather|feels ?like|humidity|relative humidity|wind|wind speed|chance of rain|rain chance|precip\w*|precip\w* (?:chance|probability|prob)|uv|uv index|cloud cover|dew point|sunrise|sunset)(?: \S{1,4})?$/;
const dated = oneOf(
  "date|day|time|observed|recorded|measured|forecast|forecast for|updated|last updated|hour|valid|as of",
);
const own = oneOf("city|location|location name|place|town|lat|latitude|country|coordinates|coords");

/** What an object tells of the weather. */
interface Sky {
  readonly condition: Slot | undefined;
  readonly now: Slot | undefined;
  readonly high: Slot | undefined;
  readonly low: Slot | undefined;
  readonly felt: Slot | undefined;
  readonly dew: Slot | undefined;
  readonly chance: Slot | undefined;
  readonly uv: Slot | undefined;
  readonly dawn: Slot | undefined;
  readonly dusk: Slot | undefined;
  readonly sunrise: Slot | undefined;
  readonly sunset: Slot | undefined;
  readonly unit: Slot | undefined;
  readonly frosts: Slot | undefined;
  readonly date: Slot | undefined;
  readonly hasPlace: boolean;
  /** Whether there is a list beside it that tells of other hours or days in the same units. */
  readonly isListed: boolean;
  /** Whether it is one of the days to come, where it is one of a list. */
  readonly isAhead: boolean;
}

/** Where nobody says what weather it is, a high and a low may be those of a share. */
function findSky({ slots, owner }: Parts): Sky | undefined {
  // `hourly` tells of a day with its sky.
  const isPart =
    /^(?:hourly|daily)$/.test(owner.at(-1) ?? "") &&
    [conditions, heats].every((names) => slots.some(({ words }) => names.test(words)));
  const isTold = isPart || slots.some((slot) => told.test(slot.words) || isOfSky(slot));
  const isWeather =
    isTold || owner.some((word) => weathers.test(word) || (word === "temp" && slots.length < 8));
  if (!isWeather || slots.some(({ words }) => indoors.test(words))) return undefined;
  if (owner.some((word) => inside.test(word))) return undefined;
  // What stands in `current` or `main` is called as it would be outside.
  const find = (names: Matcher, kinds: string) =>
    slots.find(
      ({ words, kind }) =>
        kinds.includes(kind) &&
        names.test(
          words.replace(/^(?:current|main|now|today|weather|temperature|temp|sun|astro) /, ""),
        ),
    ) ?? slots.find(({ words, kind }) => kinds.includes(kind) && names.test(words));
  return {
    condition: find(conditions, "choice text"),
    now: find(now, "number"),
    high: find(highs, "number"),
    low: find(lows, "number"),
    felt: find(felt, "number"),
    dew: find(dews, "number"),
    chance: find(
      /^(?:chance of (?:rain|precipitation)|(?:rain|precip|precipitation) (?:chance|probability|prob)|pop)(?: (?:percent|pct))?$/,
      "number",
    ),
    uv: find(/^(?:max )?uv(?: index)?(?: max)?$/, "number"),
    dawn: find(/^(?:civil )?dawn(?: (?:at|time))?$/, "text number"),
    dusk: find(/^(?:civil )?dusk(?: (?:at|time))?$/, "text number"),
    sunrise: find(/^sun ?rise(?: (?:at|time))?$/, "text number"),
    sunset: find(/^sun ?set(?: (?:at|time))?$/, "text number"),
    unit: find(/^(?:(?:temperature |temp )?units?|scale|unit system)$/, "choice text"),
    frosts: find(/^(?:frost|snow|ice) days$/, "number"),
    date:
      slots.find((slot) => dated.test(toEvent(slot))) ??
      slots.find(({ words }) => /^month(?: name)?$/.test(words)),
    isListed: slots.some(({ items }) =>
      items.some(({ words }) => now.test(words) || highs.test(words)),
    ),
    isAhead: /^(?:forecast|daily)$/.test(owner.at(-1) ?? ""),
    hasPlace: slots.some(({ words }) => own.test(words)),
  };
}

/** A union of what only the sky is. */
function isOfSky({ words, schema }: Slot): boolean {
  const listed = conditions.test(words) && "enum" in schema ? schema.enum : [];
  return ["rain", "snow"].every((sky) => listed.some((value) => toState(value)?.includes(sky)));
}

const indoors =
  /^(?:room|target temperature|setpoint|battery|battery level|co2|co2 ppm|heart rate|patient|soil moisture|device|sensor)(?: id)?$/;
const inside =
  /^(?:room|device|sensor|thermostat|greenhouse|patient|vitals?|reading|telemetry|hive|aquarium|tank|pool|machine|server|zone|sauna)$/;

/** Where it snows in summer it rains instead, before all that follows from it. */
export const findWeathers: FindRules = (all) => {
  const sky = findSky(all);
  const condition = sky?.condition;
  if (!sky || !condition) return [];
  const icon = all.slots.find(({ words }) => /^(?:(?:weather|condition) )?icon$/.test(words));
  const choices = condition.kind === "choice" ? choicesOf(condition) : usual;
  const wet = choices.filter((one) => /rain|shower|drizzle|wet/i.test(one));
  const others = wet.length > 0 ? wet : choices.filter((one) => !rare.test(one));
  const apply = (scope: Scope) => {
    const mean = meanOf(scope, sky);
    const fits = (says: string) =>
      !(/snow|sleet|blizzard/i.test(says) && mean > 6) &&
      !(/thunder/i.test(says) && mean < 9) &&
      !(/hot|heat/i.test(says) && mean < 18);
    // The weather of the next hours does not change with each of them.
    const index = isHourly(scope, sky) ? (scope.item?.index ?? 0) >> 2 : undefined;
    const before = scope.values[condition.name];
    if (index !== undefined) {
      const likely = choices.filter(fits);
      if (likely.length > 0) write(scope, condition, scope.chanceAt(0x5c20 + index).pick(likely));
    } else if (!fits(String(scope.values[condition.name])) && others.length > 0)
      write(scope, condition, chanceFor(scope, condition).pick(others));
    const says = String(scope.values[condition.name]).toLowerCase();
    const shown = icon && String(scope.values[icon.name]);
    if (icon && says !== String(before).toLowerCase() && shown && /^(?:sun|cloud|snow)/.test(shown))
      write(scope, icon, pictures.find(([names]) => names.test(says))?.[1]);
  };
  const reads = [condition, ...(sky.date ? [sky.date] : [])];
  return [{ reads, writes: icon ? [condition, icon] : [condition], apply }];
};

/** What stands for weather that was drawn otherwise at first. */
const pictures: readonly (readonly [Matcher, string])[] = [
  [/partly|few/, "cloud-sun"],
  [/rain|drizzle|shower/, "cloud-rain"],
  [/cloud|overcast/, "cloud"],
  [/sun|clear/, "sun"],
  [/fog|mist/, "cloud-fog"],
  [/thunder|storm/, "cloud-lightning"],
];
const rare = /snow|sleet|blizzard|hot|heat|thunder/i;
const usual = ["partly cloudy", "overcast", "light rain", "sunny"];

/** Whether it is one hour of several. */
function isHourly(scope: Scope, { date }: Sky): boolean {
  const time = scope.item && date && readTime(scope, date);
  return time !== undefined && time.form !== "day";
}

function choicesOf({ schema }: Slot): readonly string[] {
  const values: readonly Json[] =
    isObject(schema) && Array.isArray(schema["enum"]) ? schema["enum"] : [];
  return values.filter((value) => typeof value === "string");
}

/** How warm it is at this place on this day, and what is reckoned from that; when the sun is up. */
export const findSkies: FindRules = (all) => {
  const sky = findSky(all);
  if (!sky) return [];
  const {
    condition,
    unit: scale,
    date,
    hasPlace: _,
    isListed: __,
    isAhead: ___,
    ...reckoned
  } = sky;
  const found = Object.values(reckoned).filter((slot) => slot !== undefined);
  if (found.length === 0) return [];
  const writes = [...found, ...(scale && sky.isListed ? [scale] : [])];
  const reads = [condition, scale, date].filter((slot) => slot !== undefined);
  const apply = (scope: Scope) => {
    if (scale && sky.isListed) {
      const metric = ["metric", "celsius", "c"].map((name) => spelledIn(scale, name)).find(Boolean);
      write(scope, scale, metric);
    }
    const degrees = toDegrees(scope, sky);
    for (const [slot, celsius] of degrees) {
      const warmth = isFahrenheit(scope, slot, sky) ? celsius * 1.8 + 32 : celsius;
      const before = readQuantity(scope, slot);
      const isWhole = before !== undefined && slot.schema && Number.isInteger(before);
      writeQuantity(scope, slot, isWhole && before !== 0 ? Math.round(warmth) : toTenth(warmth));
    }
    writeLight(scope, sky);
    // Of a month as cold as that, so many nights are below zero.
    const cold = Math.round(15 - 2 * meanOf(scope, sky));
    if (sky.frosts) write(scope, sky.frosts, Math.max(0, Math.min(28, cold)));
  };
  return [{ reads, writes, apply } satisfies Rule];
};

const toTenth = (value: number) => Math.round(value * 10) / 10;

function isFahrenheit({ values }: Scope, { words }: Slot, { unit: scale }: Sky): boolean {
  if (/ (?:f|fahrenheit)$/.test(words)) return true;
  return scale !== undefined && /^°?f(?:ahrenheit)?$|^imperial$/i.test(String(values[scale.name]));
}

function toDegrees(scope: Scope, sky: Sky): (readonly [Slot, number])[] {
  const anchor = sky.now ?? sky.high ?? sky.low ?? sky.felt ?? sky.dew;
  if (!anchor) return [];
  const chance = chanceFor(scope, anchor);
  const says = sky.condition ? String(scope.values[sky.condition.name]).toLowerCase() : "";
  const half = 2.05 + 3 * chance.next();
  const mean = fitSky(meanOf(scope, sky) + 2 * chance.next() - 1, says, half);
  const current = mean + half * 0.9 * warmthOf(scope, sky);
  const isDay = !sky.now && (sky.high !== undefined || sky.low !== undefined);
  const felt = (isDay ? mean + half * 0.5 : current) - (mean < 15 ? 2.5 : -1) * chance.next();
  const dew = current - 1 - (/rain|snow|fog|mist|storm/.test(says) ? 2 : 9) * chance.next();
  const degrees: readonly (readonly [Slot | undefined, number])[] = [
    [sky.now, current],
    [sky.high, mean + half],
    [sky.low, mean - half],
    [sky.felt, felt],
    [sky.dew, dew],
  ];
  return degrees.flatMap(([slot, degree]) => (slot ? [[slot, degree] as const] : []));
}

/** Snow does not fall where it is warm, nor rain where it freezes. */
function fitSky(mean: number, says: string, half: number): number {
  if (/snow|sleet|blizzard|ice|icy|freez/.test(says)) return Math.min(mean, 0.5 - half / 2);
  if (/fog|mist|haz/.test(says)) return Math.max(1, Math.min(mean, 18 - half));
  if (/rain|drizzle|storm|thunder|shower/.test(says)) return Math.max(mean, 1 + half);
  return mean;
}

/** Warmest in the afternoon, where the hour is told. */
function warmthOf(scope: Scope, { date }: Sky): number {
  const time = date && readTime(scope, date);
  if (!time || time.form === "day") return 0.3;
  return Math.cos(((((time.at % day) + day) % day) / hour - 15) * (Math.PI / 12));
}

function meanOf(scope: Scope, sky: Sky): number {
  // All that a record tells of one place is of one spell of weather.
  const spell = 8 * scope.chanceAt(0x5c1e).next() - 4;
  return usualTemperature(latitudeOf(scope, sky), dayOf(scope, sky)) + spell;
}

/** Where nobody says where it is, it is where most seasons are told of. */
function latitudeOf(scope: Scope, { hasPlace }: Sky): number {
  if (hasPlace) return scope.facet(places).latitude;
  return scope.outer(places)?.latitude ?? temperate;
}

const temperate = 40;

function dayOf(scope: Scope, { date, isAhead }: Sky): number {
  // The list puts its days one after the other from today on, whatever dates they were drawn with.
  if (isAhead && scope.item) return scope.facet(timelines).now + scope.item.index * day;
  // `9`, `September` or `Sep`.
  const month = date && Date.parse(`${scope.values[date.name]}/15/1970 UTC`);
  if (month) return month;
  const time = date && readTime(scope, date);
  return time && time.form !== "clock" ? time.at : scope.facet(timelines).now;
}

/** So long it is light before the sun is up. */
const twilight = 32 * 60_000;

/** The days are short in winter, and the sun is low. */
function writeLight(scope: Scope, sky: Sky): void {
  const [at, latitude] = [dayOf(scope, sky), latitudeOf(scope, sky)];
  const [rise, set] = sunTimes(latitude, at);
  const chance = scope.chanceAt(0x5c1f);
  const late = (chance.next() - 0.5) * 0.5 * hour;
  if (sky.sunrise) writeClock(scope, sky.sunrise, at - (at % day) + rise + late);
  if (sky.sunset) writeClock(scope, sky.sunset, at - (at % day) + set + late);
  if (sky.dawn) writeClock(scope, sky.dawn, at - (at % day) + rise + late - twilight);
  if (sky.dusk) writeClock(scope, sky.dusk, at - (at % day) + set + late + twilight);
  const says = sky.condition ? String(scope.values[sky.condition.name]) : "";
  const clear = /^(?:sunny|clear|hot)/i.test(says) ? 1 : /partly|wind/i.test(says) ? 0.75 : 0.35;
  const share = sky.chance && likely.find(([names]) => names.test(says.toLowerCase()))?.[1];
  if (sky.chance && share) {
    const percent = chanceFor(scope, sky.chance).between(...share);
    // `0.35` where it is a share, rainfall in millimetres elsewhere.
    const before = readQuantity(scope, sky.chance) ?? 0;
    const isShare = before <= 1 && (/prob|pop/.test(sky.chance.words) || !Number.isInteger(before));
    write(scope, sky.chance, isShare ? percent / 100 : percent);
  }
  if (sky.uv) writeQuantity(scope, sky.uv, Math.round(11 * noonHeight(latitude, at) ** 2 * clear));
}

/** How likely rain is, in percent. */
const likely: readonly (readonly [Matcher, readonly [least: number, most: number]])[] = [
  [/^(?:sunny|clear|hot)/, [0, 10]],
  [/partly|few|scattered/, [5, 25]],
  [/light rain|drizzle/, [55, 85]],
  [/rain|shower|storm|thunder|snow|sleet/, [70, 98]],
  [/cloud|overcast|fog|mist|wind/, [10, 40]],
];

/** `7:04 AM` as well as `07:04` and an instant. */
function writeClock(scope: Scope, slot: Slot, at: number): void {
  const before = scope.values[slot.name];
  if (typeof before !== "string" || !/^\d{1,2}:\d\d [AP]M$/.test(before)) {
    writeTime(scope, slot, at - (at % 60_000));
    return;
  }
  const minutes = Math.floor((((at % day) + day) % day) / 60_000);
  const hours = Math.floor(minutes / 60);
  const half = hours < 12 ? "AM" : "PM";
  write(scope, slot, `${hours % 12 || 12}:${String(minutes % 60).padStart(2, "0")} ${half}`);
}
