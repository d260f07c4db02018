import type { Chance } from "../draw/chance.ts";
import type { Scope } from "../draw/scope.ts";
import type { RowTable } from "./rows/row-table.ts";
import type { Slot } from "./slot.ts";

/** Something that holds between the members of one object. */
export interface Rule {
  /** The members that it looks at, and those that it may change: they decide the order. */
  readonly reads: readonly Slot[];
  readonly writes: readonly Slot[];
  readonly apply: (scope: Scope) => void;
  /** The thing that it deals whole, where it writes what a row of a table has. */
  readonly deals?: string;
  /** Whether it speaks of some records alone: what usually fits holds for the others. */
  readonly isOfSome?: true;
}

/** An object's members, as somebody looks at them who wants to know what holds between them. */
export interface Parts {
  /** The words for the thing: of the model, or of the member that holds the object. */
  readonly owner: readonly string[];
  readonly slots: readonly Slot[];
  /** What is told of a kind of thing in the language of the records. */
  readonly rowsOf: (thing: string) => readonly RowTable[];
  /** What the object calls those in other collections that it is sorted by: its category. */
  readonly sorters?: readonly string[];
}

/** Finds the rules of one kind in an object, once, when the model is compiled. */
export type FindRules = (parts: Parts) => readonly Rule[];

/** A stream of chance for what a rule decides about a member. */
export function chanceFor(scope: Scope, slot: Slot): Chance {
  return scope.chanceAt(slot.place(scope) ^ 0x5bd1e995);
}
