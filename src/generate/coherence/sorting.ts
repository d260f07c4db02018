import type { Scope } from "../draw/scope.ts";

/** What an object is sorted by, as it says itself: a lamp by `Lighting`. */
export interface Sorting {
  /** The members that it is read from, which have to be drawn before. */
  readonly needs: readonly string[];
  /** The words for it, the best first. */
  readonly read: (scope: Scope) => readonly string[];
}
