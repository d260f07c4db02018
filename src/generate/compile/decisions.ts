import type { RulesBetween } from "../coherence/find-rules.ts";
import type { Parts } from "../coherence/rule.ts";
import type { SlotHold } from "../coherence/slot.ts";
import type { Make } from "../draw/scope.ts";
import type { Member } from "../member.ts";

/** Decides a member before its schema does: an identifier, a reference. */
export interface Override {
  readonly make: Make;
  readonly hold: Exclude<SlotHold, "free">;
}

/** What else decides about the members of an object than their schemas and names. */
export interface Decisions extends RulesBetween, Pick<Parts, "sorters"> {
  readonly override: (member: Member) => Override | undefined;
}
