import { toWords } from "../../../schema/name-words.ts";
import type { Member } from "../../member.ts";

/**
 * The names of the neighbours of a member, its own left out: `crew` is one called so, one of them
 * (`leadCrew`), and what is known of it (`crewId`, `crewName`); `*crew` has the word anywhere, and
 * `=crew` is that alone.
 */
export interface Neighbours {
  readonly has: (word: string) => boolean;
}

const counts = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

/** Counted once for all members of an object. */
export function neighboursOf({
  name,
  siblings,
  words,
}: Pick<Member, "name" | "siblings"> & Partial<Pick<Member, "words">>): Neighbours {
  const counted = counts.get(siblings) ?? countForms(siblings);
  counts.set(siblings, counted);
  const own = new Set(formsOf(words ? words.join("_") : name));
  return { has: (word) => (counted.get(word) ?? 0) > (own.has(word) ? 1 : 0) };
}

function countForms(names: readonly string[]): ReadonlyMap<string, number> {
  const counted = new Map<string, number>();
  for (const form of names.flatMap(formsOf)) counted.set(form, (counted.get(form) ?? 0) + 1);
  return counted;
}

/** What is known of a thing beside it tells that there is one: `crewId`, `oeePercent`, `claimedAt`. */
const handles =
  /^(?:ids?|uuid|names?|title|number|no|code|url|email|phone|ref|at|on|date|time|percent|pct|kg|g|cm|mm|m|km|sec|seconds|minutes|min|hours|days|usd|eur|cents|[a-z]{2,}ed)$/;

/**
 * The whole, what a handle is of, and the endings of both: a lead attorney is an attorney, and a
 * match rate is no match.
 */
function formsOf(name: string): readonly string[] {
  const words = toWords(name);
  const forms = new Set([`=${words.join("_")}`, ...words.map((word) => `*${word}`)]);
  const isHandle = words.length > 1 && handles.test(words.at(-1) ?? "");
  for (const thing of isHandle ? [words, words.slice(0, -1)] : [words]) {
    for (let start = 0; start < thing.length; start++) forms.add(thing.slice(start).join("_"));
  }
  return [...forms];
}
