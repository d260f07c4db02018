import type { Matcher } from "../../../../one-of.ts";
/** A member that others add up to. Roles share a stem: `seatsTotal`, `seatsSold`, `seatsLeft`. */
export interface Identity {
  readonly result: string;
  readonly plus: readonly (string | readonly [role: string, times: number])[];
  readonly minus?: readonly (string | readonly [role: string, least: number, most: number])[];
  /** Whether there is nothing to add to without the first of the operands. */
  readonly isLed?: true;
  /** How many of the operands there must be. Default: all. */
  readonly least?: number;
  /** Words of the models that it is for. Default: any. */
  readonly owner?: Matcher;
  /** Whether none is none: a state has said that it has not begun. */
  readonly isNoneAtFirst?: true;
  /** Whether it may well be less than nothing. */
  readonly isSigned?: true;
  /** Whether what is taken of a sum of thousands is some thousands as well. */
  readonly isRound?: true;
  /** How much of the sum is usually taken away by each that does not say so itself. */
  readonly usually?: readonly [least: number, most: number];
}
