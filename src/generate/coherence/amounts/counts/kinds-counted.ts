import { toSingular } from "../../../../schema/name-words.ts";
import type { Scope } from "../../../draw/scope.ts";
import { readQuantity } from "../../quantity.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";

const sorts = /^(.+) (?:types|kinds|codes|categories|reasons)$/;

/** Of what there is none of there are no kinds, and of two there are no three: `defectTypes` of `defectsFound`. */
export const findKindsCounted: FindRules = ({ slots }) =>
  slots.flatMap((list) => {
    const [, thing] = list.kind === "list" ? (sorts.exec(list.words) ?? []) : [];
    const count = thing === undefined ? undefined : findCount(slots, thing);
    return count ? [toRule(list, count)] : [];
  });

function findCount(slots: readonly Slot[], thing: string): Slot | undefined {
  return slots.find(({ kind, words }) => {
    if (kind !== "number") return false;
    const counted = words
      .replace(/ (?:count|found|total)$/, "")
      .replace(/^(?:total|number of) /, "");
    return toSingular(counted.split(" ")).join(" ") === thing;
  });
}

function toRule(list: Slot, count: Slot): Rule {
  const apply = (scope: Scope) => {
    const [items, many] = [scope.values[list.name], readQuantity(scope, count)];
    if (Array.isArray(items) && many !== undefined && many < items.length)
      write(scope, list, items.slice(0, Math.max(0, many)));
  };
  return { reads: [count, list], writes: [list], apply };
}
