import { DatabaseSync } from "@photostructure/sqlite";
import { expect, onTestFinished, test } from "vitest";
import { toStagedName } from "../../src/dataset/changes/staged-table.ts";
import { type Backlot, createBacklot } from "../../src/index.ts";
import { makeProject, request } from "../support/project.ts";

/** More than are copied in a moment. */
const total = 6000;
const models = `
export interface User { id: number; name: string }
export interface Entry { id: number; userId: number; title: string }`;

async function start(dataset?: string): Promise<Backlot> {
  const root = makeProject({
    "models.ts": models,
    "backlot.config.json": JSON.stringify({
      models: "models.ts",
      resources: [
        { path: "/users", type: "User[]", count: 10 },
        { path: "/entries", type: "Entry[]", count: total },
      ],
    }),
  });
  const backlot = await createBacklot(root, dataset === undefined ? {} : { dataset });
  onTestFinished(() => backlot.close());
  return backlot;
}

async function read(backlot: Backlot, path: string): Promise<string> {
  return (await request(backlot, "GET", path)).text();
}

function listTables(backlot: Backlot): readonly unknown[] {
  const db = new DatabaseSync(backlot.config.dataset, { readOnly: true });
  const rows = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  db.close();
  return rows.map(({ name }) => name);
}

test.each([undefined, ":memory:"])(
  "while many records are restored, those that were there are served and written (%s)",
  async (dataset) => {
    const backlot = await start(dataset);
    const [entries, users] = [await read(backlot, "/entries"), await read(backlot, "/users")];
    await backlot.snapshot("before");
    await request(backlot, "PATCH", "/entries/5", { title: "changed" });
    await request(backlot, "PATCH", "/users/5", { name: "changed" });
    const restoring = backlot.restore("before");
    await new Promise((resolve) => setImmediate(resolve));
    expect(await read(backlot, "/entries/5")).toContain('"changed"');
    expect((await request(backlot, "PATCH", "/entries/6", { title: "lost" })).status).toBe(200);
    await restoring;
    expect(await read(backlot, "/entries")).toBe(entries);
    expect(await read(backlot, "/users")).toBe(users);
    const added = await request(backlot, "POST", "/entries", { userId: 1, title: "new" });
    expect(await added.json()).toMatchObject({ id: total + 1 });
    const twin = await request(backlot, "POST", "/entries", { id: 7, userId: 1, title: "twin" });
    expect(twin.status).toBe(409);
  },
);

test("restores and resets that come together leave nothing behind", async () => {
  const backlot = await start();
  const made = await read(backlot, "/entries");
  const tables = listTables(backlot);
  await backlot.snapshot("before");
  await request(backlot, "PATCH", "/entries/5", { title: "changed" });
  await Promise.all([backlot.restore("before"), backlot.reset(), backlot.restore("before")]);
  expect(await read(backlot, "/entries")).toBe(made);
  expect(new Set(listTables(backlot))).toEqual(new Set(tables));
});

test("a table that has the name which a restore needs for a while is in nobody's way", async () => {
  const backlot = await start();
  const made = await read(backlot, "/entries");
  await backlot.snapshot("before");
  await request(backlot, "PATCH", "/entries/5", { title: "changed" });
  const db = new DatabaseSync(backlot.config.dataset);
  db.exec(`CREATE TABLE "${toStagedName("entries")}" (left_over)`);
  db.close();
  await backlot.restore("before");
  expect(await read(backlot, "/entries")).toBe(made);
});

test("what another program writes to restored records is seen", async () => {
  const backlot = await start();
  await backlot.snapshot("before");
  await backlot.restore("before");
  const etag = (await request(backlot, "GET", "/entries/5")).headers.get("etag");
  const db = new DatabaseSync(backlot.config.dataset);
  db.exec(`UPDATE entries SET _json = json_set(_json, '$.title', 'by hand') WHERE id = 5`);
  db.close();
  const after = await request(backlot, "GET", "/entries/5");
  expect(await after.json()).toMatchObject({ title: "by hand" });
  expect(after.headers.get("etag")).not.toBe(etag);
});

test("what somebody has added to a large table is in nobody's way", async () => {
  const backlot = await start();
  const made = await read(backlot, "/entries");
  const db = new DatabaseSync(backlot.config.dataset);
  onTestFinished(() => db.close());
  db.exec(`
    CREATE TABLE log (text TEXT);
    CREATE INDEX "by /* somebody */ title" ON entries /* the table */ (title);
    CREATE TRIGGER theirs AFTER DELETE ON entries BEGIN INSERT INTO log VALUES (OLD.title); END`);
  await backlot.snapshot("before");
  for (const work of [() => backlot.restore("before"), () => backlot.reset()]) {
    await request(backlot, "PATCH", "/entries/5", { title: "changed" });
    await work();
    expect(await read(backlot, "/entries")).toBe(made);
  }
  expect(db.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
});

test.each(["a restore", "a reset"])(
  "a list that is being sent is sent as it was, after %s",
  async (work) => {
    const backlot = await start();
    await backlot.snapshot("before");
    await request(backlot, "PATCH", "/entries/5999", { title: "as it was" });
    const expected = await read(backlot, "/entries");
    const response = await request(backlot, "GET", "/entries");
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = (await reader?.read())?.value ?? "";
    await (work === "a reset" ? backlot.reset() : backlot.restore("before"));
    expect(listTables(backlot)).toContainEqual(expect.stringMatching(/^_backlot_left /));
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
      text += next.value;
    }
    expect(text).toBe(expected);
    expect(await read(backlot, "/entries/5999")).not.toContain("as it was");
    // Whatever comes next finds it gone.
    await backlot.restore("before");
    expect(listTables(backlot)).not.toContainEqual(expect.stringMatching(/^_backlot_left /));
  },
);

test("a restore whose records cannot be made fit is undone", async () => {
  const root = makeProject({
    "old.ts": models,
    "new.ts": models.replace("title: string", "title: string; kind: string"),
  });
  let isBroken = false;
  const toOptions = (file: string) => ({
    models: `${root}/${file}`,
    dataset: `${root}/dataset.sqlite`,
    resources: [
      { path: "/users", type: "User[]", count: 3 },
      {
        path: "/entries",
        type: "Entry[]",
        count: total,
        ...(file === "new.ts"
          ? {
              fields: {
                kind: () => {
                  if (isBroken) throw new Error("no kind today");
                  return "plain";
                },
              },
            }
          : {}),
      },
    ],
  });
  let options = toOptions("old.ts");
  const backlot = await createBacklot(async () => options);
  onTestFinished(() => backlot.close());
  await request(backlot, "PATCH", "/entries/1", { title: "old" });
  await backlot.snapshot("old");
  options = toOptions("new.ts");
  await backlot.reload();
  await request(backlot, "PATCH", "/entries/2", { title: "new" });
  await request(backlot, "PATCH", "/users/1", { name: "Ada" });
  const [entries, users] = [await read(backlot, "/entries"), await read(backlot, "/users")];
  const names = backlot.snapshots().map(({ name }) => name);
  isBroken = true;
  await expect(backlot.restore("old")).rejects.toThrow();
  expect(await read(backlot, "/entries")).toBe(entries);
  expect(await read(backlot, "/users")).toBe(users);
  expect((await request(backlot, "PATCH", "/users/2", { name: "Grace" })).status).toBe(200);
  const left = backlot.snapshots().map(({ name }) => name);
  expect(left.filter((name) => !name.startsWith("before-"))).toEqual(
    names.filter((name) => !name.startsWith("before-")),
  );
});
