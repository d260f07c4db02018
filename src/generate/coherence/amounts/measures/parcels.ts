import { isObject, type Json } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import { quantityKinds, toQuantity, writeQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import type { Slot } from "../../slot.ts";

const packages = oneOf("parcel|package|shipment|box|carton|consignment|pallet");
const weights = "weight|weight kg|package weight|parcel weight|gross weight";
const volumes = "volume|volume l|volume liters|volume litres|volume m3|volume cm3";
const sides = ["length", "width", "height|depth"].map((names) =>
  names
    .split("|")
    .flatMap((name) => [name, `${name} cm`])
    .join("|"),
);

/** What is in a box fits into it, and is neither foam nor lead. */
export const findParcels: FindRules = ({ slots, owner }) => {
  if (!owner.some((word) => packages.test(word))) return [];
  const whole = findNamed(slots, "dimensions|size|measurements|dimensions cm|package dimensions", [
    "object",
  ]);
  const measured = sides.flatMap((names) => findNamed(slots, names, ["number"]) ?? []);
  const weight = findNamed(slots, weights, quantityKinds);
  const volume = findNamed(slots, volumes, ["number"]);
  if (measured.length < 3 && !whole) return [];
  const told = [weight, volume].flatMap((slot) => slot ?? []);
  if (told.length === 0) return [];
  const reads = measured.length === 3 ? measured : whole ? [whole] : [];
  const apply = (scope: Scope) => {
    const litres = litresOf(reads.map(({ name }) => scope.values[name]));
    if (litres === undefined) return;
    if (volume) writeQuantity(scope, volume, litres * unitOf(volume));
    if (!weight || /\b(?:lb|lbs|g|grams|oz|ounces)\b/.test(weight.words)) return;
    const density = 0.08 + 0.32 * chanceFor(scope, weight).next();
    writeQuantity(scope, weight, Math.max(0.1, Number((litres * density).toFixed(1))));
  };
  return [{ reads, writes: told, apply }];
};

function unitOf({ words }: Slot): number {
  if (/m3$/.test(words) && !/cm3$/.test(words)) return 0.001;
  return /\b(?:l|liters|litres)$/.test(words) ? 1 : 1000;
}

/** Of three lengths in centimetres, each by itself or all in an object. */
function litresOf(values: readonly (Json | undefined)[]): number | undefined {
  const [only] = values;
  const inside = isObject(only)
    ? Object.entries(only).flatMap(([name, value]) =>
        /length|width|height|depth/i.test(name) ? [value] : [],
      )
    : values;
  const lengths = inside.map((value) => toQuantity(value));
  if (lengths.length !== 3) return undefined;
  const inch = isObject(only) && only["unit"] === "in" ? 16.4 : 1;
  const product = lengths.reduce<number>((all, length) => all * (length ?? Number.NaN), inch);
  return product / 1000 || undefined;
}
