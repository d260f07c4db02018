import { describe, expect, test } from "vitest";
import { toRowTable } from "../../src/generate/coherence/rows/row-table.ts";
import type { Book } from "../../src/generate/phrases/book.ts";
import { loadBook } from "../../src/generate/phrases/load-book.ts";

const languages = ["de", "es", "fr", "ja", "pt"];

const bookOf = async (language: string): Promise<Book> => {
  const book = await loadBook(language);
  if (!book) throw new Error(`no book of ${language}`);
  return book;
};

/** What is said in the language itself, and not by a label that is put into it. */
const said =
  /^(?:name|about|tags|price|rooms|ingredients|steps|features|requirements|reason|question)$/;

describe.each(languages)("in %s", async (language) => {
  const { rows, words } = await bookOf(language);
  test.each(Object.entries(rows))(
    "%s: every row has all columns, and none comes twice",
    (_, text) => {
      const table = toRowTable(text);
      expect(table.rows.length).toBeGreaterThan(5);
      for (const { cells } of table.rows) {
        expect(cells, cells[0]).toHaveLength(table.columns.length);
        expect(cells, cells[0]).not.toContain("");
      }
      expect(new Set(table.rows.map(({ cells }) => cells[0])).size).toBe(table.rows.length);
    },
  );

  test.each(Object.entries(rows))("%s: no step is divided by a comma of its own", (_, text) => {
    const { columns, rows: all } = toRowTable(text);
    const column = columns.findIndex(([name]) => name === "steps");
    const steps = all.flatMap(({ cells }) => cells[column]?.split(", ") ?? []);
    expect(steps.filter((step) => /^\p{Ll}/u.test(step))).toEqual([]);
  });

  test.each(Object.entries(rows))("%s: every label has a word", (_, text) => {
    const { columns, rows: all } = toRowTable(text);
    const labels = columns.flatMap(([name = ""], column) =>
      said.test(name)
        ? []
        : all.map(({ cells }) => `${name}:${cells[column]?.split("/")[0]?.toLowerCase()}`),
    );
    const missing = labels.filter(
      (label) => !words.has(label) && !words.has(label.slice(label.indexOf(":") + 1)),
    );
    expect([...new Set(missing)]).toEqual([]);
  });
});
