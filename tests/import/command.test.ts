import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runBacklot, serveBacklot } from "../support/command.ts";
import { makeProject } from "../support/project.ts";

const db = JSON.stringify({
  posts: [
    { id: 1, title: "One", status: "draft", createdAt: "2024-01-02T10:00:00Z", authorId: "ann" },
    { id: 2, title: "Two", status: "live", createdAt: "2024-02-03T10:00:00Z", authorId: "ben" },
    { id: 3, title: "Three", status: "live", createdAt: "2024-03-04T10:00:00Z", authorId: "ann" },
  ],
  authors: [
    { id: "ann", name: "Ann" },
    { id: "ben", name: "Ben" },
  ],
  profile: { name: "typicode" },
  names: ["a"],
});

test("import writes a project that serves, and says what it decided", async () => {
  const root = makeProject({ "db.json": db });
  const { status, stdout } = await runBacklot(root, "import", "db.json");
  expect(status).toBe(0);
  expect(stdout).toBe(`✓ db.json: 2 lists and 1 single object, 5 records.
  /posts    Post[]    3 records, status is one of 2 values, createdAt is a date, authorId refers to Author
  /authors  Author[]  2 records
  /profile  Profile
  names is left out: it is a list of something else than objects.
✓ Wrote models.ts and backlot.config.ts. The records stay in db.json. Start the server with: npx backlot
`);
  expect(readFileSync(join(root, "db.json"), "utf8")).toBe(db);
  const server = await serveBacklot(root);
  const posts: unknown = await (await fetch(`${server.url}/authors/ann/posts?_sort=-id`)).json();
  expect(posts).toMatchObject([{ id: 3 }, { id: 1 }]);
  await server.stop();
});

test("files that exist stay unless --force is given, and then nothing at all is written", async () => {
  const root = makeProject({ "db.json": db, "models.ts": "mine" });
  const { status, stderr } = await runBacklot(root, "import", "db.json");
  expect(status).toBe(1);
  expect(stderr).toBe(
    "✗ models.ts: the file exists already. Write over it with --force, or elsewhere with --out FOLDER.\n",
  );
  expect(readdirSync(root).sort()).toEqual(["db.json", "models.ts"]);
  expect((await runBacklot(root, "import", "db.json", "--force")).status).toBe(0);
  expect(readFileSync(join(root, "models.ts"), "utf8")).toContain("export interface Post {");
});

test("--out writes elsewhere, with the records", async () => {
  const root = makeProject({ "db.json": db });
  const { stdout } = await runBacklot(root, "import", "db.json", "--out", "mock/api");
  expect(stdout).toContain(
    "Wrote mock/api/models.ts, mock/api/backlot.config.ts and mock/api/records.json. Start the server with: npx backlot --config mock/api",
  );
  const { status, stdout: checked } = await runBacklot(root, "check", "--config", "mock/api");
  expect(status).toBe(0);
  expect(checked).toMatch(/^✓ 3 resources, \d+ routes, no mistakes\.\n/);
});

test("a file that cannot be read is one sentence, exit status 1, and nothing is written", async () => {
  const root = makeProject({ "db.json": '{ "posts": [' });
  const { status, stderr } = await runBacklot(root, "import", "db.json");
  expect([status, stderr.trimEnd().split("\n").length]).toEqual([1, 1]);
  expect(stderr).toMatch(/^✗ db\.json: the file is not JSON: /);
  expect(readdirSync(root)).toEqual(["db.json"]);
});

test("backlot db.json serves it at once, keeps nothing, and notices a save", async () => {
  const root = makeProject({ "db.json": db });
  const server = await serveBacklot(root, "db.json");
  const created = await fetch(`${server.url}/posts`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ title: "Four", mood: "new" }),
  });
  expect(created.status).toBe(201);
  expect(await created.json()).toMatchObject({ id: 4, title: "Four", mood: "new" });
  const reloaded = server.until("reloaded in");
  const saved = db.replace('"typicode"', '"somebody"');
  writeFileSync(join(root, "db.json"), saved);
  await reloaded;
  expect(await (await fetch(`${server.url}/profile`)).json()).toEqual({ name: "somebody" });
  await server.stop();
  expect(readFileSync(join(root, "db.json"), "utf8")).toBe(saved);
  // Where a running server notes itself; what it noted is gone with it.
  expect(readdirSync(root).sort()).toEqual([".backlot", "db.json"]);
  expect(readdirSync(join(root, ".backlot"))).toEqual([".gitignore"]);
});
