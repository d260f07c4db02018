import { oneOf } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../quantity.ts";
import { takersOf } from "../../rows/deal-rows.ts";
import { chanceFor, type FindRules } from "../../rule.ts";

const caught = oneOf("catch|fish|fishing|angling|carp|trout");

/** A fish of half a metre weighs a kilogram and a half: its weight goes with the cube of its length. */
export const findCatchWeights: FindRules = (parts) => {
  const { slots, owner } = parts;
  if (!owner.some((word) => caught.test(word))) return [];
  const length = findNamed(slots, "length cm|length", quantityKinds);
  const weight = findNamed(slots, "weight kg|weight", quantityKinds);
  if (!length || !weight) return [];
  const takersIn = takersOf(parts);
  return [
    {
      reads: [length],
      writes: [weight],
      apply: (scope) => {
        const centimetres = readQuantity(scope, length);
        if (centimetres === undefined || takersIn(scope).has(weight)) return;
        const share = 0.9 + 0.3 * chanceFor(scope, weight).next();
        writeQuantity(scope, weight, Number((0.000_011 * centimetres ** 3 * share).toFixed(1)));
      },
    },
  ];
};
