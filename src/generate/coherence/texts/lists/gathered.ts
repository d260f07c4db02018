import { toSingular } from "../../../../schema/name-words.ts";
import { isObject, type Json } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";

/** What one can choose from is more than what was chosen. */
const offered = /(?:^| )(?:options|choices|answers|candidates|tags|roles)$/;

/** The `artists` of an exhibition are those whose works it lists. */
export const findGathered: FindRules = ({ slots }) => {
  const lists = slots.filter(({ kind }) => kind === "list");
  if (lists.length < 2) return [];
  return lists.flatMap((slot): readonly Rule[] => {
    if (slot.items.length > 0 || offered.test(slot.words)) return [];
    const one = toSingular(slot.words.split(" ")).join(" ");
    if (one === slot.words) return [];
    for (const list of lists) {
      const key = list.items.find(({ words }) => words === one)?.name;
      if (key !== undefined) return [toRule(slot, list, key)];
    }
    return [];
  });
};

function toRule(slot: Slot, list: Slot, key: string): Rule {
  const apply = (scope: Scope) => {
    const [all, items] = [scope.values[slot.name], scope.values[list.name]];
    if (!Array.isArray(all) || !Array.isArray(items) || items.length === 0) return;
    const told = new Set(items.map((item) => (isObject(item) ? item[key] : undefined)));
    const isText = [...told].every((text) => typeof text === "string");
    // Who takes part and says nothing takes part all the same.
    if (!isText || [...told].every((text) => all.includes(text as Json))) return;
    write(scope, slot, [...told] as Json);
  };
  return { reads: [slot, list], writes: [slot], apply };
}
