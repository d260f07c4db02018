import { isObject, type Json } from "../../../schema/schema.ts";
import type { Scope } from "../../draw/scope.ts";
import { day, timelines } from "../../facets/timeline.ts";
import { oneOf } from "../../one-of.ts";
import { itemNamed, itemsOf } from "../items.ts";
import { findNamed } from "../match-role.ts";
import { readQuantity } from "../quantity.ts";
import { chanceFor, type FindRules } from "../rule.ts";
import { type Slot, write } from "../slot.ts";
import { toTime, toValue } from "../times/time.ts";

const walks = oneOf(
  "sparkline|sparkline data|sparkline7d|sparkline 7d|sparkline in7d|price history|historical prices|price trend|trend|trend data|chart|chart data|history|last prices|closing prices|monthly trend|weekly trend|daily trend",
);
const figures =
  "price|current price|last price|market price|close|closing price|value|current value|current|total|count";

/** A line that is drawn beside a figure ends there, and has as many points as make a line. */
export const findPriceWalks: FindRules = ({ slots }) => {
  const line = slots.find((slot) => walks.test(slot.words) && isOfNumbers(slot));
  const figure = line && findNamed(slots, figures, ["number"]);
  if (!figure) return [];
  const apply = (scope: Scope) => {
    const [end, before] = [readQuantity(scope, figure), scope.values[line.name]];
    if (end === undefined || !Array.isArray(before) || before.length === 0) return;
    const points = walkTo(end, scope, line);
    // A type may say how many there are.
    write(scope, line, points) || write(scope, line, points.slice(-before.length));
  };
  return [{ reads: [figure], writes: [line], apply }];
};

const length = 7;

/** Backwards from the figure, by some hundredths at each step. */
function walkTo(end: number, scope: Scope, line: Slot): number[] {
  const chance = chanceFor(scope, line);
  const decimals = Number.isInteger(end) && Math.abs(end) >= 20 ? 0 : Math.abs(end) < 2 ? 4 : 2;
  const points = [end];
  let at = end;
  while (points.length < length) {
    at *= 1 + (chance.next() - 0.52) * 0.08;
    points.unshift(Number(at.toFixed(decimals)));
  }
  return points;
}

/** A candle opens where the one before it closed, and the last closes at what it costs now. */
export const findCandles: FindRules = ({ slots }) =>
  slots.flatMap((list) => {
    const find = (name: string) => itemNamed(list, oneOf(name), "number");
    const [open, high, low, close] = ["open|o", "high|h", "low|l", "close|c"].map(find);
    const time = itemNamed(list, oneOf("time|date|timestamp|t"));
    if (!open || !high || !low || !close || list.kind !== "list") return [];
    const price = findNamed(slots, figures, ["number"]);
    const apply = (scope: Scope) => {
      const items = itemsOf(scope, list);
      if (items.length === 0) return;
      const chance = chanceFor(scope, list);
      const { now } = scope.facet(timelines);
      let end = (price && readQuantity(scope, price)) ?? Number(items.at(-1)?.[close] ?? 100);
      const told = items.toReversed().map((item, at) => {
        const begin = end * (1 + (chance.next() - 0.52) * 0.05);
        const [most, least] = [Math.max(begin, end), Math.min(begin, end)];
        const made: Record<string, Json> = {
          ...item,
          [open]: Number(begin.toFixed(2)),
          [close]: Number(end.toFixed(2)),
          [high]: Number((most * (1 + 0.015 * chance.next())).toFixed(2)),
          [low]: Number((least * (1 - 0.015 * chance.next())).toFixed(2)),
        };
        const form = time === undefined ? undefined : toTime(item[time])?.form;
        if (time !== undefined && form && form !== "clock")
          made[time] = toValue(form, now - (now % day) - at * day, false) ?? null;
        end = Number(begin.toFixed(2));
        return made;
      });
      write(scope, list, told.toReversed());
    };
    return [{ reads: price ? [price, list] : [list], writes: [list], apply }];
  });

/** What a screen says of the figures of a chart. */
const told: readonly (readonly [names: string, of: (all: readonly number[]) => number])[] = [
  ["min|minimum|lowest|min value|minimum value|low", (all) => Math.min(...all)],
  ["max|maximum|highest|peak|max value|maximum value|high", (all) => Math.max(...all)],
  ["average|avg|mean|average value|avg value|mean value", (all) => sum(all) / all.length],
  ["sum|total|total value|sum value", sum],
  ["current|current value|latest|latest value|last value", (all) => all.at(-1) ?? 0],
  ["previous|previous value", (all) => all.at(-2) ?? 0],
];
const drawn = oneOf(
  "data|values|points|data points|datapoints|series|datasets|samples|history|readings|measurements|trend|entries|stats",
);
const plotted = /^(?:value|y|amount|data|values|count|score|measurement|total)$/;

/** The least, the most and the mean beside a chart are those of what it shows. */
export const findChartFigures: FindRules = ({ slots }) => {
  const list = slots.find(
    (slot) => drawn.test(slot.words) && (isOfNumbers(slot) || itemNamed(slot, plotted)),
  );
  // The total of a page is of all pages.
  if (!list || slots.some(({ words }) => paged.test(words))) return [];
  const found = told.flatMap(([names, of]) => {
    const slot = findNamed(slots, names, ["number"]);
    return slot ? [{ slot, of }] : [];
  });
  const isSaid = found.some(({ slot }) =>
    /^(?:min|max|avg|average|mean|low|high|peak)/.test(slot.words),
  );
  if (!isSaid) return [];
  const name = isOfNumbers(list) ? undefined : itemNamed(list, plotted);
  const apply = (scope: Scope) => {
    const all = numbersIn(scope.values[list.name], name);
    if (all.length === 0) return;
    for (const { slot, of } of found)
      if (!writeNumber(scope, slot, of(all), 2)) writeNumber(scope, slot, of(all), 0);
  };
  return [{ reads: [list], writes: found.map(({ slot }) => slot), apply }];
};

const paged = /^(?:per page|page size|limit|offset|next page|last page)$/;

function sum(all: readonly number[]): number {
  return all.reduce((before, one) => before + one, 0);
}

function writeNumber(scope: Scope, slot: Slot, value: number, decimals: number): boolean {
  return write(scope, slot, Number(value.toFixed(decimals)));
}

function numbersIn(list: Json | undefined, name: string | undefined): readonly number[] {
  if (!Array.isArray(list)) return [];
  const all = name === undefined ? list : list.map((item) => (isObject(item) ? item[name] : null));
  return all.flat().filter((one) => typeof one === "number");
}

function isOfNumbers({ kind, schema, items }: Slot): boolean {
  if (kind !== "list" || items.length > 0 || !("items" in schema) || !schema.items) return false;
  return "type" in schema.items && oneOf("number|integer").test(String(schema.items.type));
}
