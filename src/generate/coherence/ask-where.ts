import type { FindRules, Parts, Rule } from "./rule.ts";

/**
 * A finder that is asked only where one of these words is in the name of a member or of the thing:
 * without any of them it finds nothing. Most models are of none of the subjects that there are
 * finders for, and V8 compiles each that it is to run.
 */
export function askWhere(words: string, find: FindRules): FindRules {
  let needed: readonly string[] | undefined;
  return (parts) => {
    needed ??= words.split(" ");
    const known = wordsOf(parts);
    return needed.some((word) => known.has(word)) ? find(parts) : nothing;
  };
}

const nothing: readonly Rule[] = [];

const found = new WeakMap<Parts, ReadonlySet<string>>();

function wordsOf(parts: Parts): ReadonlySet<string> {
  const known = found.get(parts);
  if (known) return known;
  const words = new Set([...parts.owner, ...parts.slots.flatMap((slot) => slot.words.split(" "))]);
  found.set(parts, words);
  return words;
}
