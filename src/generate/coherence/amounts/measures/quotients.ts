import { toSingular } from "../../../../schema/name-words.ts";
import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { findNamed, indexRoles, without } from "../../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../quantity.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";
import { toWatchMinutes } from "./workouts.ts";

/** So much of one thing for each of another. */
interface Quotient {
  readonly result: string;
  readonly part: string;
  readonly by: string;
  /** In other units, or for a hundred: so many times as much. Default: 1. */
  readonly times?: number;
  /** How often it is divided; less than never is multiplied. Default: once. */
  readonly power?: -1 | 1 | 2;
  readonly decimals: number;
  /** What it can be: outside of it the names mean something else. Default: anything. */
  readonly within?: readonly [least: number, most: number];
  /** A neighbour that says in what else it is counted. */
  readonly unless?: string;
}

const spent = "spend|ad spend|amount spent|total spend|total spent|spent|cost|total cost";
const clicks = "clicks|link clicks|total clicks";
const earned =
  "revenue|total revenue|sales|gross sales|net sales|total sales|gross revenue|turnover|revenue generated|attributed revenue|sales today|revenue today|today sales";
const orders =
  "orders|orders placed|order count|total orders|number of orders|transactions|purchases|transactions today|orders today";
const games = "games played|games|matches played|matches|appearances|gp";
const speed =
  "average speed|avg speed|mean speed|average speed kmh|avg speed kmh|speed kmh|average speed km h|avg speed km h|average kmh|avg kmh";
/** How long something took, in minutes and in seconds. */
const lengths = [
  "duration minutes|duration min|moving minutes|elapsed minutes|minutes|time minutes",
  "duration seconds|duration sec|moving time|moving time seconds|moving seconds|time seconds|elapsed seconds",
] as const;
const homePrices =
  "asking price|price|list price|sale price|listing price|sold price|purchase price";

const quotients: readonly Quotient[] = [
  {
    result: "cost per wear|price per wear|cost per use|price per use",
    part: "cost|price|purchase price|price paid|paid",
    by: "times worn|wears|wear count|worn count|times used|uses|worn",
    decimals: 2,
  },
  {
    result: "area m2|area sqm|area|surface area|size m2",
    part: "length m|length",
    by: "width m|width",
    power: -1,
    decimals: 1,
  },
  {
    result: "recovery rate|recovery percent|yield percent|yield rate|conversion yield|yield",
    part: "output|output tonnes|output kg|output quantity|output tons",
    by: "input|input tonnes|input kg|input quantity|input tons",
    times: 100,
    decimals: 1,
    within: [0, 100],
  },
  {
    result: "score|score percent|percentage|percent|score pct",
    part: "correct answers|correct|correct count|right answers",
    by: "total questions|question count|questions|total answers",
    times: 100,
    decimals: 0,
    within: [0, 100],
    unless: "max score|max points|total points|out of|max marks",
  },
  {
    result:
      "average deal size|avg deal size|average deal|avg deal|avg deal value|average deal value",
    part: "closed|closed amount|closed revenue|won amount|total sales|revenue|sales",
    by: "won deals|deals won|deals closed|closed deals|deals",
    decimals: 0,
  },
  { result: "cpc|cost per click|avg cpc", part: spent, by: clicks, decimals: 2 },
  { result: "cpm|cost per thousand", part: spent, by: "impressions", times: 1000, decimals: 2 },
  {
    result: "cpa|cost per acquisition|cost per conversion|cost per lead|cpl|cost per install",
    part: spent,
    by: "conversions|leads|leads generated|acquisitions|installs|sign ups|signups",
    decimals: 2,
  },
  {
    result: "average buy price|avg buy price|average cost|avg cost|average purchase price",
    part: "cost basis|total cost basis|invested amount|amount invested",
    by: "quantity|shares|units|amount",
    decimals: 2,
  },
  { result: "roas|return on ad spend", part: earned, by: spent, decimals: 2 },
  {
    result:
      "average order value|avg order value|aov|average order|average basket|average basket value|average ticket|average sale",
    part: `${earned}|total spent|total spend|lifetime spend|lifetime spent|amount spent|lifetime value`,
    by: orders,
    decimals: 2,
  },
  {
    result: "average donation|avg donation|average gift|average pledge|avg gift",
    part: "total raised|raised|amount raised|total donated|pledged|pledged amount|raised amount",
    by: "donor count|donors|donation count|donations|backers|backer count|supporters",
    decimals: 2,
  },
  {
    result: "average earnings|avg earnings|earnings per trip|average per trip|average fare",
    part: "total earnings|earnings|earned",
    by: "trips|rides|total trips|total rides|deliveries|jobs",
    decimals: 2,
  },
  {
    result: "average distance|avg distance|distance per run|average run",
    part: "total distance|distance total|total km|total distance km",
    by: "runs|rides|walks|hikes|activities|workouts|total runs|total rides",
    decimals: 1,
  },
  {
    result: "items per order|units per transaction|average items|upt",
    part: "items sold|units sold|units|total items",
    by: orders,
    decimals: 1,
  },
  {
    result: "arpu|revenue per user|average revenue per user|arpa",
    part: `mrr|${earned}`,
    by: "users|active users|customers|subscribers|accounts|paying customers",
    decimals: 2,
  },
  {
    result: "points per game|ppg|points average",
    part: "points|total points|points scored",
    by: games,
    decimals: 1,
  },
  { result: "kd ratio|kd|kill death ratio|k d ratio", part: "kills", by: "deaths", decimals: 2 },
  { result: "assists per game|apg", part: "assists|total assists", by: games, decimals: 1 },
  { result: "rebounds per game|rpg", part: "rebounds|total rebounds", by: games, decimals: 1 },
  {
    result: "goals per game|goals per match|goal average",
    part: "goals|total goals|goals scored",
    by: games,
    decimals: 2,
  },
  {
    result: "price per sqm|price per square meter|price per square metre|price per m2|sqm price",
    part: `${homePrices}|rent|monthly rent|rent per month|cold rent|warm rent`,
    by: "living area|area sqm|floor area|area m2|square meters|square metres|area|size sqm|size m2|size|living space",
    decimals: 0,
    within: [4, 40_000],
  },
  {
    result: "price per sqft|price per square foot|price per sq ft|sqft price",
    part: homePrices,
    by: "square feet|square footage|sqft|area sqft|living area sqft|size sqft|sq ft|living area|area|size",
    decimals: 0,
    within: [20, 4000],
  },
  {
    result: "response rate|response rate percent|participation rate|completion rate percent",
    part: "response count|responses|answers|submissions|participants",
    by: "invited count|invited|recipients|recipient count|invitations sent",
    times: 100,
    decimals: 1,
    within: [0, 100],
  },
  {
    result:
      "pace min per km|average pace min per km|avg pace min per km|pace|average pace|min per km|pace minutes",
    part: "duration minutes|minutes|moving minutes",
    by: "distance km|distance",
    decimals: 2,
    within: [2.5, 14],
  },
  {
    result:
      "pace min per km|average pace min per km|avg pace min per km|pace|average pace|min per km|pace minutes",
    part: "duration seconds|moving seconds|elapsed seconds|duration",
    by: "distance km|distance",
    times: 1 / 60,
    decimals: 2,
    within: [2.5, 14],
  },
  {
    result: "bmi|body mass index",
    part: "weight kg|weight|current weight|current weight kg|body weight kg",
    by: "height cm|height",
    power: 2,
    times: 10_000,
    decimals: 1,
    within: [14, 50],
  },
  {
    result: speed,
    part: "distance km|distance",
    by: "duration hours|hours|time hours",
    decimals: 1,
    within: [2, 160],
  },
  {
    result: speed,
    part: "distance km|distance",
    by: lengths[0],
    times: 60,
    decimals: 1,
    within: [2, 160],
  },
  {
    result: speed,
    part: "distance km|distance",
    by: lengths[1],
    times: 3600,
    decimals: 1,
    within: [2, 160],
  },
  {
    result:
      "consumption per 100 km|consumption per100 km|consumption per100km|liters per100 km|liters per100km|litres per100km|l per100km|liters per 100 km|litres per 100 km|l per 100 km|l100km|fuel consumption|average consumption|consumption l100km|consumption",
    part: "liters|litres|fuel liters|liters filled|fuel used liters|fuel used",
    by: "trip km|km driven|distance km|trip distance km|trip distance|distance driven",
    times: 100,
    decimals: 1,
    within: [2, 60],
  },
  {
    result: "yield per ha|yield per hectare|tonnes per hectare|yield t ha",
    part: "yield tonnes|yield tons|yield t|harvested tonnes|total yield tonnes",
    by: "area ha|area hectares|hectares|area",
    decimals: 1,
  },
  {
    result: "focal ratio|f ratio|f number",
    part: "focal length mm|focal length",
    by: "aperture mm|aperture|aperture diameter mm",
    decimals: 1,
  },
  {
    result: "mpg|miles per gallon|fuel economy",
    part: "trip miles|miles driven|miles",
    by: "gallons|fuel gallons",
    decimals: 1,
    within: [5, 120],
  },
  {
    result: "cost per employee|budget per employee|budget per head|cost per head",
    part: "budget|annual budget|yearly budget|payroll|total payroll|total cost",
    by: "headcount|employee count|employees|number of employees|staff count",
    decimals: 0,
  },
];

const quotientsOf = indexRoles(quotients, ({ result }) => result);

/** `costPerClick` of `spend` and `clicks`, `revenuePerEmployee` of what it says itself. */
export const findQuotients: FindRules = ({ slots }) => {
  const made = new Set<Slot>();
  const known = quotientsOf(slots).flatMap((quotient) => {
    const result = findNamed(slots, quotient.result, quantityKinds);
    if (!result || made.has(result)) return [];
    const others = without(slots, result);
    const part = findNamed(others, quotient.part, quantityKinds);
    const by = part && findNamed(others, quotient.by, quantityKinds);
    if (!part || !by || part === by) return [];
    if (quotient.unless && findNamed(others, quotient.unless, quantityKinds)) return [];
    made.add(result);
    return [toRule(result, part, by, quotient)];
  });
  const plain = slots
    .filter((slot) => slot.kind === "number" && !made.has(slot))
    .flatMap((slot) => findPlain(slot, slots) ?? []);
  return [...known, ...plain, ...findPaces(slots)];
};

/** `5:18 /km`: minutes and seconds for a kilometre. */
function findPaces(slots: readonly Slot[]): readonly Rule[] {
  const pace = findNamed(slots, "average pace|avg pace|pace|pace per km|min per km", ["text"]);
  const distance = pace && findNamed(slots, "distance km|distance", quantityKinds);
  const [minutes, seconds] = lengths.map((names) => findNamed(slots, names, quantityKinds));
  const watch = findNamed(slots, "moving time|duration|total time|run time", ["text"]);
  const length = watch ?? minutes ?? seconds;
  if (!pace || !distance || !length) return [];
  const apply = (scope: Scope) => {
    const shown = toWatchMinutes(scope.values[length.name]);
    const [km, time] = [
      readQuantity(scope, distance),
      shown === undefined ? readQuantity(scope, length) : shown * 60,
    ];
    const said = scope.values[pace.name];
    if (km === undefined || time === undefined || km <= 0 || typeof said !== "string") return;
    const each = Math.round((time * (minutes && length === minutes ? 60 : 1)) / km);
    const text = `${Math.floor(each / 60)}:${String(each % 60).padStart(2, "0")}`;
    write(scope, pace, said.replace(/^\d+:\d\d/, text));
  };
  return [{ reads: [distance, length, pace], writes: [pace], apply }];
}

/** What something costs is multiplied, not divided: the rules of bills know how. */
const multiplied = /^(?:price|rate|cost|fee|charge|tariff|wage|pay|fare|max|min|limit)\b/;

/** `goalsPerGame` where there are `goals` and `games`. */
function findPlain(result: Slot, slots: readonly Slot[]): Rule | undefined {
  const [, many, one] =
    /^(?:(?:average|avg|mean) )?(\S+(?: \S+)?) per (?!page)(\S+(?: \S+)?)$/.exec(result.words) ??
    [];
  // A hall has as many seats as its rows have, and not the other way round.
  if (many === undefined || one === undefined || multiplied.test(many) || one === "row")
    return undefined;
  const numbers = slots.filter((slot) => slot.kind === "number" && slot !== result);
  const part = numbers.find(({ words }) => words === many || words === `total ${many}`);
  const by = part && numbers.find((slot) => slot !== part && counts(slot, one));
  return by && toRule(result, part, by, { decimals: 1 });
}

/** `games`, `gamesPlayed`, `gameCount`, `numberOfGames` count each game. */
function counts({ words }: Slot, one: string): boolean {
  const counted = words
    .split(" ")
    .filter((word) => !oneOf("total|number|of|count|played|active").test(word));
  return counted.length > 0 && toSingular(counted).join(" ") === one && words !== one;
}

const isFall = ({ words }: Slot) => /^(?:total )?deaths$/.test(words);

function toRule(
  result: Slot,
  part: Slot,
  by: Slot,
  {
    times = 1,
    power = 1,
    decimals,
    within,
  }: Pick<Quotient, "times" | "power" | "decimals" | "within">,
): Rule {
  const isBasket = /^(?:average|avg) order/.test(result.words);
  return {
    reads: [part, by],
    writes: isBasket ? [by, result] : [result],
    apply: (scope) => {
      const [some, each] = [readQuantity(scope, part), readQuantity(scope, by)];
      // Who has not fallen once is told as after one fall.
      const divisor = each === 0 && isFall(by) ? 1 : each;
      if (some === undefined || divisor === undefined || divisor <= 0) return;
      // Nobody spends a thousand each time: more have bought.
      const isDear = isBasket && some / divisor > 400;
      const orders = isDear ? Math.round(some / (30.5 + (divisor % 60))) : divisor;
      if (isDear) writeQuantity(scope, by, orders);
      const value = (some / orders ** power) * times;
      if (within && (value < within[0] || value > within[1])) return;
      writeQuantity(scope, result, Number(value.toFixed(decimals)));
    },
  };
}
