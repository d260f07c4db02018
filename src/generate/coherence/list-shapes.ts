import type { JsonObject } from "../../schema/schema.ts";
import type { Scope } from "../draw/scope.ts";
import { day, timelines, toMinute } from "../facets/timeline.ts";
import { chanceFor } from "./rule.ts";
import type { Slot } from "./slot.ts";
import { weekdayNames, weekOf } from "./times/days-and-hours/opening-hours.ts";
import { toTime, toValue } from "./times/time.ts";

/** What comes in one order wherever it is listed. */
const sequences: readonly (readonly string[])[] = [
  "install|lint|build|unit tests|test|integration tests|package|deploy",
  "phone screen|technical interview|portfolio review|final round",
  "phone screen|technical|on-site|final",
  "placed|paid|packed|shipped|delivered",
  "we are looking into reports of errors.|the cause is found, a fix is on its way.|a fix is in place, we keep watching.|all systems work as they should again.",
  "welcome|minutes of the last meeting|open points|budget|dates for the next months|any other business",
  "alert fired|on-call engineer paged|status page updated|last deploy rolled back|traffic moved to another region|error rate back to normal",
  "doors open|welcome|opening speech|lunch|workshops|closing drinks",
  "introduction|getting started|the basics|core concepts|practice|going further|final project",
  "qualified|demo booked|proposal sent|negotiation|closed won",
  "applied|phone screen|screening|interview|technical interview|offer|hired",
  "preparation|review|approval|implementation|testing|handover",
  "breakfast|morning snack|lunch|snack|afternoon snack|dinner",
  "starter|main course|main|side|dessert",
  "group stage|round of 16|quarter-final|semi-final|final",
  "monday|tuesday|wednesday|thursday|friday|saturday|sunday",
  "mon|tue|wed|thu|fri|sat|sun",
  "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec",
  "january|february|march|april|may|june|july|august|september|october|november|december",
  "label created|order placed|processing|picked|packed|picked up|shipped|in transit|out for delivery|delivered",
  "picked up by the carrier.|arrived at the sorting centre.|left the sorting centre.|cleared customs.|out for delivery.|handed to the recipient.",
  "heat the oil in a large pan.|chop the onions and soften them in oil.|add the main ingredients and stir well.|pour in the stock and bring to the boil.|simmer gently until everything is tender.|season with salt and pepper.|serve with fresh herbs.",
  "introduction|getting started|first steps|the basics|core concepts|methods|practice|a closer look|going further|results|final project|wrap-up|conclusion",
  "welcome|introduction|how it began|a first guest|the hard part|listener questions|what comes next|credits",
  "arrival and first walk|old town and market|museums and cafés|hills and viewpoints|day trip to the coast|slow morning, long lunch|last shopping and departure",
  "welcome|introduction|live demo|two case studies|questions and answers|wrap-up",
  "getting started|first steps|tools and materials|the core ideas|a guided example|practice session|your own project|questions and answers|looking back",
].map((sequence) => sequence.split("|"));

export function inSequence(items: readonly JsonObject[]): readonly JsonObject[] {
  const name = Object.keys(items[0] ?? {}).find((key) => steps.test(key));
  if (name === undefined || items.length < 2) return items;
  const says = (item: JsonObject) => String(item[name]).toLowerCase();
  const order = sequences.find((sequence) => items.every((item) => sequence.includes(says(item))));
  return order ? items.toSorted((a, b) => order.indexOf(says(a)) - order.indexOf(says(b))) : items;
}

/** Seven that say their days are those of a week, from its first to its last. */
export function asWeek(items: readonly JsonObject[]): readonly JsonObject[] {
  if (items.length !== 7) return items;
  const name = Object.keys(items[0] ?? {}).find((key) => weekdayNames.test(key));
  const week = name === undefined ? undefined : weekOf(items[0]?.[name]);
  if (name === undefined || !week) return items;
  return items.map((item, at) => ({ ...item, [name]: week[at] ?? null }));
}

/** The same for texts alone: the steps of a recipe. */
export function textsInSequence(texts: readonly string[]): readonly string[] {
  const small = texts.map((text) => text.toLowerCase());
  const order = sequences.find((sequence) => small.every((text) => sequence.includes(text)));
  const placeOf = (text: string) => order?.indexOf(text.toLowerCase()) ?? 0;
  return order ? texts.toSorted((a, b) => placeOf(a) - placeOf(b)) : texts;
}

const steps =
  /^(?:name|title|label|day|weekday|step|stage|phase|meal|month|dayOfWeek|day_of_week|type|course|instruction|instructions|text|description|status|event|action|message|section|module|chapter|unit|sectionTitle|section_title)$/;

const splits =
  /(?:^| )(?:composition|blend|grading policy|grading scheme|grading|variants|variations|allocations|allocation|breakdown|distribution|arms|shares|goals|objectives|kpis|criteria|weights|bands|demographics|mix)$/;
const sharesOf =
  /^(?:weight|percent|percentage|share|allocation|traffic|split)$|^pct$|(?:Percent|Percentage|_percent|Share|Pct|_pct)$/;

const opened = /^(?:start|started|hired|joined|enrolled|admitted|opened)(?:_?(?:at|on|date))$/i;

/** What was done in the course of a thing was done after the thing began. */
export function notBefore(
  items: readonly JsonObject[],
  scope: Scope,
  slot: Slot,
): readonly JsonObject[] {
  const whole = Object.keys(scope.values).find((key) => opened.test(key));
  const name = Object.keys(items[0] ?? {}).find((key) => done.test(key));
  const begin = whole === undefined ? undefined : toTime(scope.values[whole]);
  const { now } = scope.facet(timelines);
  if (name === undefined || !begin || begin.form === "clock" || begin.at >= now) return items;
  const chance = chanceFor(scope, slot);
  return items.map((item) => {
    const time = toTime(item[name]);
    const share = chance.next();
    if (!time || time.form === "clock" || time.at >= begin.at) return item;
    const reach = Math.min(now - begin.at, 45 * day);
    const moved = toValue(time.form, toMinute(begin.at + reach * share), false);
    return { ...item, [name]: moved ?? null };
  });
}

const done =
  /^(?:completed|issued|finished|done|signed|graded|submitted|attended|given|earned)(?:_?(?:at|on|date))$/i;

/** What a whole is split into makes up the whole: a hundred percent. */
export function toHundred(items: readonly JsonObject[], slot: Slot): readonly JsonObject[] {
  if (!splits.test(slot.words)) return items;
  const keys = Object.keys(items[0] ?? {});
  // What is for sale weighs something.
  if (keys.some((key) => /price|sku|stock|kg$/i.test(key))) return items;
  const name = keys.find((key) => sharesOf.test(key));
  if (name === undefined || !items.every((item) => typeof item[name] === "number")) return items;
  const sum = items.reduce((total, item) => total + Number(item[name]), 0);
  if (sum <= 0) return items;
  const isFraction =
    items.every((item) => Number(item[name]) <= 1) &&
    items.some((item) => !Number.isInteger(item[name]));
  const [whole, decimals] = isFraction ? [1, 2] : [100, 0];
  const shares = items.map((item) =>
    Number(((Number(item[name]) / sum) * whole).toFixed(decimals)),
  );
  const rest = whole - shares.reduce((total, share) => total + share, 0);
  return items.map((item, at) => ({
    ...item,
    [name]: Number(((shares[at] ?? 0) + (at === 0 ? rest : 0)).toFixed(decimals)),
  }));
}

const leaders =
  /^(?:top|best|most|leading|leaderboard|ranking|standings|bestsellers)\b|\b(?:leaderboard|ranking)$/;
const measures =
  /^(?:views|plays|pageviews|page_views|sessions|score|points|votes|count|total|sold|unitsSold|revenue|downloads|clicks|gave|amount|streams|listeners|visits|wins|sales|upvotes|likes)$/;

/** Who stands at the top has the most of it. */
export function byMeasure(items: readonly JsonObject[], slot: Slot): readonly JsonObject[] {
  const isRanked = slot.itemNames.some((name) => /^(?:rank|ranking|place|position)$/.test(name));
  if (!leaders.test(slot.words) && !isRanked) return items;
  const name = Object.keys(items[0] ?? {}).find((key) => measures.test(key));
  if (name === undefined || !items.every((item) => typeof item[name] === "number")) return items;
  return items.toSorted((a, b) => Number(b[name]) - Number(a[name]));
}

/** From what costs least to what costs most. */
const ladders: readonly (readonly string[])[] = [
  "inside|interior|ocean view|oceanview|balcony|mini suite|suite",
  "dorm|single|twin|double|queen|king|triple|studio|family|deluxe|junior suite|suite|penthouse",
  "child|student|concession|senior|reduced|early bird|adult|day pass|general admission|standard|weekend pass|premium|family|group of five|vip|backstage",
  "economy|premium economy|business|first",
  "extra small|small|regular|medium|large|extra large",
  "xs|s|m|l|xl|xxl",
  "free|basic|starter|standard|plus|pro|premium|business|enterprise",
].map((ladder) => ladder.split("|"));
const rungs = /^(?:name|type|size|class|label|tier|category|cabin|roomType|room_type)$/;
const prices = /^(?:price|cost|fee|amount|rate|pricePerNight|price_per_night)$/;

/** What the items of a list are called and cost, where they say both. */
export function findWorth({ itemNames }: Slot): Worth | undefined {
  const [rung, price] = [rungs, prices].map((names) => itemNames.find((name) => names.test(name)));
  return rung === undefined || price === undefined ? undefined : { rung, price };
}

interface Worth {
  readonly rung: string;
  readonly price: string;
}

/** What is better costs more: the prices of a list stand in the order of what they are for. */
export function byWorth(
  items: readonly JsonObject[],
  worth: Worth | undefined,
): readonly JsonObject[] {
  if (items.length < 2 || !worth) return items;
  const { rung, price } = worth;
  const says = (item: JsonObject) => String(item[rung]).toLowerCase().replaceAll(/[_-]/g, " ");
  const ladder = ladders.find((one) => items.every((item) => one.includes(says(item))));
  if (!ladder || !items.every((item) => typeof item[price] === "number")) return items;
  const sorted = items.map((item) => Number(item[price])).toSorted((a, b) => a - b);
  const order = items.map(says).toSorted((a, b) => ladder.indexOf(a) - ladder.indexOf(b));
  return items.map((item) => ({ ...item, [price]: sorted[order.indexOf(says(item))] ?? 0 }));
}

const ones =
  /^(?:primary|isPrimary|is_primary|default|isDefault|is_default|main|isMain|is_main|corresponding|isCurrent|is_current|preferred|isPreferred|is_preferred)$/;

/** Of several one is the main one, and it stands first. */
export function withOneMain(items: readonly JsonObject[]): readonly JsonObject[] {
  const name = Object.keys(items[0] ?? {}).find((key) => ones.test(key));
  if (name === undefined || !items.every((item) => typeof item[name] === "boolean")) return items;
  return items.map((item, at) => ({ ...item, [name]: at === 0 }));
}

const loads = /^(?:weight|weightKg|weight_kg|weightLbs|weight_lbs|load|kg)$/;

/** Set after set somebody lifts the same, or a little more for fewer times. */
export function asSets(items: readonly JsonObject[], slot: Slot): readonly JsonObject[] {
  if (items.length < 2 || !/(?:^| )sets$/.test(slot.words)) return items;
  const keys = Object.keys(items[0] ?? {});
  const [load, reps] = [loads, /^(?:reps|repetitions)$/].map((one) =>
    keys.find((key) => one.test(key)),
  );
  const first = load === undefined ? undefined : items[0]?.[load];
  const times = reps === undefined ? undefined : items[0]?.[reps];
  if (load === undefined || typeof first !== "number") return items;
  const base = Math.max(5, Math.round(first / 5) * 5);
  return items.map((item, at) => ({
    ...item,
    [load]: base + 2.5 * at,
    ...(reps !== undefined && typeof times === "number" ? { [reps]: Math.max(4, times - at) } : {}),
  }));
}

const winners = /^(?:winner|isWinner|is_winner|won)$/;
const scores = /^(?:score|points|finalScore|final_score|total|victoryPoints|victory_points)$/;

/** Of those who have played, whoever has the most has won. */
export function withWinner(items: readonly JsonObject[]): readonly JsonObject[] {
  const keys = Object.keys(items[0] ?? {});
  const [won, score] = [winners, scores].map((pattern) => keys.find((key) => pattern.test(key)));
  if (won === undefined || score === undefined || items.length < 2) return items;
  const isPlayed = items.every(
    (item) => typeof item[won] === "boolean" && typeof item[score] === "number",
  );
  if (!isPlayed) return items;
  const most = Math.max(...items.map((item) => Number(item[score])));
  const first = items.findIndex((item) => item[score] === most);
  return items.map((item, at) => ({ ...item, [won]: at === first }));
}

const warmths = /^(?:temp|temperature|tempC|temp_c|tempF|temp_f|temperatureC|temperature_c)$/;

/** From one hour to the next it does not get warmer by much, and it begins as it is now. */
export function smooth(
  items: readonly JsonObject[],
  slot: Slot,
  scope: Scope,
): readonly JsonObject[] {
  const name = Object.keys(items[0] ?? {}).find((key) => warmths.test(key));
  if (name === undefined || typeof items[0]?.[name] !== "number") return items;
  const now = Object.keys(scope.values).find((key) => /^(?:air|current)?_?temp/i.test(key));
  const outside = now === undefined ? undefined : scope.values[now];
  const chance = chanceFor(scope, slot);
  let warmth = typeof outside === "number" ? outside : items[0][name];
  return items.map((item) => {
    warmth += (chance.next() - 0.5) * 3;
    const isWhole = Number.isInteger(item[name]);
    return { ...item, [name]: Number(warmth.toFixed(isWhole ? 0 : 1)) };
  });
}

/** Lists of what a whole is made of: the first of them begins where it begins. */
export const wholes = /(?:^| )(?:chapters|segments|sections|scenes|markers)$/;

/** Spread over the whole, where that says how long it is in the same unit. */
export function fromTheBeginning(
  items: readonly JsonObject[],
  name: string,
  scope: Scope,
): readonly JsonObject[] {
  const last = Number(items.at(-1)?.[name]);
  const unit = unitOf(name);
  const whole = Object.keys(scope.values).find(
    (key) => /^(?:duration|length|runtime)/i.test(key) && unitOf(key) === unit,
  );
  const length = whole === undefined ? undefined : scope.values[whole];
  const scale =
    typeof length === "number" && last > 0 ? (length * (1 - 0.6 / items.length)) / last : 1;
  return items.map((item, at) => ({
    ...item,
    [name]: at === 0 ? 0 : Math.round(Number(item[name]) * scale),
  }));
}

const wayLengths = /^(?:total_?)?(?:distance|length)(?:_?(?:in_?)?(?:km|kilometers|miles|mi))?$/i;

/** What lies at a kilometre of a way lies on it. */
export function withinWay(
  items: readonly JsonObject[],
  name: string,
  scope: Scope,
): readonly JsonObject[] {
  const way = Object.keys(scope.values).find((key) => wayLengths.test(key));
  const length = way === undefined ? undefined : scope.values[way];
  const last = Number(items.at(-1)?.[name]);
  if (typeof length !== "number" || !(last > length)) return items;
  const scale = (length * 0.92) / last;
  const decimals = length < 50 ? 1 : 0;
  return items.map((item) => ({
    ...item,
    [name]: Number((Number(item[name]) * scale).toFixed(decimals)),
  }));
}

function unitOf(name: string): string {
  const [unit = "seconds"] = /seconds|secs?|ms|minutes?|mins?/i.exec(name) ?? [];
  return unit
    .toLowerCase()
    .replace(/^(?:sec|secs)$/, "seconds")
    .replace(/^min.*/, "minutes");
}
