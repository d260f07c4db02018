import type { Scope } from "../../draw/scope.ts";
import { namesOf, stemOf } from "../match-role.ts";
import { hasEdge, indexNames, rememberEdges } from "../name-edges.ts";
import { chanceFor } from "../rule.ts";
import type { Slot } from "../slot.ts";
import type { Gap } from "./spans/span.ts";
import type { findTense } from "./tense.ts";

export interface TimeSlot {
  readonly slot: Slot;
  readonly event: string;
}

export type TenseReader = ReturnType<typeof findTense>;

const edgesOf = rememberEdges<TimeSlot>(({ event }) => [event]);

/** The rows of a table whose event may be among the times, in the table's order. */
export function indexEvents<T>(
  table: readonly T[],
  eventOf: (row: T) => string,
): (times: readonly TimeSlot[]) => readonly T[] {
  const find = indexNames(table, (row) => namesOf(eventOf(row)));
  return (times) => find(edgesOf.of(times));
}

export function stems(times: readonly TimeSlot[], role: string): { slot: Slot; stem: string }[] {
  const names = namesOf(role);
  if (!hasEdge(edgesOf.of(times), names)) return [];
  return times.flatMap(({ slot, event }) => {
    const stem = stemOf(event, names);
    return stem === undefined ? [] : [{ slot, stem }];
  });
}

export function drawGap(scope: Scope, slot: Slot, [least, most, step]: Gap): number {
  const chance = chanceFor(scope, slot);
  return least + step * chance.below(Math.floor((most - least) / step) + 1);
}
