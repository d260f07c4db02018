import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { expect, onTestFinished, test } from "vitest";
import { type Backlot, createBacklot } from "../../src/index.ts";
import { makeProject, request } from "../support/project.ts";

const total = 6000;
const models = `
export interface User { id: number; name: string }
export interface Entry { id: number; userId: number; title: string }`;

function makeEntries() {
  return makeProject({
    "models.ts": models,
    "backlot.config.json": JSON.stringify({
      models: "models.ts",
      resources: [
        { path: "/users", type: "User[]", count: 10 },
        { path: "/entries", type: "Entry[]", count: total },
      ],
    }),
  });
}

async function start(root: string, dataset?: string): Promise<Backlot> {
  const backlot = await createBacklot(root, dataset === undefined ? {} : { dataset });
  onTestFinished(() => backlot.close());
  return backlot;
}

async function read(backlot: Backlot, path: string) {
  const response = await request(backlot, "GET", path);
  return { etag: response.headers.get("etag"), text: await response.text() };
}

test.each([undefined, ":memory:"])(
  "while many records are made anew, those that were there are served and written (%s)",
  async (dataset) => {
    const backlot = await start(makeEntries(), dataset);
    const made = await read(backlot, "/entries");
    await request(backlot, "PATCH", "/entries/5", { title: "changed" });
    const resetting = backlot.reset(["/entries"]);
    await new Promise((resolve) => setImmediate(resolve));
    expect((await read(backlot, "/entries/5")).text).toContain('"changed"');
    expect((await request(backlot, "PATCH", "/entries/6", { title: "lost" })).status).toBe(200);
    await resetting;
    expect((await read(backlot, "/entries")).text).toBe(made.text);
    const added = await request(backlot, "POST", "/entries", { userId: 1, title: "new" });
    expect(await added.json()).toMatchObject({ id: total + 1 });
  },
);

test("no text after a reset has an ETag that another had before it", async () => {
  const backlot = await start(makeEntries());
  const seen = new Map<string, string>();
  const note = async (path: string, response: Response) => {
    const key = `${path} ${response.headers.get("etag")}`;
    const text = await response.text();
    expect(seen.has(key) && seen.get(key) !== text).toBe(false);
    seen.set(key, text);
  };
  for (let round = 0; round < 3; round++) {
    for (const path of ["/entries/5", "/entries"]) {
      await note(path, await request(backlot, "GET", path));
    }
    const resetting = backlot.reset();
    for (const title of [`one ${round}`, `two ${round}`]) {
      await note("/entries/5", await request(backlot, "PATCH", "/entries/5", { title }));
    }
    await resetting;
  }
  expect(seen.size).toBeGreaterThan(9);
});

test("resets that come together happen one after the other, and leave nothing behind", async () => {
  const root = makeEntries();
  const backlot = await start(root);
  const made = await read(backlot, "/entries");
  await Promise.all([backlot.reset(), backlot.reset(["/entries"]), backlot.reset()]);
  expect((await read(backlot, "/entries")).text).toBe(made.text);
  const db = new DatabaseSync(backlot.config.dataset, { readOnly: true });
  onTestFinished(() => db.close());
  const names = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  expect(names.map(({ name }) => name)).not.toContainEqual(expect.stringMatching(/staged/));
});

test("what a killed process left half made is gone at the next start", async () => {
  const root = makeEntries();
  const first = await createBacklot(root);
  const file = join(root, ".backlot", "dataset.sqlite");
  await first.close();
  const db = new DatabaseSync(file);
  db.exec('CREATE TABLE "_backlot_staged entries" (_seq INTEGER PRIMARY KEY)');
  await start(root);
  const left = db.prepare("SELECT name FROM sqlite_schema WHERE name LIKE '%staged%'").all();
  db.close();
  expect(left).toEqual([]);
});

test("a view that somebody made over a collection shows its records after a reset too", async () => {
  const root = makeEntries();
  const backlot = await start(root);
  const db = new DatabaseSync(join(root, ".backlot/dataset.sqlite"));
  onTestFinished(() => db.close());
  db.exec("CREATE VIEW titles AS SELECT id, title FROM entries");
  const titleOf = () => db.prepare("SELECT title FROM titles WHERE id = 5").get()?.["title"];
  const made = titleOf();
  await request(backlot, "PATCH", "/entries/5", { title: "changed" });
  expect(titleOf()).toBe("changed");
  await backlot.reset();
  expect(titleOf()).toBe(made);
  await request(backlot, "PATCH", "/entries/5", { title: "again" });
  await backlot.reset();
  expect(titleOf()).toBe(made);
});
