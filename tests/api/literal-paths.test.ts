import { expect, test } from "vitest";
import { startBacklot } from "../support/project.ts";
import { send, sendForJson } from "../support/shop.ts";

const models = `
export interface User { id: string; name: string }
export interface Summary { total: number }`;

test.each([
  ["before", ["/users/active", "/users/summary", "/users"]],
  ["after", ["/users", "/users/active", "/users/summary"]],
])("a resource at a path that could be a record's stands %s that record's", async (_, order) => {
  const types = { "/users": "User[]", "/users/active": "User[]", "/users/summary": "Summary" };
  const backlot = await startBacklot(models, {
    resources: order.map((path) => ({ path, type: types[path as keyof typeof types] })),
  });
  expect(await sendForJson(backlot, "GET", "/users/active")).toHaveLength(20);
  expect(await sendForJson(backlot, "GET", "/users/summary")).toHaveProperty("total");
  const [{ id } = { id: "" }] = (await sendForJson(backlot, "GET", "/users")) as { id: string }[];
  expect(await sendForJson(backlot, "GET", `/users/${id}`)).toHaveProperty("name");
  const body = { id: "active", name: "A record whose identifier is a resource's name" };
  expect((await send(backlot, "PUT", "/users/active", { body })).status).toBe(405);
});

test.each(["", "/"])("a basePath of %j is none", async (basePath) => {
  const backlot = await startBacklot("export interface User { id: number }", {
    basePath,
    resources: [{ path: "/users", type: "User[]", count: 1 }],
  });
  expect((await backlot.fetch("/users/1")).status).toBe(200);
});

test("what begins like a resource's path and goes on otherwise is a record's", async () => {
  const backlot = await startBacklot(
    `${models}\nexport interface Post { id: string; userId: string; title: string }`,
    {
      resources: [
        { path: "/users", type: "User[]", count: 1, records: [{ id: "summary", name: "Ada" }] },
        { path: "/users/summary", type: "Summary" },
        {
          path: "/posts",
          type: "Post[]",
          count: 1,
          records: [{ id: "p", userId: "summary", title: "One" }],
        },
      ],
    },
  );
  expect(await sendForJson(backlot, "GET", "/users/summary")).toHaveProperty("total");
  expect(await sendForJson(backlot, "GET", "/users/summary/posts")).toMatchObject([{ id: "p" }]);
  for (const path of ["/users//posts", "/users/summary/", "/users/summary//"]) {
    const { status } = await send(backlot, "GET", path);
    expect(status, path).toBe(path === "/users/summary/" ? 200 : 404);
  }
});

test("who asks at a path that is none is told the one that was meant, if any was", async () => {
  const backlot = await startBacklot(models, {
    basePath: "/api",
    resources: [
      { path: "/users", type: "User[]", count: 0 },
      { path: "/news/summary", type: "Summary" },
    ],
  });
  const long = "x".repeat(200 - "/users/".length);
  const meant = {
    "/users": "/api/users",
    "/v1/users/7": "/api/users/7",
    "/v1/api/users": "/api/users",
    "/api/user": "/api/users",
    "/api/news/sumary": "/api/news/summary",
    "/news/summary": "/api/news/summary",
    [`/users/${long}`]: `/api/users/${long}`,
    [`/users/${long}x`]: undefined,
    "/api/api/users": undefined,
    "/api/users/7/x": undefined,
    "/api": undefined,
    "/orders": undefined,
  };
  const suggested = await Promise.all(
    Object.keys(meant).map(async (path) => {
      const problem = (await sendForJson(backlot, "GET", path)) as Record<string, unknown>;
      const { suggestion, detail } = problem;
      const told = suggestion === undefined ? "" : ` Did you mean ${suggestion}?`;
      expect(detail).toBe(`Nothing is served at ${path}.${told}`);
      return [path, suggestion];
    }),
  );
  expect(Object.fromEntries(suggested)).toEqual(meant);
});
