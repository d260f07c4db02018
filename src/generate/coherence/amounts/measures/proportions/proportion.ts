import type { Matcher } from "../../../../one-of.ts";
/** One number that lies around another: so much more, or so many times as much. */
export interface Proportion {
  readonly follows: string;
  readonly of: string;
  readonly add?: readonly [least: number, most: number];
  readonly times?: readonly [least: number, most: number];
  readonly decimals: number;
  /** Whether it is so many times as much, and not in between: a deposit of two rents. */
  readonly isWhole?: true;
  /** Whether none is none: a state has said that it has not begun. */
  readonly isNoneAtFirst?: true;
  /** Whether nothing of the other tells nothing: what has not begun has a budget. */
  readonly isOfSome?: true;
  /** Between which the other is what it is taken for: a height of 1.8 is none in centimetres. */
  readonly within?: readonly [least: number, most: number];
  /** What is more than that already is something else, and stays: a plot is no floor. */
  readonly most?: number;
  /** Words of the things that it is for. Default: all. */
  readonly owner?: Matcher;
  /** Neighbours of which one must be there for it to be meant. Default: none. */
  readonly beside?: string;
  /** Neighbours that say better how much it is. */
  readonly unless?: string;
}
