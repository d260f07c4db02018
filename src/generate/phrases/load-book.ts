import { type Book, type BookTexts, phraseKinds } from "./book.ts";
import { toPeopleNames } from "./people.ts";

const books: ReadonlyMap<string, () => Promise<BookTexts>> = new Map([
  ["de", async () => (await import("./languages/german.ts")).german],
  ["es", async () => (await import("./languages/spanish.ts")).spanish],
  ["fr", async () => (await import("./languages/french.ts")).french],
  ["ja", async () => (await import("./languages/japanese.ts")).japanese],
  ["pt", async () => (await import("./languages/portuguese.ts")).portuguese],
]);

/** The book of the language of a locale, if there is one; the others are never read. */
export async function loadBook(locale: string): Promise<Book | undefined> {
  const texts = await books.get(locale.split("_")[0] ?? "")?.();
  if (!texts) return undefined;
  const lists = phraseKinds.map((kind) => [kind, texts.phrases[kind].split("|")] as const);
  const pairs = texts.words.split("|").map((pair) => pair.split("=") as [string, string]);
  return {
    phrases: new Map(lists),
    words: new Map(pairs),
    rows: texts.rows,
    people: texts.people && toPeopleNames(texts.people),
  };
}
