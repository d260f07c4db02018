import { isObject, type Json } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { itemsNamed, itemsOf } from "../../items.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";

/** What is played by those who play the first: nobody is a rapper, a folk singer and an orchestra. */
const kin: ReadonlyMap<string, readonly string[]> = new Map([
  ["Rock", ["Indie", "Blues"]],
  ["Jazz", ["Soul", "Blues"]],
  ["Pop", ["Electronic", "Soul"]],
  ["Electronic", ["Pop", "Indie"]],
  ["Folk", ["Indie", "Blues"]],
  ["Classical", ["Jazz"]],
  ["Hip-hop", ["Soul", "Electronic"]],
  ["Soul", ["Jazz", "Pop"]],
  ["Indie", ["Rock", "Folk"]],
  ["Blues", ["Rock", "Soul"]],
]);

const genres = /^(?:(?:music )?genres?|styles)$/;
const inside = /^(?:(?:artist|band|album|performer) )(?:genres?|styles)$/;
const works = oneOf(
  "albums|songs|tracks|top tracks|top songs|discography|releases|singles|setlist",
);
const players = oneOf(
  "artist|band|album|musician|singer|song|track|single|record|dj|vinyl|concert",
);

/** What one artist plays, and all that is theirs, is of one kind of music. */
export const findGenres: FindRules = ({ slots, owner }) => {
  if (!owner.some((word) => players.test(word))) return [];
  const own = slots.filter(({ words }) => genres.test(words));
  const others = slots.filter(({ words }) => inside.test(words));
  const [first, ...rest] = [...own, ...others];
  if (!first) return [];
  const lists = slots.flatMap((list) => {
    const names = list.kind === "list" && works.test(list.words) ? itemsNamed(list, genres) : [];
    return names.length > 0 ? [{ list, names }] : [];
  });
  const apply = (scope: Scope) => {
    const told = scope.values[first.name];
    const main = Array.isArray(told) ? told[0] : told;
    if (typeof main !== "string" || !kin.has(main)) return;
    for (const slot of [first, ...rest]) write(scope, slot, toKin(scope.values[slot.name], main));
    for (const { list, names } of lists) {
      const items = itemsOf(scope, list).map((item) => {
        const said = names.flatMap((name) =>
          item[name] === undefined ? [] : [[name, toKin(item[name], main)] as const],
        );
        return isObject(item) ? { ...item, ...Object.fromEntries(said) } : item;
      });
      write(scope, list, items as Json);
    }
  };
  const written: readonly Slot[] = [first, ...rest, ...lists.map(({ list }) => list)];
  return [{ reads: [first], writes: written, apply } satisfies Rule];
};

/** As many as there were, three at most, the first of them the same. */
function toKin(value: Json | undefined, main: string): Json {
  if (!Array.isArray(value)) return main;
  return value.length === 0 ? value : [main, ...(kin.get(main) ?? [])].slice(0, value.length);
}
