import type { Scope } from "../../../draw/scope.ts";
import { readQuantity, writeQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import type { Slot } from "../../slot.ts";

const later = /^(?:actual|final|real) (.+)$|^(.+) (?:actual|final)$/;
const earlier =
  "estimated|planned|expected|projected|budgeted|forecast|forecasted|predicted|anticipated|quoted|proposed|scheduled";
const target = "target|goal|budget|estimate|plan";

/** `estimatedCost` of `actualCost`, and `salesTarget` of `actualSales`. */
function findTold(slots: readonly Slot[], stem: string): Slot | undefined {
  const names = new Set([
    ...earlier.split("|").map((word) => `${word} ${stem}`),
    ...`${earlier}|${target}`.split("|").map((word) => `${stem} ${word}`),
    ...target.split("|").map((word) => `${word} ${stem}`),
  ]);
  return slots.find(({ words, kind }) => kind === "number" && names.has(words));
}

/** What was told beforehand comes out nearly so: a little less, or a little more. */
export const findToldBefore: FindRules = ({ slots }) =>
  slots.flatMap((slot) => {
    if (slot.kind !== "number") return [];
    const [, behind, before] = later.exec(slot.words) ?? [];
    const told = findTold(slots, behind ?? before ?? "");
    if (!told || told === slot) return [];
    const apply = (scope: Scope) => {
      const [first, present] = [readQuantity(scope, told), readQuantity(scope, slot)];
      // What has not begun stays nothing.
      if (!first || !present) return;
      const share = 0.87 + 0.34 * chanceFor(scope, slot).next();
      const step = stepOf(first, told);
      const steps = Math.max(1, Math.round((first * share) / step));
      writeQuantity(scope, slot, Number((steps * step).toFixed(2)));
    };
    return [{ reads: [told], writes: [slot], apply }];
  });

/** As fine as what was told: in hundreds, in half hours, in cents. */
function stepOf(told: number, { words }: Slot): number {
  if (words.endsWith("hours") && Number.isInteger(told * 2)) return 0.5;
  const rounded = [100, 10, 1].find((step) => told >= step * 100 && told % step === 0);
  if (rounded !== undefined) return rounded;
  const [, decimals = ""] = String(told).split(".");
  return 10 ** -Math.min(decimals.length, 2);
}
