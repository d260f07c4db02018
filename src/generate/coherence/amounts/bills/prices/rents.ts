import type { Scope } from "../../../../draw/scope.ts";
import { findNamed } from "../../../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../../quantity.ts";
import { chanceFor, type FindRules } from "../../../rule.ts";

const kinds =
  "listing type|offer type|transaction type|deal type|purpose|offering|tenure|type|for|contract type|status";
const rented = /^(?:rent|for rent|rental|lease|for lease|to let|letting|to rent|rented)$/i;
const sold = /^(?:sale|for sale|sell|buy|sold)$/i;
const prices = "price|asking price|list price|listing price|amount";
const homes = "bedrooms|beds|number of bedrooms|rooms|bathrooms";

/** By how large it is, in a month; where that is not said, as a flat of middle size. */
const areas: readonly (readonly [names: string, least: number, most: number])[] = [
  ["square feet|square footage|sqft|area sqft|living area sqft|size sqft|sq ft", 1.3, 2.6],
  ["living area|area sqm|floor area|area m2|square meters|square metres|size sqm|size m2", 13, 28],
];

/** What is let has the price of a month, and what is sold that of a house. */
export const findRents: FindRules = ({ slots }) => {
  // Its `type` may be a house, and its status says that it is to let.
  const told = kinds.split("|").flatMap((name) => findNamed(slots, name, ["choice", "text"]) ?? []);
  const price = told.length > 0 ? findNamed(slots, prices, quantityKinds) : undefined;
  if (!price || !findNamed(slots, homes, ["number"])) return [];
  const sizes = areas.flatMap(([names, least, most]) => {
    const slot = findNamed(slots, names, ["number"]);
    return slot ? [{ slot, least, most }] : [];
  });
  const apply = (scope: Scope) => {
    const words = told.map(({ name }) => String(scope.values[name]).replaceAll(/[_-]/g, " "));
    // A flat to be sold may be rented at the moment: how it is offered comes first.
    const isLet = rented.test(words.find((said) => rented.test(said) || sold.test(said)) ?? "");
    if (!isLet || (readQuantity(scope, price) ?? 0) < 20_000) return;
    const share = chanceFor(scope, price).next();
    const [size] = sizes;
    const area = size && readQuantity(scope, size.slot);
    const month =
      size && area ? area * (size.least + (size.most - size.least) * share) : 750 + 2600 * share;
    writeQuantity(scope, price, Math.max(350, Math.round(month / 10) * 10));
  };
  return [{ reads: [...told, price, ...sizes.map(({ slot }) => slot)], writes: [price], apply }];
};
