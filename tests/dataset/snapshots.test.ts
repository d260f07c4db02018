import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { expect, onTestFinished, test } from "vitest";
import { layout } from "../../src/dataset/file/database.ts";
import { createBacklot } from "../../src/index.ts";
import { startLiving } from "../support/living-project.ts";
import { makeProject, request, startBacklot } from "../support/project.ts";

const models = "export interface User { id: number; name: string }";
const resources = [{ path: "/users", type: "User[]", count: 3 }];
const files = {
  "models.ts": models,
  "backlot.config.json": JSON.stringify({ models: "models.ts", resources }),
};

test("a restored dataset is what it was, and so is its numbering", async () => {
  const project = await startLiving(models, resources);
  const before = await project.get("/users");
  await project.backlot.snapshot("before");
  await project.write("DELETE", "/users/1");
  await project.write("POST", "/users", { name: "Ada" });
  await project.backlot.restore("before");
  expect(await project.get("/users")).toEqual(before);
  await project.write("POST", "/users", { name: "Grace" });
  expect(await project.get("/users/4")).toEqual({ id: 4, name: "Grace" });
});

test("a restored dataset is still itself, and not the one that the snapshot was taken of", async () => {
  const project = await startLiving(models, resources);
  await project.backlot.snapshot("before");
  const db = new DatabaseSync(project.backlot.config.dataset, { readOnly: true });
  onTestFinished(() => db.close());
  const identity = () => db.prepare("SELECT identity FROM _backlot_dataset").get()?.["identity"];
  const before = identity();
  expect(before).toMatch(/^[\w-]{8,}$/);
  await project.backlot.restore("before");
  expect(identity()).toBe(before);
});

test("an answer from before a restore is not taken for a current one", async () => {
  const project = await startLiving(models, resources);
  await project.backlot.snapshot("before");
  await project.write("PATCH", "/users/1", { name: "Ada" });
  const { headers } = await request(project.backlot, "GET", "/users/1");
  await project.backlot.restore("before");
  await project.write("PATCH", "/users/1", { name: "Grace" });
  const again = await project.backlot.fetch(
    new Request("http://127.0.0.1/users/1", {
      headers: { "if-none-match": headers.get("etag") ?? "" },
    }),
  );
  expect(again.status).toBe(200);
});

test("a dataset in memory has snapshots too, and leaves nothing behind", async () => {
  const backlot = await startBacklot(models, { resources });
  const root = backlot.config.root;
  await backlot.snapshot("before");
  await request(backlot, "DELETE", "/users/1");
  await backlot.restore("before");
  expect((await request(backlot, "GET", "/users/1")).status).toBe(200);
  await backlot.close();
  expect(readdirSync(join(root, ".backlot"))).toEqual([".gitignore", "cache"]);
});

test("half a snapshot that a killed server left goes with the next start", async () => {
  const root = makeProject({
    ...files,
    ".backlot/dataset-snapshots/half.sqlite.999999": "half",
    ".backlot/dataset-snapshots/half.sqlite.999999-journal": "half",
  });
  const backlot = await createBacklot(root);
  onTestFinished(() => backlot.close());
  expect(readdirSync(join(root, ".backlot", "dataset-snapshots"))).toEqual([]);
});

test("a snapshot that cannot be saved leaves nothing behind", async () => {
  const { backlot, root } = await startLiving(models, resources);
  const folder = join(root, ".backlot", "dataset-snapshots");
  mkdirSync(join(folder, "full.sqlite"), { recursive: true });
  await expect(backlot.snapshot("full")).rejects.toThrow();
  expect(readdirSync(folder)).toEqual(["full.sqlite"]);
  expect(backlot.snapshots()).toEqual([]);
});

test("a damaged snapshot is refused by its name, and nothing has changed", async () => {
  const { backlot, root, get } = await startLiving(models, [
    { path: "/users", type: "User[]", count: 500 },
  ]);
  await backlot.snapshot("full");
  const before = await get("/users");
  const file = join(root, ".backlot", "dataset-snapshots", "full.sqlite");
  const bytes = readFileSync(file);
  // The pages in the middle hold records.
  writeFileSync(file, bytes.fill(0xff, bytes.length / 2, bytes.length / 2 + 4096));
  await expect(backlot.restore("full")).rejects.toMatchObject({
    message: expect.stringMatching(
      /snapshot "full": is damaged \([^*\n]+\)\. Nothing was changed\.$/,
    ),
    mistakes: [{ code: "snapshot-unusable" }],
  });
  expect(await get("/users")).toEqual(before);
  await backlot.snapshot("another");
  await backlot.restore("another");
  expect(await get("/users")).toEqual(before);
});

test("snapshots are listed with date and size in their order, and deleted", async () => {
  const { backlot, root } = await startLiving(models, resources);
  const folder = join(root, ".backlot", "dataset-snapshots");
  const fileOf = (name: string) => join(folder, `${name}.sqlite`);
  for (const name of ["first", "a-second"]) await backlot.snapshot(name);
  utimesSync(fileOf("first"), 0, 1_800_000_000);
  utimesSync(fileOf("a-second"), 0, 1_900_000_000);
  writeFileSync(join(folder, "notes.txt"), "What they are");
  mkdirSync(fileOf("folder"));
  expect(backlot.snapshots()).toEqual([
    { name: "first", createdAt: "2027-01-15T08:00:00.000Z", size: statSync(fileOf("first")).size },
    { name: "a-second", createdAt: "2030-03-17T17:46:40.000Z", size: expect.any(Number) },
  ]);
  backlot.deleteSnapshot("first");
  expect(backlot.snapshots().map(({ name }) => name)).toEqual(["a-second"]);
  const words: readonly (readonly [string, string])[] = [
    ["first", "there is no snapshot of this name. There are: a-second."],
    ["a-secnd", 'there is no snapshot of this name. Did you mean "a-second"?'],
    ["folder", `is a folder and no snapshot. Look at ${relative("", fileOf("folder"))}.`],
  ];
  for (const [name, told] of words) {
    expect(() => backlot.deleteSnapshot(name)).toThrow(`snapshot "${name}": ${told}`);
    await expect(backlot.restore(name)).rejects.toThrow(told);
  }
});

test.each(["../outside", "a/b", "", ".hidden", "a".repeat(200)])(
  "%j is no name for a snapshot",
  async (name) => {
    const project = await startLiving(models, resources);
    const refusal = { mistakes: [{ code: "snapshot-unusable" }] };
    await expect(project.backlot.snapshot(name)).rejects.toMatchObject(refusal);
    await expect(project.backlot.restore(name)).rejects.toMatchObject(refusal);
  },
);

test("reset makes one resource or all anew", async () => {
  const project = await startLiving(models, [...resources, { path: "/others", type: "User[]" }]);
  const before = await project.get("/users");
  await project.write("DELETE", "/users/1");
  await project.write("DELETE", "/others/1");
  await project.backlot.reset(["/users"]);
  expect(await project.get("/users")).toEqual(before);
  expect(await project.get("/others")).toHaveLength(19);
  await project.backlot.reset();
  expect(await project.get("/others")).toHaveLength(20);
  await expect(project.backlot.reset(["/usres"])).rejects.toThrow('Did you mean "/users"?');
});

test("another program's database is never touched", async () => {
  const root = makeProject(files);
  const other = join(root, "other.sqlite");
  const db = new DatabaseSync(other);
  db.exec("CREATE TABLE customers (name TEXT); PRAGMA user_version = 2");
  db.close();
  await expect(createBacklot(root, { dataset: "other.sqlite" })).rejects.toThrow(
    "it is another program's database, with the tables customers. It was left as it is.",
  );
  const again = new DatabaseSync(other);
  onTestFinished(() => again.close());
  expect(again.prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "delete" });
  expect(again.prepare("SELECT name FROM sqlite_schema").all()).toEqual([{ name: "customers" }]);
});

test.each([
  ["of the same layout", "customers", layout, "it is another program's database"],
  ["of another version", "_backlot_resources", layout + 1, "another version of Backlot wrote it"],
])("a database %s, with a table %s, is refused", async (_, table, version, words) => {
  const root = makeProject(files);
  const db = new DatabaseSync(join(root, "other.sqlite"));
  db.exec(`CREATE TABLE "${table}" (name TEXT); PRAGMA user_version = ${version}`);
  db.close();
  const before = readFileSync(join(root, "other.sqlite"));
  await expect(createBacklot(root, { dataset: "other.sqlite" })).rejects.toThrow(words);
  expect(readFileSync(join(root, "other.sqlite")).equals(before)).toBe(true);
});

test("a dataset cut short is left as it is", async () => {
  const root = makeProject(files);
  writeFileSync(join(root, "broken.sqlite"), "SQLite format 3\u0000 and then nothing sensible");
  await expect(createBacklot(root, { dataset: "broken.sqlite" })).rejects.toThrow(
    "It was left as it is.",
  );
});

test("of those that are saved before something is lost, the last ten are kept", async () => {
  const { backlot } = await startLiving(models, resources);
  const own = ["before", "before-launch", "mine"];
  for (const name of own) await backlot.snapshot(name);
  const names = Array.from(
    { length: 12 },
    (_, day) => `before-2026-03-${String(day + 10)}-08-00-00`,
  );
  for (const name of names) await backlot.snapshot(name);
  const kept = backlot.snapshots().map(({ name }) => name);
  expect(kept.toSorted()).toEqual([...own, ...names.slice(2)].toSorted());
});
