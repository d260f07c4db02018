import { placeOf } from "../draw/chance.ts";
import type { Scope } from "../draw/scope.ts";
import { isPresent, type Slot } from "./slot.ts";

/** Draws a member again, so many times at most, as long as something is wrong with it. */
export function redrawWhile(
  scope: Scope,
  slot: Slot,
  most: number,
  isWrong: (scope: Scope) => boolean,
): void {
  for (let attempt = 1; attempt <= most && isWrong(scope); attempt++) {
    scope.draw.attempt = attempt;
    const value = slot.revive(scope, placeOf(slot.place(scope), attempt));
    if (isPresent(value)) scope.values[slot.name] = value;
  }
  scope.draw.attempt = 0;
}
