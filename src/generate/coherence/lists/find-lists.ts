import { toSingular } from "../../../schema/name-words.ts";
import type { Json, JsonObject } from "../../../schema/schema.ts";
import type { Chance } from "../../draw/chance.ts";
import type { Scope } from "../../draw/scope.ts";
import { day, timelines, toMinute } from "../../facets/timeline.ts";
import { isPersonWord } from "../../meaning/names/person-words.ts";
import { oneOf } from "../../one-of.ts";
import { itemNamed, itemsOf } from "../items.ts";
import { chanceFor, type FindRules, type Rule } from "../rule.ts";
import { type Slot, write } from "../slot.ts";
import { readTime, type Time, toTime, toValue } from "../times/time.ts";
import { findIncidentsSince } from "./incidents.ts";
import { findKindsOnce, findOtherMails, findOtherNumbers, findVaccinesOnce } from "./list-alike.ts";
import { findChanges, findHaltTimes, findProgramme, findWaits, findWindows } from "./list-halts.ts";
import { findUntilLast, findWithinWhole, findWithinYears } from "./list-range.ts";
import {
  findBothValues,
  findHalts,
  findHead,
  findHundred,
  findMain,
  findNamesInSequence,
  findNotBefore,
  findRanking,
  findSequence,
  findSets,
  findStarts,
  findWarmth,
  findWay,
  findWeek,
  findWinner,
  textsInSequence,
} from "./list-shapes.ts";
import {
  findByTime,
  findDayByDay,
  findOrder,
  findUntilToday,
  isCourse,
  tellsWhen,
} from "./list-times.ts";
import { atTime, type FindShape, findTime, type Shape } from "./shape.ts";
import { findUpdates } from "./updates.ts";
import { findWorth } from "./worth.ts";

/** Lists that have an item for each day, or for each hour, one after the other. */
const series = /(?:^| )(?:forecasts?|daily|hourly|itinerary|days|hours)$/;

/** Lists that a chart is drawn from: one figure for each day until today. */
const charts =
  /(?:^| )(?:burndown|burnup|points|data points|datapoints|trend|sparkline|time series|timeseries|chart data|series)$/;

/** Lists in which a thing stands once, with its quantity. */
const bills = /(?:^| )(?:items|lines|products|entries|ingredients|tracks|expenses|receipts)$/;

const reports = /(?:^| )(?:updates|timeline|history|messages|status updates)$/;

/** The items of a list are numbered as they stand, and what tells a story tells it in order. */
export const findLists: FindRules = ({ slots }) =>
  slots.flatMap((slot) => {
    if (slot.kind !== "list") return [];
    const told = ordered.test(slot.words) ? [toTold(slot)] : [];
    const shapes = slot.items.length === 0 ? [] : shapesOf(slot, slots);
    return shapes.length === 0 ? told : [...told, toRule(slot, shapes)];
  });

/** What is on at which hour of an event, once it is known when that begins. */
export const findProgrammes: FindRules = ({ slots }) =>
  slots.flatMap((slot) => {
    const shape = slot.kind === "list" ? findProgramme(slot, slots) : undefined;
    return shape ? [toRule(slot, [shape])] : [];
  });

/** Lists of texts that are read from the first to the last. */
const ordered =
  /(?:^| )(?:steps|instructions|directions|method|stages|phases|days|weekdays|months|times|slots|hours|departures|courses|agenda|milestones|modules|chapters|rounds|sizes|grades|grades offered|grade levels|year groups|grades taught|meals|meals included|included meals)$/;

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

function toRule(list: Slot, shapes: readonly Shape[]): Rule {
  return {
    reads: [list, ...shapes.flatMap(({ reads = [] }) => reads)],
    writes: [list],
    apply: (scope) => {
      const items = itemsOf(scope, list);
      if (items.length === 0) return;
      const shaped = shapes.reduce((all, { arrange }) => arrange(all, scope), items);
      if (shaped !== items) write(scope, list, shaped);
    },
  };
}

/** Each shape takes the items as those before it have left them. */
function shapesOf(list: Slot, slots: readonly Slot[]): readonly Shape[] {
  const all = [
    findWeek,
    findSequence,
    ...orderOf(list, slots),
    findNamesInSequence,
    findStarts,
    findHalts,
    findHaltTimes,
    findChanges,
    findWindows,
    findWaits,
    findOtherMails,
    findOtherNumbers,
    findWay,
    findHundred,
    findRanking,
    findWorth,
    findKindsOnce,
    findVaccinesOnce,
    findNumbers,
    findSets,
    findMain,
    findHead,
    findWinner,
    findNotBefore,
    findBothValues,
    findWithinWhole,
    findWithinYears,
    findUntilLast,
    findIncidentsSince,
    ...(reports.test(list.words) ? [findUpdates] : []),
  ];
  return all.flatMap((find) => find(list, slots) ?? []);
}

const plotted =
  /(?:^| )(?:count|value|amount|total|views|visits|visitors|users|sessions|clicks|impressions|sales|revenue|orders|signups|downloads|steps|calories|messages|errors|requests|conversions|spend|income|expenses)$/;

/** A day and figures, and nothing else: what a line is drawn from. */
function isPlotted({ items }: Slot): boolean {
  const [first, ...rest] = items;
  const isDay = first?.kind === "text" && oneOf("date|day").test(first.words);
  return (
    isDay &&
    rest.length > 0 &&
    rest.every(({ kind, words }) => kind === "number" && plotted.test(words))
  );
}

/** What happens in a course may happen twice; in other lists a thing stands once. */
function orderOf(list: Slot, slots: readonly Slot[]): readonly FindShape[] {
  if (charts.test(list.words) || isKeptUp(list, slots) || isPlotted(list)) return [findUntilToday];
  if (series.test(list.words)) return [findDayByDay, findWarmth];
  if (isCourse(list) || isOfDay(list, slots)) return [findOrder];
  if (tellsWhen(list)) return [...(isCollected(list) ? [findEachOnce] : []), findOrder, findOnce];
  if (bills.test(list.words)) return [findEachOnce, findDays, findOnce];
  // Nobody is on a team twice.
  const arePeople = isPersonWord(toSingular(list.words.split(" ")).at(-1));
  return [...(arePeople ? [findEachOnce] : []), findInWeek, findByTime, findOnce];
}

/** What somebody has put together, each once, whenever it was added. */
function isCollected(list: Slot): boolean {
  return (
    bills.test(list.words) && itemNamed(list, oneOf("added at|added|date added")) !== undefined
  );
}

/** Whether it tells for each day how somebody kept to what they do every day. */
function isKeptUp(list: Slot, slots: readonly Slot[]): boolean {
  return (
    oneOf("history|log|logs|entries|completions|check ins|checkins|days").test(list.words) &&
    itemNamed(list, oneOf("date|day")) !== undefined &&
    slots.some(({ words }) => /\bstreak\b/.test(words))
  );
}

/** Whether the whole is one of several days: its sessions are on that day. */
function isOfDay(list: Slot, slots: readonly Slot[]): boolean {
  return !list.member.isTop && findTime(slots, oneOf("date|day")) !== undefined;
}

/** What is bought twice stands on a bill once, with its quantity. */
const findEachOnce: FindShape = (list) => {
  const name = itemNamed(list, /. id$/);
  if (name === undefined) return undefined;
  return {
    arrange: (items) => {
      const once = new Map(items.map((item) => [item[name], item]));
      return once.size === items.length ? items : [...once.values()];
    },
  };
};

/** What things in a list are told apart by. */
const labels =
  /^(?:(?:team|player|room|product|item|option) name|name|title|heading|question|label|sku|day|weekday|team|club|player|language|ingredient|criterion|criteria|skill|room|product|garment|option|prompt|medication|allergen|exercise|category|key|city|size)$/;

/** A table of standings has each team once, a playlist each song. */
const findOnce: FindShape = (list) => {
  const name = itemNamed(list, labels, "text", "choice");
  if (name === undefined) return undefined;
  return {
    arrange: (items) => {
      const seen = new Set<Json | undefined>();
      const once = items.filter((item) => {
        const isNew = typeof item[name] !== "string" || !seen.has(item[name]);
        seen.add(item[name]);
        return isNew;
      });
      return once.length === items.length ? items : once;
    },
  };
};

const weeks = /^week(?: (?:starting|starts?|of|beginning|commencing|ending|ends?))?$/;
const handedIn = /^(?:submitted|submission|issued?|invoice|report|filed)$/;

const days = /(?:^| )date$|^day$/;

/** What was done on a day was done in the week of the sheet, or before the bill was handed in. */
const findDays: FindShape = (list, slots) => {
  const inWeek = findInWeek(list, slots);
  if (inWeek) return inWeek;
  const name = itemNamed(list, days);
  // What lasts tells when its items were itself.
  if (name === undefined || findTime(slots, lasting)) return undefined;
  const whole = findTime(slots, handedIn) ?? findTime(slots, drawnUp);
  const status = slots.find(({ words }) => words === "status" || words === "state");
  return {
    reads: [whole, status].flatMap((slot) => slot ?? []),
    arrange: (items, scope) => {
      const before = inWeeksBefore(items.length, chanceFor(scope, list));
      const told = whole && readTime(scope, whole);
      const { created, now } = scope.facet(timelines);
      // What is still written at was begun these days.
      const isOpen = status !== undefined && /^draft$/i.test(String(scope.values[status.name]));
      const at = isOpen ? now : created;
      return onDays(items, name, told ?? { form: "instant", at }, before);
    },
  };
};

const drawnUp = oneOf("created|date|issue|sent|expense|purchase|order");
const lasting = /^(?:start|starts|started|from|begin|period start|week|month|due|end)\b/;

/** What a sheet for a week lists was done on its working days. */
const findInWeek: FindShape = (list, slots) => {
  const name = itemNamed(list, days);
  const week = name === undefined ? undefined : findTime(slots, weeks);
  if (name === undefined || !week) return undefined;
  const isEnd = /\bend/.test(week.words);
  return {
    reads: [week],
    arrange: (items, scope) => {
      const chance = chanceFor(scope, list);
      const step = Math.max(1, Math.floor(5 / items.length));
      const start = chance.below(Math.max(1, 5 - (items.length - 1) * step)) - (isEnd ? 6 : 0);
      const after = items.map((_, at) => Math.min(isEnd ? 0 : 6, start + at * step));
      return onDays(items, name, readTime(scope, week), after);
    },
  };
};

/** So many days after a time, at the same hour. */
function onDays(
  items: readonly JsonObject[],
  name: string,
  from: Time | undefined,
  after: readonly number[],
): readonly JsonObject[] {
  const first = toTime(items[0]?.[name]);
  if (!from || !first || first.form === "clock") return items;
  return items.map((item, at) => {
    const time = toMinute(from.at + (after[at] ?? 0) * day);
    return atTime(item, name, toValue(first.form, time, false));
  });
}

function inWeeksBefore(count: number, chance: Chance): readonly number[] {
  return Array.from({ length: count }, () => -chance.between(1, 21)).toSorted((a, b) => a - b);
}

/** Numbers that count the items of a list from one; an index counts from nought. */
const ordinals =
  /^(?:(?:sort |display |list |stop |run |play |visit )?(?:position|order|sequence|seq|rank|place|index)|(?:sequence |seq )?(?:number|no|nr|num)|(?:line|track|step|episode|chapter|question|stop|lesson|module|section|round|leg|page|disc|day|item|row|segment|stage|installment|instalment|lap|slide|revision|attempt|set|week) (?:number|no|nr|num|index)|step|day|round|attempt|lap|seed)$/;

/** `seq`, `stop_no`, and `installmentNo` of installments count them. */
const perUnit = oneOf("km|kilometer|kilometre|mile|split|lap");

const findNumbers: FindShape = (list) => {
  const { words } = list;
  const isPlan = /(?:^| )(?:schedule|weeks|plan|phases|curriculum|syllabus|program)$/.test(words);
  // Of a run each kilometre has its time.
  const isSplits = /(?:^| )(?:splits|laps)$/.test(words);
  const thing = toSingular(words.split(" ")).at(-1) ?? "";
  const own = ["number", "no", "nr", "num", "index"].map((number) => `${thing} ${number}`);
  const numbers = list.items.filter(
    (item) =>
      item.kind === "number" &&
      (own.includes(item.words) ||
        ordinals.test(item.words) ||
        (isPlan && item.words === "week") ||
        (item.words === thing && /^(?:levels|floors)$/.test(words)) ||
        (isSplits && perUnit.test(item.words))),
  );
  if (numbers.length === 0) return undefined;
  return {
    arrange: (items) =>
      items.map((item, at) => {
        const told = numbers.filter(({ name }) => typeof item[name] === "number");
        const placed = told.map(({ name }) => [name, name === "index" ? at : at + 1]);
        return { ...item, ...Object.fromEntries(placed) };
      }),
  };
};
