import type { Scope } from "../../draw/scope.ts";
import { chanceFor, type FindRules } from "../rule.ts";
import { write } from "../slot.ts";

const pairs: readonly (readonly [one: string, other: string])[] = [
  ["from", "to"],
  ["base", "quote"],
  ["base", "target"],
  ["source", "target"],
  ["source", "destination"],
  ["sell", "buy"],
];
const traded = ["USD", "EUR", "GBP", "JPY", "CHF", "CAD", "AUD"];

/** Nobody changes pounds into pounds: `fromCurrency` and `toCurrency` are two. */
export const findCurrencyPairs: FindRules = ({ slots }) =>
  pairs.flatMap(([one, other]) => {
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
  });
