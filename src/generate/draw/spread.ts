import { type Chance, mix } from "./chance.ts";
import type { Scope } from "./scope.ts";

/** A page shows about so many records: of these each share of the chances comes once. */
const size = 5;

/** Every order of so many, one behind the other. */
const orders: readonly (readonly number[])[] = ordersOf([...Array(size).keys()]);

function ordersOf(values: readonly number[]): number[][] {
  if (values.length < 2) return [[...values]];
  return values.flatMap((value) =>
    ordersOf(values.filter((other) => other !== value)).map((rest) => [value, ...rest]),
  );
}

/**
 * From 0 up to, not including, 1, and over a handful of neighbours from all of it: what is said of four
 * in five is not said of some record among the first, and what is rare is not said of three of them.
 */
export function spread(scope: Scope, chance: Chance, key: number): number {
  const share = chance.next();
  const { high, low, common, index, attempt } = scope.draw;
  // Who draws again wants another value, and not its turn.
  if (attempt > 0 || scope.draw.text) return share;
  if (scope.isSingle) return (turn(index, common ^ key) + share) / size;
  if (!scope.item) return share;
  return (turn(scope.item.index, high ^ low ^ scope.item.list ^ key) + share) / size;
}

function turn(index: number, key: number): number {
  const round = Math.floor(index / size);
  const order = orders[(mix(mix(key) ^ round) >>> 0) % orders.length];
  return order?.[index % size] ?? 0;
}
