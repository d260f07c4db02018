import { isObject, type Json, type JsonObject } from "../../../../schema/schema.ts";
import { toItemName } from "../../item-names.ts";
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
  const nameOf = toItemName(list);
  const find = (names: RegExp) => list.itemNames.find((name) => names.test(nameOf(name)));
  const period = find(/^(?:period|lesson|lesson number|period number)$/);
  const start = find(/^(?:start|start time|starts|from)$/);
  const end = find(/^(?:end|end time|ends|to)$/);
  if (period === undefined || start === undefined) return [];
  return [
    {
      reads: [list],
      writes: [list],
      apply: (scope) => {
        const items = scope.values[list.name];
        if (!Array.isArray(items)) return;
        const placed = items.map((item) =>
          isObject(item) ? toLesson(item as JsonObject, period, start, end) : item,
        );
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
