import fc from "fast-check";
import { expect, test } from "vitest";
import { request, startBacklot } from "../support/project.ts";

const models = `
export interface User { id: number }
export interface Tag { id: string }
export interface Post { id: number; userId: number | null; reviewerId?: number; tagIds: string[] }`;

interface Post {
  id: number;
  userId: number | null;
  reviewerId?: number;
  tagIds: string[];
}

const tags = ["a", "b", "c"];
const user = fc.integer({ min: 1, max: 4 });
const fields = {
  userId: fc.option(user, { nil: null }),
  tagIds: fc.uniqueArray(fc.constantFrom(...tags)),
};
const change = fc.oneof(
  fc.record({
    kind: fc.constant("create" as const),
    body: fc.record({ ...fields, reviewerId: user }),
  }),
  fc.record({
    kind: fc.constant("update" as const),
    at: fc.nat(100),
    body: fc.record({ ...fields, reviewerId: user }, { requiredKeys: [] }),
  }),
  fc.record({ kind: fc.constant("delete" as const), at: fc.nat(100) }),
);

test("nested lists are the flat list filtered by the reference, whatever was written", async () => {
  const backlot = await startBacklot(models, {
    resources: [
      { path: "/users", type: "User[]", count: 4 },
      { path: "/tags", type: "Tag[]", count: 0 },
      { path: "/posts", type: "Post[]", count: 0, relations: { reviewerId: { to: "/users" } } },
    ],
  });
  for (const id of tags) await request(backlot, "POST", "/tags", { id });
  const list = async (path: string): Promise<Post[]> => {
    const response = await request(backlot, "GET", path);
    expect([path, response.status]).toEqual([path, 200]);
    const records = (await response.json()) as Post[];
    expect(response.headers.get("x-total-count")).toBe(String(records.length));
    return records;
  };

  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 12 }), async (changes) => {
      for (const each of changes) {
        const posts = await list("/posts");
        if (each.kind === "create") await request(backlot, "POST", "/posts", each.body);
        else {
          const path = `/posts/${posts[each.at % posts.length]?.id ?? 0}`;
          if (each.kind === "delete") await request(backlot, "DELETE", path);
          else await request(backlot, "PATCH", path, each.body);
        }
      }
      const posts = await list("/posts");
      for (const id of [1, 2, 3, 4]) {
        expect(await list(`/users/${id}/posts`)).toEqual(
          posts.filter((post) => post.userId === id),
        );
        expect(await list(`/users/${id}/posts-by-reviewer`)).toEqual(
          posts.filter((post) => post.reviewerId === id),
        );
      }
      for (const tag of tags) {
        expect(await list(`/tags/${tag}/posts`)).toEqual(
          posts.filter((post) => post.tagIds.includes(tag)),
        );
      }
      for (const post of posts) {
        const ids = (await list(`/posts/${post.id}/tags`)).map(({ id }) => String(id));
        expect(ids.sort()).toEqual([...post.tagIds].sort());
      }
    }),
    { numRuns: 40, seed: 20260101 },
  );
});
