import type { Scope } from "../../draw/scope.ts";
import { stemOf } from "../match-role.ts";
import { chanceFor } from "../rule.ts";
import type { Slot } from "../slot.ts";
import type { Gap } from "./span-tables.ts";
import type { findTense } from "./tense.ts";

export interface TimeSlot {
  readonly slot: Slot;
  readonly event: string;
}

export type TenseReader = ReturnType<typeof findTense>;

export function stems(times: readonly TimeSlot[], role: string): { slot: Slot; stem: string }[] {
  const names = role.split("|");
  return times.flatMap(({ slot, event }) => {
    const stem = stemOf(event, names);
    return stem === undefined ? [] : [{ slot, stem }];
  });
}

export function drawGap(scope: Scope, slot: Slot, [least, most, step]: Gap): number {
  const chance = chanceFor(scope, slot);
  return least + step * chance.below(Math.floor((most - least) / step) + 1);
}
