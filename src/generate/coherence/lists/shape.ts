import { isObject, type Json, type JsonObject } from "../../../schema/schema.ts";
import type { Scope } from "../../draw/scope.ts";
import type { Matcher } from "../../one-of.ts";
import type { Slot } from "../slot.ts";
import { timeKinds, toEvent, toTime, toValue } from "../times/time.ts";

type Items = readonly JsonObject[];

/** How the items of a list stand together: their order, their number, what only one of them is. */
export interface Shape {
  /** What it looks at of the object around the list. */
  readonly reads?: readonly Slot[];
  /** The items as they should be; the same ones where nothing is wrong with them. */
  readonly arrange: (items: Items, scope: Scope) => Items;
}

/** The shape that a list has by its name and its members; looked for once, when a model is compiled. */
export type FindShape = (list: Slot, slots: readonly Slot[]) => Shape | undefined;

/** When something of the whole was or is: `startDate` and `starts_at` are its `start` and `starts`. */
export function findTime(slots: readonly Slot[], events: Matcher): Slot | undefined {
  return slots.find((slot) => timeKinds.includes(slot.kind) && events.test(toEvent(slot)));
}

/** An item at another time, and with it what it lists: the stops of a day are on that day. */
export function atTime(item: JsonObject, name: string, time: Json | undefined): JsonObject {
  const [before, after] = [toTime(item[name]), toTime(time)];
  const by = before && after && before.form !== "clock" ? after.at - before.at : 0;
  const moved: Record<string, Json> = { ...item, [name]: time ?? null };
  for (const key in item) {
    const list = by === 0 ? undefined : item[key];
    if (Array.isArray(list) && isObject(list[0])) moved[key] = list.map((one) => shifted(one, by));
  }
  return moved;
}

function shifted(item: Json, by: number): Json {
  if (!isObject(item)) return item;
  const entries = Object.entries(item).map(([key, value]): [string, Json] => {
    if (Array.isArray(value) && isObject(value[0]))
      return [key, value.map((one) => shifted(one, by))];
    const time = toTime(value);
    const isApart = !time || time.form === "clock" || /birth|born/i.test(key);
    return [key, isApart ? value : (toValue(time.form, time.at + by, false) ?? value)];
  });
  return Object.fromEntries(entries);
}
