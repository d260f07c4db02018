import type { Json } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { toState } from "../../../state-words.ts";
import type { FindRules } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";

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
  if (!list || !rhythm) return [];
  const apply = (scope: Scope) => {
    const days = daysOf[toState(scope.values[rhythm.name]) ?? ""];
    const before = scope.values[list.name];
    if (!days || !Array.isArray(before)) return;
    const all = weekLike(before[0], list);
    if (all) write(scope, list, all.slice(...days));
  };
  return [{ reads: [rhythm, list], writes: [list], apply }];
};

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
