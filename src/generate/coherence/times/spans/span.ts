import type { Matcher } from "../../../one-of.ts";
/** So long, to a multiple of the step. */
export type Gap = readonly [least: number, most: number, step: number];

/** From when to when something lasts; both of one stem: `trialStart`, `trialEnd`. */
export interface Span {
  readonly from: string;
  readonly to: string;
  /** Where the thing itself does not say how long. */
  readonly gap?: Gap;
  /** Words of the things that it is for. Default: any. */
  readonly owner?: Matcher;
  /** Whether the names say how long it is, whatever the thing: a month of pay. */
  readonly isSure?: true;
  /** Whether it is over, whatever the status says: what was used is billed afterwards. */
  readonly isPast?: true;
  /** A neighbour without which it is not meant. */
  readonly beside?: Matcher;
  /** A neighbour beside which it is another thing. */
  readonly apart?: Matcher;
  /** An event that, where it is told, the end belongs to instead: an offer expires after it was sent. */
  readonly unless?: Matcher;
}
