import type { Json } from "../../../schema/schema.ts";
import type { Chance } from "../../draw/chance.ts";
import type { Scope } from "../../draw/scope.ts";
import { places } from "../../facets/place.ts";
import { day, hour, timelines } from "../../facets/timeline.ts";
import { oneOf } from "../../one-of.ts";
import { sunTimes, usualTemperature } from "../places/seasons.ts";
import { chanceFor, type FindRules, type Parts } from "../rule.ts";
import { type Slot, write } from "../slot.ts";
import { toTime, toValue } from "../times/time.ts";

const axes = oneOf(
  "time|times|date|dates|days|timestamps|labels|label|categories|x|x axis|xaxis|x labels|months|hours|weeks",
);
const sunny = /^sun ?(?:rise|set)s?$/;
const heat = /(?:^| )(?:temperatures?|temps?|apparent temperature)(?: |$)/;

/** Lists of an object that belong together: the first figure is for the first label, and so on. */
export const findParallelLists: FindRules = (all) => {
  const lists = all.slots.filter(({ kind, items }) => kind === "list" && items.length === 0);
  const axis = lists.find((slot) => axes.test(slot.words) && isOf(slot, "string"));
  if (!axis) return [];
  const figures = lists.filter(
    (slot) => slot !== axis && slot.hold === "free" && isOf(slot, "number"),
  );
  const suns = lists.filter(({ words }) => sunny.test(words));
  const sets = all.slots.filter(
    ({ kind, words, items }) =>
      kind === "list" && oneOf("series|datasets|lines|bars").test(words) && items.length > 0,
  );
  if (figures.length + sets.length === 0 || !isDrawnFrom(all, [...figures, ...sets])) return [];
  const writes = [axis, ...figures, ...suns, ...sets];
  const apply = (scope: Scope) => {
    const labels = labelsOf(scope, axis, all);
    if (!labels) return;
    write(scope, axis, labels);
    const drawn = scope.values[axis.name];
    const { length } = Array.isArray(drawn) ? drawn : labels;
    for (const slot of figures) {
      const before = scope.values[slot.name];
      if (!Array.isArray(before)) continue;
      const degrees = heat.test(slot.words) ? warmthAt(scope, slot, labels) : undefined;
      write(scope, slot, degrees ?? toWalk(numbersIn(before), length, chanceFor(scope, slot)));
    }
    for (const slot of suns) writeSuns(scope, slot, labels);
    for (const slot of sets) {
      const items = scope.values[slot.name];
      if (Array.isArray(items)) write(scope, slot, items.map(itemWalk(scope, slot, length)));
    }
  };
  return [{ reads: [axis], writes, apply }];
};

const charts = oneOf(
  "chart|graph|plot|series|timeseries|trend|stat|statistic|analytics|metric|report|dashboard|widget|forecast|weather|climate|hourly|daily|hour|day|history|traffic|usage|sparkline|reading|measurement|data",
);
const points = /^(?:data|values?|y|points|counts|totals|series|datasets|lines|bars)$/;

/** The `labels` of an issue and the `dates` of a concert are no axis, whatever numbers stand beside them. */
function isDrawnFrom({ owner }: Parts, figures: readonly Slot[]): boolean {
  return (
    owner.some((word) => charts.test(word.replace(/s$/, "")) || charts.test(word)) ||
    figures.some(({ words }) => points.test(words))
  );
}

function isOf({ schema }: Slot, kind: "string" | "number"): boolean {
  const item = "items" in schema && schema.items ? schema.items : {};
  const type = "type" in item ? String(item.type) : "";
  return kind === "number" ? /^(?:number|integer)$/.test(type) : type === kind;
}

/** What stands below the figures: the hours or days from now on, or the months until now. */
function labelsOf(
  scope: Scope,
  axis: Slot,
  { owner, slots }: Parts,
): readonly string[] | undefined {
  const before = scope.values[axis.name];
  if (!Array.isArray(before)) return undefined;
  const texts = before.filter((one) => typeof one === "string");
  const { now } = scope.facet(timelines);
  const time = toTime(texts[0]);
  const said = [...owner, axis.words].join(" ");
  if (time && time.form !== "clock") {
    const isHourly =
      /\bhour/.test(said) || (time.form === "instant" && !/\bda(?:y|ily)/.test(said));
    const [step, count] = isHourly ? [hour, 8] : [day, 7];
    // A forecast looks ahead, what was measured lies behind.
    const isAhead = slots.some(({ words }) => heat.test(words) || /precip|weather/.test(words));
    const base = Math.floor(now / step) * step - (isAhead ? 0 : (count - 1) * step);
    const form = isHourly ? "instant" : "day";
    return Array.from({ length: count }, (_, at) => String(toValue(form, base + at * step, false)));
  }
  const isRound = slots.some(
    ({ name }) =>
      /^(?:type|chart_?type|kind)$/i.test(name) && round.test(String(scope.values[name])),
  );
  const isDrawn = /^(?:labels?|categories|x.*|months)$/.test(axis.words);
  if (!isDrawn || isRound || !scope.draw.library.isEnglish) return texts;
  const period = slots.find(({ words }) => /(?:^| )(?:period|range)$/.test(words))?.name ?? "";
  if (/^7|week/i.test(String(scope.values[period]))) return days;
  const month = new Date(now).getUTCMonth();
  return Array.from({ length: 6 }, (_, at) => months[(month + 7 + at) % 12] ?? "");
}

const round = /pie|doughnut|donut|polar|radar/i;
const days = "Mon Tue Wed Thu Fri Sat Sun".split(" ");
const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

function numbersIn(list: readonly Json[]): readonly number[] {
  return list.filter((one) => typeof one === "number");
}

/** So many figures that follow each other, of the size of those that were drawn. */
function toWalk(drawn: readonly number[], length: number, chance: Chance): number[] {
  const [first = 20 + chance.below(60)] = drawn;
  const decimals = drawn.every(Number.isInteger) ? 0 : 1;
  // Codes of the weather and shares at an end are what they are.
  if (Math.abs(first) < 4 && decimals === 0)
    return Array.from({ length }, () => (drawn.length > 0 ? chance.pick(drawn) : 0));
  const most = first <= 100 ? 100 : Number.POSITIVE_INFINITY;
  let at = first;
  return Array.from({ length }, () => {
    const told = Number(Math.min(most, at).toFixed(decimals));
    at = Math.min(most, at * (1 + (chance.next() - 0.47) * 0.24));
    return told;
  });
}

/** The same for what a line of a chart is drawn from. */
const itemWalk =
  (scope: Scope, slot: Slot, length: number) =>
  (item: Json, at: number): Json => {
    if (typeof item !== "object" || item === null || Array.isArray(item)) return item;
    const chance = scope.chanceAt(slot.place(scope) + at + 1);
    const told = Object.entries(item).map(([name, value]) =>
      Array.isArray(value) && /^(?:data|values|points|y)$/i.test(name) && value.every(isNumber)
        ? [name, toWalk(value, length, chance)]
        : [name, value],
    );
    return Object.fromEntries(told);
  };

const isNumber = (value: Json): value is number => typeof value === "number";

/** How warm it is there at each of these times, by the day's high, its low or the hour. */
function warmthAt(scope: Scope, slot: Slot, labels: readonly string[]): number[] | undefined {
  const times = labels.map((label) => toTime(label)?.at);
  if (!times.every((time) => time !== undefined)) return undefined;
  const spell = 8 * scope.chanceAt(0x5c1e).next() - 4;
  const around = scope.outer(places) ?? scope.facet(places);
  const half = 4;
  const isHigh = /\b(?:max|maximum|high)\b/.test(slot.words);
  const isLow = /\b(?:min|minimum|low)\b/.test(slot.words);
  const isFahrenheit = /\b(?:f|fahrenheit)$/.test(slot.words);
  const chance = chanceFor(scope, slot);
  return times.map((time) => {
    const byHour = Math.cos((((time % day) / hour - 15) * Math.PI) / 12);
    const share = isHigh ? 1 : isLow ? -1 : 0.9 * byHour;
    const mean = usualTemperature(around.latitude, time) + spell;
    const celsius = mean + half * share + chance.next() - 0.5;
    return Number((isFahrenheit ? celsius * 1.8 + 32 : celsius).toFixed(1));
  });
}

function writeSuns(scope: Scope, slot: Slot, labels: readonly string[]): void {
  const before = scope.values[slot.name];
  const form = Array.isArray(before) ? toTime(before[0])?.form : undefined;
  if (form === undefined) return;
  const { latitude } = scope.outer(places) ?? scope.facet(places);
  const told = labels.map((label) => {
    const at = toTime(label)?.at ?? 0;
    const own = sunTimes(latitude, at)[slot.words.includes("set") ? 1 : 0];
    const time = at - (at % day) + own;
    return toValue(form, time - (time % 60_000), true) ?? null;
  });
  write(scope, slot, told);
}
