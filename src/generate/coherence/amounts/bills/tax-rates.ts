import type { Scope } from "../../../draw/scope.ts";
import { findNamed } from "../../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules } from "../../rule.ts";

/** In percent, by country; the usual one more often than those of food and books. */
const byCountry: ReadonlyMap<string, readonly number[]> = new Map(
  Object.entries({
    DE: [19, 19, 19, 7],
    AT: [20, 20, 20, 10],
    FR: [20, 20, 20, 10],
    BE: [21, 21, 21, 6],
    ES: [21, 21, 21, 10],
    PT: [23, 23, 23, 13],
    BR: [18, 18, 17, 12],
    IT: [22, 22, 22, 10],
    JP: [10, 10, 10, 8],
  }),
);

const usual = [0.05, 0.07, 0.08, 0.1, 0.19, 0.2];

/** The shares that are levied where the records are of. */
export function taxSharesOf(scope: Scope): readonly number[] {
  const { home } = scope.draw.library;
  const own = home && byCountry.get(home.code);
  return own ? own.map((percent) => percent / 100) : usual;
}

/** A rate of tax is one that the country has, but for that of land and wages; elsewhere it stays as it was drawn. */
export const findTaxRates: FindRules = ({ slots }) => {
  if (findNamed(slots, "assessed value|taxable value|annual salary|gross pay", quantityKinds))
    return [];
  const rate = findNamed(
    slots,
    "tax rate|vat rate|vat percent|tax percent|tax percentage|vat percentage",
    quantityKinds,
  );
  if (!rate) return [];
  const apply = (scope: Scope) => {
    const { home } = scope.draw.library;
    const own = home && byCountry.get(home.code);
    const drawn = readQuantity(scope, rate);
    if (!own || drawn === undefined) return;
    const percent = chanceFor(scope, rate).pick(own);
    writeQuantity(scope, rate, drawn < 1 ? percent / 100 : percent);
  };
  return [{ reads: [], writes: [rate], apply }];
};
