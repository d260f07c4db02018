import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { expect, onTestFinished, test } from "vitest";
import type { Database } from "../../src/dataset/file/database.ts";
import { quoteName } from "../../src/dataset/file/sql-text.ts";
import { renameTables } from "../../src/dataset/tables/rename-tables.ts";
import { makeProject } from "../support/project.ts";

/** What others may have done to a table: `T` stands for its name. */
const additions = [
  "CREATE INDEX plain ON T(title)",
  "CREATE UNIQUE INDEX main.[in brackets] ON T (title, json_extract(_json, '$.a')) WHERE title > 'T'",
  "create index IF NOT EXISTS `in ticks ON T(` ON T  ( title DESC )",
  "CREATE INDEX commented /* ON T( */ ON T -- (\n (title)",
  "CREATE TRIGGER theirs AFTER INSERT ON T BEGIN UPDATE T SET title = 'seen' WHERE _seq = NEW._seq; END",
  "CREATE VIEW seen AS SELECT title FROM T",
  "CREATE TABLE other (id INTEGER PRIMARY KEY, of INTEGER REFERENCES T)",
  "ANALYZE",
];
const names = ["entries", 'a "quoted" name', "straße (2)", "select", "T ON T("];

function open(file = ":memory:"): Database {
  const db = new DatabaseSync(file);
  onTestFinished(() => db.close());
  db.exec("PRAGMA legacy_alter_table = ON; PRAGMA foreign_keys = OFF");
  return db;
}

function build(name: string, file?: string): Database {
  const db = open(file);
  for (const each of [name, `${name} staged`]) {
    db.exec(
      `CREATE TABLE ${quoteName(each)} (_seq INTEGER PRIMARY KEY, _json TEXT, title AS (json_extract(_json, '$.title')) VIRTUAL)`,
    );
    const insert = db.prepare(`INSERT INTO ${quoteName(each)} (_json) VALUES (?)`);
    for (const title of ["a", "b", each]) insert.run(JSON.stringify({ title }));
  }
  return db;
}

function readSchema(db: Database) {
  return db
    .prepare("SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name")
    .all();
}

test("the schema is as safe from mistakes afterwards as before", () => {
  const db = build("entries");
  renameTables(db, [["entries", "others"]]);
  expect(() => db.exec("PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = sql")).toThrow(
    /may not be modified/,
  );
});

test.each(names)("tables get other names as SQLite itself would give them (%s)", (name) => {
  for (const addition of ["SELECT 1", ...additions]) {
    const sql = addition.replaceAll(/\bT(?=\b(?!'))/g, () => quoteName(name));
    const [ours, theirs] = [build(name), build(name)];
    for (const db of [ours, theirs]) db.exec(sql);
    ours.exec("BEGIN");
    renameTables(ours, [
      [name, "left"],
      [`${name} staged`, name],
    ]);
    ours.exec("COMMIT");
    theirs.exec(`ALTER TABLE ${quoteName(name)} RENAME TO "left"`);
    theirs.exec(`ALTER TABLE ${quoteName(`${name} staged`)} RENAME TO ${quoteName(name)}`);
    expect(readSchema(ours), sql).toEqual(readSchema(theirs));
    expect(ours.prepare("PRAGMA integrity_check").all()).toEqual([{ integrity_check: "ok" }]);
    const last = `SELECT title FROM ${quoteName(name)} WHERE _seq = 3`;
    expect(ours.prepare(last).get()).toEqual({ title: `${name} staged` });
  }
});

test("what is plain is renamed at one go, however many tables there are", () => {
  for (const [index, isPlain] of [
    ["CREATE UNIQUE INDEX plain ON entries (title)", true],
    ["CREATE INDEX [in brackets] ON entries(title)", true],
    ["CREATE INDEX commented ON entries -- (\n (title)", false],
  ] as const) {
    const db = build("entries");
    db.exec(index);
    const version = () => Number(db.prepare("PRAGMA schema_version").get()?.["schema_version"]);
    const before = version();
    renameTables(db, [
      ["entries", "left"],
      ["entries staged", "entries"],
    ]);
    expect([index, version() - before === 1]).toEqual([index, isPlain]);
  }
});

test("a name that something else has is refused, and nothing is changed", () => {
  const db = build("entries");
  db.exec('CREATE VIEW "left" AS SELECT 1');
  const before = readSchema(db);
  expect(() => renameTables(db, [["entries", "left"]])).toThrow("left");
  expect(readSchema(db)).toEqual(before);
});

test("another connection finds the new names, and nobody may write the schema afterwards", () => {
  const file = join(makeProject({}), "dataset.sqlite");
  const db = build("entries", file);
  db.exec("PRAGMA journal_mode = WAL");
  const other = open(file);
  const read = () => other.prepare('SELECT title FROM "entries" WHERE _seq = 3').get();
  expect(read()).toEqual({ title: "entries" });
  db.exec("BEGIN");
  renameTables(db, [
    ["entries", "left"],
    ["entries staged", "entries"],
  ]);
  expect(read()).toEqual({ title: "entries" });
  db.exec("COMMIT");
  expect(read()).toEqual({ title: "entries staged" });
  expect(() => db.exec("UPDATE sqlite_schema SET name = name")).toThrow("may not be modified");
});

test("what is taken back leaves the names as they were", () => {
  const db = build("entries");
  const before = readSchema(db);
  db.exec("BEGIN");
  renameTables(db, [["entries", "left"]]);
  expect(db.prepare('SELECT count(*) AS total FROM "left"').get()).toEqual({ total: 3 });
  db.exec("ROLLBACK");
  expect(readSchema(db)).toEqual(before);
  expect(db.prepare("SELECT count(*) AS total FROM entries").get()).toEqual({ total: 3 });
});
