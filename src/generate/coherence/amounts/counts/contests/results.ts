import type { Scope } from "../../../../draw/scope.ts";
import { oneOf } from "../../../../one-of.ts";
import { itemNamed, itemsOf } from "../../../items.ts";
import { findNamed } from "../../../match-role.ts";
import { readQuantity } from "../../../quantity.ts";
import type { FindRules } from "../../../rule.ts";
import { write } from "../../../slot.ts";

const lists = oneOf("results|scores|grades|submissions|participants|attempts");
const scored = oneOf("score|points|marks|points earned");
const passes = oneOf("passed|pass");

/** Nobody has more than there was to have; who has passed, the mark to pass at tells. */
export const findResults: FindRules = ({ slots }) => {
  const most = findNamed(slots, "max score|max points|total points|max marks|total marks", [
    "number",
  ]);
  if (!most) return [];
  const least = findNamed(slots, "passing score|pass mark|passing marks|passing points", [
    "number",
  ]);
  return slots.flatMap((list) => {
    const name = lists.test(list.words) ? itemNamed(list, scored) : undefined;
    if (name === undefined) return [];
    const passed = itemNamed(list, passes);
    const apply = (scope: Scope) => {
      const top = readQuantity(scope, most);
      if (top === undefined || top <= 0) return;
      const mark = (least && readQuantity(scope, least)) ?? top / 2;
      const told = itemsOf(scope, list).map((item) => {
        const percent = item[name];
        // What nobody has marked yet has no score.
        if (typeof percent !== "number") return item;
        const score = Math.round((top * Math.min(100, percent)) / 100);
        return {
          ...item,
          [name]: score,
          ...(passed === undefined ? {} : { [passed]: score >= mark }),
        };
      });
      write(scope, list, told);
    };
    return [{ reads: least ? [most, least, list] : [most, list], writes: [list], apply }];
  });
};
