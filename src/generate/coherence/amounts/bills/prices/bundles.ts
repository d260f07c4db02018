import type { Scope } from "../../../../draw/scope.ts";
import { oneOf } from "../../../../one-of.ts";
import { itemNamed, itemsOf } from "../../../items.ts";
import { findNamed } from "../../../match-role.ts";
import { quantityKinds, writeQuantity } from "../../../quantity.ts";
import type { FindRules } from "../../../rule.ts";
import { write } from "../../../slot.ts";
import { amountIn, isPricedList } from "../bill-lines.ts";

const bundles = oneOf("bundle|productbundle|kit|starterkit|giftset|hamper");
const parts = oneOf("products|items|contents|included products|included items|bundle items");

/** Nobody is sold six of a kind in a bundle. */
const most = 2;

/** What is sold together would cost as much as its parts. */
export const findBundles: FindRules = ({ slots, owner }) => {
  if (!owner.some((word) => bundles.test(word))) return [];
  const list = slots.find((slot) => parts.test(slot.words) && isPricedList(slot));
  const whole =
    list &&
    findNamed(
      slots,
      "regular price|original price|total value|value|retail value|individual price|list price",
      quantityKinds,
    );
  if (!list || !whole) return [];
  const count = itemNamed(list, oneOf("quantity|qty|count"), "number");
  const apply = (scope: Scope) => {
    const items = itemsOf(scope, list);
    if (items.length === 0) return;
    if (count !== undefined)
      write(
        scope,
        list,
        items.map((item) => ({ ...item, [count]: 1 + ((Number(item[count]) || 1) % most) })),
      );
    writeQuantity(scope, whole, amountIn(scope, list));
  };
  return [{ reads: [list], writes: [list, whole], apply }];
};
