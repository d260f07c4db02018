import { toWords } from "../../../schema/name-words.ts";
import { type Manner, mannerOf } from "./manner.ts";
import { tongueOf } from "./tongue.ts";

/** How the names of an object are read that are no plain English; undefined where they are. */
export function readNames(names: readonly string[], owner: readonly string[]): Manner | undefined {
  return tongueOf(names) ?? mannerOf(names, owner);
}

/** The words of each of an object's names, in plain English. */
export function wordsAmong(
  names: readonly string[],
  owner: readonly string[],
): (name: string) => readonly string[] {
  return readNames(names, owner)?.wordsOf ?? toWords;
}
