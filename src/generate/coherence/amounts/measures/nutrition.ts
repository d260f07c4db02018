import { findNamed } from "../../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../quantity.ts";
import type { FindRules } from "../../rule.ts";

/** How much energy a gram of each has, in kilocalories. */
const nutrients: readonly (readonly [names: string, energy: number])[] = [
  ["protein|protein g|protein grams|proteins", 4],
  ["carbs|carbohydrates|carbs g|carbohydrates g|carbs grams|carbohydrate", 4],
  ["fat|fat g|fat grams|total fat|fats", 9],
];

/** What a dish has of each adds up to its calories. */
export const findNutrition: FindRules = ({ slots }) => {
  const total = findNamed(slots, "calories|kcal|energy kcal|calories kcal|energy", quantityKinds);
  const parts = nutrients.flatMap(([names, energy]) => {
    const slot = findNamed(slots, names, quantityKinds);
    return slot ? [{ slot, energy }] : [];
  });
  if (!total || parts.length < nutrients.length) return [];
  return [
    {
      reads: parts.map(({ slot }) => slot),
      writes: [total],
      apply: (scope) => {
        const sum = parts.reduce(
          (all, { slot, energy }) => all + (readQuantity(scope, slot) ?? 0) * energy,
          0,
        );
        if (sum > 0) writeQuantity(scope, total, Math.round(sum));
      },
    },
  ];
};
