import type { Scope } from "../../../draw/scope.ts";
import { findRating } from "../../mood.ts";
import { readQuantity, writeQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules } from "../../rule.ts";

/** Of what a stay, a meal or a job may have its own stars beside those of the whole. */
const aspects =
  /^(?:cleanliness|service|location|value|value for money|staff|comfort|food|atmosphere|ambiance|ambience|quality|facilities|accuracy|communication|punctuality|professionalism|friendliness|check in|delivery|packaging|taste|speed|knowledge|difficulty|clarity|workload)(?: (?:rating|score|stars))?$/;
const most = 5;

/** Who likes the whole likes each of its parts about as much. */
export const findSingleRatings: FindRules = ({ slots }) => {
  const whole = findRating(slots);
  const parts = slots.filter(({ kind, words }) => kind === "number" && aspects.test(words));
  if (!whole || parts.length < 2 || parts.includes(whole)) return [];
  const apply = (scope: Scope) => {
    const liked = readQuantity(scope, whole);
    if (liked === undefined || liked > most) return;
    for (const slot of parts) {
      const drawn = readQuantity(scope, slot);
      if (drawn === undefined || drawn > most) continue;
      const step = chanceFor(scope, slot).pick([-1, 0, 0, 1]);
      writeQuantity(scope, slot, Math.min(most, Math.max(1, Math.round(liked) + step)));
    }
  };
  return [{ reads: [whole], writes: parts, apply }];
};
