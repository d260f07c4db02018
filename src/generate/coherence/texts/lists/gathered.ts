import { toSingular } from "../../../../schema/name-words.ts";
import { isObject, type Json, type JsonObject } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { itemNamed } from "../../items.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";

/** What one can choose from is more than what was chosen. */
const offered = /(?:^| )(?:options|choices|answers|candidates|tags|roles)$/;

const called = oneOf("name|title");

/** The `stage` of who plays is one of the `stages` that there are. */
function findMentioned(lists: readonly Slot[]): readonly Rule[] {
  return lists.flatMap((from) => {
    const key = itemNamed(from, called);
    const one = toSingular(from.words.split(" ")).join(" ");
    if (key === undefined || one === from.words) return [];
    return lists.flatMap((to) => {
      const places = to.items
        .filter(({ words }) => ` ${words}`.endsWith(` ${one}`))
        .map(({ name }) => name);
      return to === from || places.length === 0 ? [] : [toMention(from, key, to, places)];
    });
  });
}

/** `homeTeam` and `awayTeam` are two of the `teams`. */
function toMention(from: Slot, key: string, to: Slot, places: readonly string[]): Rule {
  const apply = (scope: Scope) => {
    const [all, items] = [scope.values[from.name], scope.values[to.name]];
    if (!Array.isArray(all) || !Array.isArray(items) || all.length < places.length) return;
    const names = all.map((item) => (isObject(item) ? item[key] : undefined));
    if (!names.every((name) => typeof name === "string")) return;
    const told = items.map((item, at) => {
      const isText = (place: string) => isObject(item) && typeof item[place] === "string";
      if (!isObject(item) || !places.every(isText)) return item;
      if (places.every((place) => names.includes(String(item[place])))) return item;
      const named = places.map((place, turn) => [
        place,
        names[(at * places.length + turn) % names.length] ?? null,
      ]);
      return { ...item, ...(Object.fromEntries(named) as JsonObject) };
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
    if (slot.items.length > 0 || offered.test(slot.words)) return [];
    const one = toSingular(slot.words.split(" ")).join(" ");
    if (one === slot.words) return [];
    for (const list of lists) {
      const key = list.items.find(({ words }) => words === one)?.name;
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
