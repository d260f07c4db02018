import { beforeEach, describe, expect, test } from "vitest";
import type { Backlot } from "../../src/index.ts";
import { request, startBacklot } from "../support/project.ts";

const models = `
export interface User { id: number; name: string }
export interface Post { id: string; userId: number; title: string; tagIds: string[] }
export interface Tag { id: string; label: string }
export interface Comment { id: number; parentId: number | null; text: string }`;

interface Post {
  id: string;
  userId: number;
  title: string;
  tagIds: string[];
}

let backlot: Backlot;
beforeEach(async () => {
  backlot = await startBacklot(models, {
    resources: [
      { path: "/users", type: "User[]", count: 4, operations: ["GET"] },
      { path: "/posts", type: "Post[]", count: 30 },
      { path: "/tags", type: "Tag[]", count: 5 },
      { path: "/comments", type: "Comment[]", count: 20, operations: ["GET", "POST"] },
    ],
  });
});

async function get<T>(path: string): Promise<T> {
  const response = await request(backlot, "GET", path);
  expect([path, response.status]).toEqual([path, 200]);
  return (await response.json()) as T;
}

async function statusOf(method: string, path: string, body?: unknown): Promise<number> {
  return (await request(backlot, method, path, body)).status;
}

test("the routes are those that the related resource enables", () => {
  const nested = backlot.routes
    .filter(({ path }) => /:id\/\w/.test(path))
    .map(({ method, path }) => `${method} ${path}`);
  expect(nested).toEqual([
    "GET /users/:id/posts",
    "GET /users/:id/posts/:postId",
    "POST /users/:id/posts",
    "PUT /users/:id/posts/:postId",
    "PATCH /users/:id/posts/:postId",
    "DELETE /users/:id/posts/:postId",
    "GET /posts/:id/user",
    "GET /posts/:id/tags",
    "GET /posts/:id/tags/:tagId",
    "POST /posts/:id/tags",
    "PUT /posts/:id/tags/:tagId",
    "PATCH /posts/:id/tags/:tagId",
    "DELETE /posts/:id/tags/:tagId",
    "GET /tags/:id/posts",
    "GET /tags/:id/posts/:postId",
    "POST /tags/:id/posts",
    "PUT /tags/:id/posts/:postId",
    "PATCH /tags/:id/posts/:postId",
    "DELETE /tags/:id/posts/:postId",
    "GET /comments/:id/children",
    "GET /comments/:id/children/:commentId",
    "POST /comments/:id/children",
    "GET /comments/:id/parent",
  ]);
});

describe("a list inside a parent", () => {
  test("holds the records that refer to it, and no others", async () => {
    const posts = await get<Post[]>("/posts");
    for (const id of [1, 2, 3, 4]) {
      const expected = posts.filter(({ userId }) => userId === id);
      expect(await get(`/users/${id}/posts`)).toEqual(expected);
    }
  });

  test("takes every list parameter", async () => {
    const posts = (await get<Post[]>("/posts")).filter(({ userId }) => userId === 1);
    expect(posts.length).toBeGreaterThan(2);
    const response = await request(
      backlot,
      "GET",
      "/users/1/posts?_sort=-title&_page=1&_limit=2&_fields=title",
    );
    const sorted = posts.map(({ title }) => title).sort((a, b) => (a < b ? 1 : -1));
    expect(await response.json()).toEqual(sorted.slice(0, 2).map((title) => ({ title })));
    expect(response.headers.get("x-total-count")).toBe(String(posts.length));
    expect(response.headers.get("link")).toContain("/users/1/posts?");
  });

  test("works from both sides of many-to-many", async () => {
    const posts = await get<Post[]>("/posts");
    const tags = await get<{ id: string }[]>("/tags");
    const [post] = posts.filter(({ tagIds }) => tagIds.length > 1);
    expect(post).toBeDefined();
    expect(await get(`/posts/${post?.id}/tags`)).toEqual(
      tags.filter(({ id }) => post?.tagIds.includes(id)),
    );
    for (const { id } of tags) {
      const expected = posts.filter(({ tagIds }) => tagIds.includes(id));
      expect(await get(`/tags/${id}/posts`)).toEqual(expected);
    }
  });

  test("is empty where nothing refers, and 404 where there is no parent", async () => {
    await request(backlot, "POST", "/tags", { label: "unused" });
    const tags = await get<{ id: string }[]>("/tags");
    expect(await get(`/tags/${tags.at(-1)?.id}/posts`)).toEqual([]);
    expect(await statusOf("GET", "/users/99/posts")).toBe(404);
    expect(await statusOf("GET", "/users/x/posts")).toBe(404);
  });
});

describe("an item inside a parent", () => {
  test("is 404 where it belongs to another", async () => {
    const [post] = await get<Post[]>("/users/1/posts");
    expect(await get(`/users/1/posts/${post?.id}`)).toEqual(post);
    for (const method of ["GET", "DELETE"]) {
      expect(await statusOf(method, `/users/2/posts/${post?.id}`)).toBe(404);
    }
    expect(await statusOf("PATCH", `/users/2/posts/${post?.id}`, { title: "x" })).toBe(404);
    expect(await get(`/posts/${post?.id}`)).toEqual(post);
  });

  test("is created with its reference filled in, typed like the parent's identifier", async () => {
    const body = { title: "Hello", tagIds: [] };
    const response = await request(backlot, "POST", "/users/2/posts", body);
    expect(response.status).toBe(201);
    const created = (await response.json()) as Post;
    expect(created).toEqual({ id: created.id, userId: 2, ...body });
    expect(response.headers.get("location")).toBe(`/users/2/posts/${created.id}`);
    expect(await get(`/posts/${created.id}`)).toEqual(created);
  });

  test("is replaced, changed and deleted through its parent", async () => {
    const [post] = await get<Post[]>("/users/1/posts");
    const path = `/users/1/posts/${post?.id}`;
    const replaced = await request(backlot, "PUT", path, { title: "New", tagIds: [] });
    expect(await replaced.json()).toEqual({ id: post?.id, userId: 1, title: "New", tagIds: [] });
    const changed = await request(backlot, "PATCH", path, { title: "Newer" });
    expect(await changed.json()).toMatchObject({ title: "Newer", userId: 1 });
    expect(await statusOf("DELETE", path)).toBe(200);
    expect(await statusOf("GET", `/posts/${post?.id}`)).toBe(404);
  });

  test("is not moved to another parent through the path of its own", async () => {
    const [post] = await get<Post[]>("/users/1/posts");
    const path = `/users/1/posts/${post?.id}`;
    expect(await statusOf("PATCH", path, { userId: 2 })).toBe(422);
    expect(await statusOf("POST", "/users/1/posts", { ...post, id: "new", userId: 2 })).toBe(422);
  });

  test("of many-to-many is created on either side with the reference in place", async () => {
    const [post] = await get<Post[]>("/posts");
    const tag = await request(backlot, "POST", `/posts/${post?.id}/tags`, { label: "fresh" });
    const { id } = (await tag.json()) as { id: string };
    expect((await get<Post>(`/posts/${post?.id}`)).tagIds).toEqual([...(post?.tagIds ?? []), id]);
    const body = { title: "By tag", userId: 1, tagIds: [] };
    const created = await request(backlot, "POST", `/tags/${id}/posts`, body);
    expect(await created.json()).toMatchObject({ tagIds: [id] });
  });
});

describe("what a record refers to", () => {
  test("is read through it", async () => {
    const [post] = await get<Post[]>("/posts");
    expect(await get(`/posts/${post?.id}/user`)).toEqual(await get(`/users/${post?.userId}`));
  });

  test("is 404 where it refers to nothing, or to a record that is gone", async () => {
    const root = (await get<{ id: number; parentId: number | null }[]>("/comments")).find(
      ({ parentId }) => parentId === null,
    );
    expect(await statusOf("GET", `/comments/${root?.id}/parent`)).toBe(404);
    const [post] = await get<Post[]>("/posts");
    await request(backlot, "PATCH", `/posts/${post?.id}`, { userId: 77 });
    expect(await statusOf("GET", `/posts/${post?.id}/user`)).toBe(404);
  });
});

test("other methods are 405 with Allow, HEAD and OPTIONS work as everywhere", async () => {
  const refused = await request(backlot, "DELETE", "/comments/1/children");
  expect(refused.status).toBe(405);
  expect(refused.headers.get("allow")).toBe("GET, HEAD, POST, OPTIONS");
  const head = await request(backlot, "HEAD", "/users/1/posts");
  expect([head.status, await head.text()]).toEqual([200, ""]);
  expect(await statusOf("OPTIONS", "/users/1/posts")).toBe(204);
  expect(await statusOf("POST", "/posts/x/user", {})).toBe(405);
});

test("a nested list has an ETag that moves when the list may have changed", async () => {
  const first = await request(backlot, "GET", "/users/1/posts");
  const etag = first.headers.get("etag") ?? "";
  const again = () =>
    backlot.fetch(
      new Request("http://127.0.0.1/users/1/posts", { headers: { "if-none-match": etag } }),
    );
  expect((await again()).status).toBe(304);
  await request(backlot, "POST", "/users/1/posts", { title: "x", tagIds: [] });
  expect((await again()).status).toBe(200);
});
