import pluralize from "pluralize";
import { remember } from "../remember.ts";

pluralize.addIrregularRule("lens", "lenses");
// They end as men do, and are none.
for (const word of ["specimen", "regimen", "stamen"]) pluralize.addIrregularRule(word, `${word}s`);

/** The words of a name in lower case, however it joins them: `orderItem`, `order_item`, `ORDER-ITEM`. */
export const toWords = remember((name) =>
  splitWords(name, isPlain(name) ? plainSigns : allSigns()),
);

/** How one word ends and the next begins. */
interface Signs {
  readonly smallThenCapital: RegExp;
  readonly shortForms: RegExp;
  readonly squares: RegExp;
  readonly between: RegExp;
}

/** Nearly all names are made of these, and finding out what a letter is elsewhere takes a start 4 ms. */
const plainSigns: Signs = {
  smallThenCapital: /([a-z\d])([A-Z])/g,
  shortForms: /([A-Z])([A-Z][a-z])/g,
  squares: /(?<![a-z\d])(sq)[ _-](ft|m)(?![a-z\d])/gi,
  between: /[^a-zA-Z\d]+/,
};

let everywhere: Signs | undefined;

function allSigns(): Signs {
  everywhere ??= {
    smallThenCapital: /([\p{Ll}\d])(\p{Lu})/gu,
    shortForms: /(\p{Lu})(\p{Lu}\p{Ll})/gu,
    squares: /(?<![\p{L}\p{N}])(sq)[ _-](ft|m)(?![\p{L}\p{N}])/giu,
    between: /[^\p{L}\p{N}]+/u,
  };
  return everywhere;
}

function isPlain(name: string): boolean {
  return /^[ -~]*$/.test(name);
}

function splitWords(name: string, signs: Signs): readonly string[] {
  return (
    name
      .replaceAll(signs.smallThenCapital, "$1 $2")
      .replaceAll(signs.shortForms, "$1 $2")
      // `areaSqFt` and `area_sq_m` are told in one unit each.
      .replaceAll(signs.squares, "$1$2")
      .split(signs.between)
      .filter((word) => word !== "")
      .map((word) => word.toLowerCase())
  );
}

const ordinals = /^(?:[ab]|[12]|one|two|first|second)$/;

/** Without which of two it is at the end: `profile a`, `player1`, `teacher two`. */
export function withoutOrdinal(words: readonly string[]): readonly string[] {
  const last = words.at(-1) ?? "";
  if (words.length > 1 && ordinals.test(last)) return words.slice(0, -1);
  return /^\D{2,}[12]$/.test(last) ? words.with(-1, last.slice(0, -1)) : words;
}

export function toKebab(name: string): string {
  return toWords(name).join("-");
}

export function toCamel(name: string): string {
  const [first = "", ...rest] = toWords(name);
  return first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

/** They end as the men do, and are one. */
const singulars: ReadonlySet<string> = new Set([
  "specimen",
  "regimen",
  "abdomen",
  "stamen",
  "lumen",
]);

/** `order items` → `order item`: only the last word is inflected. */
export function toSingular(words: readonly string[]): string[] {
  return inflectLast(words, (word) => (singulars.has(word) ? word : pluralize.singular(word)));
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
