import type { Scope } from "../../../../draw/scope.ts";
import { readQuantity, writeQuantity } from "../../../quantity.ts";
import { chanceFor } from "../../../rule.ts";
import { clear, isPresent, type Slot } from "../../../slot.ts";
import type { Identity } from "./identity.ts";

export interface Term {
  readonly slot: Slot;
  readonly times: number;
}

export interface Taken {
  readonly slot: Slot;
  readonly usual: readonly [least: number, most: number] | undefined;
}

/** What is left, or comes to, of some that are added and some that are taken away. */
export function addUp(
  scope: Scope,
  { isSigned, isNoneAtFirst, isRound }: Pick<Identity, "isSigned" | "isNoneAtFirst" | "isRound">,
  result: Slot,
  plus: readonly Term[],
  taken: readonly Taken[],
): void {
  if (isNoneAtFirst && readQuantity(scope, result) === 0) return;
  const minus = taken.map(({ slot }) => slot);
  // Of what nobody has estimated nothing is left over.
  if (result.isNullable && plus.every(({ slot }) => !isPresent(scope.values[slot.name]))) {
    clear(scope, result);
    return;
  }
  let sum = 0;
  for (const { slot, times } of plus) sum += times * (readQuantity(scope, slot) ?? 0);
  for (const { slot, usual } of taken) if (usual) takeUsual(scope, slot, sum, usual, isRound);
  const parts = minus.map((slot) => readQuantity(scope, slot) ?? 0);
  const away = parts.reduce((all, one) => all + one, 0);
  if (!isSigned && sum < away) shrink(scope, minus, parts, sum);
  const left = minus.reduce((all, slot) => all + (readQuantity(scope, slot) ?? 0), 0);
  writeQuantity(scope, result, sum - left);
}

/** A tax of a tenth, not of a thousandth. */
function takeUsual(
  scope: Scope,
  slot: Slot,
  sum: number,
  [least, most]: readonly [number, number],
  isRound = false,
): void {
  const drawn = readQuantity(scope, slot);
  if (drawn === undefined || (drawn >= sum * least && drawn <= sum * most)) return;
  const usual = sum * (least + (most - least) * chanceFor(scope, slot).next());
  const isCounted = Number.isInteger(drawn) && Number.isInteger(sum) && sum < 100_000;
  const step = isRound && sum % 1000 === 0 ? 1000 : isCounted ? 1 : 0;
  writeQuantity(scope, slot, step === 0 ? usual : Math.round(usual / step) * step);
}

/** No more can be taken than there is. */
function shrink(scope: Scope, minus: readonly Slot[], taken: readonly number[], sum: number): void {
  const most = taken.reduce((all, one) => all + one, 0);
  const first = minus[0];
  if (!first || most === 0) return;
  const share = (0.2 + 0.7 * chanceFor(scope, first).next()) * (sum / most);
  for (const [index, slot] of minus.entries()) {
    writeQuantity(scope, slot, Math.floor((taken[index] ?? 0) * share));
  }
}
