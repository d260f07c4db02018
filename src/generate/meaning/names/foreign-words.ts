import { french } from "./foreign/french.ts";
import { german } from "./foreign/german.ts";
import { portuguese } from "./foreign/portuguese.ts";
import { spanish } from "./foreign/spanish.ts";
import type { Neighbours } from "./rule-index.ts";

/** Words that are English too: they count as foreign only beside others that are. */
const shared = new Set(
  "land ort alter art client nom pays remise rue taille montant etat nombre edad peso hora mes importe estado cliente valor cor ano telephone adresse mobil titel".split(
    " ",
  ),
);

const languages = [german, french, spanish, portuguese].map(
  (words) => new Map<string, string>(Object.entries(words)),
);

/** A foreign name in English words; undefined where it is not one, or not surely. */
export function translateName(
  words: readonly string[],
  neighbours: Neighbours,
): readonly string[] | undefined {
  for (const language of languages) {
    const english = language.get(words.join(" ")) ?? translateParts(words, language);
    if (english === undefined) continue;
    const isSure =
      words.some((word) => language.has(word) && !shared.has(word)) ||
      words.length > 1 ||
      [...language.keys()].some((word) => !shared.has(word) && neighbours.has(word));
    if (isSure) return english.split(" ");
  }
  return undefined;
}

/** A model's name, word by word: it has no neighbours that could tell. */
export function translateWords(words: readonly string[]): readonly string[] {
  return words.flatMap((word) => {
    const english = languages
      .map((language) => language.get(word))
      .find((one) => one !== undefined);
    return english === undefined || (shared.has(word) && word !== "cliente")
      ? [word]
      : english.split(" ");
  });
}

const particles = new Set("de del da do du des d la le l am".split(" "));

/** `fechaEntrega` is a delivery date: the noun comes first there. */
function translateParts(
  words: readonly string[],
  language: ReadonlyMap<string, string>,
): string | undefined {
  const parts = words.filter((word) => !particles.has(word));
  if (parts.length < 2) return undefined;
  const english = parts.map((word) => language.get(word));
  return english.every((word) => word !== undefined) ? english.toReversed().join(" ") : undefined;
}
