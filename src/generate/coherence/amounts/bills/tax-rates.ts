import { isObject, type Json } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import type { Library } from "../../../load-library.ts";
import { cities } from "../../../phrases/cities.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules } from "../../rule.ts";

/** In percent, by country: what most things are taxed at, and what food and books are. */
const byCountry: Readonly<Record<string, readonly number[]>> = {
  DE: [19, 19, 7],
  AT: [20, 20, 10],
  BE: [21, 21, 6],
  BR: [18, 18, 17, 12],
  FR: [20, 20, 10],
  ES: [21, 21, 10],
  PT: [23, 23, 13],
  IT: [22, 22, 10],
  NL: [21, 21, 9],
  JP: [10, 10, 8],
  MX: [16],
  US: [6.5, 7.25, 8, 8.25, 8.5],
  CA: [13, 13, 5],
  GB: [20, 20, 20, 5],
  IE: [23, 23, 13.5],
  AU: [10],
  NZ: [15],
  DK: [25],
  SE: [25, 25, 12],
  CH: [8.1, 8.1, 2.6],
  NO: [25, 25, 15],
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

const countries =
  /^(?:(?:billing|customer|client|shipping|tax|seller|buyer|supplier) )?country(?: code)?$/;
const addresses = /(?:^| )(?:address|location|billing|customer|client|bill to|seller|supplier)$/;
const currencies = /^(?:(?:invoice|order|base|billing) )?currency(?: code)?$/;
const codes = new Map(
  cities.flatMap(
    (city) =>
      [
        [city.country, city.countryCode],
        [city.countryCode, city.countryCode],
      ] as const,
  ),
);
/** Where one pays so: a country for each that is the money of one. */
const payers: Readonly<Record<string, string>> = {
  BRL: "BR",
  CHF: "CH",
  JPY: "JP",
  MXN: "MX",
  NOK: "NO",
};

/** An invoice to Berlin is taxed as things are in Germany; where no country stands, its money tells. */
export const findTaxRates: FindRules = ({ slots }) => {
  const rate = slots.find(
    ({ words, kind }) => namesTaxRate.test(words) && quantityKinds.includes(kind),
  );
  const country = slots.find(({ words, kind }) =>
    (kind === "object" ? addresses : countries).test(words),
  );
  const currency = slots.find(({ words }) => currencies.test(words));
  if (!rate || !(country ?? currency)) return [];
  const told = [country, currency].flatMap((slot) => slot ?? []);
  const apply = (scope: Scope) => {
    const before = readQuantity(scope, rate);
    const code = told.map(({ name }) => toCode(scope.values[name])).find((found) => found);
    const rates = code === undefined ? undefined : byCountry[code];
    if (!before || !rates) return;
    const after = chanceFor(scope, rate).pick(rates);
    writeQuantity(scope, rate, before < 1 ? Number((after / 100).toFixed(4)) : after);
  };
  return [{ reads: told, writes: [rate], apply }];
};

function toCode(said: Json | undefined): string | undefined {
  if (isObject(said)) return toCode(said["country"] ?? said["countryCode"] ?? said["country_code"]);
  if (typeof said !== "string") return undefined;
  const known = codes.get(said) ?? payers[said];
  return (
    known ?? cities.find(({ currency }) => currency === said && currency !== "EUR")?.countryCode
  );
}
