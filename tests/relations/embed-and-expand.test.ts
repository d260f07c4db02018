import { beforeEach, expect, test } from "vitest";
import type { Backlot } from "../../src/index.ts";
import { request, startBacklot } from "../support/project.ts";

const models = `
export interface User { id: number; name: string }
export interface Post { id: number; userId: number; reviewerId: number | null; title: string; tagIds: number[] }
export interface Tag { id: number; label: string }`;

interface Post {
  id: number;
  userId: number;
  tagIds: number[];
}

let backlot: Backlot;
beforeEach(async () => {
  backlot = await startBacklot(models, {
    resources: [
      { path: "/users", type: "User[]", count: 5 },
      { path: "/posts", type: "Post[]", count: 20, relations: { reviewerId: { to: "/users" } } },
      { path: "/tags", type: "Tag[]", count: 6 },
    ],
  });
});

async function get<T>(path: string): Promise<T> {
  const response = await request(backlot, "GET", path);
  expect([path, response.status]).toEqual([path, 200]);
  return (await response.json()) as T;
}

test("_expand puts what a record refers to inside it, on lists and on items", async () => {
  const users = await get<{ id: number }[]>("/users");
  const posts = await get<(Post & { user: unknown })[]>("/posts?_expand=user");
  expect(posts).toHaveLength(20);
  for (const { userId, user } of posts) expect(user).toEqual(users.find(({ id }) => id === userId));
  const one = await get<Post & { user: unknown }>("/posts/1?_expand=user");
  expect(one.user).toEqual(users.find(({ id }) => id === one.userId));
});

test("_embed puts what refers to a record inside it", async () => {
  const posts = await get<Post[]>("/posts");
  const users = await get<{ id: number; posts: Post[] }[]>("/users?_embed=posts");
  for (const { id, posts: own } of users) {
    expect(own).toEqual(posts.filter(({ userId }) => userId === id));
  }
});

test("who refers to a record twice is shown in it once", async () => {
  await request(backlot, "PATCH", "/posts/3", { tagIds: [2, 5, 2] });
  const { posts } = await get<{ posts: Post[] }>("/tags/2?_embed=posts");
  expect(posts).toEqual(await get("/tags/2/posts"));
  expect(posts.filter(({ id }) => id === 3)).toHaveLength(1);
});

test("several at once, of every kind, with the other parameters", async () => {
  const posts = await get<(Post & { user: unknown; tags: { id: number }[] })[]>(
    "/posts?_expand=user&_embed=tags,reviewer&_fields=id,tagIds&_limit=3&_page=2",
  );
  expect(posts).toHaveLength(3);
  for (const post of posts) {
    expect(post.tags.map(({ id }) => id)).toEqual(post.tagIds);
    expect(post.user).toBeDefined();
    expect(Object.keys(post)).not.toContain("title");
  }
});

test("a second relation goes by its own name, in camel case as members are", async () => {
  const [user] = await get<Record<string, unknown>[]>(
    "/users?_embed=posts-by-reviewer&_limit=1&_page=1",
  );
  expect(Array.isArray(user?.["postsByReviewer"])).toBe(true);
});

test("a name that is no relation is 400 and says which there are", async () => {
  const response = await request(backlot, "GET", "/posts?_expand=writer");
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    detail: 'Post has no relation "writer". There are: user, reviewer, tags.',
    parameter: "_expand",
  });
  const many = await request(backlot, "GET", "/posts?tags.label=x");
  expect(many.status).toBe(400);
});

test("the answer's ETag moves with what was embedded", async () => {
  const path = "/posts/1?_expand=user";
  const first = await request(backlot, "GET", path);
  const etag = first.headers.get("etag") ?? "";
  const { userId } = (await first.json()) as Post;
  const again = () =>
    backlot.fetch(new Request(`http://127.0.0.1${path}`, { headers: { "if-none-match": etag } }));
  expect((await again()).status).toBe(304);
  await request(backlot, "PATCH", `/users/${userId}`, { name: "Changed" });
  expect((await again()).status).toBe(200);
});
