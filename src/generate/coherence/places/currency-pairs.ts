import { isObject } from "../../../schema/schema.ts";
import type { Scope } from "../../draw/scope.ts";
import { fillDigits } from "../../facets/place.ts";
import { toIbanForm } from "../../phrases/ibans.ts";
import { chanceFor, type FindRules, type Rule } from "../rule.ts";
import { type Slot, write } from "../slot.ts";

const pairs: readonly (readonly [one: string, other: string])[] = [
  ["from", "to"],
  ["base", "quote"],
  ["base", "target"],
  ["source", "target"],
  ["source", "destination"],
  ["sell", "buy"],
];
const traded = ["USD", "EUR", "GBP", "JPY", "CHF", "CAD", "AUD"];

/** Where one pays so. */
const payers: ReadonlyMap<string, string> = new Map([
  ["EUR", "DE"],
  ["GBP", "GB"],
  ["DKK", "DK"],
  ["SEK", "SE"],
]);

/** Nobody changes pounds into pounds: `fromCurrency` and `toCurrency` are two. */
export const findCurrencyPairs: FindRules = ({ slots }) => [
  ...findAccounts(slots),
  ...findRates(slots),
  ...pairs.flatMap(([one, other]) => {
    const find = (role: string) =>
      slots.find(
        ({ kind, words }) => kind === "text" && words.replace(/ code$/, "") === `${role} currency`,
      );
    const [first, second] = [find(one), find(other)];
    if (!first || second?.hold !== "free") return [];
    const apply = (scope: Scope) => {
      const taken = scope.values[first.name];
      if (scope.values[second.name] !== taken) return;
      const others = traded.filter((code) => code !== taken);
      write(scope, second, chanceFor(scope, second).pick(others));
    };
    return [{ reads: [first, second], writes: [second], apply }];
  }),
];

/** What one of each is in euros, about. */
const worth: Readonly<Record<string, number>> = {
  EUR: 1,
  USD: 0.92,
  GBP: 1.17,
  JPY: 0.0061,
  CHF: 1.05,
  CAD: 0.67,
  AUD: 0.61,
  SEK: 0.088,
  DKK: 0.134,
};

/** What a table of rates says of each currency is what one of the base buys. */
function findRates(slots: readonly Slot[]): readonly Rule[] {
  const rates = slots.find(({ words }) => /(?:^| )rates$/.test(words));
  const base = slots.find(({ words }) => /^(?:base|source)(?: currency)?(?: code)?$/.test(words));
  if (!rates || !base) return [];
  const apply = (scope: Scope) => {
    const [table, one] = [scope.values[rates.name], scope.values[base.name]];
    const own = worth[String(one).toUpperCase()];
    if (!isObject(table) || own === undefined) return;
    const chance = chanceFor(scope, rates);
    const told = Object.keys(table).map((code) => {
      const other = worth[code];
      const day = 0.99 + 0.02 * chance.next();
      const rate = code === one ? 1 : other && (own / other) * day;
      return [code, rate ? Number(rate.toPrecision(5)) : (table[code] ?? null)] as const;
    });
    write(scope, rates, Object.fromEntries(told));
  };
  return [{ reads: [base, rates], writes: [rates], apply }];
}

/** Where nothing else says in which country an account is, its money does. */
function findAccounts(slots: readonly Slot[]): readonly Rule[] {
  const iban = slots.find(({ words, kind }) => words === "iban" && kind === "text");
  const currency = slots.find(({ words }) => /^(?:account )?currency(?: code)?$/.test(words));
  const isTold = slots.some(({ words }) => /^(?:country(?: code)?|city|bank country)$/.test(words));
  if (!iban || !currency || isTold) return [];
  const apply = (scope: Scope) => {
    const [number, money] = [scope.values[iban.name], scope.values[currency.name]];
    const country = typeof money === "string" ? payers.get(money.toUpperCase()) : undefined;
    if (typeof number === "string" && country !== undefined && !number.startsWith(country))
      write(scope, iban, fillDigits(toIbanForm(country), chanceFor(scope, iban)));
  };
  return [{ reads: [currency, iban], writes: [iban], apply }];
}
