import { expect, test } from "vitest";

const post = {
  id: 1001,
  userId: 1,
  title: "New",
  slug: "new",
  body: "Text",
  status: "draft",
  tags: ["a"],
  publishedAt: null,
  createdAt: "2026-03-01T00:00:00.000Z",
  updatedAt: "2026-03-01T00:00:00.000Z",
};

/** The same for both: a list, a record, and a write that the list then shows. */
export function defineSuite(ask) {
  test.each(Array.from({ length: 100 }, (_, index) => index + 1))("test %i", async (id) => {
    expect(await (await ask("/posts")).json()).toHaveLength(200);
    expect((await (await ask(`/posts/${id}`)).json()).id).toBe(id);
    const headers = { "content-type": "application/json" };
    const created = await ask("/posts", { method: "POST", headers, body: JSON.stringify(post) });
    expect(created.status).toBe(201);
    expect(await (await ask("/posts")).json()).toHaveLength(201);
  });
}
