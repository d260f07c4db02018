import type { JsonObject } from "../../../schema/schema.ts";
import type { Scope } from "../../draw/scope.ts";
import type { Slot } from "../slot.ts";
import { timeKinds, toEvent } from "../times/time.ts";

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
export function findTime(slots: readonly Slot[], events: RegExp): Slot | undefined {
  return slots.find((slot) => timeKinds.includes(slot.kind) && events.test(toEvent(slot)));
}
