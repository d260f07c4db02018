import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import type { Backlot } from "../../src/index.ts";
import { makeProject, request, startBacklot } from "../support/project.ts";
import { send } from "../support/shop.ts";

const models = `
export interface Writer { id: number; name: string; books: Book[] }
export interface Book { id: number; title: string; author: Writer; editor?: Writer; genres: Genre[] }
export interface Genre { id: string; label: string }
export interface Person { id: number; friend: Person; mentor: Person | null; twin?: Person }`;

interface Writer {
  id: number;
  name: string;
  books: Book[];
}
interface Book {
  id: number;
  title: string;
  author: Writer;
  editor?: Writer;
  genres: { id: string; label: string }[];
}

let backlot: Backlot;
beforeEach(async () => {
  backlot = await startBacklot(models.replace("editor?: Writer; ", ""), {
    resources: [
      { path: "/writers", type: "Writer[]", count: 4 },
      { path: "/books", type: "Book[]", count: 12 },
      { path: "/genres", type: "Genre[]", count: 5 },
      { path: "/people", type: "Person[]", count: 6 },
    ],
  });
});

async function get<T>(path: string): Promise<T> {
  const response = await request(backlot, "GET", path);
  expect([path, response.status]).toEqual([path, 200]);
  return (await response.json()) as T;
}

describe("a member that is another collection's model", () => {
  test("shows the related record as it is now, its own to-many members empty", async () => {
    const book = await get<Book>("/books/1");
    const writer = await get<Writer>(`/writers/${book.author.id}`);
    expect(book.author).toEqual({ ...writer, books: [] });
    const genres = await get<{ id: string }[]>("/genres");
    for (const genre of book.genres) expect(genres).toContainEqual(genre);
    await request(backlot, "PATCH", `/writers/${writer.id}`, { name: "Ada Lovelace" });
    expect((await get<Book>("/books/1")).author.name).toBe("Ada Lovelace");
    expect((await get<Book[]>("/books?id=1"))[0]?.author.name).toBe("Ada Lovelace");
  });

  test("shows from its other end what refers to it", async () => {
    const books = await get<Book[]>("/books");
    for (const writer of await get<Writer[]>("/writers")) {
      const expected = books.filter(({ author }) => author.id === writer.id).map(({ id }) => id);
      expect(writer.books.map(({ id }) => id)).toEqual(expected);
      for (const book of writer.books)
        expect(book.author).toEqual({ id: writer.id, name: writer.name, books: [] });
    }
  });

  test("shows the same inside what is asked for as inside what is there anyway", async () => {
    const [book] = (await get<Book[]>("/books")).filter(({ genres }) => genres.length > 0);
    const path = `/writers/${book?.author.id}`;
    const writer = await get<Writer>(path);
    expect(writer.books.map(({ genres }) => genres)).toContainEqual([]);
    expect(await get(`${path}?_embed=books`)).toEqual(writer);
  });

  test("makes the record's ETag move with the related record", async () => {
    const etag = (await request(backlot, "GET", "/books/1")).headers.get("etag") ?? "";
    const again = () =>
      backlot.fetch(
        new Request("http://127.0.0.1/books/1", { headers: { "if-none-match": etag } }),
      );
    expect((await again()).status).toBe(304);
    const { author } = await get<Book>("/books/1");
    await request(backlot, "PATCH", `/writers/${author.id}`, { name: "Somebody" });
    expect((await again()).status).toBe(200);
  });

  test("leaves the record's ETag good for a write, which is to the record alone", async () => {
    const etagOf = async () =>
      (await request(backlot, "GET", "/books/1")).headers.get("etag") ?? "";
    const rename = async (title: string, etag: string) =>
      (await send(backlot, "PATCH", "/books/1", { body: { title }, headers: { "if-match": etag } }))
        .status;
    const etag = await etagOf();
    const { author } = await get<Book>("/books/1");
    await request(backlot, "PATCH", `/writers/${author.id}`, { name: "Somebody" });
    expect(await etagOf()).not.toBe(etag);
    expect(await rename("One", etag)).toBe(200);
    expect(await rename("Two", etag)).toBe(412);
    expect(await rename("Two", await etagOf())).toBe(200);
  });

  test("is sorted, filtered and sliced by the members of the record itself", async () => {
    const { author } = await get<Book>("/books/1");
    const byAuthor = await get<Book[]>(`/books?author=${author.id}&_sort=-id&_limit=2&_page=1`);
    expect(byAuthor.every((book) => book.author.id === author.id)).toBe(true);
    const fields = await get<Book[]>("/books?_fields=id,author&_limit=1&_page=1");
    expect(Object.keys(fields[0] ?? {})).toEqual(["id", "author"]);
    expect(Object.keys(fields[0]?.author ?? {})).toContain("name");
  });
});

describe("a body", () => {
  test("gives the related record, or just its identifier", async () => {
    const writer = await get<Writer>("/writers/2");
    const genre = (await get<{ id: string }[]>("/genres"))[0];
    const byRecord = await request(backlot, "POST", "/books", {
      title: "One",
      author: writer,
      genres: [genre],
    });
    const byId = await request(backlot, "POST", "/books", {
      title: "Two",
      author: 2,
      genres: [genre?.id],
    });
    expect([byRecord.status, byId.status]).toEqual([201, 201]);
    const [one, two] = [(await byRecord.json()) as Book, (await byId.json()) as Book];
    expect(one.author).toEqual({ ...writer, books: [] });
    expect({ ...one, id: 0, title: "" }).toEqual({ ...two, id: 0, title: "" });
  });

  test("that refers to no record is 422 and names the member", async () => {
    for (const author of [99, { id: 99, name: "Nobody", books: [] }]) {
      const response = await request(backlot, "POST", "/books", {
        title: "x",
        author,
        genres: ["?"],
      });
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({
        errors: {
          author: "refers to a record that does not exist",
          genres: "refers to a record that does not exist",
        },
      });
    }
    const patched = await request(backlot, "PATCH", "/books/1", { author: { name: "No id" } });
    expect(patched.status).toBe(422);
  });

  test("that sends back what was read changes nothing", async () => {
    const book = await get<Book>("/books/1");
    const writer = await get<Writer>("/writers/1");
    expect(await (await request(backlot, "PUT", "/books/1", book)).json()).toEqual(book);
    expect(await (await request(backlot, "PUT", "/writers/1", writer)).json()).toEqual(writer);
    const other = await request(backlot, "PATCH", "/writers/1", { books: [] });
    expect(other.status).toBe(writer.books.length === 0 ? 200 : 422);
    const { author } = book;
    const refused = await request(backlot, "PATCH", `/writers/${author.id}`, { books: [] });
    expect(await refused.json()).toMatchObject({
      status: 422,
      errors: { books: "is kept by Book.author: change it there" },
    });
  });
});

test("a circle ends: left out where optional, null where nullable, else without related members", async () => {
  const create = (body: unknown) => request(backlot, "POST", "/people", body);
  await create({ id: 100, friend: 1, mentor: null });
  await request(backlot, "PATCH", "/people/100", { friend: 100, mentor: 100, twin: 100 });
  expect(await get("/people/100")).toEqual({
    id: 100,
    friend: { id: 100, mentor: null },
    mentor: null,
  });
});

test("a required chain without end is cut before it grows without bound", async () => {
  const people = await get<unknown[]>("/people");
  expect(JSON.stringify(people).length).toBeLessThan(200_000);
});

test("a chain of embedded records is six long, and its last says all but whom it refers to", async () => {
  const models = "export interface Link { id: number; name: string; next: Link }";
  const records = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({
    id,
    name: `n${id}`,
    next: (id % 8) + 1,
  }));
  const chain = await startBacklot(models, {
    resources: [{ path: "/links", type: "Link[]", count: 8, records }],
  });
  const toNested = (id: number): object =>
    id === 7 ? { id, name: "n7" } : { id, name: `n${id}`, next: toNested(id + 1) };
  expect(await (await request(chain, "GET", "/links/1")).json()).toEqual(toNested(1));
});

test("the dataset keeps the reference, not the record", async () => {
  const dataset = join(makeProject({}), "dataset.sqlite");
  const stored = await startBacklot(models.replace("editor?: Writer; ", ""), {
    dataset,
    resources: [
      { path: "/writers", type: "Writer[]", count: 4 },
      { path: "/books", type: "Book[]", count: 12 },
      { path: "/genres", type: "Genre[]", count: 5 },
    ],
  });
  const book = (await (await request(stored, "GET", "/books/1")).json()) as Book;
  const db = new DatabaseSync(dataset, { readOnly: true });
  onTestFinished(() => db.close());
  const row = db.prepare("SELECT _json FROM books WHERE id = 1").get();
  const kept = JSON.parse(String(row?.["_json"]));
  expect(kept.author).toBe(book.author.id);
  expect(kept.genres).toEqual(book.genres.map(({ id }) => id));
  // The other end of the relation is the same fact, and kept by the books alone.
  const writer = db.prepare("SELECT _json FROM writers WHERE id = 1").get();
  expect(Object.keys(JSON.parse(String(writer?.["_json"])))).toEqual(["id", "name"]);
});
