import type { Scope } from "../../../draw/scope.ts";
import { findNamed } from "../../match-role.ts";
import { readQuantity, writeQuantity } from "../../quantity.ts";
import type { FindRules } from "../../rule.ts";

/** A bed of four metres by one has four square metres. */
export const findAreas: FindRules = ({ slots }) => {
  const area = findNamed(slots, "area m2|area sqm|area|surface m2|surface area|size m2", [
    "number",
  ]);
  const length = findNamed(slots, "length m|length|length meters|length metres", ["number"]);
  const width = findNamed(slots, "width m|width|width meters|width metres", ["number"]);
  if (!area || !length || !width) return [];
  const apply = (scope: Scope) => {
    const [long, wide] = [readQuantity(scope, length), readQuantity(scope, width)];
    if (long === undefined || wide === undefined) return;
    writeQuantity(scope, area, Math.round(long * wide * 10) / 10);
  };
  return [{ reads: [length, width], writes: [area], apply }];
};
