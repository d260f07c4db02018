import type { Json, JsonObject } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { itemNamed, itemsOf } from "../../items.ts";
import { findNamed } from "../../match-role.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";
import { toTime, toValue } from "../time.ts";

const lists = /(?:^| )(?:schedule|timetable|lessons|periods|classes)$/;

const minute = 60_000;
/** The first lesson begins at eight; each takes three quarters of an hour, with ten minutes between. */
const opening = 8 * 60;
const [lesson, pause] = [45, 10];

/** The third lesson of a day is not before the second. */
export const findTimetables: FindRules = ({ slots, owner }) => {
  const isSchool = owner.some((word) => schools.test(word));
  return slots.flatMap((slot) => findTimetable(slot, isSchool));
};

const schools = oneOf("classroom|school|pupil|student|teacher|course");

function findTimetable(list: Slot, isSchool: boolean): readonly Rule[] {
  if (list.kind !== "list" || !lists.test(list.words)) return [];
  const period = itemNamed(list, oneOf("period|lesson|lesson number|period number"));
  const start = itemNamed(list, oneOf("start|start time|starts|starts at|from"));
  const end = itemNamed(list, oneOf("end|end time|ends|ends at|to"));
  if (start === undefined) return [];
  const subject = itemNamed(list, oneOf("subject|subject name|course|lesson name"), "text");
  if (period === undefined)
    return subject === undefined && !isSchool ? [] : [toSchoolDays(list, start, end)];
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

const weekend = /^(?:sat|sun)/i;
const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];

/** Nobody is taught on a Sunday, or at ten in the evening. */
function toSchoolDays(list: Slot, start: string, end: string | undefined): Rule {
  const day = itemNamed(list, oneOf("day|weekday|day of week"), "text");
  return {
    reads: [list],
    writes: [list],
    apply: (scope) => {
      const items = itemsOf(scope, list);
      const told = items.map((item, at) => {
        const minutes = toTime(item[start]);
        const slot = minutes?.form === "clock" ? Math.floor(minutes.at / minute) % 7 : at % 7;
        const begin = opening + slot * (lesson + pause);
        const said = day === undefined ? undefined : item[day];
        const moved =
          day !== undefined && typeof said === "string" && weekend.test(said)
            ? { ...item, [day]: weekdays[(at + said.length) % weekdays.length] ?? said }
            : item;
        const placed = { ...moved, [start]: toClock(item[start], begin) };
        return end === undefined
          ? placed
          : { ...placed, [end]: toClock(item[end], begin + lesson) };
      });
      const placeOf = (item: JsonObject) =>
        weekdays.indexOf(String(day === undefined ? "" : item[day])) * 10_000 +
        (toTime(item[start])?.at ?? 0) / minute;
      write(
        scope,
        list,
        told.toSorted((one, other) => placeOf(one) - placeOf(other)),
      );
    },
  };
}

const numbered = "period|period number|lesson number|lesson|slot|slot number|period no";

/** The sixth lesson of a day is not at nine, wherever each lesson is a record of its own. */
export const findLessons: FindRules = ({ slots, owner }) => {
  const period = findNamed(slots, numbered, ["number"]);
  const start = findNamed(slots, "start time|starts at|start|from|time", ["text"]);
  const end = findNamed(slots, "end time|ends at|end|to", ["text"]);
  const isTaught =
    owner.some((word) => oneOf("timetable|lesson|class|period").test(word)) ||
    slots.some(({ words }) => oneOf("subject|subject id|subject name").test(words));
  if (!period || !start || !isTaught) return [];
  const apply = (scope: Scope) => {
    const told = toLesson(scope.values, period.name, start.name, end?.name);
    write(scope, start, told[start.name]);
    if (end) write(scope, end, told[end.name]);
  };
  return [{ reads: [period], writes: end ? [start, end] : [start], apply }];
};

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
