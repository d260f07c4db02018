import type { Matcher } from "../../../one-of.ts";
/** One instant by another: due so long after it was issued. */
export interface Sequel {
  readonly after: string;
  readonly event: string;
  readonly gaps: readonly number[];
  readonly owner?: Matcher;
  /** Whether the stems need not be the same. */
  readonly isLoose?: true;
  /** Whether it has happened where it is told at all, so that what led to it was earlier. */
  readonly isSure?: true;
  /** Whether it took what time there was, where that is less. */
  readonly isHurried?: true;
}
