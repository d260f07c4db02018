import { expect, test } from "vitest";
import { HttpError, SetupError } from "../../src/index.ts";
import { startOrders } from "../simulate/support.ts";
import { startBacklot } from "../support/project.ts";

const models = `
export interface Author { id: number; name: string; email: string; nickname?: string }
export interface Book {
  id: number; authorId: number; title: string; editorId?: number | null;
  readonly createdAt: Date; updatedAt: Date;
}
export interface Note { id: string; text: string; readonly createdAt: string }
export interface Settings { theme: "light" | "dark"; size?: number }`;

const resources = [
  { path: "/authors", type: "Author[]", count: 3 },
  {
    path: "/books",
    type: "Book[]",
    count: 6,
    relations: {
      authorId: { to: "/authors", onDelete: "cascade" },
      editorId: { to: "/authors", onDelete: "nullify" },
    },
  },
  { path: "/notes", type: "Note[]", count: 4 },
  { path: "/settings", type: "Settings", operations: ["GET", "POST", "DELETE"] },
] as const;

const start = () => startBacklot(models, { resources });

test("records are read as a request reads them", async () => {
  const backlot = await start();
  const served = JSON.parse(await (await backlot.fetch("/authors")).text());
  const authors = backlot.records("/authors");
  expect(authors.all()).toEqual(served);
  expect(authors.count()).toBe(3);
  expect(authors.get(2)).toEqual(served[1]);
  expect(authors.get(9)).toBeUndefined();
  expect(authors.find({ name: served[2].name })).toEqual(served[2]);
  expect(authors.find((author) => author["id"] === 3)).toEqual(served[2]);
  expect(authors.all({ id: 1 })).toEqual([served[0]]);
  expect(authors.count({ name: "nobody" })).toBe(0);
  expect(authors.count({ id: 1, name: "nobody" })).toBe(0);
  expect(authors.count({})).toBe(3);
});

test("an insert is completed as a POST is, and an update as a PATCH", async () => {
  const now = new Date("2030-01-02T03:04:05.678Z");
  const backlot = await startBacklot(models, { resources }, { now: () => now });
  const books = backlot.records("/books");
  const inserted = books.insert({ authorId: 1, title: "Emma" });
  expect(inserted).toEqual({
    id: 7,
    authorId: 1,
    title: "Emma",
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  });
  expect(await (await backlot.fetch("/books/7")).json()).toEqual(inserted);
  expect(books.update(7, { title: "Persuasion" })).toEqual({ ...inserted, title: "Persuasion" });
  expect(backlot.records("/notes").insert({ text: "x" })["id"]).toMatch(/^[0-9a-f-]{36}$/);
});

test("what HTTP would refuse is thrown, and nothing is written", async () => {
  const backlot = await start();
  const authors = backlot.records("/authors");
  const refusal = (work: () => unknown) => {
    try {
      work();
    } catch (error) {
      if (error instanceof HttpError) return [error.status, error.code, error.members["errors"]];
      throw error;
    }
    return undefined;
  };
  expect(refusal(() => authors.insert({ name: 5, email: "a@b.example" }))).toEqual([
    422,
    "invalid-body",
    { name: "must be a text" },
  ]);
  expect(refusal(() => authors.insert({ id: 1, name: "A", email: "a@b.example" }))).toEqual([
    409,
    "identifier-taken",
    { id: "is taken" },
  ]);
  expect(refusal(() => authors.update(9, { name: "A" }))).toEqual([
    404,
    "unknown-record",
    undefined,
  ]);
  expect(refusal(() => authors.delete(9))).toEqual([404, "unknown-record", undefined]);
  expect(refusal(() => authors.insert([] as never))).toEqual([
    422,
    "invalid-body",
    { body: "must be an object" },
  ]);
  expect(() => authors.insert([] as never)).toThrow("A record of /authors must be an object.");
  expect(() => authors.update({ name: "A" })).toThrow(
    "/authors: update takes an identifier first.",
  );
  expect(authors.count()).toBe(3);
});

test("a delete does what onDelete says", async () => {
  const backlot = await start();
  const books = backlot.records("/books");
  backlot.seed("/books", [
    { id: 1, authorId: 1, title: "A", editorId: 2 },
    { id: 2, authorId: 2, title: "B", editorId: 1 },
  ]);
  const author = backlot.records("/authors").get(1);
  expect(backlot.records("/authors").delete(1)).toEqual(author);
  expect(books.all().map(({ id, editorId }) => [id, editorId])).toEqual([[2, null]]);
});

test("a single object needs no identifier", async () => {
  const backlot = await start();
  const settings = backlot.records("/settings");
  expect(settings.update({ theme: "dark" })["theme"]).toBe("dark");
  expect(settings.get()?.["theme"]).toBe("dark");
  expect(settings.count()).toBe(1);
  expect(settings.find({ theme: "dark" })).toEqual(settings.get());
  expect(settings.count({ theme: "light" })).toBe(0);
  settings.delete();
  expect(settings.get()).toBeUndefined();
  expect(settings.all()).toEqual([]);
  expect(settings.all({ theme: "dark" })).toEqual([]);
  expect(settings.insert({ theme: "light" })).toEqual({ theme: "light" });
  expect(() => settings.insert({ theme: "light" })).toThrow("exists already");
  expect(backlot.seed("/settings", [{ theme: "dark" }])).toEqual([{ theme: "dark" }]);
  expect(() => backlot.seed("/settings", [{}, {}])).toThrow(
    "/settings is a single object: seed it with one record, or none.",
  );
  expect(backlot.seed("/settings", [])).toEqual([]);
});

test("a path that is none is a setup error with its remedy", async () => {
  const backlot = await start();
  expect(() => backlot.records("/autors")).toThrow(SetupError);
  expect(() => backlot.records("/autors")).toThrow("/authors");
  expect(() => backlot.seed("/autors", [])).toThrow(SetupError);
});

test("seed leaves exactly these records, in this order, with what is required generated", async () => {
  const backlot = await start();
  const seeded = backlot.seed("/authors", [{ id: 8, name: "Ada" }, { name: "Bob" }, { id: 2 }]);
  expect(seeded.map(({ id, name }) => [id, name])).toEqual([
    [8, "Ada"],
    [9, "Bob"],
    [2, expect.any(String)],
  ]);
  expect(seeded.every((author) => typeof author["email"] === "string")).toBe(true);
  expect(seeded.some((author) => "nickname" in author)).toBe(false);
  expect(await (await backlot.fetch("/authors")).json()).toEqual(seeded);
  expect(backlot.records("/authors").insert({ name: "C", email: "c@d.example" })["id"]).toBe(10);
  expect(backlot.seed("/authors", [{}])[0]).toMatchObject({ id: 1 });
  expect(backlot.records("/authors").insert({ name: "C", email: "c@d.example" })["id"]).toBe(2);
});

test("what is generated for a seed refers to records that there are", async () => {
  const backlot = await start();
  backlot.seed("/authors", [{ id: 41 }, { id: 42 }]);
  expect(backlot.records("/books").count()).toBe(0);
  const books = backlot.seed("/books", [{}, {}, {}]);
  expect(books.map(({ authorId }) => authorId)).toEqual([41, 42, 41]);
  const notes = backlot.seed("/notes", [{}, { id: "x" }, {}]).map(({ id }) => id);
  expect([notes[1], new Set(notes).size]).toEqual(["x", 3]);
  const either = await startBacklot("export interface Thing { id: string | number }", {
    resources: [{ path: "/things", type: "Thing[]", count: 0 }],
  });
  expect(either.seed("/things", [{ id: "x" }, {}, { id: 7 }, {}]).map(({ id }) => id)).toEqual([
    "x",
    8,
    7,
    9,
  ]);
});

test("a seed gives no identifier away that one of its records brings", async () => {
  const backlot = await start();
  const [first, second] = backlot.seed("/notes", [{}, {}]).map(({ id }) => id);
  const ids = backlot.seed("/notes", [{ id: second }, {}, { id: first }, {}]).map(({ id }) => id);
  expect([ids[0], ids[2], new Set(ids).size]).toEqual([second, first, 4]);
  const few = await startBacklot('export interface Size { id: "s" | "m"; width: number }', {
    resources: [{ path: "/sizes", type: "Size[]", count: 0 }],
  });
  expect(few.seed("/sizes", [{ id: "s" }, { id: "m" }])).toHaveLength(2);
  expect(() => few.seed("/sizes", [{ id: "s" }, { id: "m" }, {}])).toThrow(
    "id must be one of: s, m.",
  );
});

test("what is generated for a seed refers to nobody where there is nobody", async () => {
  const trees = `export interface Tag { id: number; text: string }
    export interface Leaf { id: number; tagId: number }
    export interface Tree { id: number; parentId: number | null; tagIds: number[]; bestId: number | null; tagId?: number }`;
  const backlot = await startBacklot(trees, {
    resources: [
      { path: "/tags", type: "Tag[]", count: 5 },
      { path: "/trees", type: "Tree[]", count: 3, relations: { bestId: { to: "/tags" } } },
      { path: "/leaves", type: "Leaf[]", count: 1 },
    ],
  });
  backlot.seed("/tags", [{ id: 2 }]);
  const some = backlot.seed("/trees", [{}, {}, { tagId: 2 }]);
  expect(some.map(({ id }) => id)).toEqual([1, 2, 3]);
  for (const { parentId, tagIds, bestId } of some) {
    expect([1, 2, 3, null]).toContain(parentId);
    expect([[], [2]]).toContainEqual(tagIds);
    expect([2, null]).toContain(bestId);
  }
  const kept = backlot.seed("/trees", [{ parentId: null, tagIds: [2], bestId: 2 }]);
  backlot.seed("/tags", []);
  // Who refers to them keeps the reference, as after a delete.
  expect(backlot.records("/trees").all()).toEqual(kept);
  const none = backlot.seed("/trees", [{}, {}, {}, {}]);
  expect(none.map(({ tagIds, bestId }) => [tagIds, bestId])).toEqual(none.map(() => [[], null]));
  backlot.seed("/leaves", [{}]);
  expect(backlot.records("/leaves").all()).toEqual([{ id: 1, tagId: expect.any(Number) }]);
});

test("a seed takes along what refers to those that go, and nothing of the same number elsewhere", async () => {
  const models = `export interface Shop { id: number; ownerId?: number; partnerId?: number }
    export interface Owner { id: number; chiefId?: number }
    export interface Sale { id: number; shopId: number }`;
  const cascade = { onDelete: "cascade" } as const;
  const backlot = await startBacklot(models, {
    resources: [
      { path: "/owners", type: "Owner[]", relations: { chiefId: { to: "/owners", ...cascade } } },
      {
        path: "/shops",
        type: "Shop[]",
        relations: {
          ownerId: { to: "/owners", ...cascade },
          partnerId: { to: "/shops", onDelete: "nullify" },
        },
      },
      { path: "/sales", type: "Sale[]", relations: { shopId: { to: "/shops", ...cascade } } },
    ],
  });
  backlot.seed("/owners", [{ id: 1 }, { id: 2 }]);
  backlot.seed("/shops", [
    { id: 1, ownerId: 2 },
    { id: 2, ownerId: 1 },
    { id: 3, ownerId: 2, partnerId: 1 },
    { id: 4, ownerId: 2, partnerId: 2 },
  ]);
  backlot.seed(
    "/sales",
    [1, 2, 3].map((shopId) => ({ id: shopId, shopId })),
  );
  backlot.seed("/owners", [{ id: 2, chiefId: 2 }]);
  expect(backlot.records("/owners").all()).toEqual([{ id: 2, chiefId: 2 }]);
  expect(backlot.records("/shops").all()).toEqual([
    { id: 1, ownerId: 2 },
    { id: 3, ownerId: 2, partnerId: 1 },
    { id: 4, ownerId: 2 },
  ]);
  expect(backlot.records("/sales").all()).toEqual([1, 3].map((id) => ({ id, shopId: id })));
});

test("a seed that is refused says which of the list is wrong, and changes nothing", async () => {
  const backlot = await start();
  const before = backlot.records("/authors").all();
  const books = backlot.records("/books").all();
  expect(() => backlot.seed("/authors", [{ name: "A" }, { name: 5 }])).toThrow(
    'seed("/authors")[1]: The body does not fit Author: name must be a text.',
  );
  expect(() => backlot.seed("/authors", [{ id: 5 }, { id: 5 }])).toThrow("identifier 5");
  expect(backlot.records("/authors").all()).toEqual(before);
  expect(backlot.records("/books").all()).toEqual(books);
});

test("a seeded list has another version: nobody takes the old one for current", async () => {
  const backlot = await startOrders();
  const first = await backlot.fetch("/orders");
  const [, ...others] = backlot.records("/orders").all();
  backlot.seed("/orders", others);
  const again = await backlot.fetch("/orders", {
    headers: { "if-none-match": first.headers.get("etag") ?? "" },
  });
  expect(again.status).toBe(200);
});

test("records go on after a reload, over what is served then", async () => {
  const backlot = await startOrders();
  const orders = backlot.records("/orders");
  orders.insert({ customerId: 1, item: "Lamp" });
  await backlot.reload();
  expect(orders.count()).toBe(6);
  expect(orders.insert({ customerId: 1, item: "Lamp" })["id"]).toBe(7);
});
