import type { Scope } from "../../../draw/scope.ts";
import type { Slot } from "../../slot.ts";
import { findStatus, toState } from "../../times/tense.ts";

/** How to tell how far somebody has come. */
export interface Completion {
  readonly slot: Slot;
  readonly read: (scope: Scope) => "none" | "part" | "full" | undefined;
}

const full =
  /^(?:completed|complete|done|finished|graduated|achieved|reached|unlocked|earned|passed|funded|successful)$/;
const none = /^(?:not started|todo|to do|planned|scheduled|upcoming|new|locked|pending)$/;
const part =
  /^(?:active|in progress|ongoing|started|running|enrolled|paused|on hold|on track|at risk|in review|review|blocked)$/;

export function findCompletion(
  slots: readonly Slot[],
  owner: readonly string[],
): Completion | undefined {
  const status = findStatus(slots, owner);
  if (status) {
    const read = ({ values }: Scope) => {
      const state = toState(values[status.name]) ?? "";
      if (full.test(state)) return "full";
      return none.test(state) ? "none" : part.test(state) ? "part" : undefined;
    };
    return { slot: status, read };
  }
  const flag = slots.find(
    ({ kind, words }) =>
      // Whoever has passed need not have had every point.
      kind === "boolean" && words !== "passed" && full.test(words.replace(/^(?:is|has) /, "")),
  );
  return (
    flag && { slot: flag, read: ({ values }) => (values[flag.name] === true ? "full" : "part") }
  );
}
