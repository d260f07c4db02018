import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../src/dataset/file/database.ts";
import { foldCase } from "../../src/dataset/file/text-functions.ts";
import { type Beside, type Sql, toComparisonSql } from "../../src/dataset/lists/condition-sql.ts";
import { oddLetters, oddTextSql } from "../../src/dataset/lists/like-pattern.ts";
import type { Comparison } from "../../src/dataset/lists/list-query.ts";
import {
  createSearchTexts,
  registerSearchFunctions,
  toSearchSql,
} from "../../src/dataset/lists/search-texts.ts";
import type { Table } from "../../src/dataset/tables/tables.ts";

/** What JSON escapes, what LIKE means something by, letters of more than one case, and names. */
const pieces = ["a", "B", "%", "_", "!", '"', "\\", "/", "\n", "\u0001", "ς", "Σ", "é", "É", "İ"];
const words = [...pieces, "\u212a", "title", ":", '":', "name", "deep", " ", "1"];
const text = fc.array(fc.constantFrom(...words), { maxLength: 5 }).map((each) => each.join(""));
const names = ["title", "name", "deep", "A", "odd/name", 'quo"te'];
const partOfName = fc.constantFrom("title", "ITL", "deep", "na", "name", "quo");
const value = fc.oneof(text, fc.constant(1), fc.constant(null), fc.array(text, { maxLength: 2 }));
const record = fc.record(
  { title: fc.oneof(text, fc.constant(12)), name: value, deep: fc.record({ A: value }) },
  { requiredKeys: [] },
);
const others = fc.dictionary(fc.constantFrom("odd/name", 'quo"te'), value, { maxKeys: 2 });
const records = fc.array(
  fc.tuple(record, others).map(([known, more]) => ({ ...known, ...more })),
  { minLength: 1, maxLength: 8 },
);

const table: Table = {
  name: "things",
  columns: new Map(),
  instants: new Set(),
  propertyNames: () => new Set(names),
};
/** Asked by the connection itself, and by another one that knows, or not, which texts are odd. */
const places: readonly (Beside | undefined)[] = [
  undefined,
  { oddTexts: undefined },
  { oddTexts: `SELECT _seq FROM things WHERE ${oddTextSql}` },
];

function openThings() {
  const db = openDatabase(":memory:");
  onTestFinished(() => db.close());
  registerSearchFunctions(db);
  db.exec("CREATE TABLE things (_seq INTEGER PRIMARY KEY, _version INTEGER, _json TEXT)");
  const insert = db.prepare("INSERT INTO things (_version, _json) VALUES (?, ?)");
  let version = 0;
  const write = (...all: readonly string[]) => {
    db.exec("DELETE FROM things");
    version++;
    for (const each of all) insert.run(version, each);
    createSearchTexts(db, table)(version);
  };
  const indexes = () =>
    db
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'index'")
      .all()
      .map(({ name }) => name);
  return {
    indexes,
    write,
    fill: (all: readonly object[]) => write(...all.map((each) => JSON.stringify(each))),
    find: ({ text: sql, values }: Sql) =>
      db
        .prepare(`SELECT _seq FROM things WHERE ${sql} ORDER BY _seq`)
        .all(...values)
        .map((row) => Number(row["_seq"]) - 1),
  };
}

function toPlace(beside: Beside | undefined) {
  return { table, tableOf: () => table, ...(beside ? { beside } : {}) };
}

function stringsOf(given: unknown): string[] {
  if (typeof given === "string") return [given];
  return typeof given === "object" && given !== null ? Object.values(given).flatMap(stringsOf) : [];
}

/** The places of those that fit. */
function indexesOf<T>(all: readonly T[], fits: (each: T) => boolean): number[] {
  return all.flatMap((each, index) => (fits(each) ? [index] : []));
}

test("a search finds the records that say the text, in no matter which way it is carried out", () => {
  const things = openThings();
  fc.assert(
    fc.property(records, fc.oneof(text, partOfName), (all, sought) => {
      fc.pre(sought !== "");
      things.fill(all);
      const part = foldCase(sought);
      const expected = indexesOf(all, (each) =>
        stringsOf(each).some((said) => foldCase(said).includes(part)),
      );
      const found = places.map((beside) =>
        things.find(toSearchSql({ kind: "search", text: sought }, toPlace(beside))),
      );
      expect(found).toEqual(places.map(() => expected));
    }),
    { seed: 1, numRuns: 400 },
  );
});

test("a property's name is not searched, however many spaces another program has put behind it", () => {
  const things = openThings();
  things.write('{"title" \n : "said"}', '{"name":"a title"}');
  for (const beside of places) {
    const find = (sought: string) =>
      things.find(toSearchSql({ kind: "search", text: sought }, toPlace(beside)));
    expect([find("title"), find("said")]).toEqual([[1], [0]]);
  }
});

test("many records get an index by which those that change are found again", () => {
  const things = openThings();
  things.fill(Array.from({ length: 4999 }, () => ({})));
  expect(things.indexes()).toEqual([]);
  things.fill(Array.from({ length: 5000 }, () => ({})));
  expect(things.indexes()).toEqual(["things by version"]);
});

test("no other letter has a letter of ASCII among its small ones than those that count as odd", () => {
  const all = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code)).slice(0x80);
  const found = all.flatMap((letter) => {
    const plain = /[ -~]/.exec(foldCase(letter))?.[0];
    return plain === undefined ? [] : [[letter, plain] as const];
  });
  expect(new Map(found)).toEqual(oddLetters);
});

test("no view or trigger may use our functions, which other programs do not have", () => {
  const db = openDatabase(":memory:");
  onTestFinished(() => db.close());
  registerSearchFunctions(db);
  const functions = [
    "backlot_search_text('{}')",
    "backlot_find_text('{}', '')",
    "backlot_contains('', '')",
    "backlot_starts_with('', '')",
    "backlot_ends_with('', '')",
  ];
  for (const [index, call] of functions.entries()) {
    expect(db.prepare(`SELECT ${call} AS found`).get()).toBeDefined();
    db.exec(`CREATE VIEW view${index} AS SELECT ${call} AS found`);
    expect(() => db.prepare(`SELECT * FROM view${index}`).get()).toThrow("unsafe use");
  }
});

const tests = {
  contains: (said: string, part: string) => said.includes(part),
  startsWith: (said: string, part: string) => said.startsWith(part),
  endsWith: (said: string, part: string) => said.endsWith(part),
} as const;

test("so does a comparison with a part of a text", () => {
  const things = openThings();
  const operators = fc.constantFrom("contains", "startsWith", "endsWith" as const);
  fc.assert(
    fc.property(records, operators, fc.array(text, { maxLength: 2 }), (all, operator, parts) => {
      things.fill(all);
      const comparison: Comparison = {
        kind: "comparison",
        member: { names: ["title"], holds: new Set(["text"]), isList: false, isNullable: true },
        operator,
        operands: parts.map((part) => ({ as: "text", value: part })),
      };
      const expected = indexesOf(all, ({ title }) =>
        typeof title === "string"
          ? parts.some((part) => tests[operator](foldCase(title), foldCase(part)))
          : false,
      );
      const found = places.map((beside) =>
        things.find(toComparisonSql(comparison, toPlace(beside))),
      );
      expect(found).toEqual(places.map(() => expected));
    }),
    { seed: 1, numRuns: 300 },
  );
});
