import type { Scope } from "../../../draw/scope.ts";
import { itemNamed, itemsOf } from "../../items.ts";
import { bareOf } from "../../match-role.ts";
import { readQuantity, toQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";

const wholes = /^(?:(?:living|floor|usable|cultivated|planted|net) )?(?:area|size|surface)$/;
const parts = /^(?:area|size|surface)$/;
const lists = /(?:^| )(?:rooms|fields|plots|parcels|beds|zones|sections|spaces|paddocks)$/;

/** The rooms of a flat are as large together as the flat, but for its walls. */
export const findPartAreas: FindRules = ({ slots }) => {
  const list = slots.find(({ kind, words }) => kind === "list" && lists.test(words));
  const name = list && itemNamed(list, parts, "number");
  const whole =
    list && slots.find(({ kind, words }) => kind === "number" && wholes.test(bareOf(words)));
  if (!list || name === undefined || !whole) return [];
  const apply = (scope: Scope) => {
    const [all, items] = [readQuantity(scope, whole), itemsOf(scope, list)];
    const drawn = items.map((item) => toQuantity(item[name]) ?? 0);
    const sum = drawn.reduce((one, other) => one + other, 0);
    if (all === undefined || all <= 0 || sum === 0) return;
    // What lists only some of them lists no more than there is.
    const share = 0.84 + 0.12 * chanceFor(scope, list).next();
    const scale = sum > all || items.length > 2 ? (all * share) / sum : 1;
    if (scale === 1) return;
    const decimals = all < 20 ? 1 : 0;
    const told = items.map((item, at) => ({
      ...item,
      [name]: Number(Math.max(1, (drawn[at] ?? 0) * scale).toFixed(decimals)),
    }));
    write(scope, list, told);
  };
  return [{ reads: [whole, list], writes: [list], apply }];
};
