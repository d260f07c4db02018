import type { Json } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { day, timelines } from "../../../facets/timeline.ts";
import { toState } from "../../../state-words.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";
import { readTime, timeKinds, writeTime } from "../time.ts";

const lists = /(?:^| )(?:days|weekdays|days of (?:the )?week|repeat on)$/;
const rhythms = /^(?:(?:repeat |reminder )?frequency|repeats?|recurrence|schedule|cadence|rhythm)$/;
const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** What is done daily is done on all seven days, and on weekdays on five of them. */
const daysOf: Readonly<Record<string, readonly [first: number, last: number]>> = {
  daily: [0, 7],
  "every day": [0, 7],
  everyday: [0, 7],
  weekdays: [0, 5],
  "every weekday": [0, 5],
  weekends: [5, 7],
};

/** The days of a habit are as many as it says that it comes round. */
export const findWeeklyDays: FindRules = ({ slots }) => {
  const list = slots.find(
    ({ kind, words, items }) => kind === "list" && items.length === 0 && lists.test(words),
  );
  const rhythm = slots.find(
    ({ kind, words }) => (kind === "choice" || kind === "text") && rhythms.test(words),
  );
  if (!list || !rhythm) return findNextDays(slots);
  const apply = (scope: Scope) => {
    const days = daysOf[toState(scope.values[rhythm.name]) ?? ""];
    const before = scope.values[list.name];
    if (!days || !Array.isArray(before)) return;
    const all = weekLike(before[0], list);
    if (all) write(scope, list, all.slice(...days));
  };
  return [{ reads: [rhythm, list], writes: [list], apply }, ...findNextDays(slots)];
};

const ownDays =
  /^(?:week ?day|day of (?:the )?week|(?:pick ?up|collection|delivery|meeting|class|training|cleaning|service|lesson) day)$/;
const nexts =
  /^next (?:pick ?up|collection|delivery|meeting|class|session|lesson|training|cleaning|service|visit|occurrence|date|run|round)(?: at| on| date)?$/;

/** What comes round each Wednesday comes next on the Wednesday that is next. */
function findNextDays(slots: readonly Slot[]): readonly Rule[] {
  const own = slots.find(
    ({ kind, words }) => (kind === "text" || kind === "choice") && ownDays.test(words),
  );
  const next = slots.find(({ kind, words }) => timeKinds.includes(kind) && nexts.test(words));
  if (!own || !next) return [];
  const apply = (scope: Scope) => {
    const told = String(scope.values[own.name]).slice(0, 3).toLowerCase();
    const wanted = week.findIndex((day) => toSmall(day).startsWith(told));
    const time = readTime(scope, next);
    if (wanted < 0 || !time || time.form === "clock") return;
    const { now } = scope.facet(timelines);
    const today = Math.floor(now / day);
    // The first day of all was a Thursday.
    const wait = ((wanted - ((today + 3) % 7) + 6) % 7) + 1;
    writeTime(scope, next, (today + wait) * day + (time.at % day));
  };
  return [{ reads: [own, next], writes: [next], apply }];
}

/** All seven days as the type or the first of them writes them: `Mon`, `monday`. */
function weekLike(one: Json | undefined, { schema }: Slot): readonly Json[] | undefined {
  const items = "items" in schema ? schema.items : undefined;
  if (items && "enum" in items) return items.enum.length === 7 ? items.enum : undefined;
  if (typeof one !== "string") return undefined;
  const short = week.map((day) => day.slice(0, 3));
  return [week, short, week.map(toSmall), short.map(toSmall), short.map(toLarge)].find((days) =>
    days.includes(one),
  );
}

const toSmall = (text: string) => text.toLowerCase();
const toLarge = (text: string) => text.toUpperCase();
