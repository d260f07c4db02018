import { placeOf } from "../draw/chance.ts";
import type { Scope } from "../draw/scope.ts";
import { isPresent, type Slot } from "./slot.ts";

/**
 * Draws a member again, so many times at most, as long as something is wrong with it. What is dealt
 * so that it comes once takes so many strides: with one, it would be what the next record has.
 */
export function redrawWhile(
  scope: Scope,
  slot: Slot,
  most: number,
  isWrong: (scope: Scope) => boolean,
  stride = 1,
): void {
  for (let attempt = 1; attempt <= most && isWrong(scope); attempt++) {
    scope.draw.attempt = attempt * stride;
    const value = slot.revive(scope, placeOf(slot.place(scope), attempt));
    if (isPresent(value)) scope.values[slot.name] = value;
  }
  scope.draw.attempt = 0;
}
