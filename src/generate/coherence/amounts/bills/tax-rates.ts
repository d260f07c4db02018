import type { Library } from "../../../load-library.ts";

/** In percent, by country: what most things are taxed at, and what food and books are. */
const byCountry: Readonly<Record<string, readonly number[]>> = {
  DE: [19, 19, 7],
  AT: [20, 20, 10],
  FR: [20, 20, 10, 5.5],
  ES: [21, 21, 10],
  PT: [23, 23, 13],
  IT: [22, 22, 10],
  NL: [21, 21, 9],
  JP: [10, 10, 8],
  MX: [16],
};

const anywhere: readonly number[] = [5, 7, 8, 10, 19, 20];

type Where = Pick<Library, "isEnglish" | "home">;

/** The rates of the country of the records; undefined where they are of all countries. */
export function taxRatesOf({ isEnglish, home }: Where): readonly number[] | undefined {
  return isEnglish ? undefined : byCountry[home?.code ?? ""];
}

export function usualTaxShares(where: Where): readonly number[] {
  return (taxRatesOf(where) ?? anywhere).map((rate) => Number((rate / 100).toFixed(3)));
}

/** A member that says at which rate something is taxed. */
export const namesTaxRate =
  /^(?:tax|vat|sales tax|value added tax) (?:rate|percent|percentage|pct)$/;
