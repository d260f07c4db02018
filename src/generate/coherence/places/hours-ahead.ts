import type { Scope } from "../../draw/scope.ts";
import { itemNamed, itemsOf } from "../items.ts";
import { findNamed } from "../match-role.ts";
import { readQuantity } from "../quantity.ts";
import type { FindRules, Rule } from "../rule.ts";
import { type Slot, write } from "../slot.ts";

const hours = /(?:^| )(?:hourly|hours|hourly forecasts?|next hours)$/;
const heat = "temp|temperature|temp c|temperature c|temp f|temperature f|current temp|air temp";
const warmth = /^(?:air )?(?:temp|temperature)(?: [cf])?$/;
const felt = /^feels like(?: [cf])?$/;

/** The next hours are about as warm as it is now, whatever their list was drawn from. */
export const findHoursAhead: FindRules = ({ slots }) => {
  const now = findNamed(slots, heat, ["number"]);
  if (!now) return [];
  return slots.flatMap((list) => (list.kind === "list" ? toRule(now, list) : []));
};

function toRule(now: Slot, list: Slot): readonly Rule[] {
  const name = hours.test(list.words) ? itemNamed(list, warmth, "number") : undefined;
  if (name === undefined) return [];
  const names = [name, itemNamed(list, felt, "number")].filter((one) => one !== undefined);
  const apply = (scope: Scope) => {
    const items = itemsOf(scope, list);
    const [outside, first] = [readQuantity(scope, now), items[0]?.[name]];
    if (outside === undefined || typeof first !== "number") return;
    const shift = outside - first;
    const moved = items.map((item) => {
      const told = names.flatMap((one) => {
        const value = item[one];
        if (typeof value !== "number") return [];
        const decimals = Number.isInteger(value) && Number.isInteger(outside) ? 0 : 1;
        return [[one, Number((value + shift).toFixed(decimals))] as const];
      });
      return { ...item, ...Object.fromEntries(told) };
    });
    write(scope, list, moved);
  };
  return [{ reads: [now, list], writes: [list], apply }];
}
