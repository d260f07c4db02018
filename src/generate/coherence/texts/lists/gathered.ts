import { toSingular, toWords } from "../../../../schema/name-words.ts";
import { isObject, type Json } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";

/** What one can choose from is more than what was chosen. */
const offered = /(?:^| )(?:options|choices|answers|candidates|tags|roles)$/;

const called = /^(?:name|title)$/;

/** The `stage` of who plays is one of the `stages` that there are. */
function findMentioned(lists: readonly Slot[]): readonly Rule[] {
  return lists.flatMap((from) => {
    const key = from.itemNames.find((name) => called.test(name));
    const one = toSingular(from.words.split(" ")).join(" ");
    if (key === undefined || one === from.words) return [];
    return lists.flatMap((to) => {
      const place = to.itemNames.find((name) => toWords(name).join(" ") === one);
      return to === from || place === undefined ? [] : [toMention(from, key, to, place)];
    });
  });
}

function toMention(from: Slot, key: string, to: Slot, place: string): Rule {
  const apply = (scope: Scope) => {
    const [all, items] = [scope.values[from.name], scope.values[to.name]];
    if (!Array.isArray(all) || !Array.isArray(items) || all.length === 0) return;
    const names = all.map((item) => (isObject(item) ? item[key] : undefined));
    if (!names.every((name) => typeof name === "string")) return;
    const told = items.map((item, at) => {
      const before = isObject(item) ? item[place] : undefined;
      if (!isObject(item) || typeof before !== "string" || names.includes(before)) return item;
      return { ...item, [place]: names[at % names.length] ?? before };
    });
    write(scope, to, told);
  };
  return { reads: [from, to], writes: [to], apply };
}

/** The `artists` of an exhibition are those whose works it lists. */
export const findGathered: FindRules = ({ slots }) => {
  const lists = slots.filter(({ kind }) => kind === "list");
  if (lists.length < 2) return [];
  const gathered = lists.flatMap((slot): readonly Rule[] => {
    if (slot.itemNames.length > 0 || offered.test(slot.words)) return [];
    const one = toSingular(slot.words.split(" ")).join(" ");
    if (one === slot.words) return [];
    for (const list of lists) {
      const key = list.itemNames.find((name) => toWords(name).join(" ") === one);
      if (key !== undefined) return [toRule(slot, list, key)];
    }
    return [];
  });
  return [...findMentioned(lists), ...gathered];
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
