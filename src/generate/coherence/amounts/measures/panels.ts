import { findNamed } from "../../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../quantity.ts";
import type { FindRules } from "../../rule.ts";

/** A roof has as many kilowatts as its panels have watts. */
export const findPanels: FindRules = ({ slots }) => {
  const [peak, count, each] = [
    "capacity kw|installed capacity kw|capacity kwp|kwp|peak power kw|system size kw|system size kwp",
    "panel count|panels|number of panels|module count",
    "panel wattage|panel watts|panel power|module wattage|watts per panel",
  ].map((names) => findNamed(slots, names, quantityKinds));
  if (!peak || !count || !each) return [];
  return [
    {
      reads: [count, each],
      writes: [peak],
      apply: (scope) => {
        const [many = 0, watts = 0] = [count, each].map((slot) => readQuantity(scope, slot));
        writeQuantity(scope, peak, (many * watts) / 1000);
      },
    },
  ];
};
