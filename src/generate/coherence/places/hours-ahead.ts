import type { Scope } from "../../draw/scope.ts";
import type { Matcher } from "../../one-of.ts";
import { itemNamed, itemsOf } from "../items.ts";
import { findNamed } from "../match-role.ts";
import { readQuantity } from "../quantity.ts";
import { chanceFor, type FindRules, type Rule } from "../rule.ts";
import { type ItemMember, type Slot, write } from "../slot.ts";
import { conditions, highs, lows } from "./skies.ts";

const hours = /(?:^| )(?:hourly|hours|hourly forecasts?|next hours)$/;
const heat = "temp|temperature|temp c|temperature c|temp f|temperature f|current temp|air temp";
const warmth = /^(?:air )?(?:temp|temperature)(?: [cf])?$/;
const felt = /^feels like(?: [cf])?$/;

/** The next hours are about as warm as it is now, whatever their list was drawn from. */
export const findHoursAhead: FindRules = ({ slots }) => {
  const now = findNamed(slots, heat, ["number"]);
  const find = (names: Matcher) => slots.find(({ words }) => names.test(words));
  const told = now ? [now] : [find(highs), find(lows)].flatMap((slot) => slot ?? []);
  if (!now && told.length < 2) return [];
  const sky = now ? undefined : find(conditions);
  return slots.flatMap((list) => (list.kind === "list" ? toRule(told, list, sky) : []));
};

const middle = (all: readonly number[]) => (Math.min(...all) + Math.max(...all)) / 2;

function toRule(told: readonly Slot[], list: Slot, sky: Slot | undefined): readonly Rule[] {
  const name = hours.test(list.words) ? itemNamed(list, warmth, "number") : undefined;
  if (name === undefined) return [];
  const names = [name, itemNamed(list, felt, "number")].filter((one) => one !== undefined);
  const under = sky && list.items.find((one) => conditions.test(one.words) && isLike(one, sky));
  const apply = (scope: Scope) => {
    const items = itemsOf(scope, list);
    const outside = middle(told.map((slot) => readQuantity(scope, slot) ?? Number.NaN));
    const hourly = items.map((item) => Number(item[name]));
    const shift = outside - middle(told.length > 1 ? hourly : hourly.slice(0, 1));
    if (!Number.isFinite(shift)) return;
    const says = sky ? String(scope.values[sky.name]) : "";
    const as = under?.kind === "text" ? says.replaceAll("_", " ") : says;
    const shown = under ? { [under.name]: as } : {};
    const moved = items.map((item) => {
      const warm = names.flatMap((one) => {
        const value = item[one];
        if (typeof value !== "number") return [];
        const decimals = Number.isInteger(value) && Number.isInteger(outside * told.length) ? 0 : 1;
        return [[one, Number((value + shift).toFixed(decimals))] as const];
      });
      return { ...item, ...Object.fromEntries(warm), ...shown };
    });
    write(scope, list, moved);
  };
  return [{ reads: [...told, list, ...(sky ? [sky] : [])], writes: [list], apply }];
}

const isLike = ({ kind, schema }: ItemMember, sky: Slot) =>
  kind === "text" || JSON.stringify(schema) === JSON.stringify(sky.schema);

const days = /(?:^| )(?:forecasts?|daily|days|next days|daily forecasts?)$/;

/** The days to come are about as warm as it is now, and each about as warm as the one before. */
export const findDaysAhead: FindRules = ({ slots }) => {
  const now = findNamed(slots, heat, ["number"]);
  if (!now) return [];
  return slots.flatMap((list): readonly Rule[] => {
    const isAhead = list.kind === "list" && days.test(list.words);
    const low = isAhead ? itemNamed(list, lows, "number") : undefined;
    const high = isAhead ? itemNamed(list, highs, "number") : undefined;
    if (low === undefined || high === undefined) return [];
    const sky = itemNamed(list, conditions);
    const apply = (scope: Scope) => {
      const outside = readQuantity(scope, now);
      if (outside === undefined) return;
      const chance = chanceFor(scope, list);
      let warmth = outside - chance.next();
      const moved = itemsOf(scope, list).map((item) => {
        const [least, most] = [item[low], item[high]];
        if (typeof least !== "number" || typeof most !== "number") return item;
        const says = sky === undefined ? "" : String(item[sky]);
        // Where it is too warm for the snow of a day, that day is a cold one.
        const isCold = /snow|sleet|blizzard|freez/i.test(says);
        const by = isCold ? Math.min(0, 1 - least) : warmth - (least + most) / 2;
        warmth += (chance.next() - 0.5) * 3;
        const decimals = Number.isInteger(least) && Number.isInteger(most) ? 0 : 1;
        const to = (degrees: number) => Number((degrees + by).toFixed(decimals));
        return { ...item, [low]: to(least), [high]: to(most) };
      });
      write(scope, list, moved);
    };
    return [{ reads: [now, list], writes: [list], apply }];
  });
};
