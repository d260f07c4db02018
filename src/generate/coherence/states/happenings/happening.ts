import type { Matcher } from "../../../one-of.ts";
import type { States } from "../../../state-words.ts";

/**
 * What is there once something has happened, and the states that have seen it happen. A member of
 * another state is empty, as far as its type allows.
 */
export interface Happening {
  readonly members: Matcher;
  readonly states: States;
  /** Words of the things that it is for. Default: all. */
  readonly owner?: Matcher;
}
