import type { JsonObject } from "../../../schema/schema.ts";
import { day, timelines, toMinute } from "../../facets/timeline.ts";
import { oneOf } from "../../one-of.ts";
import { itemNamed } from "../items.ts";
import { chanceFor } from "../rule.ts";
import type { Slot } from "../slot.ts";
import { weekdayNames, weekOf } from "../times/days-and-hours/opening-hours.ts";
import { readTime, toTime, toValue } from "../times/time.ts";
import { tellsWhen } from "./list-times.ts";
import { type FindShape, findTime, type Shape } from "./shape.ts";

/** What comes in one order wherever it is listed. */
const sequences: readonly (readonly string[])[] = [
  "install|lint|build|unit tests|test|integration tests|package|deploy",
  "phone screen|technical interview|portfolio review|final round",
  "phone screen|technical|on-site|final",
  "placed|paid|packed|shipped|delivered",
  "we are looking into reports of errors.|the cause is found, a fix is on its way.|a fix is in place, we keep watching.|all systems work as they should again.",
  "welcome|minutes of the last meeting|open points|budget|dates for the next months|any other business",
  "alert fired|on-call engineer paged|status page updated|last deploy rolled back|traffic moved to another region|error rate back to normal",
  "kick-off|requirements signed off|design approved|beta release|user acceptance test|go-live|handover",
  "first check and estimate|take apart and clean|replace worn parts|lubricate moving parts|adjust and tighten|final check|test run",
  "survey done|permits granted|materials delivered|work started|work completed|inspection passed|handover",
  "doors open|welcome|opening speech|lunch|workshops|closing drinks",
  "introduction|getting started|the basics|core concepts|practice|going further|final project",
  "qualified|demo booked|proposal sent|negotiation|closed won",
  "applied|phone screen|screening|interview|technical interview|offer|hired",
  "preparation|review|approval|implementation|testing|handover",
  "breakfast|morning snack|lunch|snack|afternoon snack|dinner",
  "starter|main course|main|side|dessert",
  "group stage|round of 16|quarter-final|semi-final|final",
  "visited the page|opened the form|entered an address|confirmed the email|finished the first task",
  "monday|tuesday|wednesday|thursday|friday|saturday|sunday",
  "mon|tue|wed|thu|fri|sat|sun",
  "xxs|xs|s|m|l|xl|xxl|3xl",
  "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec",
  "january|february|march|april|may|june|july|august|september|october|november|december",
  "label created|order placed|processing|picked|packed|picked up|shipped|at sorting centre|in transit|at local depot|out for delivery|delivered",
  "picked up by the carrier.|arrived at the sorting centre.|left the sorting centre.|arrived at the local depot.|out for delivery.|handed to the recipient.",
  "heat the oil in a large pan.|chop the onions and soften them in oil.|add the main ingredients and stir well.|pour in the stock and bring to the boil.|simmer gently until everything is tender.|season with salt and pepper.|serve with fresh herbs.",
  "introduction|getting started|first steps|the basics|core concepts|methods|practice|a closer look|going further|results|final project|wrap-up|conclusion",
  "welcome|introduction|how it began|a first guest|the hard part|listener questions|what comes next|credits",
  "arrival and first walk|old town and market|museums and cafés|hills and viewpoints|day trip to the coast|slow morning, long lunch|last shopping and departure",
  "first week|a quarter done|halfway there|three quarters done|last stretch",
  "collect what is there|write a first draft|ask for feedback|go through the details|final check|tell everybody",
  "welcome|introduction|live demo|two case studies|questions and answers|wrap-up",
  "getting started|first steps|tools and materials|the core ideas|a guided example|common mistakes|practice session|your own project|questions and answers|looking back",
].map((sequence) => sequence.split("|"));

/** What every such list begins with, and then has more of or less. */
const beginnings: readonly (readonly string[])[] = [
  "Income tax|Health insurance|Pension contribution|Unemployment insurance|Union fee",
  "Base salary|Overtime|Bonus|Meal allowance|Transport allowance",
  "Control|Variant A|Variant B|Variant C",
  "control|variant-a|variant-b|variant-c",
].map((beginning) => beginning.split("|"));

export const findSequence: FindShape = (list) => toSequence(list, false);

/** Once what stood twice has another name: what has its date keeps it, and only names change places. */
export const findNamesInSequence: FindShape = (list) =>
  toSequence(list, tellsWhen(list) || list.items.some(({ words }) => dated.test(words)));

const dated = /(?:^| )(?:date|day|at|on|due|deadline)$/;

function toSequence(list: Slot, isDated: boolean): Shape | undefined {
  const name = itemNamed(list, steps, "text", "choice");
  if (name === undefined) return undefined;
  const says = (item: JsonObject) => String(item[name]).toLowerCase();
  return {
    arrange: (items) => {
      const beginning = beginnings.find((texts) =>
        items.every((item) => texts.includes(String(item[name]))),
      );
      if (beginning) return items.map((item, at) => ({ ...item, [name]: beginning[at] ?? null }));
      const order =
        items.length < 2
          ? undefined
          : sequences.find((sequence) => items.every((item) => sequence.includes(says(item))));
      if (!order) return items;
      const sorted = items.toSorted((a, b) => order.indexOf(says(a)) - order.indexOf(says(b)));
      if (!isDated) return sorted;
      return items.map((item, at) => ({ ...item, [name]: sorted[at]?.[name] ?? null }));
    },
  };
}

/** Seven that say their days are those of a week, from its first to its last. */
export const findWeek: FindShape = (list) => {
  const name = itemNamed(list, weekdayNames);
  if (name === undefined) return undefined;
  return {
    arrange: (items) => {
      const week = items.length === 7 ? weekOf(items[0]?.[name]) : undefined;
      return week ? items.map((item, at) => ({ ...item, [name]: week[at] ?? null })) : items;
    },
  };
};

/** The same for texts alone: the steps of a recipe. */
export function textsInSequence(texts: readonly string[]): readonly string[] {
  // What is at several hours of a day is told from the morning on.
  if (texts.every((text) => /^\d\d:\d\d$/.test(text))) return texts.toSorted();
  if (texts.every((text) => /^\d+(?:\.\d+)?$/.test(text)))
    return texts.toSorted((a, b) => Number(a) - Number(b));
  // `Year 3` comes before `Year 7`.
  const numbered = texts.map((text) => /^([A-Za-z]+ )(\d+)$/.exec(text));
  if (numbered.every((one) => one !== null && one[1] === numbered[0]?.[1]))
    return texts.toSorted((a, b) => Number(a.split(" ")[1]) - Number(b.split(" ")[1]));
  const small = texts.map((text) => text.toLowerCase());
  const order = sequences.find((sequence) => small.every((text) => sequence.includes(text)));
  const placeOf = (text: string) => order?.indexOf(text.toLowerCase()) ?? 0;
  return order ? texts.toSorted((a, b) => placeOf(a) - placeOf(b)) : texts;
}

const steps =
  /^(?:name|title|label|key|day|weekday|step|stage|phase|meal|month|day of week|type|course|instructions?|text|description|status|event|action|message|section|module|chapter|unit|section title)$/;

/** What is made had no value before, what is deleted has none after, and a change has both. */
export const findBothValues: FindShape = (list, slots) => {
  const [old, now] = [itemNamed(list, /^(?:old|previous) value$/), itemNamed(list, /^new value$/)];
  if (old === undefined || now === undefined) return undefined;
  const deed = slots.find(({ words }) => /^(?:action|operation|event|type)$/.test(words));
  return {
    reads: deed ? [deed] : [],
    arrange: (items, scope) => {
      const said = String(deed && scope.values[deed.name]);
      const none = /creat|insert/i.test(said) ? old : /delet|remov/i.test(said) ? now : "";
      const isTold = (item: JsonObject, name: string) => name === none || item[name] !== null;
      const told = items.filter((item) => isTold(item, old) && isTold(item, now));
      const kept = told.length > 0 ? told : items;
      return none ? kept.map((item) => ({ ...item, [none]: null })) : kept;
    },
  };
};

const opened = oneOf("start|started|hired|joined|enrolled|admitted|opened");
const done =
  /^(?:completed|issued|finished|done|signed|graded|submitted|attended|given|earned)(?: (?:at|on|date))$/;

/** What was done in the course of a thing was done after the thing began. */
export const findNotBefore: FindShape = (list, slots) => {
  const name = itemNamed(list, done);
  const whole = name === undefined ? undefined : findTime(slots, opened);
  if (name === undefined || !whole) return undefined;
  return {
    reads: [whole],
    arrange: (items, scope) => {
      const begin = readTime(scope, whole);
      const { now } = scope.facet(timelines);
      if (!begin || begin.form === "clock" || begin.at >= now) return items;
      const chance = chanceFor(scope, list);
      return items.map((item) => {
        const time = toTime(item[name]);
        const share = chance.next();
        if (!time || time.form === "clock" || time.at >= begin.at) return item;
        const reach = Math.min(now - begin.at, 45 * day);
        const moved = toValue(time.form, toMinute(begin.at + reach * share), false);
        return { ...item, [name]: moved ?? null };
      });
    },
  };
};

const splits =
  /(?:^| )(?:composition|blend|grading policy|grading scheme|grading|variants|variations|allocations|allocation|breakdown|distribution|arms|shares|goals|objectives|kpis|criteria|weights|bands|demographics|mix|sources)$|(?:^| )by \S+$/;
const sharesOf =
  /^(?:weight|percent|percentage|share|allocation|traffic|split)$|(?:^| )(?:percent|percentage|share|pct)$/;
const figures = oneOf(
  "amount|total|total amount|revenue|sales|spent|count|visitors|visits|users|sessions|orders|votes",
);
/** What is for sale weighs something. */
const forSale = /price|sku|stock| kg$/;

/** What a whole is split into makes up the whole: a hundred percent. */
export const findHundred: FindShape = (list) => {
  if (!splits.test(list.words) || itemNamed(list, forSale) !== undefined) return undefined;
  const name = itemNamed(list, sharesOf, "number");
  if (name === undefined) return undefined;
  // Of what is told in figures, too, the shares are those of the figures.
  const figure = itemNamed(list, figures, "number");
  return {
    arrange: (items) => {
      const drawn = items.map((item) => Number(item[figure ?? name]));
      const all = drawn.reduce((total, part) => total + part, 0);
      // Nobody lists what there is nothing of.
      const isScant = figure === undefined && drawn.some((part) => !(part * 60 > all));
      const least = isScant ? (all === 0 ? 1 : all / (4 * items.length)) : 0;
      const parts = drawn.map((part) => part + least);
      const sum = parts.reduce((total, part) => total + part, 0);
      // Not a number where one of them has none.
      if (!(sum > 0)) return items;
      const isFraction =
        items.every((item) => Number(item[name]) <= 1) &&
        items.some((item) => !Number.isInteger(item[name]));
      const [whole, decimals] = isFraction ? [1, 2] : [100, 0];
      const shares = parts.map((part) => Number(((part / sum) * whole).toFixed(decimals)));
      const rest = whole - shares.reduce((total, share) => total + share, 0);
      return items.map((item, at) => ({
        ...item,
        [name]: Number(((shares[at] ?? 0) + (at === 0 ? rest : 0)).toFixed(decimals)),
      }));
    },
  };
};

const leaders =
  /^(?:top|best|most|leading|leaderboard|ranking|standings|bestsellers)\b|\b(?:leaderboard|ranking)$/;
const ranks = oneOf("rank|ranking|place|position|placement");
const placements = oneOf("placement|final placement|finishing position");
const measures =
  /^(?:(?:page )?views|pageviews|plays|sessions|score|points|votes|count|total|sold|units sold|revenue|downloads|clicks|gave|amount|streams|listeners|visits|wins|sales|upvotes|likes|(?:current |total )(?:value|score|points|distance|steps)|xp)$/;

/** Who stands at the top has the most of it. */
export const findRanking: FindShape = (list) => {
  const isRanked = leaders.test(list.words) || itemNamed(list, ranks) !== undefined;
  const name = isRanked ? itemNamed(list, measures, "number") : undefined;
  if (name === undefined) return undefined;
  const place = itemNamed(list, placements, "number");
  return {
    arrange: (items) => {
      if (!items.every((item) => typeof item[name] === "number")) return items;
      const sorted = items.toSorted((a, b) => Number(b[name]) - Number(a[name]));
      // Whoever has most came first.
      return place === undefined
        ? sorted
        : sorted.map((item, at) => ({ ...item, [place]: at + 1 }));
    },
  };
};

const ones = oneOf("primary|default|main|corresponding|current|preferred");

/** Of several one is the main one, and it stands first. */
export const findMain: FindShape = (list) => {
  const name = itemNamed(list, ones, "boolean");
  if (name === undefined) return undefined;
  return { arrange: (items) => items.map((item, at) => ({ ...item, [name]: at === 0 })) };
};

const roles = oneOf("role|member role|team role");
const heads = /^(?:owner|organi[sz]er|host|captain|leader|team lead|lead|creator)$/i;

/** Of those who take part one is the owner, and stands first. */
export const findHead: FindShape = (list) => {
  const role = list.items.find(
    ({ kind, readings }) => kind === "choice" && readings.some((name) => roles.test(name)),
  );
  const all = role && "enum" in role.schema ? role.schema.enum : [];
  const head = all.find((one) => heads.test(String(one)));
  const other = all.findLast((one) => one !== head);
  if (!role || head === undefined || other === undefined) return undefined;
  const { name } = role;
  return {
    arrange: (items) =>
      items.map((item, at) => {
        if (at === 0) return { ...item, [name]: head };
        return item[name] === head ? { ...item, [name]: other } : item;
      }),
  };
};

const loads = oneOf("weight|load|kg");

/** Set after set somebody lifts the same, or a little more for fewer times. */
export const findSets: FindShape = (list) => {
  const load = /(?:^| )sets$/.test(list.words) ? itemNamed(list, loads, "number") : undefined;
  if (load === undefined) return undefined;
  const reps = itemNamed(list, oneOf("reps|repetitions"), "number") ?? "";
  return {
    arrange: (items) => {
      const [first, times] = [items[0]?.[load], items[0]?.[reps]];
      if (items.length < 2 || typeof first !== "number") return items;
      const base = Math.max(5, Math.round(first / 5) * 5);
      return items.map((item, at) => ({
        ...item,
        [load]: base + 2.5 * at,
        ...(typeof times === "number" ? { [reps]: Math.max(4, times - at) } : {}),
      }));
    },
  };
};

const scores = /^(?:(?:final |total )?score|(?:victory |total )?points|total)$/;

/** Of those who have played, whoever has the most has won. */
export const findWinner: FindShape = (list) => {
  const won = itemNamed(list, oneOf("winner|won"), "boolean");
  const score = won === undefined ? undefined : itemNamed(list, scores, "number");
  if (won === undefined || score === undefined) return undefined;
  return {
    arrange: (items) => {
      const most = Math.max(...items.map((item) => Number(item[score])));
      const first = items.findIndex((item) => item[score] === most);
      // Nobody has played yet where one of them has no score.
      if (items.length < 2 || first === -1) return items;
      return items.map((item, at) => ({ ...item, [won]: at === first }));
    },
  };
};

const offsets =
  /(?:^| )(?:offset|from start|after start|since start|from origin|from first stop|after departure)(?: (?:min|mins|minutes))?$/;
const halts = /(?:^| )(?:stops|stations|halts|waypoints|timetable|schedule)$/;

/** A line is so many minutes from its first stop, and comes to the others a few minutes after each other. */
export const findHalts: FindShape = (list) => {
  const name = halts.test(list.words) ? itemNamed(list, offsets, "number") : undefined;
  if (name === undefined || onWays.test(list.items.find((one) => one.name === name)?.words ?? ""))
    return undefined;
  return {
    arrange: (items, scope) => {
      if (items.some((item) => typeof item[name] !== "number")) return items;
      const chance = chanceFor(scope, list);
      let passed = 0;
      return items.map((item, at) => {
        passed += at === 0 ? 0 : chance.between(2, 7);
        return { ...item, [name]: passed };
      });
    },
  };
};

const warmths = /^(?:temp|temperature)(?: [cf])?$/;

/** From one hour to the next it does not get warmer by much, and it begins as it is now. */
export const findWarmth: FindShape = (list, slots) => {
  const name = itemNamed(list, warmths, "number");
  if (name === undefined) return undefined;
  const now = slots.find(
    ({ kind, words }) => kind === "number" && /^(?:(?:air|current) )?temp/.test(words),
  );
  return {
    reads: now ? [now] : [],
    arrange: (items, scope) => {
      const drawn = items[0]?.[name];
      const outside = now && scope.values[now.name];
      if (typeof drawn !== "number") return items;
      const chance = chanceFor(scope, list);
      let warmth = typeof outside === "number" ? outside : drawn;
      return items.map((item) => {
        warmth += (chance.next() - 0.5) * 3;
        const isWhole = Number.isInteger(item[name]);
        return { ...item, [name]: Number(warmth.toFixed(isWhole ? 0 : 1)) };
      });
    },
  };
};

const starts = oneOf(
  "start|start time|starts at|start at|starts|begins at|offset|timestamp|start minute|minute|hour|kilometer|km|mile|distance from start|at|at km|year|from|odometer|mileage",
);
const onWays = oneOf("kilometer|km|mile|distance from start|at km");
/** Lists of what a whole is made of: the first of them begins where it begins. */
const wholes =
  /(?:^| )(?:chapters|segments|sections|scenes|markers|captions|subtitles|cues|highlights|key moments)$/;
const lengths = /^(?:duration|length|runtime)\b/;
const wayLengths = /^(?:total )?(?:distance|length)(?: (?:in )?(?:km|kilometers|miles|mi))?$/;

/** What begins at a number begins one after the other, within the whole or on the way. */
export const findStarts: FindShape = (list, slots) => {
  const told = wholes.test(list.words) ? itemNamed(list, starts, "text") : undefined;
  if (told !== undefined) return { arrange: (items) => fromZero(items, told) };
  const start = list.items.find(
    ({ kind, readings }) => kind === "number" && readings.some((one) => starts.test(one)),
  );
  if (!start) return undefined;
  const { name, words } = start;
  const isPart = wholes.test(list.words);
  const end = itemNamed(list, oneOf("end|end time|ends at|end at|ends|end offset"), "number");
  const isOnWay = onWays.test(words);
  const whole = slots.find(
    (slot) =>
      slot.kind === "number" &&
      (isOnWay
        ? wayLengths.test(slot.words)
        : isPart && lengths.test(slot.words) && unitOf(slot.words) === unitOf(words)),
  );
  return {
    reads: whole ? [whole] : [],
    arrange: (items, scope) => {
      if (typeof items[0]?.[name] !== "number") return items;
      if (items.length < 2 && !isPart && !isOnWay) return items;
      const numbers = items
        .map((item) => item[name] ?? 0)
        .toSorted((a, b) => Number(a) - Number(b));
      // What a whole is made of is told in order already: only where each begins is not.
      const sorted = isPart
        ? items.map((item, at) => ({ ...item, [name]: numbers[at] ?? 0 }))
        : items.toSorted((a, b) => Number(a[name]) - Number(b[name]));
      const length = whole && scope.values[whole.name];
      if (isOnWay) return withinWay(sorted, name, length);
      return isPart
        ? untilTheNext(
            fromTheBeginning(withValues(items, sorted, name), name, length),
            name,
            end,
            length,
          )
        : sorted;
    },
  };
};

/** What the parts are called tells their order: only the numbers change places. */
function withValues(
  items: readonly JsonObject[],
  sorted: readonly JsonObject[],
  name: string,
): readonly JsonObject[] {
  return items.map((item, at) => ({ ...item, [name]: sorted[at]?.[name] ?? null }));
}

const offset = /^\d{1,2}:\d\d$/;

/** Of chapters the first begins at `00:00`, and the others later and later. */
function fromZero(items: readonly JsonObject[], name: string): readonly JsonObject[] {
  const times = items.map((item) => String(item[name]));
  if (!times.every((time) => offset.test(time))) return items;
  const sorted = times.toSorted();
  return items.map((item, at) => ({ ...item, [name]: at === 0 ? "00:00" : (sorted[at] ?? "") }));
}

/** Spread over the whole, where that says how long it is in the same unit. */
function fromTheBeginning(
  items: readonly JsonObject[],
  name: string,
  length: JsonObject[string] | undefined,
): readonly JsonObject[] {
  const last = Number(items.at(-1)?.[name]);
  const isKnown = typeof length === "number" && last > 0;
  return items.map((item, at) => {
    const own = Number(item[name]);
    const part = isKnown ? (length / items.length) * (at - 0.6 + (0.5 * own) / last) : own;
    return { ...item, [name]: at === 0 ? 0 : Math.round(part) };
  });
}

/** One ends where the next begins, and the last with the whole. */
function untilTheNext(
  items: readonly JsonObject[],
  start: string,
  end: string | undefined,
  length: JsonObject[string] | undefined,
): readonly JsonObject[] {
  if (end === undefined) return items;
  return items.map((item, at) => {
    const until = items[at + 1]?.[start] ?? length ?? Number(item[start]) + 60;
    return { ...item, [end]: until };
  });
}

/** What lies at a kilometre of a way lies on it. */
function withinWay(
  items: readonly JsonObject[],
  name: string,
  length: JsonObject[string] | undefined,
): readonly JsonObject[] {
  const last = Number(items.at(-1)?.[name]);
  if (typeof length !== "number" || !(last > length)) return items;
  const scale = (length * 0.92) / last;
  const decimals = length < 50 ? 1 : 0;
  return items.map((item) => ({
    ...item,
    [name]: Number((Number(item[name]) * scale).toFixed(decimals)),
  }));
}

function unitOf(words: string): string {
  const [unit = "seconds"] = /\b(?:seconds|secs?|ms|minutes?|mins?)\b/.exec(words) ?? [];
  return unit.replace(/^secs?$/, "seconds").replace(/^min.*/, "minutes");
}

/** The points of a way lie one after the other, a few hundred metres apart. */
export const findWay: FindShape = (list) => {
  const lat = itemNamed(list, oneOf("lat|latitude"), "number");
  const lng = itemNamed(list, oneOf("lng|lon|long|longitude"), "number");
  if (lat === undefined || lng === undefined) return undefined;
  const moved = (value: unknown, by: number) => Number((Number(value) + by).toFixed(5));
  return {
    arrange: (items, scope) => {
      const [from, to] = items;
      if (typeof from?.[lat] !== "number" || from[lat] !== to?.[lat]) return items;
      const chance = chanceFor(scope, list);
      const turn = chance.next() * 6.28;
      return items.map((item, at) => ({
        ...item,
        [lat]: moved(item[lat], at * (0.002 * Math.sin(turn) + 0.0006 * chance.next())),
        [lng]: moved(item[lng], at * (0.002 * Math.cos(turn) + 0.0006 * chance.next())),
      }));
    },
  };
};
