import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { createBacklot } from "../../src/index.ts";
import { request, startBacklot } from "../support/project.ts";

const users =
  "export interface User { id: number; name: string; email: string; city: string; createdAt: Date }";
const posts =
  "export interface Post { id: number; userId: User['id']; title: string; tags: string[] }";

async function read(
  models: string,
  resources: { path: string; type: string; count: number }[],
  path: string,
  seed = 1,
) {
  const backlot = await startBacklot(models, { resources, seed });
  return (await (await request(backlot, "GET", path)).json()) as Record<string, unknown>[];
}

test("the same seed gives the same records, another seed others", async () => {
  const resources = [{ path: "/users", type: "User[]", count: 10 }];
  const first = await read(users, resources, "/users");
  expect(await read(users, resources, "/users")).toEqual(first);
  expect(await read(users, resources, "/users", 2)).not.toEqual(first);
});

test("adding a resource leaves the records of the others as they were", async () => {
  const one = [{ path: "/users", type: "User[]", count: 10 }];
  const two = [{ path: "/posts", type: "Post[]", count: 5 }, ...one];
  expect(await read(users + posts, two, "/users")).toEqual(await read(users, one, "/users"));
});

test("adding a member leaves the values of the others as they were", async () => {
  const resources = [{ path: "/users", type: "User[]", count: 20 }];
  const more = users.replace(
    "name: string;",
    "nickname?: string; name: string; phone: string; age: number | null;",
  );
  const before = await read(users, resources, "/users");
  const after = await read(more, resources, "/users");
  const common = after.map(({ id, name, email, city, createdAt }) => ({
    id,
    name,
    email,
    city,
    createdAt,
  }));
  expect(common).toEqual(before);
});

test("a higher count adds records and changes none", async () => {
  const few = await read(users, [{ path: "/users", type: "User[]", count: 5 }], "/users");
  const many = await read(users, [{ path: "/users", type: "User[]", count: 50 }], "/users");
  expect(many.slice(0, 5)).toEqual(few);
});

const golden = fileURLToPath(new URL("golden/examples.txt", import.meta.url));

/** UPDATE=1 npx vitest run tests/generate/stability.test.ts writes the file anew. */
test("the examples' records are the same bytes on every machine and every Node", async () => {
  const lines: string[] = [];
  for (const [example, path] of [
    ["blog", "/posts"],
    ["blog", "/users"],
    ["shop", "/products"],
    ["shop", "/orders"],
    ["team", "/api/tasks"],
    ["team", "/api/people"],
  ] as const) {
    const folder = fileURLToPath(new URL(`../../examples/${example}`, import.meta.url));
    const backlot = await createBacklot(folder, { dataset: ":memory:" });
    onTestFinished(() => backlot.close());
    const records = (await (await request(backlot, "GET", path)).json()) as unknown[];
    const first = records.slice(0, 3).map((record) => JSON.stringify(record));
    lines.push(`${example} ${path}`, ...first);
  }
  const text = `${lines.join("\n")}\n`;
  if (process.env["UPDATE"]) writeFileSync(golden, text);
  expect(text).toBe(readFileSync(golden, "utf8"));
});
