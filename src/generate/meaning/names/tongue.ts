import { toWords } from "../../../schema/name-words.ts";
import { oneOf } from "../../one-of.ts";
import { type Language, languages, particles, shared } from "./foreign-words.ts";

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

/** Words of other languages that English has too, for something else. */
const alsoEnglish = new Set(
  "tag tier hat action klasse plan alter gross net bureau carte depart dossier genre invite invites lecture mode note notes piece pieces places portable prime reduction service site surface sortie transport charges age animal camion debut devise emission formation profession promotion publication resume tension cargo casa final local media material plaza sector actual fin data item tempo nova novo forma editorial extension area total alto largo base est es tem motif poste bien objet place restaurant grade plat commercial complete visible source format version score message domain parent patient transport role numero foto hotel renta rol sala tema tipo auto autor marque film fixe mail tel pseudo location region question contact code color".split(
    " ",
  ),
);

function isEnglish(word: string): boolean {
  return shared.has(word) || alsoEnglish.has(word);
}

/**
 * At least two names, and two of five, must be words of a language that English does not have: of
 * the language that has most of them, since neighbours share many.
 */
function findTongue(siblings: readonly string[]): Tongue | "english" {
  const [most] = languages
    .map((language) => ({ language, sure: countSure(siblings, language) }))
    .toSorted((one, other) => other.sure - one.sure);
  return most && most.sure > 1 && most.sure * 2.5 >= siblings.length
    ? toTongue(siblings, most.language)
    : "english";
}

function countSure(siblings: readonly string[], { words, names, fold }: Language): number {
  return siblings.filter((name) => {
    const parts = toWords(name).map(fold);
    return (
      (parts.length > 1 && names.has(parts.join(" "))) ||
      parts.some((word) => {
        const english = words.get(word);
        return english !== undefined && english !== word && !isEnglish(word);
      })
    );
  }).length;
}

function toTongue(siblings: readonly string[], language: Language): Tongue {
  const around = new Set(siblings.flatMap((name) => toWords(name).map(language.fold)));
  const read = (name: string) => translate(toWords(name), language, around);
  const known = new Map(siblings.map((name) => [name, read(name)]));
  return {
    wordsOf: (name) => known.get(name) ?? read(name),
    siblings: siblings.map((name) => (known.get(name) ?? []).join("_")),
    owner: (words) => translateThing(words, language),
  };
}

/** What no dictionary has stays as it is. */
function translate(
  words: readonly string[],
  language: Language,
  around: ReadonlySet<string>,
): readonly string[] {
  const folded = words.map(language.fold);
  const whole = translateWhole(folded, language, around);
  if (whole !== undefined) return whole.split(" ");
  const last = folded.at(-1) ?? "";
  // A member may be called as an object's own are.
  const hasEnding = folded.length > 1 && Object.hasOwn(language.endings, last);
  const ending = hasEnding ? language.endings[last] : undefined;
  const parts = ending === undefined ? folded : folded.slice(0, -1);
  return [...translateParts(parts, language, around), ...(ending === undefined ? [] : [ending])];
}

function translateWhole(
  folded: readonly string[],
  { words, names, beside }: Language,
  around: ReadonlySet<string>,
): string | undefined {
  const name = folded.join(" ");
  const [others, english] = (Object.hasOwn(beside, name) ? beside[name] : undefined) ?? [];
  if (others?.split(" ").some((word) => around.has(word))) return english;
  return names.get(name) ?? words.get(name);
}

/** What stands before the noun in every language: `ultima visita`, `est actif`. */
const leading = oneOf("is|has|last|next|first|new");

function translateParts(
  folded: readonly string[],
  language: Language,
  around: ReadonlySet<string>,
): readonly string[] {
  const words = language.isNounFirst ? folded.filter((word) => !particles.has(word)) : folded;
  const whole =
    words.length === folded.length ? undefined : translateWhole(words, language, around);
  if (whole !== undefined) return whole.split(" ");
  const parts = words.map((word) => translateWord(word, language) ?? [word]);
  if (!language.isNounFirst) return parts.flat();
  const front = parts.findIndex(([first = ""]) => !leading.test(first));
  const at = front === -1 ? parts.length : front;
  return [...parts.slice(0, at), ...parts.slice(at).toReversed()].flat();
}

/** The words for an object: `ligne commande` is an order item. */
function translateThing(words: readonly string[], language: Language): readonly string[] {
  const folded = words.map(language.fold);
  if (folded.length < 2) return folded.flatMap((word) => translateWord(word, language) ?? word);
  return (
    translateWhole(folded, language, new Set())?.split(" ") ??
    translateParts(folded, language, new Set())
  );
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
