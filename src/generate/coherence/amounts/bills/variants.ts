import { isObject, type JsonObject } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { findNamed } from "../../match-role.ts";
import { readQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";

const lists = /^(?:variants|product variants|options|skus|versions|sizes)$/;

/** Most sizes and colours cost the same, and a few of them more. */
const times = [1, 1, 1, 1, 1.1, 1.15];

/** What a product comes in costs about what the product costs. */
export const findVariants: FindRules = ({ slots }) => {
  const price = findNamed(slots, "price|base price|list price|unit price", ["number"]);
  if (!price) return [];
  return slots.flatMap((list) => {
    const isVariants = list.kind === "list" && lists.test(list.words);
    if (!isVariants || !list.itemNames.includes("price")) return [];
    const apply = (scope: Scope) => {
      const [base, items] = [readQuantity(scope, price), scope.values[list.name]];
      if (base === undefined || !Array.isArray(items) || !items.every(isObject)) return;
      const chance = chanceFor(scope, list);
      const priced = (items as readonly JsonObject[]).map((item) =>
        typeof item["price"] === "number"
          ? { ...item, price: Number((base * chance.pick(times)).toFixed(2)) }
          : item,
      );
      write(scope, list, priced);
    };
    return [{ reads: [price, list], writes: [list], apply }];
  });
};
