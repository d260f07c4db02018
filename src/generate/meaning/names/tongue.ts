import { toWords } from "../../../schema/name-words.ts";
import { fold, type Language, languages, shared } from "./foreign-words.ts";

/** How the names of an object are read that are not English. */
export interface Tongue {
  readonly wordsOf: (name: string) => readonly string[];
  /** The names of all its members, in English. */
  readonly siblings: readonly string[];
  readonly owner: (words: readonly string[]) => readonly string[];
}

const known = new WeakMap<readonly string[], Tongue | "english">();

/** The language of an object by the names of its members; undefined for English. */
export function tongueOf(siblings: readonly string[]): Tongue | undefined {
  const found = known.get(siblings) ?? findTongue(siblings);
  known.set(siblings, found);
  return found === "english" ? undefined : found;
}

function isEnglish(word: string): boolean {
  return shared.has(word) || /^(?:tag|tier|hat|action|klasse|plan|alter|gross|net)$/.test(word);
}

/** At least two names, and two of five, must be words of a language that English does not have. */
function findTongue(siblings: readonly string[]): Tongue | "english" {
  for (const language of languages) {
    const sure = siblings.filter((name) =>
      toWords(name).some((word) => {
        const english = language.words.get(fold(word));
        return english !== undefined && english !== word && !isEnglish(word);
      }),
    );
    if (sure.length > 1 && sure.length * 2.5 >= siblings.length)
      return toTongue(siblings, language);
  }
  return "english";
}

function toTongue(siblings: readonly string[], language: Language): Tongue {
  const read = new Map(siblings.map((name) => [name, translate(toWords(name), language)]));
  return {
    wordsOf: (name) => read.get(name) ?? translate(toWords(name), language),
    siblings: siblings.map((name) => (read.get(name) ?? []).join("_")),
    owner: (words) => words.flatMap((word) => translateWord(fold(word), language) ?? word),
  };
}

/** What no dictionary has stays as it is. */
function translate(words: readonly string[], language: Language): readonly string[] {
  const folded = words.map(fold);
  const whole = language.words.get(folded.join(" ")) ?? language.names.get(folded.join(" "));
  if (whole !== undefined) return whole.split(" ");
  const last = folded.at(-1) ?? "";
  // A member may be called as an object's own are.
  const hasEnding = folded.length > 1 && Object.hasOwn(language.endings, last);
  const ending = hasEnding ? language.endings[last] : undefined;
  const parts = (ending === undefined ? folded : folded.slice(0, -1)).map(
    (word) => translateWord(word, language) ?? [word],
  );
  const ordered = language.isNounFirst ? parts.toReversed() : parts;
  return [...ordered.flat(), ...(ending === undefined ? [] : [ending])];
}

function translateWord(word: string, language: Language): readonly string[] | undefined {
  const english = language.words.get(word) ?? translateCompound(word, language);
  return english?.split(" ");
}

/** `faelligkeitsdatum`: the two words that it is made of, with what joins them. */
function translateCompound(word: string, { words, isNounFirst }: Language): string | undefined {
  if (isNounFirst || word.length < 7) return undefined;
  for (let at = word.length - 3; at > 2; at--) {
    const second = words.get(word.slice(at));
    if (second === undefined) continue;
    const before = word.slice(0, at);
    const first = words.get(before) ?? words.get(before.replace(/(?:es|en|s|n|er)$/, ""));
    if (first !== undefined) return `${first} ${second}`;
  }
  return undefined;
}
