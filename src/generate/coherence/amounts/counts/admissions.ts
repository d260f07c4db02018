import { isObject, type JsonObject } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { findNamed } from "../../match-role.ts";
import { toQuantity, writeQuantity } from "../../quantity.ts";
import type { FindRules } from "../../rule.ts";

const tiers = /^(?:ticket types|ticket tiers|tiers|tickets|ticket categories|price tiers)$/;
const admissions: readonly (readonly [whole: string, part: string])[] = [
  ["capacity|total capacity|total tickets|tickets total|max attendees", "quantity|capacity|total"],
  ["tickets sold|sold|sold count|total sold|attendee count|registered", "sold|quantity sold"],
];

/** As many come as there are tickets of all kinds, and as many have one as were sold of them. */
export const findAdmissions: FindRules = ({ slots }) => {
  const list = slots.find(({ words, itemNames }) => tiers.test(words) && itemNames.length > 0);
  if (!list) return [];
  return admissions.flatMap(([whole, part]) => {
    const all = findNamed(slots, whole, ["number"]);
    if (!all) return [];
    const apply = (scope: Scope) => {
      const items = scope.values[list.name];
      if (!Array.isArray(items) || items.length === 0 || !items.every(isObject)) return;
      const kinds = items as readonly JsonObject[];
      const name = part.split("|").find((one) => typeof kinds[0]?.[one] === "number");
      if (name === undefined) return;
      const sum = kinds.reduce((count, kind) => count + (toQuantity(kind[name]) ?? 0), 0);
      writeQuantity(scope, all, sum);
    };
    return [{ reads: [list], writes: [all], apply }];
  });
};
