import { toSingular } from "../../schema/name-words.ts";
import { isObject, type Json, type JsonObject } from "../../schema/schema.ts";
import type { Scope } from "../draw/scope.ts";
import { day, toMinute } from "../facets/timeline.ts";
import { toItemName } from "./item-names.ts";
import { withinWhole } from "./list-range.ts";
import {
  asSets,
  asWeek,
  byMeasure,
  byWorth,
  findWorth,
  fromTheBeginning,
  inSequence,
  notBefore,
  smooth,
  textsInSequence,
  toHundred,
  wholes,
  withinWay,
  withOneMain,
  withWinner,
} from "./list-shapes.ts";
import {
  byTime,
  type Course,
  dayByDay,
  findCourse,
  inOrder,
  isCourseOf,
  slotsOf,
  tellsWhen,
  untilToday,
} from "./list-times.ts";
import { chanceFor, type FindRules, type Rule } from "./rule.ts";
import { type Slot, write } from "./slot.ts";
import { toTime, toValue } from "./times/time.ts";

/** Numbers that count the items of a list from one; an index counts from nought. */
const ordinals =
  /^(?:(?:sort |display |list |stop |run |play |visit )?(?:position|order|sequence|seq|rank|place|index|seed)|(?:sequence |seq )?(?:number|no|nr|num)|(?:line|track|step|episode|chapter|question|stop|lesson|module|section|round|leg|page|disc|day|item|row|segment|stage|installment|instalment|lap|slide|revision|attempt|set|week) (?:number|no|nr|num|index)|step|day|round|attempt|lap)$/;

/** Lists that have an item for each day, or for each hour, one after the other. */
const series = /(?:^| )(?:forecasts?|daily|hourly|itinerary|days|hours)$/;

/** Lists that a chart is drawn from: one figure for each day until today. */
const charts =
  /(?:^| )(?:burndown|burnup|points|data points|datapoints|trend|sparkline|time series|timeseries|chart data)$/;

/** Lists in which a thing stands once, with its quantity. */
const bills = /(?:^| )(?:items|lines|products|entries|ingredients|tracks)$/;

/** The items of a list are numbered as they stand, and what tells a story tells it in order. */
export const findLists: FindRules = ({ slots }) => {
  const lists = slots.filter(({ kind, schema }) => {
    const item = "items" in schema && schema.items !== false ? schema.items : {};
    // A list of texts or numbers has neither; a named model is looked at when there is one.
    return kind === "list" && !("type" in item && item.type !== "object");
  });
  const told = slots.filter(({ kind, words }) => kind === "list" && ordered.test(words));
  if (lists.length === 0) return told.map(toTold);
  const course = findCourse(slots);
  return [...told.map(toTold), ...lists.map((slot) => toRule(slot, course))];
};

/** Lists of texts that are read from the first to the last. */
const ordered =
  /(?:^| )(?:steps|instructions|directions|method|stages|phases|days|weekdays|months|courses|agenda|milestones|modules|chapters|rounds)$/;

function toTold(slot: Slot): Rule {
  const apply = (scope: Scope) => {
    const list = scope.values[slot.name];
    if (!Array.isArray(list) || list.length < 2) return;
    const texts = list.filter((item) => typeof item === "string");
    const sorted = texts.length === list.length ? textsInSequence(texts) : texts;
    if (sorted !== texts) write(scope, slot, sorted as Json);
  };
  return { reads: [slot], writes: [slot], apply };
}

function toRule(slot: Slot, course: Course): Rule {
  const isBill = bills.test(slot.words);
  const isSeries = series.test(slot.words);
  const isChart = charts.test(slot.words);
  // What is still to come has not happened one after the other.
  const isCourse =
    isCourseOf(slot.words) && !/^(?:upcoming|next|planned|future)\b/.test(slot.words);
  const isOrdinal = toOrdinal(slot);
  const worth = findWorth(slot);
  const sort = (items: readonly JsonObject[], scope: Scope) => {
    if (isChart) return untilToday(items, scope);
    if (isSeries) return smooth(dayByDay(items, scope), slot, scope);
    if (isCourse || tellsWhen(items)) return inOrder(items, scope, slot, course);
    return isBill ? ofBill(items, slot, scope) : byTime(items);
  };
  return {
    reads: [slot, ...slotsOf(course)],
    writes: [slot],
    apply: (scope) => {
      const list = scope.values[slot.name];
      if (!Array.isArray(list) || list.length === 0 || !list.every(isObject)) return;
      const items = list as readonly JsonObject[];
      const sorted = sort(inSequence(asWeek(items)), scope);
      const once = isCourse || isSeries || isChart ? sorted : withoutNamesakes(sorted);
      const placed = onTheWay(byStart(once, scope, slot), scope, slot);
      const numbered = numberItems(
        byWorth(byMeasure(toHundred(placed, slot), slot), worth),
        isOrdinal,
      );
      const begun = notBefore(withWinner(withOneMain(asSets(numbered, slot))), scope, slot);
      const timed = withinWhole(begun, scope, slot.words);
      if (timed !== items) write(scope, slot, timed as Json);
    },
  };
}

const handedIn = /^(?:submitted|submission|issued?|invoice|report|filed)(?:_?(?:at|on|date))?$/i;

/** Each thing once, and what was spent on a day was spent in the weeks before it was handed in. */
function ofBill(items: readonly JsonObject[], slot: Slot, scope: Scope): readonly JsonObject[] {
  const once = inWeek(withoutTwins(items), slot, scope);
  if (once.isPlaced) return once.items;
  return beforeHandedIn(once.items, slot, scope);
}

const weeks = /^week_?(?:starting|start|of|beginning|commencing)(?:_?(?:on|date))?$|^week$/i;

/** What a sheet for a week lists was done on its working days. */
function inWeek(
  items: readonly JsonObject[],
  slot: Slot,
  scope: Scope,
): { readonly items: readonly JsonObject[]; readonly isPlaced: boolean } {
  const name = Object.keys(items[0] ?? {}).find((key) => /^(?:date|day)$|Date$|_date$/.test(key));
  const whole = Object.keys(scope.values).find((key) => weeks.test(key));
  const monday = whole === undefined ? undefined : toTime(scope.values[whole]);
  const first = name === undefined ? undefined : toTime(items[0]?.[name]);
  if (name === undefined || !monday || !first || first.form === "clock")
    return { items, isPlaced: false };
  const chance = chanceFor(scope, slot);
  const step = Math.max(1, Math.floor(5 / items.length));
  const start = chance.below(Math.max(1, 5 - (items.length - 1) * step));
  const placed = items.map((item, at) => {
    const time = monday.at + Math.min(6, start + at * step) * day;
    return { ...item, [name]: toValue(first.form, time, false) ?? null };
  });
  return { items: placed, isPlaced: true };
}

function beforeHandedIn(
  once: readonly JsonObject[],
  slot: Slot,
  scope: Scope,
): readonly JsonObject[] {
  const name = Object.keys(once[0] ?? {}).find((key) => /^date$|Date$|_date$/.test(key));
  const whole = Object.keys(scope.values).find((key) => handedIn.test(key));
  const until = whole === undefined ? undefined : toTime(scope.values[whole]);
  const first = name === undefined ? undefined : toTime(once[0]?.[name]);
  if (name === undefined || !until || !first || first.form === "clock") return once;
  const chance = chanceFor(scope, slot);
  const days = once.map(() => chance.between(1, 21)).toSorted((a, b) => b - a);
  return once.map((item, at) => {
    const time = toValue(first.form, toMinute(until.at - (days[at] ?? 1) * day), false);
    return { ...item, [name]: time ?? null };
  });
}

function withoutTwins(items: readonly JsonObject[]): readonly JsonObject[] {
  const name = Object.keys(items[0] ?? {}).find((key) => /(?:[a-z]Id|_id)$/.test(key));
  if (name === undefined || items.length < 2) return items;
  const once = new Map(items.map((item) => [item[name], item]));
  return once.size === items.length ? items : [...once.values()];
}

/** What things in a list are told apart by. */
const labels =
  /^(?:name|title|heading|question|label|sku|day|weekday|team|teamName|team_name|club|player|playerName|player_name|language|ingredient|criterion|criteria|skill|room|room_name|roomName|product|productName|product_name|garment|option|prompt|medication|allergen|exercise|category|key|city|size)$/;

/** A table of standings has each team once, a playlist each song. */
function withoutNamesakes(items: readonly JsonObject[]): readonly JsonObject[] {
  const name = Object.keys(items[0] ?? {}).find((key) => labels.test(key));
  if (name === undefined || items.length < 2) return items;
  const seen = new Set<Json | undefined>();
  const once = items.filter((item) => {
    const isNew = typeof item[name] !== "string" || !seen.has(item[name]);
    seen.add(item[name]);
    return isNew;
  });
  return once.length === items.length ? items : once;
}

const starts =
  /^(?:start|startSeconds|start_seconds|startTime|start_time|offset|offsetSeconds|timestampSeconds|startMs|start_ms|startMinute|minute|hour|kilometer|km|mile|distanceFromStart|distanceFromStartKm|atKm|at_km|year|from|odometer|odometerKm|odometer_km|mileage|mileageKm|mileage_km|odometerMiles|odometer_miles)$/;

const onWays = /^(?:kilometer|km|mile|distanceFromStart(?:Km)?|at_?km)$/i;

/** What begins at a number begins one after the other. */
function byStart(items: readonly JsonObject[], scope: Scope, slot: Slot): readonly JsonObject[] {
  const name = Object.keys(items[0] ?? {}).find(
    (key) => starts.test(key) && typeof items[0]?.[key] === "number",
  );
  if (name === undefined) return items;
  const isPart = wholes.test(slot.words);
  const isOnWay = onWays.test(name);
  if (items.length < 2 && !isPart && !isOnWay) return items;
  const sorted = items.toSorted((a, b) => Number(a[name]) - Number(b[name]));
  if (isOnWay) return withinWay(sorted, name, scope);
  return isPart ? fromTheBeginning(sorted, name, scope) : sorted;
}

/** The points of a way lie one after the other, a few hundred metres apart. */
function onTheWay(items: readonly JsonObject[], scope: Scope, slot: Slot): readonly JsonObject[] {
  const [first = {}] = items;
  const lat = ["lat", "latitude"].find((name) => name in first);
  if (lat === undefined || items.length < 2) return items;
  const lng = ["lng", "lon", "long", "longitude"].find((name) => name in first);
  if (lng === undefined) return items;
  const [from, to] = [items[0], items[1]];
  if (typeof from?.[lat] !== "number" || from[lat] !== to?.[lat]) return items;
  const chance = chanceFor(scope, slot);
  const turn = chance.next() * 6.28;
  const moved = (value: Json | undefined, by: number) => Number((Number(value) + by).toFixed(5));
  return items.map((item, at) => ({
    ...item,
    [lat]: moved(item[lat], at * (0.002 * Math.sin(turn) + 0.0006 * chance.next())),
    [lng]: moved(item[lng], at * (0.002 * Math.cos(turn) + 0.0006 * chance.next())),
  }));
}

/** Whether a number of this name counts the items: `seq`, `stop_no`, `installmentNo` of installments. */
function toOrdinal(list: Slot): (key: string) => boolean {
  const { words } = list;
  const isPlan = /(?:^| )(?:schedule|weeks|plan|phases|curriculum|syllabus|program)$/.test(words);
  const own = `${toSingular(words.split(" ")).at(-1)} `;
  const nameOf = toItemName(list);
  // Records share their names: each is read once.
  const known = new Map<string, boolean>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const name = nameOf(key);
    const isOwn =
      name.startsWith(own) && /^(?:number|no|nr|num|index)$/.test(name.slice(own.length));
    const isOrdinal = isOwn || ordinals.test(name) || (isPlan && name === "week");
    known.set(key, isOrdinal);
    return isOrdinal;
  };
}

function numberItems(
  items: readonly JsonObject[],
  isOrdinal: (key: string) => boolean,
): readonly JsonObject[] {
  const first = items[0] ?? {};
  const names = Object.keys(first).filter(
    (key) => typeof first[key] === "number" && isOrdinal(key),
  );
  if (names.length === 0) return items;
  return items.map((item, at) => {
    const numbers = names.map((name) => [name, name === "index" ? at : at + 1]);
    return { ...item, ...Object.fromEntries(numbers) };
  });
}
