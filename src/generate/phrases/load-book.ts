import {
  type Book,
  type BookTexts,
  type PhraseKind,
  type ProseTexts,
  phraseKinds,
  proseKinds,
} from "./book.ts";
import { toPeopleNames } from "./people.ts";

const books: ReadonlyMap<string, () => Promise<BookTexts>> = new Map([
  ["de", async () => (await import("./languages/german.ts")).german],
  ["es", async () => (await import("./languages/spanish.ts")).spanish],
  ["fr", async () => (await import("./languages/french.ts")).french],
  ["ja", async () => (await import("./languages/japanese.ts")).japanese],
  ["pt", async () => (await import("./languages/portuguese.ts")).portuguese],
]);

const proses: ReadonlyMap<string, () => Promise<ProseTexts>> = new Map([
  ["de", async () => (await import("./languages/prose/german-prose.ts")).germanProse],
  ["es", async () => (await import("./languages/prose/spanish-prose.ts")).spanishProse],
  ["fr", async () => (await import("./languages/prose/french-prose.ts")).frenchProse],
  ["ja", async () => (await import("./languages/prose/japanese-prose.ts")).japaneseProse],
  ["pt", async () => (await import("./languages/prose/portuguese-prose.ts")).portugueseProse],
]);

/** The book of the language of a locale, if there is one; the others are never read. */
export async function loadBook(locale: string): Promise<Book | undefined> {
  const [language = ""] = locale.split("_");
  const [texts, prose] = await Promise.all([books.get(language)?.(), proses.get(language)?.()]);
  if (!texts || !prose) return undefined;
  const lists = [
    ...phraseKinds.map((kind) => [kind, texts.phrases[kind].split("|")] as const),
    ...proseKinds.map((kind) => [kind, prose[kind].split("|")] as const),
  ];
  const pairs = texts.words.split("|").map((pair) => pair.split("=") as [string, string]);
  return {
    phrases: new Map<PhraseKind, readonly string[]>(lists),
    words: new Map(pairs),
    rows: texts.rows,
    people: texts.people && toPeopleNames(texts.people),
  };
}
