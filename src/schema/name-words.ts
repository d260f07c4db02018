import pluralize from "pluralize";

pluralize.addIrregularRule("lens", "lenses");

/** Models share most names of their properties, and many ask for the words of each. */
const known = new Map<string, readonly string[]>();
const mostKnown = 10_000;

/** The words of a name in lower case, however it joins them: `orderItem`, `order_item`, `ORDER-ITEM`. */
export function toWords(name: string): readonly string[] {
  const before = known.get(name);
  if (before) return before;
  if (known.size >= mostKnown) known.clear();
  const words = splitWords(name);
  known.set(name, words);
  return words;
}

function splitWords(name: string): readonly string[] {
  return (
    name
      .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, "$1 $2")
      .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
      // `areaSqFt` and `area_sq_m` are told in one unit each.
      .replaceAll(/(?<![\p{L}\p{N}])(sq)[ _-](ft|m)(?![\p{L}\p{N}])/giu, "$1$2")
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== "")
      .map((word) => word.toLowerCase())
  );
}

const ordinals = /^(?:[ab]|[12]|one|two|first|second)$/;

/** Without which of two it is at the end: `profile a`, `player1`, `teacher two`. */
export function withoutOrdinal(words: readonly string[]): readonly string[] {
  const last = words.at(-1) ?? "";
  if (words.length > 1 && ordinals.test(last)) return words.slice(0, -1);
  return /^\p{L}{2,}[12]$/u.test(last) ? words.with(-1, last.slice(0, -1)) : words;
}

export function toKebab(name: string): string {
  return toWords(name).join("-");
}

export function toCamel(name: string): string {
  const [first = "", ...rest] = toWords(name);
  return first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

/** `order items` → `order item`: only the last word is inflected. */
export function toSingular(words: readonly string[]): string[] {
  return inflectLast(words, pluralize.singular);
}

/** `order item` → `order items`. */
export function toPlural(words: readonly string[]): string[] {
  return inflectLast(words, pluralize.plural);
}

/** A name may be made of signs alone, as `_` is, and then has no word. */
function inflectLast(words: readonly string[], inflect: (word: string) => string): string[] {
  const last = words.at(-1);
  return last === undefined ? [] : words.with(-1, inflect(last));
}
