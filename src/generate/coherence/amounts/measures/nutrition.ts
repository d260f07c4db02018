import type { Chance } from "../../../draw/chance.ts";
import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../quantity.ts";
import { takersOf } from "../../rows/deal-rows.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import type { Slot } from "../../slot.ts";

/** What somebody should eat in a day: what of each is reckoned from it. */
const targets =
  "daily calories|calories per day|calorie target|target calories|daily calorie target|calorie goal|daily calorie goal|calories target|calories goal|daily kcal|kcal per day|target kcal|total calories";

/** How much energy a gram of each has, in kilocalories. */
const nutrients: readonly (readonly [names: string, energy: number])[] = [
  ["protein|protein g|protein grams|proteins|protein target|protein goal|target protein", 4],
  [
    "carbs|carbohydrates|carbs g|carbohydrates g|carbs grams|carbohydrate|carbs target|carbs goal|target carbs",
    4,
  ],
  ["fat|fat g|fat grams|total fat|fats|fat target|fat goal|target fat", 9],
];

/** What is cooked of several things has of each, whatever the one food is made of. */
const cooked = oneOf("recipe|meal|dish|menu|nutrition|nutritional|nutrients|macros");

/** What a dish has of each adds up to its calories; who has a target has so much of each. */
export const findNutrition: FindRules = (where) => {
  const { slots, owner } = where;
  const parts = nutrients.flatMap(([names, energy]) => {
    const slot = findNamed(slots, names, quantityKinds);
    return slot ? [{ slot, energy }] : [];
  });
  if (parts.length < nutrients.length) return [];
  const total = findNamed(slots, "calories|kcal|energy kcal|calories kcal|energy", quantityKinds);
  if (!total) return findTargets(slots, parts);
  const isCooked = owner.some((word) => cooked.test(word));
  const takersIn = takersOf(where);
  const first = parts[0]?.slot;
  return [
    {
      reads: parts.map(({ slot }) => slot),
      writes: isCooked ? [total, ...parts.map(({ slot }) => slot)] : [total],
      apply: (scope) => {
        const sum = energyOf(scope, parts);
        if (sum <= 0) return;
        // What a row tells of a dish is made of what the dish is.
        const isTold = first !== undefined && takersIn(scope).has(first);
        if (isCooked && !isTold) shareOut(scope, parts, sum, chanceFor(scope, total));
        writeQuantity(scope, total, Math.round(energyOf(scope, parts)));
      },
    },
  ];
};

interface Nutrient {
  readonly slot: Slot;
  readonly energy: number;
}

function energyOf(scope: Scope, parts: readonly Nutrient[]): number {
  return parts.reduce(
    (all, { slot, energy }) => all + (readQuantity(scope, slot) ?? 0) * energy,
    0,
  );
}

/** A third or so is fat, and less is protein. */
function shareOut(
  scope: Scope,
  parts: readonly Nutrient[],
  calories: number,
  chance: Chance,
): void {
  const [protein, fat] = [0.16 + 0.15 * chance.next(), 0.25 + 0.12 * chance.next()];
  const shares = [protein, 1 - protein - fat, fat];
  parts.forEach(({ slot, energy }, at) => {
    writeQuantity(scope, slot, Math.round((calories * (shares[at] ?? 0)) / energy));
  });
}

function findTargets(slots: readonly Slot[], parts: readonly Nutrient[]): readonly Rule[] {
  const target = findNamed(slots, targets, quantityKinds);
  if (!target) return [];
  const apply = (scope: Scope) => {
    const calories = readQuantity(scope, target);
    if (calories === undefined) return;
    shareOut(scope, parts, calories, chanceFor(scope, target));
  };
  const slotsOfParts = parts.map(({ slot }) => slot);
  return [{ reads: [target, ...slotsOfParts], writes: slotsOfParts, apply }];
}
