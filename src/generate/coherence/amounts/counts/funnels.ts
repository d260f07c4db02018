import type { Json } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { itemNamed, itemsOf } from "../../items.ts";
import { findNamed } from "../../match-role.ts";
import { toQuantity, writeQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import { write } from "../../slot.ts";

const lists = /(?:^| )(?:steps|stages)$/;
const counts = oneOf("visitors|users|count|people|sessions|entries|leads");
const rates = oneOf("conversion rate|conversion|conversion percent|rate");
const losses = oneOf("drop off rate|drop off|dropoff rate|dropoff|drop off percent");
const entered = "total visitors|visitors|total users|entered|total entries|total sessions";
const ended = "total conversions|conversions|converted|completed";
const overall = "conversion rate|overall conversion|overall conversion rate|total conversion rate";

/** Of those who reach a step of a funnel fewer reach the next, and what is said of all is of the first and the last. */
export const findFunnels: FindRules = ({ slots }) => {
  const list = slots.find(({ kind, words }) => kind === "list" && lists.test(words));
  const count = list && itemNamed(list, counts, "number");
  if (!list || count === undefined) return [];
  const [rate, loss] = [rates, losses].map((names) => itemNamed(list, names, "number"));
  const [all, last, share] = [entered, ended, overall].map((names) =>
    findNamed(slots, names, ["number"]),
  );
  const apply = (scope: Scope) => {
    const items = itemsOf(scope, list);
    const chance = chanceFor(scope, list);
    const first = Math.round(toQuantity(items[0]?.[count]) ?? 0);
    let left = first;
    const told = items.map((item, at) => {
      const kept = at === 0 ? 1 : 0.3 + 0.5 * chance.next();
      left = at === 0 ? first : Math.round(left * kept);
      return {
        ...item,
        [count]: left,
        ...(rate === undefined ? {} : { [rate]: Number((kept * 100).toFixed(1)) }),
        ...(loss === undefined ? {} : { [loss]: Number(((1 - kept) * 100).toFixed(1)) }),
      };
    });
    if (first <= 0 || !write(scope, list, told as Json)) return;
    if (all) writeQuantity(scope, all, first);
    if (last) writeQuantity(scope, last, left);
    if (share) writeQuantity(scope, share, Number(((left / first) * 100).toFixed(1)));
  };
  const written = [all, last, share].flatMap((slot) => slot ?? []);
  return [{ reads: [list], writes: [list, ...written], apply } satisfies Rule];
};
