import { expect, test } from "vitest";
import type { ObjectSchema } from "../../src/schema/schema.ts";
import { generate, toCollection } from "./support.ts";

function objectOf(
  properties: ObjectSchema["properties"],
  required: readonly string[],
): ObjectSchema {
  return { type: "object", properties, required, additionalProperties: false };
}

const counted = { id: { type: "number" } } as const;

test("optional members are present in most records, nullable ones are null in some", async () => {
  const schema = objectOf(
    {
      ...counted,
      note: { type: "string" },
      phone: { anyOf: [{ type: "string" }, { type: "null" }] },
    },
    ["id", "phone"],
  );
  const records = await generate(toCollection(schema), 200);
  const present = records.filter((record) => "note" in record).length;
  const empty = records.filter((record) => record["phone"] === null).length;
  expect(present).toBeGreaterThan(120);
  expect(present).toBeLessThan(200);
  expect(empty).toBeGreaterThan(10);
  expect(empty).toBeLessThan(100);
});

test("every value of an enum, every variant of a union and both booleans appear", async () => {
  const schema = objectOf(
    {
      ...counted,
      status: { enum: ["a", "b", "c", "d"] },
      value: { anyOf: [{ type: "string" }, { type: "number" }, { type: "boolean" }] },
      flag: { type: "boolean" },
    },
    ["id", "status", "value", "flag"],
  );
  const records = await generate(toCollection(schema), 100);
  expect(new Set(records.map((record) => record["status"]))).toEqual(new Set(["a", "b", "c", "d"]));
  expect(new Set(records.map((record) => typeof record["value"])).size).toBe(3);
  expect(new Set(records.map((record) => record["flag"])).size).toBe(2);
});

test("lists differ in length, within their tags, and seldom repeat an item", async () => {
  const tags = { type: "array", items: { type: "string" }, minItems: 1, maxItems: 4 } as const;
  const records = await generate(toCollection(objectOf({ ...counted, tags }, ["id", "tags"])), 100);
  const lists = records.map((record) => record["tags"] as string[]);
  expect(new Set(lists.map((list) => list.length))).toEqual(new Set([1, 2, 3, 4]));
  expect(lists.every((list) => new Set(list).size === list.length)).toBe(true);
});

test("an email, a username and a slug are unique in their collection, also in a large one", async () => {
  const schema = objectOf(
    {
      ...counted,
      name: { type: "string" },
      email: { type: "string", format: "email" },
      username: { type: "string" },
      title: { type: "string" },
      slug: { type: "string" },
    },
    ["id", "name", "email", "username", "title", "slug"],
  );
  const records = await generate(toCollection(schema, { model: "User" }), 30_000);
  for (const member of ["email", "username", "slug"]) {
    expect(new Set(records.map((record) => record[member])).size, member).toBe(records.length);
  }
}, 60_000);

test("some records are referred to more than others, and nearly all are", async () => {
  const users = toCollection(objectOf(counted, ["id"]), {
    model: "User",
    path: "/users",
    count: 40,
  });
  const posts = toCollection(
    objectOf({ ...counted, userId: { type: "number" } }, ["id", "userId"]),
    {
      model: "Post",
      path: "/posts",
      count: 800,
    },
  );
  const relation = {
    from: posts,
    member: "userId",
    to: users,
    holds: "identifier",
    otherEnd: undefined,
    rule: "name",
  } as const;
  const records = await generate(posts, 800, { resources: [users, posts], relations: [relation] });
  const counts = new Map<unknown, number>();
  for (const { userId } of records) counts.set(userId, (counts.get(userId) ?? 0) + 1);
  expect(counts.size).toBeGreaterThan(36);
  expect(Math.max(...counts.values())).toBeGreaterThan(3 * Math.min(...counts.values()));
});
