import { describe, expect, test } from "vitest";
import type { OnDelete } from "../../src/schema/relations/relation.ts";
import { request, startBacklot } from "../support/project.ts";

const models = `
export interface User { id: number }
export interface Post { id: number; userId: number | null; likedByIds: number[] }
export interface Comment { id: number; postId: number; parentId?: number }`;

async function start(onDelete: OnDelete | undefined, ofComments: OnDelete = "keep") {
  const rule = onDelete === undefined ? {} : { onDelete };
  const records = async (path: string) =>
    (await (await request(backlot, "GET", path)).json()) as Record<string, unknown>[];
  const backlot = await startBacklot(models, {
    resources: [
      { path: "/users", type: "User[]", count: 3 },
      {
        path: "/posts",
        type: "Post[]",
        count: 0,
        relations: { userId: { ...rule }, likedByIds: { to: "/users", as: "likes", ...rule } },
      },
      {
        path: "/comments",
        type: "Comment[]",
        count: 0,
        relations: { postId: { onDelete: ofComments }, parentId: { onDelete: ofComments } },
      },
    ],
  });
  const post = (path: string, body: unknown) => request(backlot, "POST", path, body);
  await post("/posts", { userId: 1, likedByIds: [2] });
  await post("/posts", { userId: 2, likedByIds: [1, 3] });
  await post("/comments", { postId: 1 });
  await post("/comments", { postId: 2, parentId: 1 });
  const remove = async (path: string) => (await request(backlot, "DELETE", path)).status;
  const refusal = async (path: string) => (await request(backlot, "DELETE", path)).json();
  return { records, remove, refusal };
}

describe("deleting a record that others refer to", () => {
  test("leaves them as they are, unless the relation says otherwise", async () => {
    const { records, remove } = await start(undefined);
    const before = await records("/posts");
    expect(await remove("/users/1")).toBe(200);
    expect(await records("/posts")).toEqual(before);
  });

  test("leaves even those that must refer to somebody, since an identifier may lead nowhere", async () => {
    const { records, remove } = await start(undefined);
    const before = await records("/comments");
    expect(await remove("/posts/1")).toBe(200);
    expect(await records("/comments")).toEqual(before);
    expect(before).toContainEqual(expect.objectContaining({ postId: 1 }));
  });

  test("deletes them with cascade, and what refers to those by its own rule", async () => {
    const { records, remove } = await start("cascade", "cascade");
    expect(await remove("/users/1")).toBe(200);
    expect(await records("/posts")).toEqual([]);
    expect(await records("/comments")).toEqual([]);
  });

  test("empties the reference with nullify, in lists too", async () => {
    const { records, remove } = await start("nullify");
    expect(await remove("/users/1")).toBe(200);
    expect(await records("/posts")).toEqual([
      { id: 1, userId: null, likedByIds: [2] },
      { id: 2, userId: 2, likedByIds: [3] },
    ]);
  });

  test("is 409 with restrict, and nothing has changed", async () => {
    const { records, remove, refusal } = await start("cascade", "restrict");
    const before = [await records("/users"), await records("/posts"), await records("/comments")];
    expect(await remove("/users/1")).toBe(409);
    expect(await refusal("/users/1")).toMatchObject({
      detail: "/comments has records that refer to 1 of /posts.",
    });
    expect([await records("/users"), await records("/posts"), await records("/comments")]).toEqual(
      before,
    );
  });

  test.each([
    ["author: User", "author"],
    ["author: User; authorId: number", "authorId"],
    ["author: User; authorId?: number | null", "authorId"],
  ])(
    "is 409 where others must show it (%s), and says what would let it go",
    async (members, kept) => {
      const backlot = await startBacklot(
        `export interface User { id: number } export interface Post { id: number; ${members} }`,
        {
          resources: [
            { path: "/users", type: "User[]", count: 1 },
            { path: "/posts", type: "Post[]", count: 1 },
          ],
        },
      );
      expect(await (await request(backlot, "DELETE", "/users/1")).json()).toMatchObject({
        status: 409,
        detail: `/posts has records that refer to 1 of /users. Every Post needs its author. With relations: { ${kept}: { onDelete: "cascade" } } in the config of /posts they are deleted too.`,
      });
    },
  );

  test("is 409 where a record of a variant must show it, and leaves those of another", async () => {
    const backlot = await startBacklot(
      `export interface User { id: number }
       export type Post = { kind: "a"; id: number; author: User } | { kind: "b"; id: number; author?: User }`,
      {
        resources: [
          { path: "/users", type: "User[]", count: 2 },
          {
            path: "/posts",
            type: "Post[]",
            count: 3,
            records: [
              { kind: "a", id: 1, author: 1 },
              { kind: "b", id: 2, author: 1 },
              { kind: "b", id: 3, author: 2 },
            ],
          },
        ],
      },
    );
    const posts = async () => (await request(backlot, "GET", "/posts")).json();
    expect((await request(backlot, "DELETE", "/users/1")).status).toBe(409);
    expect((await request(backlot, "DELETE", "/users/2")).status).toBe(200);
    const [one, two] = [1, 2].map((id) => ({ kind: "ab"[id - 1], id, author: { id: 1 } }));
    expect(await posts()).toEqual([one, two, { kind: "b", id: 3 }]);
    backlot.seed("/users", [{ id: 5 }]);
    expect(await posts()).toEqual([
      { kind: "b", id: 2 },
      { kind: "b", id: 3 },
    ]);
  });

  test.each([
    ["author?: User; authorId: number", {}],
    ["author: User | null; authorId?: number | null", { author: null }],
  ])("leaves those that need not show it (%s)", async (members, shown) => {
    const backlot = await startBacklot(
      `export interface User { id: number } export interface Post { id: number; ${members} }`,
      {
        resources: [
          { path: "/users", type: "User[]", count: 1 },
          { path: "/posts", type: "Post[]", count: 1, records: [{ id: 1, authorId: 1 }] },
        ],
      },
    );
    expect((await request(backlot, "DELETE", "/users/1")).status).toBe(200);
    expect(await (await request(backlot, "GET", "/posts/1")).json()).toEqual({
      id: 1,
      authorId: 1,
      ...shown,
    });
  });
});

describe("_dependent takes along what refers to the record, as json-server's clients ask", () => {
  const orders = `
    export interface Order { id: number }
    export interface OrderItem { id: number; orderId: number | null }
    export interface Note { id: number; itemId: number }`;
  const startOrders = () =>
    startBacklot(orders, {
      resources: [
        { path: "/orders", type: "Order[]", count: 2 },
        { path: "/order-items", type: "OrderItem[]", records: [1, 2, 1].map(toItem), count: 3 },
        {
          path: "/notes",
          type: "Note[]",
          records: [1, 2].map((itemId) => ({ id: itemId, itemId })),
          count: 2,
          relations: { itemId: { to: "/order-items", onDelete: "cascade" } },
        },
      ],
    });
  const toItem = (orderId: number, index: number) => ({ id: index + 1, orderId });

  test.each(["order-items", "orderItems"])("by the name %s", async (name) => {
    const backlot = await startOrders();
    const { status } = await request(backlot, "DELETE", `/orders/1?_dependent=${name}`);
    expect(status).toBe(200);
    expect(backlot.records("/order-items").all()).toEqual([{ id: 2, orderId: 2 }]);
    expect(backlot.records("/notes").all()).toEqual([{ id: 2, itemId: 2 }]);
  });

  test("and leaves everything where nothing of that name depends on it", async () => {
    const backlot = await startOrders();
    const { status } = await request(backlot, "DELETE", "/order-items/1?_dependent=order");
    expect(status).toBe(400);
    expect(backlot.total).toBe(7);
  });
});
