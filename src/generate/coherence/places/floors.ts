import { oneOf } from "../../one-of.ts";
import type { FindRules } from "../rule.ts";
import { type Slot, write } from "../slot.ts";

const rooms = oneOf(
  "room number|room|number|unit|unit number|apartment|apartment number|suite|suite number|door number|flat number",
);
const floors = oneOf("floor|floor number|storey|story|level");
const houses = oneOf("room|suite|apartment|flat|unit|hotel|office|desk|bed|ward|dorm|residence");

/** Room 304 is on the third floor. */
export const findFloors: FindRules = ({ slots, owner }) => {
  if (!owner.some((word) => houses.test(word))) return [];
  const floor = slots.find(({ words, kind }) => kind === "number" && floors.test(words));
  const room = slots.find(
    ({ words, kind }) => (kind === "text" || kind === "number") && rooms.test(words),
  );
  if (!floor || !room) return [];
  return [
    {
      reads: [floor, room],
      writes: [room],
      apply: (scope) => {
        const [level, number] = [scope.values[floor.name], scope.values[room.name]];
        if (typeof level !== "number" || level < 0 || !Number.isInteger(level)) return;
        const renamed = renumber(String(number), level, room);
        if (renamed !== undefined) write(scope, room, renamed);
      },
    },
  ];
};

/** The last two digits say which room it is, those before them on which floor. */
function renumber(number: string, level: number, { kind }: Slot): string | number | undefined {
  if (/^\d[A-Z]$/.test(number)) return `${level}${number.slice(-1)}`;
  const digits = /^([A-Z]?-?)(\d)(\d\d)$/.exec(number);
  if (!digits) return undefined;
  const [, block = "", , door = ""] = digits;
  return kind === "number" ? level * 100 + Number(door) : `${block}${level}${door}`;
}
