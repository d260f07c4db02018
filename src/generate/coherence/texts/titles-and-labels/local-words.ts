import { toSingular } from "../../../../schema/name-words.ts";
import { isObject, type Json } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { ownerOf } from "../../../meaning/things/find-thing.ts";
import { oneOf } from "../../../one-of.ts";
import type { Book } from "../../../phrases/book.ts";
import { toSlug } from "../../../phrases/slug.ts";
import type { Rule } from "../../rule.ts";
import { type ItemMember, type Slot, write } from "../../slot.ts";

/**
 * Labels in the language of the records. All that holds between them is told in English, so they are
 * put into other words when everything else is done.
 */
export function findLocalWords(slots: readonly Slot[], { words }: Book): readonly Rule[] {
  return slots.flatMap((slot) => {
    if (slot.hold === "fixed" || !(slot.kind === "text" || slot.kind === "list")) return [];
    const names = namesOf(slot);
    if (oneOf("slug|permalink").test(names.at(-1) ?? "")) return toLocalSlug(slot, words);
    const items = slot.items.filter(({ name }) => !slot.fixedItemNames.includes(name));
    const toLocal = (value: Json) =>
      typeof value === "string"
        ? (translate(value, names, words) ?? value)
        : toLocalItem(value, items, words);
    return {
      reads: [slot],
      writes: [slot],
      apply: (scope) => {
        const value = scope.values[slot.name];
        if (typeof value === "string") {
          const local = translate(value, names, words);
          if (local !== undefined) write(scope, slot, local);
        } else if (Array.isArray(value) && value.length > 0) {
          const local = value.map(toLocal);
          if (local.some((item, at) => item !== value[at])) write(scope, slot, local);
        }
      },
    };
  });
}

/** What a word may depend on: the female of a `pet gender` is no woman, and a `room type` no family. */
function namesOf({ words, member }: Slot): readonly string[] {
  const [last = "", ...before] = words.split(" ").toReversed();
  const thing = before[0] ?? toSingular(ownerOf(member)).at(-1) ?? "";
  const isSex = oneOf("gender|sex").test(last) && member.owner.some((word) => animals.test(word));
  return [`${thing} ${last}`, ...(isSex ? ["animalsex"] : []), last];
}

const animals = /^(?:pet|animal|dog|cat|horse|puppy|kitten|cow|sheep|bird|livestock)s?$/;

/** What the object around a list says in its items is English, too, when the items have long been made. */
function toLocalItem(
  item: Json,
  members: readonly ItemMember[],
  words: ReadonlyMap<string, string>,
): Json {
  if (!isObject(item)) return item;
  const changed = members.flatMap(({ name, words: own, kind }) => {
    const value = item[name];
    if (kind !== "text" || typeof value !== "string") return [];
    const local = translate(value, [own.split(" ").at(-1) ?? ""], words);
    return local === undefined ? [] : [[name, local] as const];
  });
  return changed.length === 0 ? item : { ...item, ...Object.fromEntries(changed) };
}

/** The part of an address is written without capitals and accents in every language. */
function toLocalSlug(slot: Slot, words: ReadonlyMap<string, string>): Rule {
  const apply = (scope: Scope) => {
    const value = scope.values[slot.name];
    if (typeof value !== "string") return;
    const local = translate(value.replaceAll("-", " "), ["slug"], words);
    const slug = local === undefined ? "" : toSlug(local);
    if (slug !== "") write(scope, slot, slug);
  };
  return { reads: [slot], writes: [slot], apply };
}

/**
 * A capital stays one, and a number at the end is written as `#`. What a word means may depend on the
 * member: Thai is a cuisine or a language.
 */
function translate(
  value: string,
  names: readonly string[],
  words: ReadonlyMap<string, string>,
): string | undefined {
  const [, before, digits = ""] = /^(.* )(\d+)$/.exec(value) ?? [];
  const small = before === undefined ? value.toLowerCase() : `${before.toLowerCase()}#`;
  // The seventh year of a school has a name of its own in some countries.
  const exact = value.toLowerCase();
  const keys = [...names.map((name) => `${name}:${small}`), exact, small];
  const local = words.get(keys.find((one) => words.has(one)) ?? small)?.replace("#", digits);
  if (local === undefined || value.charAt(0) === small.charAt(0)) return local;
  return local.charAt(0).toUpperCase() + local.slice(1);
}
