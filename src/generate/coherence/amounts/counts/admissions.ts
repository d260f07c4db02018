import type { Scope } from "../../../draw/scope.ts";
import { itemNamed, itemsOf } from "../../items.ts";
import { findNamed } from "../../match-role.ts";
import { toQuantity, writeQuantity } from "../../quantity.ts";
import type { FindRules } from "../../rule.ts";

const tiers = /^(?:ticket types|ticket tiers|tiers|tickets|ticket categories|price tiers)$/;
const admissions: readonly (readonly [whole: string, part: RegExp])[] = [
  [
    "capacity|total capacity|total tickets|tickets total|max attendees",
    /^(?:quantity|capacity|total)$/,
  ],
  [
    "tickets sold|sold|sold count|total sold|attendee count|registered",
    /^(?:sold|quantity sold|tickets sold)$/,
  ],
];

/** As many come as there are tickets of all kinds, and as many have one as were sold of them. */
export const findAdmissions: FindRules = ({ slots }) => {
  const list = slots.find(({ words }) => tiers.test(words));
  if (!list) return [];
  return admissions.flatMap(([whole, part]) => {
    const all = findNamed(slots, whole, ["number"]);
    const name = itemNamed(list, part, "number");
    if (!all || name === undefined) return [];
    const apply = (scope: Scope) => {
      const kinds = itemsOf(scope, list);
      const sum = kinds.reduce((count, kind) => count + (toQuantity(kind[name]) ?? 0), 0);
      if (kinds.length > 0) writeQuantity(scope, all, sum);
    };
    return [{ reads: [list], writes: [all], apply }];
  });
};
