import type { Scope } from "../../draw/scope.ts";
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

/** How an account begins where one pays so. */
const accounts: ReadonlyMap<string, string> = new Map([
  ["EUR", "DE00 0000 "],
  ["GBP", "GB00 HRBK "],
  ["DKK", "DK00 "],
]);
const ours = /^GB00 HRBK /;

/** Nobody changes pounds into pounds: `fromCurrency` and `toCurrency` are two. */
export const findCurrencyPairs: FindRules = ({ slots }) => [
  ...findAccounts(slots),
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

function findAccounts(slots: readonly Slot[]): readonly Rule[] {
  const iban = slots.find(({ words, kind }) => words === "iban" && kind === "text");
  const currency = slots.find(({ words }) => /^(?:account )?currency(?: code)?$/.test(words));
  if (!iban || !currency) return [];
  const apply = (scope: Scope) => {
    const [number, money] = [scope.values[iban.name], scope.values[currency.name]];
    const start = typeof money === "string" ? accounts.get(money.toUpperCase()) : undefined;
    if (typeof number === "string" && start) write(scope, iban, number.replace(ours, start));
  };
  return [{ reads: [currency, iban], writes: [iban], apply }];
}
