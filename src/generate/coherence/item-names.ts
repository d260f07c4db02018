import { wordsAmong } from "../meaning/names/read-names.ts";
import type { Slot } from "./slot.ts";

const readers = new WeakMap<readonly string[], (key: string) => string>();

/** What the members of a list's items are called in plain English, with a space between the words. */
export function toItemName({ itemNames, words }: Slot): (key: string) => string {
  const known = readers.get(itemNames);
  if (known) return known;
  const wordsOf = wordsAmong(itemNames, words.split(" "));
  const names = new Map(itemNames.map((name) => [name, wordsOf(name).join(" ")]));
  const made = (key: string) => names.get(key) ?? wordsOf(key).join(" ");
  readers.set(itemNames, made);
  return made;
}
