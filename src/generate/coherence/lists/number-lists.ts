import { oneOf } from "../../one-of.ts";
import type { FindRules } from "../rule.ts";
import { write } from "../slot.ts";

const lists = oneOf(
  "weights|font weights|sizes|font sizes|breakpoints|grades|levels|years|supported years|zoom levels|denominations",
);

/** What one can choose from is listed once each, from the least to the most. */
export const findNumberLists: FindRules = ({ slots }) =>
  slots
    .filter(({ kind, words, items }) => kind === "list" && items.length === 0 && lists.test(words))
    .map((list) => ({
      reads: [list],
      writes: [list],
      apply: (scope) => {
        const told = scope.values[list.name];
        if (!Array.isArray(told)) return;
        const numbers = told.filter((one): one is number => typeof one === "number");
        if (numbers.length === 0 || numbers.length < told.length) return;
        write(
          scope,
          list,
          [...new Set(numbers)].toSorted((one, other) => one - other),
        );
      },
    }));
