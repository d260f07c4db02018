import type { Scope } from "../../../draw/scope.ts";
import { readQuantity, writeQuantity } from "../../quantity.ts";
import { type Slot, write } from "../../slot.ts";

/** A year, as a number or as the beginning of a date. */
export function readYear(scope: Scope, slot: Slot): number | undefined {
  const value = scope.values[slot.name];
  if (typeof value !== "string") return readQuantity(scope, slot);
  if (/^\d{1,4} BC$/.test(value)) return -Number.parseInt(value, 10);
  return /^\d{4}(?:-\d\d-\d\d|$)/.test(value) ? Number(value.slice(0, 4)) : undefined;
}

export function writeYear(scope: Scope, slot: Slot, year: number): void {
  const value = scope.values[slot.name];
  if (typeof value !== "string") writeQuantity(scope, slot, year);
  else if (value.endsWith(" BC")) write(scope, slot, year < 0 ? `${-year} BC` : `${year}`);
  // A leap day is one in few years only.
  else write(scope, slot, `${year}${value.slice(4).replace("-02-29", "-02-28")}`);
}
