import type { Json } from "../../../schema/schema.ts";
import type { Scope } from "../../draw/scope.ts";
import { oneOf } from "../../one-of.ts";
import { itemNamed, itemsOf } from "../items.ts";
import { findNamed } from "../match-role.ts";
import { readQuantity } from "../quantity.ts";
import { chanceFor, type FindRules, type Rule } from "../rule.ts";
import { type Slot, write } from "../slot.ts";

const days = oneOf("date|day|week|month|recorded|measured|recorded at|measured at|taken at");
const measures =
  /^(?:body )?(?:weight|waist|chest|hips?|arms?|thighs?|neck|height|body fat|fat|bmi|muscle|muscle mass|resting heart rate)(?: (?:kg|lbs?|cm|in|percent|pct))?$/;
const scales = /^(?:body )?weight\b/;

/** From one week to the next a body changes by little, and the last time it was as it is now. */
export const findBodyCourses: FindRules = ({ slots }) =>
  slots.flatMap((list): readonly Rule[] => {
    if (list.kind !== "list" || itemNamed(list, days) === undefined) return [];
    const found = list.items.filter(({ kind, words }) => kind === "number" && measures.test(words));
    if (found.length === 0) return [];
    const now = toldBy(slots, "current weight|weight|current weight kg|weight kg");
    const before = toldBy(slots, "start weight|starting weight|initial weight");
    const apply = (scope: Scope) => {
      const items = itemsOf(scope, list);
      const last = items.length - 1;
      const [first] = items;
      if (!first || (last === 0 && !now)) return;
      const chance = chanceFor(scope, list);
      const courses = found.map(({ name, words }) => {
        const drawn = Number(first[name]);
        const isWeight = scales.test(words);
        const end = (isWeight && now && readQuantity(scope, now)) || drawn;
        const start = (isWeight && before && readQuantity(scope, before)) || undefined;
        // A percent and a half each time, unless it is told where it began.
        const begin = start ?? end * (1 + 0.015 * last);
        const decimals = Number.isInteger(drawn) ? 0 : 1;
        return { name, begin, step: last === 0 ? 0 : (end - begin) / last, end, decimals };
      });
      const course = items.map((item, at) => {
        const told = courses.flatMap(({ name, begin, step, end, decimals }) => {
          if (typeof item[name] !== "number") return [];
          const sway = at === 0 || at === last ? 0 : (chance.next() - 0.5) * step * 0.6;
          const value = at === last ? end : begin + step * at + sway;
          return [[name, Number(value.toFixed(decimals))] as const];
        });
        return { ...item, ...Object.fromEntries(told) };
      });
      write(scope, list, course as Json);
    };
    const reads = [list, now, before].flatMap((slot) => slot ?? []);
    return [{ reads, writes: [list], apply }];
  });

function toldBy(slots: readonly Slot[], names: string): Slot | undefined {
  return findNamed(slots, names, ["number"]);
}
