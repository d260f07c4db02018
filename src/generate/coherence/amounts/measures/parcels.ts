import { isObject, type Json } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import { quantityKinds, toQuantity, writeQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules } from "../../rule.ts";

const packages = oneOf("parcel|package|shipment|box|carton|consignment");
const sides = ["length|length cm", "width|width cm", "height|height cm|depth|depth cm"];

/** What is in a box fits into it, and is neither foam nor lead. */
export const findParcels: FindRules = ({ slots, owner }) => {
  if (!owner.some((word) => packages.test(word))) return [];
  const whole = findNamed(slots, "dimensions|size|dimensions cm", ["object"]);
  const measured = sides.flatMap((names) => findNamed(slots, names, ["number"]) ?? []);
  const weight = findNamed(slots, "weight|weight kg|gross weight", quantityKinds);
  const volume = findNamed(slots, "volume|volume cm3", ["number"]);
  const reads = measured.length === 3 ? measured : whole ? [whole] : [];
  const writes = [weight, volume].flatMap((slot) => slot ?? []);
  if (reads.length === 0) return [];
  const apply = (scope: Scope) => {
    const size = volumeOf(reads.map(({ name }) => scope.values[name]));
    if (size === undefined) return;
    if (volume) writeQuantity(scope, volume, size);
    if (!weight || / (?:lbs?|g|oz)$/.test(weight.words)) return;
    const density = 0.00008 + 0.00032 * chanceFor(scope, weight).next();
    writeQuantity(scope, weight, Math.max(0.1, Number((size * density).toFixed(1))));
  };
  return [{ reads, writes, apply }];
};

/** Of three lengths, each by itself or all in an object, in cubic centimetres. */
function volumeOf(values: readonly (Json | undefined)[]): number | undefined {
  const [only] = values;
  const told = isObject(only) ? Object.values(only) : values;
  const lengths = told.flatMap((one) => toQuantity(one) ?? []);
  const inch = isObject(only) && only["unit"] === "in" ? 16.4 : 1;
  return lengths.length === 3 ? lengths.reduce((all, one) => all * one, inch) : undefined;
}
