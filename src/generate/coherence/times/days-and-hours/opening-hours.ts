import type { Json, JsonObject } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { itemNamed, itemsOf } from "../../items.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";

const lists =
  /^(?:(?:opening|business|store|office|shop|trading|operating|weekly|working|work) )?(?:hours|times)$/;
export const weekdayNames = oneOf("day|weekday|day of week|day name");
const openings = /^(?:opens?(?: time| at)?|opening time|from|start|start time)$/;
const closings = /^(?:closes?(?: time| at)?|closing time|to|until|end|end time)$/;
const shut = oneOf("closed");

const weeks: readonly (readonly string[])[] = [
  "Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday",
  "Mon|Tue|Wed|Thu|Fri|Sat|Sun",
].map((names) => names.split("|"));

/** Where one goes in the evening, and every day of the week. */
const late = oneOf(
  "restaurant|bar|cafe|pub|kitchen|eatery|bistro|venue|club|cinema|gym|food|truck",
);
/** What is open when people have time to look, and rests on Mondays. */
const sights = oneOf("museum|gallery|library|exhibition|zoo|castle|attraction|aquarium");
const daily = ["07:00", "08:00", "09:00", "09:30", "10:00"];
const evening = ["11:00", "11:30", "12:00", "16:00", "17:00"];

/** A week has seven days: what is open on Thursdays is open on others, and most days alike. */
export const findOpeningHours: FindRules = ({ slots, owner }) =>
  slots.flatMap((slot): Rule[] => {
    if (slot.kind !== "list" || !lists.test(slot.words)) return [];
    const [dayName, opens, closes, closedName] = [weekdayNames, openings, closings, shut].map(
      (names) => itemNamed(slot, names),
    );
    if (dayName === undefined || opens === undefined || closes === undefined) return [];
    const isLate = owner.some((word) => late.test(word));
    const isSight = owner.some((word) => sights.test(word));
    const apply = (scope: Scope) => {
      const [first] = itemsOf(scope, slot);
      if (!first || !isClock(first[opens])) return;
      const week = weekOf(first[dayName]);
      if (week) write(scope, slot, toWeek(first, { week, dayName, opens, closes }, scope, slot));
    };
    const toWeek = (first: JsonObject, names: Names, scope: Scope, list: Slot): Json => {
      const chance = chanceFor(scope, list);
      const from = chance.pick(isLate ? evening : isSight ? ["09:30", "10:00", "11:00"] : daily);
      const until = isLate ? chance.between(21, 23) : chance.between(17, isSight ? 18 : 20);
      const off = chance.pick(isSight ? [0] : isLate ? [0, 1, 7] : [6, 6, 7]);
      const all = names.week.map((label, at) => ({
        ...first,
        [names.dayName]: label,
        [names.opens]: from,
        // On a Saturday others close earlier, and those where one eats later.
        [names.closes]: `${at === 5 && !isLate && !isSight ? until - 2 : until}:${isLate && at > 3 ? "30" : "00"}`,
        ...(closedName === undefined ? {} : { [closedName]: at === off }),
      }));
      return closedName === undefined ? all.filter((_, at) => at !== off) : all;
    };
    return [{ reads: [slot], writes: [slot], apply }];
  });

interface Names {
  readonly week: readonly Json[];
  readonly dayName: string;
  readonly opens: string;
  readonly closes: string;
}

/** As the model writes the days: by name, short, in lower case, by number. */
export function weekOf(one: Json | undefined): readonly Json[] | undefined {
  if (typeof one === "number") return one <= 7 ? [1, 2, 3, 4, 5, 6, 7] : undefined;
  for (const week of weeks) {
    for (const cased of [
      week,
      week.map((name) => name.toLowerCase()),
      week.map((name) => name.toUpperCase()),
    ])
      if (cased.some((name) => name === one)) return cased;
  }
  return undefined;
}

function isClock(value: Json | undefined): boolean {
  return typeof value === "string" && /^\d\d:\d\d$/.test(value);
}
