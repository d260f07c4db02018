import { DatabaseSync } from "@photostructure/sqlite";
import { expect, onTestFinished, test } from "vitest";
import { createBacklot } from "../../src/index.ts";
import { type LivingProject, startLiving } from "../support/living-project.ts";
import { request } from "../support/project.ts";

/** What a person sees who looks into the file. */
function tablesOf(project: LivingProject): unknown[] {
  return readSchema(project, "table").map(({ name }) => name);
}

function triggersOf(project: LivingProject): unknown[] {
  return readSchema(project, "trigger").map(({ name, sql }) => ({ name, sql }));
}

function readSchema({ backlot }: LivingProject, type: "table" | "trigger") {
  const db = new DatabaseSync(backlot.config.dataset, { readOnly: true });
  onTestFinished(() => db.close());
  return db.prepare("SELECT name, sql FROM sqlite_schema WHERE type = ? ORDER BY name").all(type);
}

const users = [{ path: "/users", type: "User[]", count: 3 }];
const user = (members: string) => `export interface User { id: number; ${members} }`;

test("what nobody wrote to is generated anew when its model changes", async () => {
  const project = await startLiving(user("name: string"), users);
  await project.change(user("name: string; city: string"));
  expect(project.steps()).toEqual(["regenerated /users"]);
  expect(await project.get("/users/1")).toHaveProperty("city");
  expect(project.backlot.snapshots()).toEqual([]);
});

test("what nobody wrote to is generated anew when its count changes", async () => {
  const project = await startLiving(user("name: string"), users);
  await project.change(user("name: string"), [{ path: "/users", type: "User[]", count: 5 }]);
  expect(await project.get("/users")).toHaveLength(5);
});

test("what somebody wrote to keeps its records when only the count changes", async () => {
  const project = await startLiving(user("name: string"), users);
  await project.write("PATCH", "/users/1", { name: "Ada" });
  await project.change(user("name: string"), [{ path: "/users", type: "User[]", count: 5 }]);
  expect(project.steps()).toEqual(["kept /users"]);
  expect(await project.get("/users")).toHaveLength(3);
  expect(await project.get("/users/1")).toEqual({ id: 1, name: "Ada" });
});

test("a new member is filled in, and the dataset as it was is kept", async () => {
  const project = await startLiving(user("name: string"), users);
  await project.write("PATCH", "/users/1", { name: "Ada" });
  await project.change(user("name: string; city: string"));
  expect(project.steps()).toEqual(["snapshot", "migrated /users"]);
  expect(await project.get("/users/1")).toEqual({ id: 1, name: "Ada", city: expect.any(String) });
  expect(project.backlot.snapshots()).toHaveLength(1);
});

test("a removed member is dropped, and is in the snapshot", async () => {
  const project = await startLiving(user("name: string; city: string"), users);
  await project.write("PATCH", "/users/1", { name: "Ada", city: "London" });
  await project.change(user("name: string"));
  expect(await project.get("/users/1")).toEqual({ id: 1, name: "Ada" });
  await project.change(user("name: string; city: string"));
  await project.backlot.restore(project.backlot.snapshots()[0]?.name ?? "");
  expect(await project.get("/users/1")).toEqual({ id: 1, name: "Ada", city: "London" });
});

test.each([
  ["number", "string", 42, "42"],
  ["string", "number", "42", 42],
  ["boolean", "string", true, "true"],
  ["string", "boolean", "false", false],
  ["string", "boolean", "true", true],
  ["string", "string[]", "a", ["a"]],
  ["string[]", "string", ["a"], "a"],
  ["string", "string | null", "a", "a"],
  ["{ a: number; b: number }", "{ a: number }", { a: 1, b: 2 }, { a: 1 }],
  ["{ a: number }[]", "{ a: string }[]", [{ a: 1 }, { a: 2 }], [{ a: "1" }, { a: "2" }]],
])(
  "a member that was %s and is %s is converted without loss",
  async (before, after, value, converted) => {
    const project = await startLiving(user(`it: ${before}`), users);
    await project.write("PATCH", "/users/1", { it: value });
    await project.change(user(`it: ${after}`));
    expect(await project.get("/users/1")).toEqual({ id: 1, it: converted });
  },
);

test("a list of several does not become one of them", async () => {
  const project = await startLiving(user("it: string[]"), users);
  await project.write("PATCH", "/users/1", { it: ["first", "second"] });
  await project.change(user("it: string"));
  expect(await project.get("/users/1")).toEqual({
    id: 1,
    it: expect.not.stringMatching(/^first$/),
  });
});

test("members that an open model does not name are kept", async () => {
  const open = (members: string) => user(`${members}; [other: string]: unknown`);
  const project = await startLiving(open("name: string"), users);
  await project.write("PATCH", "/users/1", { name: "Ada", nick: "Countess" });
  await project.change(open("name: string; city: string"));
  expect(project.steps()).toEqual(["snapshot", "migrated /users"]);
  expect(await project.get("/users/1")).toMatchObject({
    name: "Ada",
    nick: "Countess",
    city: expect.any(String),
  });
});

test("a value that fits no more and cannot be converted is generated anew", async () => {
  const project = await startLiving(user("role: string; name: string"), users);
  await project.write("PATCH", "/users/1", { role: "captain", name: "Ada" });
  await project.change(user('role: "reader" | "author"; name: string'));
  expect(await project.get("/users/1")).toEqual({
    id: 1,
    role: expect.stringMatching(/^(reader|author)$/),
    name: "Ada",
  });
});

test("records keep their order and none is lost", async () => {
  const project = await startLiving(user("name: string"), users);
  for (const name of ["Ada", "Grace"]) await project.write("POST", "/users", { name });
  await project.write("DELETE", "/users/2");
  await project.change(user("name: string; city: string"));
  const names = ((await project.get("/users")) as { id: number }[]).map(({ id }) => id);
  expect(names).toEqual([1, 3, 4, 5]);
});

test("another identifier leaves no two records the same", async () => {
  const project = await startLiving(user("key: string; name: string"), users);
  for (const id of [1, 2]) await project.write("PATCH", `/users/${id}`, { key: "same" });
  await project.change("export interface User { key: string; name: string }");
  const keys = ((await project.get("/users")) as { key: string }[]).map(({ key }) => key);
  expect(keys[0]).toBe("same");
  expect(new Set(keys).size).toBe(3);
});

test("an identifier that is missing is that of a record which was never made", async () => {
  const model = "export interface User { key: string; name: string }";
  const fresh = await startLiving(model, [{ path: "/users", type: "User[]", count: 4 }]);
  const project = await startLiving(user("key: string; name: string"), users);
  for (const id of [1, 2]) await project.write("PATCH", `/users/${id}`, { key: "same" });
  await project.change(model);
  const keysOf = async ({ get }: LivingProject) =>
    ((await get("/users")) as { key: string }[]).map(({ key }) => key);
  expect((await keysOf(project))[1]).toBe((await keysOf(fresh))[3]);
});

test("a single object is migrated like a record", async () => {
  const settings = [{ path: "/settings", type: "Settings" }];
  const project = await startLiving("export interface Settings { theme: string }", settings);
  await project.write("PATCH", "/settings", { theme: "mine" });
  await project.change("export interface Settings { theme: string; size: number }");
  expect(project.steps()).toEqual(["snapshot", "migrated /settings"]);
  expect(await project.get("/settings")).toEqual({ theme: "mine", size: expect.any(Number) });
});

test("a list that becomes an object is generated anew, after a snapshot", async () => {
  const project = await startLiving(user("name: string"), users);
  await project.write("PATCH", "/users/1", { name: "Ada" });
  await project.change(user("name: string"), [{ path: "/users", type: "User" }]);
  expect(project.steps()).toEqual(["snapshot", "replaced /users"]);
  expect(await project.get("/users")).toHaveProperty("name");
  expect(tablesOf(project)).not.toContain("users");
});

test("a renamed path keeps its records when the model is the same", async () => {
  const project = await startLiving(user("name: string"), users);
  await project.write("PATCH", "/users/1", { name: "Ada" });
  await project.change(user("name: string"), [{ path: "/people", type: "User[]", count: 3 }]);
  expect(project.steps()).toEqual(["renamed /people from /users", "kept /people"]);
  expect(await project.get("/people/1")).toEqual({ id: 1, name: "Ada" });
  await project.write("POST", "/people", { name: "Grace" });
  expect(await project.get("/people/4")).toEqual({ id: 4, name: "Grace" });
  const fresh = await startLiving(user("name: string"), [{ path: "/people", type: "User[]" }]);
  expect(triggersOf(project)).toEqual(triggersOf(fresh));
});

test("a long list that is being sent is not cut off by another path for its records", async () => {
  const count = 3000;
  const project = await startLiving(user("name: string"), [
    { path: "/users", type: "User[]", count },
  ]);
  await project.write("PATCH", "/users/1", { name: "Ada" });
  const whole = await project.get("/users");
  const sent = await request(project.backlot, "GET", "/users");
  await project.change(user("name: string"), [{ path: "/people", type: "User[]", count }]);
  expect(await sent.json()).toEqual(whole);
  expect(await project.get("/people")).toEqual(whole);
});

test("a resource that is taken out and put back has its records", async () => {
  const both = [...users, { path: "/others", type: "User[]", count: 1 }];
  const project = await startLiving(user("name: string"), both);
  await project.write("PATCH", "/users/1", { name: "Ada" });
  await project.change(user("name: string"), both.slice(1));
  await project.change(user("name: string"), both);
  expect(await project.get("/users/1")).toEqual({ id: 1, name: "Ada" });
});

test("a change while nobody served is found at the next start", async () => {
  const project = await startLiving(user("name: string"), users);
  await project.write("PATCH", "/users/1", { name: "Ada" });
  await project.change(user("name: string"));
  await project.backlot.close();
  const steps: string[] = [];
  const next = await createBacklot(
    project.root,
    { resources: [{ path: "/users", type: "User[]", count: 9 }] },
    { onStep: ({ step }) => steps.push(step) },
  );
  await next.close();
  expect(steps).toEqual(["kept"]);
});
