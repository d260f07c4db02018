import type { Scope } from "../../../draw/scope.ts";
import { timelines } from "../../../facets/timeline.ts";
import { findNamed } from "../../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules } from "../../rule.ts";

/** Who has died was born long ago, and lived a life; who has not was born within one. */
export const findLifetimes: FindRules = ({ slots }) => {
  const birth = findNamed(
    slots,
    "birth year|year of birth|born|year born|born year",
    quantityKinds,
  );
  const death = findNamed(slots, "death year|year of death|died|year died", quantityKinds);
  if (!birth || !death) return [];
  const apply = (scope: Scope) => {
    const born = readQuantity(scope, birth);
    if (born === undefined) return;
    const chance = chanceFor(scope, death);
    const today = new Date(scope.facet(timelines).now).getUTCFullYear();
    if (readQuantity(scope, death) === undefined) {
      if (born < today - 92) writeQuantity(scope, birth, today - chance.between(24, 82));
      return;
    }
    const begin = born > today - 92 ? chance.between(today - 190, today - 92) : born;
    writeQuantity(scope, birth, begin);
    writeQuantity(scope, death, begin + chance.between(41, 91));
  };
  return [{ reads: [birth, death], writes: [birth, death], apply }];
};
