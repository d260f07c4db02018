import type { Scope } from "../../../draw/scope.ts";
import { readQuantity, writeQuantity } from "../../quantity.ts";
import type { FindRules } from "../../rule.ts";

const split =
  /(?:^| )(?:device|devices|traffic|gender|age|audience|channel|source|browser|platform)s? (?:split|share|shares|mix|distribution|breakdown)$/;

/** Of all visitors some came by telephone and the others not: together they are a hundred percent. */
export const findVisitorSplits: FindRules = ({ slots, owner }) => {
  const parts = slots.filter(({ kind, hold }) => kind === "number" && hold === "free");
  if (!split.test(owner.join(" ")) || parts.length < 2 || parts.length < slots.length) return [];
  const apply = (scope: Scope) => {
    const drawn = parts.map((part) => readQuantity(scope, part) ?? 0);
    const sum = drawn.reduce((one, other) => one + other, 0);
    // More than a hundred of one kind are counted, and no share.
    if (sum <= 0 || drawn.some((one) => one > 100)) return;
    const all = sum <= 1.5 && drawn.some((one) => !Number.isInteger(one)) ? 1 : 100;
    const told = drawn.map((one) => Number(((one / sum) * all).toFixed(all === 1 ? 2 : 0)));
    const rest = all - told.reduce((one, other) => one + other, 0);
    for (const [at, part] of parts.entries()) {
      const share = (told[at] ?? 0) + (at === 0 ? rest : 0);
      writeQuantity(scope, part, Number(share.toFixed(2)));
    }
  };
  return [{ reads: parts, writes: parts, apply }];
};
