import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { DatabaseSync } from "@photostructure/sqlite";
import { expect, onTestFinished, test, vi } from "vitest";
import { type Backlot, createBacklot, type Environment } from "../../src/index.ts";
import { keepFilled } from "../support/filled-project.ts";
import { request } from "../support/project.ts";

const total = 20_000;
const models = `
export interface Entry { id: number; title: string; note: string }
export interface Remark { id: number; entryId: number }`;

const config = {
  models: "models.ts",
  port: 0,
  resources: [
    { path: "/entries", type: "Entry[]", count: total, fields: { note: ["x".repeat(1000)] } },
    {
      ...{ path: "/remarks", type: "Remark[]", count: 1 },
      relations: { entryId: { to: "/entries", onDelete: "cascade" } },
    },
  ],
};
const files = { "models.ts": models, "backlot.config.json": JSON.stringify(config) };
const makeLong = keepFilled(files, (root) => createBacklot(root));

/** Records so long that what a socket buffers is a small part of the list. */
async function startLong(
  environment: Environment = {},
): Promise<{ backlot: Backlot; url: string }> {
  const backlot = await createBacklot(await makeLong(), {}, environment);
  onTestFinished(() => backlot.close());
  return { backlot, url: await backlot.listen() };
}

/** An answer of which nothing has been read but the head. */
async function open(url: string): Promise<IncomingMessage> {
  const asked = get(url);
  const [response] = await once(asked, "response");
  return response;
}

/** Writes the log back into the file, which a transaction that is still open would hinder. */
function checkpoint(file: string): unknown {
  const db = new DatabaseSync(file);
  onTestFinished(() => db.close());
  return db.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get();
}

function ids(json: string): number[] {
  return JSON.parse(json).map(({ id }: { id: number }) => id);
}

test("long lists arrive whole, several at once, over a socket as in the process", async () => {
  const { backlot, url } = await startLong();
  const [arrived = "", another, inside] = await Promise.all([
    open(`${url}/entries`).then(text),
    open(`${url}/entries`).then(text),
    request(backlot, "GET", "/entries").then((response) => response.text()),
  ]);
  expect(ids(arrived)).toEqual(Array.from({ length: total }, (_, index) => index + 1));
  expect([another === arrived, inside === arrived]).toEqual([true, true]);
  for (const [query, range] of [
    ["_sort=-id&_start=18000", "18000-19999"],
    ["_sort=-id&_start=0&_limit=1500", "0-1499"],
    ["id_lte=19000&_start=17000", "17000-18999"],
    ["_start=17000", "17000-19999"],
  ]) {
    const { headers } = await request(backlot, "HEAD", `/entries?${query}`);
    const all = query?.startsWith("id") ? 19_000 : total;
    expect([headers.get("x-total-count"), headers.get("content-range")]).toEqual([
      `${all}`,
      `entries ${range}/${all}`,
    ]);
  }
});

test.each(["/entries", "/entries?_fields=note,id,title", "/entries?_sort=-id&_start=1"])(
  "what is written while %s is being sent does not show in it",
  async (path) => {
    const { backlot, url } = await startLong();
    const before = await (await request(backlot, "GET", path)).text();
    const response = await open(url + path);
    for (const id of [1, total / 2, total - 1]) {
      const changed = { title: "changed meanwhile" };
      expect((await request(backlot, "PATCH", `/entries/${id}`, changed)).status).toBe(200);
      expect((await request(backlot, "PATCH", `/entries/${id}`, { title: "again" })).status).toBe(
        200,
      );
    }
    for (const id of [2, total / 2, total]) {
      expect((await request(backlot, "DELETE", `/entries/${id}`)).status).toBe(200);
    }
    const added = { title: "added meanwhile", note: "" };
    expect((await request(backlot, "POST", "/entries", added)).status).toBe(201);
    expect(await text(response)).toBe(before);

    const after = await (await request(backlot, "GET", path)).text();
    expect(ids(after)).toHaveLength(ids(before).length - 2);
    expect(after).toContain("again");
  },
);

test("a client that hangs up in the middle leaves the server as it was", async () => {
  const failures: unknown[] = [];
  const printed = vi.spyOn(console, "info").mockImplementation(() => {});
  const complained = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const { backlot, url } = await startLong({ onFailure: (error) => failures.push(error) });
  for (let count = 0; count < 5; count++) {
    const response = await open(`${url}/entries`);
    await once(response, "readable");
    response.destroy();
  }
  const patched = await fetch(`${url}/entries/${total}`, {
    method: "PATCH",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ title: "seen" }),
  });
  expect(patched.status).toBe(200);
  expect(await (await fetch(`${url}/entries/${total}?_fields=title`)).text()).toBe(
    '{"title":"seen"}',
  );
  expect(failures).toEqual([]);
  expect(printed).not.toHaveBeenCalled();
  expect(complained).not.toHaveBeenCalled();

  const waiting = await open(`${url}/entries`);
  expect(checkpoint(backlot.config.dataset)).toMatchObject({ busy: 0 });
  waiting.destroy();
});

test("HEAD of a long list says how long it is in records and sends none", async () => {
  const { url } = await startLong();
  const response = await fetch(`${url}/entries`, { method: "HEAD" });
  expect(response.headers.get("x-total-count")).toBe(String(total));
  expect(response.headers.has("content-length")).toBe(false);
  expect(await response.text()).toBe("");
});

test.each([
  ["reset", (backlot: Backlot) => backlot.reset()],
  ["restored", (backlot: Backlot) => backlot.restore("before")],
])("a list is what it was when the dataset is %s while it is being sent", async (_, change) => {
  const { backlot, url } = await startLong();
  await backlot.snapshot("before");
  await request(backlot, "PATCH", `/entries/${total}`, { title: "changed before" });
  await request(backlot, "DELETE", `/entries/${total - 1}`);
  const before = await (await request(backlot, "GET", "/entries")).text();
  const response = await open(`${url}/entries`);
  await request(backlot, "PATCH", `/entries/${total}`, { title: "changed meanwhile" });
  await change(backlot);
  const db = new DatabaseSync(backlot.config.dataset, { readOnly: true });
  onTestFinished(() => db.close());
  // What is still to be sent is kept in the file until then, and no longer.
  const left = db.prepare("SELECT 1 FROM sqlite_schema WHERE name LIKE '_backlot_left %'");
  expect(left.all()).toHaveLength(1);
  expect(await text(response)).toBe(before);
  await expect.poll(() => left.all()).toHaveLength(0);
});
