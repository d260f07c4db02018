import type { Worker } from "node:worker_threads";
import { DatabaseSync } from "@photostructure/sqlite";
import { expect, onTestFinished, test } from "vitest";
import type * as library from "../../src/index.ts";
import { type Backlot, createBacklot } from "../../src/index.ts";
import { keepFilled } from "../support/filled-project.ts";
import { request } from "../support/project.ts";

/** The build alone has a second thread: the sources answer everything themselves. */
const program = new URL("../../dist/index.js", import.meta.url).href;
const built = (await import(program)) as typeof library;

const models = `export interface Entry {
  id: number; title: string; size: number; at?: Date; note?: string; isOpen?: boolean; text?: string
}
export interface Note { id: number; text: string }`;
/** More than are asked about in the thread that answers everybody. */
const total = 20_500;

const odd = [
  "ΟΔΟΣ",
  "straße",
  "İstanbul",
  "273 \u212a",
  'a "quoted" word',
  "back\\slash",
  "two\nlines",
  "and/or",
  "title",
  'she said "title": twice',
  '"title":"in a title"',
  'title":',
];

const records = Array.from({ length: total }, (_, index) => ({
  id: index + 1,
  title: odd[index % 1000] ?? `Entry ${(index * 7919) % total}`,
  size: (index * 31) % 101,
  at: new Date(1_700_000_000_000 + ((index * 7919) % total) * 1e5).toISOString(),
  isOpen: index % 7 === 0,
  // Too long for the index of short values.
  text: `${index % 11} ${"far away ".repeat(12)}`,
  ...(index % 3 === 0 ? { note: `Note ${index}` } : {}),
}));

const config = {
  models: "models.ts",
  resources: [
    { path: "/entries", type: "Entry[]", count: total, records: "entries.json" },
    { path: "/notes", type: "Note[]", count: 3 },
  ],
};
const files = {
  "models.ts": models,
  "entries.json": JSON.stringify(records),
  "backlot.config.json": JSON.stringify(config),
};
const makeEntries = keepFilled(files, (root) => built.createBacklot(root));

async function answerOf(backlot: Backlot, path: string) {
  const response = await request(backlot, "GET", path);
  const names = ["x-total-count", "content-range", "link", "content-type"];
  return [
    response.status,
    ...names.map((name) => response.headers.get(name)),
    await response.text(),
  ];
}

const queries = [
  "_sort=title&_limit=20",
  "_sort=-note,size&_page=3&_limit=20",
  "size_gte=90&_page=2&_limit=15",
  "size_gte=90&_sort=title",
  "size=7&_sort=-title&_start=5&_end=9",
  "title_like=ENTRY&_page=40&_limit=10",
  ...["k", "i", "/OR", "273 k", "σ", "%", "_"].map(
    (text) => `title_like=${encodeURIComponent(text)}&_limit=4`,
  ),
  "at_gte=2023-11-20T00:00:00Z&_limit=6",
  "at_lt=2023-11-20&size_gte=50&_sort=-at&_limit=7",
  "_sort=-at&_start=995&_end=1005",
  "isOpen=true&size=3&_sort=size,-title&_limit=9",
  "size_ne=3&_limit=2",
  "text_like=7+far&_sort=text&_limit=3",
  "note=null&_fields=id,title&_start=13000",
  ...["entry 1", "οδός", "σ", "STRASSE", "straße", "i", "stanbul", "k", '"quoted"', "\\", "\n", "/"]
    .map(encodeURIComponent)
    .map((text) => `q=${text}&_limit=3`),
  "q=title&size_lt=50",
  ...["TITLE", "itl", "title:", "twice", 'title":', "note", "o", "7", ":"]
    .map(encodeURIComponent)
    .map((text) => `q=${text}&_limit=30`),
  "q=nothing+has+this",
];

test("what is worked out in other threads is what this one would have answered", async () => {
  const threads: Worker[] = [];
  const running = new Set<Worker>();
  const noteThread = (thread: Worker) => {
    threads.push(thread);
    running.add(thread);
    thread.on("exit", () => running.delete(thread));
  };
  process.on("worker", noteThread);
  onTestFinished(() => void process.off("worker", noteThread));
  // The same records, served by the build from a file and by the sources from memory.
  const folder = await makeEntries();
  await using beside = await built.createBacklot(folder);
  await using alone = await createBacklot(folder, { dataset: ":memory:" });
  const compareAll = async () => {
    for (const query of queries) {
      const path = `/entries?${query}`;
      const expected = await answerOf(alone, path);
      expect(await answerOf(beside, path), query).toEqual(expected);
      expect(await answerOf(beside, path), `${query}, again`).toEqual(expected);
    }
  };
  await compareAll();
  // A write waits for what is made in the background: from here on it is there.
  for (const each of [beside, alone]) {
    expect((await request(each, "PATCH", "/entries/10", { size: 100 })).status).toBe(200);
  }
  const db = new DatabaseSync(beside.config.dataset, { readOnly: true });
  onTestFinished(() => db.close());
  const found = db.prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'index'").all();
  const values = found.find(({ name }) => name === "entries in short")?.["sql"];
  expect(values).toContain('"title", "size", julianday(upper("at")), "note", "isOpen")');
  expect(found).toContainEqual(expect.objectContaining({ name: "entries with odd texts" }));
  await compareAll();
  // One for questions; one for what is made in the background, which ends once it is made.
  expect(threads.length).toBeGreaterThanOrEqual(2);
  await expect.poll(() => running.size).toBe(1);
});

test("a write shows in the next answer, whoever makes it", async () => {
  await using beside = await built.createBacklot(await makeEntries());
  const count = async () => {
    const response = await request(beside, "GET", "/entries?q=newcomer&_sort=title&_limit=1");
    return response.headers.get("x-total-count");
  };
  const newcomer = { title: "A Newcomer", size: 1 };
  expect(await count()).toBe("0");
  expect((await request(beside, "POST", "/entries", newcomer)).status).toBe(201);
  expect(await count()).toBe("1");
  expect((await request(beside, "PATCH", "/entries/5", newcomer)).status).toBe(200);
  expect(await count()).toBe("2");
  const db = new DatabaseSync(beside.config.dataset);
  db.prepare("INSERT INTO entries (_json) VALUES (?)").run(
    '{"id":900000,"title":"Anoth\\u0065r N\\u0065wcom\\u0065r","size":2}',
  );
  // A name is no text, and JSON may have spaces around it.
  db.prepare("INSERT INTO entries (_json) VALUES (?)").run(
    '{ "id" : 900001, "newcomer" : 1, "title"\n:\t"none", "note" : "", "size" : 2 }',
  );
  db.close();
  expect(await count()).toBe("3");
  expect((await request(beside, "DELETE", "/entries/5")).status).toBe(200);
  expect(await count()).toBe("2");
});

test("a question beside loses nothing, wherever the records are", async () => {
  const failures: unknown[] = [];
  const onFailure = (error: unknown) => failures.push(error);
  await using beside = await built.createBacklot(await makeEntries(), {}, { onFailure });
  const find = async (query: string) => {
    const response = await request(beside, "GET", `/entries?${query}`);
    const text = await response.text();
    expect({ status: response.status, failures }).toEqual({ status: 200, failures: [] });
    return (JSON.parse(text) as { id: number }[]).map(({ id }) => id);
  };
  const idsOf = (all: typeof records) => all.map(({ id }) => id);
  const hasNote = (all: typeof records) => idsOf(all.filter(({ note }) => note !== undefined));
  expect(await find("q=note")).toEqual(hasNote(records));
  // A write waits for what is made in the background, which another program would not.
  const { size = 0 } = records[99] ?? {};
  expect((await request(beside, "PATCH", "/entries/100", { size })).status).toBe(200);
  // Most of what is between the first and the last is missing now, and no middle is where it was.
  const db = new DatabaseSync(beside.config.dataset);
  db.exec(`DELETE FROM entries WHERE _seq <= 40;
    UPDATE entries SET _seq = _seq + 7000000000000000 WHERE _seq > ${total - 300}`);
  db.close();
  const left = records.slice(40);
  expect(await find("q=note")).toEqual(hasNote(left));
  expect(await find("title_like=e")).toEqual(idsOf(left.filter(({ title }) => /e/i.test(title))));
  expect(await find("size_gte=40")).toEqual(idsOf(left.filter(({ size }) => size >= 40)));
});

test("writes and questions at the same time are all answered", async () => {
  await using beside = await built.createBacklot(await makeEntries());
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      index % 2 === 0
        ? request(beside, "GET", `/entries?size_gte=${index}&_sort=title&_limit=5`)
        : request(beside, "POST", "/entries", { title: `New ${index}`, size: 100 }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 201]));
  const { headers } = await request(beside, "GET", "/entries?title_like=New&_limit=1");
  expect(headers.get("x-total-count")).toBe("20");
});

test("a reset does not overtake a write that waits for an index", async () => {
  await using backlot = await built.createBacklot(await makeEntries());
  for (const member of ["title", "size", "note"]) {
    await request(backlot, "GET", `/entries?_sort=${member}&_limit=5`);
    const written = request(backlot, "POST", "/notes", { text: `while ${member} is indexed` });
    const reset = backlot.reset(["/notes"]);
    expect((await written).status).toBe(201);
    await reset;
    const { headers } = await request(backlot, "GET", "/notes");
    expect(headers.get("x-total-count"), member).toBe("3");
  }
});
