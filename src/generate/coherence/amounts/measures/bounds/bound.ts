import type { Matcher } from "../../../../one-of.ts";
/** The first is never more than the second; both of one stem (`minPrice`, `maxPrice`). */
export interface Bound {
  readonly lower: string;
  readonly upper: string;
  /** Whether the stems may differ: `enrolled` and `maxStudents`. */
  readonly isLoose?: true;
  /** Whether two equal ones would be odd. */
  readonly isStrict?: true;
  /** Stems of which the one may well be more than the other: a room may be too warm. */
  readonly notOf?: Matcher;
  /** Words of the things that it is not for: the width of a bridge is no share of its length. */
  readonly notIn?: Matcher;
  /** How much of the upper one the lower one is at least, and at most. */
  readonly least?: number;
  readonly most?: number;
}
