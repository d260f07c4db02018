import type { Chance } from "./chance.ts";
import { mix } from "./chance.ts";
import { permute } from "./permute.ts";
import type { Scope } from "./scope.ts";

/** One of so many: for the items of a list each of them once in a round, for all else by chance. */
export function deal(scope: Scope, chance: Chance, size: number, key: number): number {
  const item = scope.draw.text ?? scope.item;
  if (item === undefined) return chance.below(size);
  const { high, low, attempt } = scope.draw;
  const start = mix(high ^ low ^ item.list ^ key);
  return permute(item.index + attempt + ((start >>> 8) % size), size, start);
}

/**
 * What a thing is called by comes once in a round, so that a screen with five of them shows five names:
 * of the records of a collection, and of the items of a list.
 */
export function dealOnce(scope: Scope, chance: Chance, size: number, key: number): number {
  if (!scope.isSingle || scope.draw.text) return deal(scope, chance, size, key);
  const { index, attempt, common } = scope.draw;
  const round = Math.floor(index / size);
  // Each round in another order: who has met once need not meet again at every turn.
  return permute(index + attempt, size, round === 0 ? common ^ key : mix(common ^ key ^ round));
}
