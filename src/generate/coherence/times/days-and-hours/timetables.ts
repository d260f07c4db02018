import type { Json, JsonObject } from "../../../../schema/schema.ts";
import { itemNamed, itemsOf } from "../../items.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";
import { toTime, toValue } from "../time.ts";

const lists = /(?:^| )(?:schedule|timetable|lessons|periods|classes)$/;

const minute = 60_000;
/** The first lesson begins at eight; each takes three quarters of an hour, with ten minutes between. */
const opening = 8 * 60;
const [lesson, pause] = [45, 10];

/** The third lesson of a day is not before the second. */
export const findTimetables: FindRules = ({ slots }) => slots.flatMap(findTimetable);

function findTimetable(list: Slot): readonly Rule[] {
  if (list.kind !== "list" || !lists.test(list.words)) return [];
  const period = itemNamed(list, /^(?:period|lesson|lesson number|period number)$/);
  const start = itemNamed(list, /^(?:start|start time|starts|starts at|from)$/);
  const end = itemNamed(list, /^(?:end|end time|ends|ends at|to)$/);
  if (period === undefined || start === undefined) return [];
  return [
    {
      reads: [list],
      writes: [list],
      apply: (scope) => {
        const placed = itemsOf(scope, list).map((item) => toLesson(item, period, start, end));
        write(scope, list, placed);
      },
    },
  ];
}

function toLesson(
  item: JsonObject,
  period: string,
  start: string,
  end: string | undefined,
): JsonObject {
  const number = item[period];
  if (typeof number !== "number" || number < 1 || number > 12) return item;
  const begin = opening + (number - 1) * (lesson + pause);
  const told = { ...item, [start]: toClock(item[start], begin) };
  return end === undefined ? told : { ...told, [end]: toClock(item[end], begin + lesson) };
}

/** At so many minutes after midnight, where it is told by the clock. */
function toClock(before: Json | undefined, minutes: number): Json {
  const isShort = typeof before === "string" && before.length === 5;
  const isClock = toTime(before)?.form === "clock";
  return (isClock ? toValue("clock", minutes * minute, isShort) : before) ?? null;
}
