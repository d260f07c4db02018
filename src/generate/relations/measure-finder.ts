import type { Json } from "../../schema/schema.ts";
import type { Rule } from "../coherence/rule.ts";
import type { Slot } from "../coherence/slot.ts";
import type { Scope } from "../draw/scope.ts";

/** Where a record is referred to, and what it says itself. */
export interface Source {
  readonly reference: Slot;
  /** Reads a member of such a name from the other record, where it has one. */
  readonly look: (wanted: string) => ((scope: Scope) => Json | undefined) | undefined;
}

export type Find = (source: Source, slots: readonly Slot[]) => Rule | undefined;
