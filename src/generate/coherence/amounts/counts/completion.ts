import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { isIn, toState } from "../../../state-words.ts";
import type { Slot } from "../../slot.ts";
import { findStatus } from "../../times/tense.ts";

/** How to tell how far somebody has come. */
export interface Completion {
  readonly slot: Slot;
  readonly read: (scope: Scope) => "none" | "part" | "full" | undefined;
}

const ends = oneOf("completed|complete|done|finished|achieved|reached|unlocked|earned|graduated");

export function findCompletion(
  slots: readonly Slot[],
  owner: readonly string[],
): Completion | undefined {
  const status = findStatus(slots, owner);
  if (status) {
    const read = ({ values }: Scope) => {
      const state = toState(values[status.name]) ?? "";
      if (isIn(state, "done")) return "full";
      if (isIn(state, "ahead", "postponed", "asked")) return "none";
      return isIn(state, "running", "halted", "late") ? "part" : undefined;
    };
    return { slot: status, read };
  }
  const flag = slots.find(
    ({ kind, words }) => kind === "boolean" && ends.test(words.replace(/^(?:is|has) /, "")),
  );
  return (
    flag && { slot: flag, read: ({ values }) => (values[flag.name] === true ? "full" : "part") }
  );
}
