import type { FindRules, Parts } from "./rule.ts";

/** The words without which a finder finds nothing. */
const needs = new WeakMap<FindRules, string>();
const asks = new WeakMap<FindRules, FindRules>();

/** The finder that is asked, where it is asked for a word. */
export function finderOf(asked: FindRules): FindRules {
  return asks.get(asked) ?? asked;
}

/**
 * A finder that is asked only where one of these words is in the name of a member or of the thing:
 * without any of them it finds nothing. Most models are of none of the subjects that there are
 * finders for, and V8 compiles each that it is to run.
 */
export function askWhere(words: string, find: FindRules): FindRules {
  const asked: FindRules = (parts) => find(parts);
  needs.set(asked, words);
  asks.set(asked, find);
  return asked;
}

/**
 * Those of a table that are to be asked about an object, in the table's order. They are looked up by
 * the object's words: a large model has hundreds of objects, and each is of few subjects.
 */
export function indexFinders(table: readonly FindRules[]): (parts: Parts) => readonly FindRules[] {
  let index: FinderIndex | undefined;
  return (parts) => {
    index ??= toIndex(table);
    const places = new Set<number>();
    for (const word of wordsOf(parts)) {
      for (const place of index.places.get(word) ?? []) places.add(place);
    }
    if (places.size === 0) return index.always;
    return table.filter((find, place) => places.has(place) || !needs.has(find));
  };
}

interface FinderIndex {
  /** Those that no word decides about. */
  readonly always: readonly FindRules[];
  readonly places: ReadonlyMap<string, readonly number[]>;
}

function toIndex(table: readonly FindRules[]): FinderIndex {
  const places = new Map<string, number[]>();
  for (const [place, find] of table.entries()) {
    for (const word of needs.get(find)?.split(" ") ?? []) {
      const others = places.get(word);
      if (others) others.push(place);
      else places.set(word, [place]);
    }
  }
  return { always: table.filter((find) => !needs.has(find)), places };
}

const found = new WeakMap<Parts, ReadonlySet<string>>();

function wordsOf(parts: Parts): ReadonlySet<string> {
  const known = found.get(parts);
  if (known) return known;
  const words = new Set([...parts.owner, ...parts.slots.flatMap((slot) => slot.words.split(" "))]);
  found.set(parts, words);
  return words;
}
