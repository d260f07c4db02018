import { expect, test } from "vitest";
import type { Backlot, Options } from "../../src/index.ts";
import { request, startBacklot } from "../support/project.ts";

const models = `
export interface User { id: number; name: string }
export interface Post { id: number; userId: number; reviewerId?: number; title: string }
export interface Writer { id: string; name: string; books: Book[] }
export interface Book { id: string; title: string; author: Writer; editor?: Writer | undefined }
export interface Note { id: number; userId: number; [more: string]: unknown }
`;

function start(options: Partial<Options> = {}): Promise<Backlot> {
  return startBacklot(models, {
    resources: [
      { path: "/users", type: "User[]", count: 2 },
      { path: "/posts", type: "Post[]", count: 6 },
      { path: "/writers", type: "Writer[]", count: 2 },
      {
        path: "/books",
        type: "Book[]",
        count: 6,
        relations: { editor: { to: "/writers", as: "edited" } },
      },
      { path: "/notes", type: "Note[]", count: 4 },
    ],
    ...options,
  });
}

async function json(backlot: Backlot, method: string, path: string, body?: unknown) {
  const response = await request(backlot, method, path, body);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

test("a record that _embed and _expand filled up may be sent back, and they are not stored", async () => {
  const backlot = await start();
  const user = await json(backlot, "GET", "/users/1?_embed=posts");
  expect(user.body).toHaveProperty("posts");
  const put = await json(backlot, "PUT", "/users/1", { ...user.body, name: "Ada" });
  expect(put).toEqual({ status: 200, body: { id: 1, name: "Ada" } });
  const post = await json(backlot, "GET", "/posts/1?_expand=user");
  expect(post.body).toHaveProperty("user");
  expect((await json(backlot, "PATCH", "/posts/1", post.body)).body).not.toHaveProperty("user");
});

test("they are not stored where the model takes any member, either", async () => {
  const backlot = await start();
  const note = await json(backlot, "GET", "/notes/1?_expand=user");
  const put = await json(backlot, "PUT", "/notes/1", { ...note.body, more: "kept" });
  expect(put.body).toMatchObject({ more: "kept" });
  expect(put.body).not.toHaveProperty("user");
});

test("what only has the name of a relation is a mistake", async () => {
  const backlot = await start();
  expect((await json(backlot, "PATCH", "/users/1", { posts: "many" })).status).toBe(422);
  const strict = await start({ validate: "strict" });
  expect((await json(strict, "PATCH", "/users/1", { posts: [] })).status).toBe(422);
});

test("the other end of a relation may be sent back as it was served, there or inside", async () => {
  const backlot = await start();
  const { body: writer } = await json(backlot, "GET", "/writers");
  const [first] = writer as unknown as { id: string; books: unknown[] }[];
  expect(first?.books).not.toEqual([]);
  expect((await json(backlot, "PUT", `/writers/${first?.id}`, first)).status).toBe(200);
  const { body: book } = await json(backlot, "GET", "/books");
  const [{ author } = { author: { id: "", books: [{}] } }] = book as unknown as {
    author: { id: string; books: unknown[] };
  }[];
  expect(author.books).toEqual([]);
  expect((await json(backlot, "PUT", `/writers/${author.id}`, author)).status).toBe(200);
});

test("an empty text is nobody's identifier", async () => {
  const backlot = await start();
  const { body } = await json(backlot, "GET", "/books");
  const [book] = body as unknown as { id: string; author: { id: string } }[];
  const put = await json(backlot, "PUT", `/books/${book?.id}`, { ...book, editor: "" });
  expect(put.status).toBe(200);
  expect(put.body).not.toHaveProperty("editor");
});
