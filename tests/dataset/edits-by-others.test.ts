import { once } from "node:events";
import { cpSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { DatabaseSync } from "@photostructure/sqlite";
import { expect, onTestFinished, test } from "vitest";
import { createBacklot } from "../../src/index.ts";
import { makeProject } from "../support/project.ts";
import { send, sendForJson } from "../support/shop.ts";

const models = `
export interface Note { id: number; text: string; Text?: string; _json?: string; at: Date }
export interface Other { id: number; name: string }
export interface Settings { theme: "light" | "dark" }`;

/** A server on a file, and another program's connection to the same file. */
async function startBoth() {
  const root = makeProject({
    "models.ts": models,
    "backlot.config.json": JSON.stringify({
      models: "models.ts",
      port: 0,
      dataset: "data.sqlite",
      resources: [
        { path: "/notes", type: "Note[]", count: 3 },
        { path: "/Notes", type: "Other[]", count: 2 },
        { path: "/sqlite_master", type: "Other[]", count: 1 },
        { path: "/settings", type: "Settings" },
      ],
    }),
  });
  const backlot = await createBacklot(join(root, "backlot.config.json"));
  const other = new DatabaseSync(join(root, "data.sqlite"));
  onTestFinished(async () => {
    other.close();
    await backlot.close();
  });
  return { backlot, other, root };
}

/**
 * Another program that takes the file and lets it go a moment later. A thread of its own, since the
 * server waits without letting anything else of this one happen; the promise in the promise is its end.
 */
async function startHolding(file: string): Promise<{ end: Promise<string> }> {
  const program = `
    const { DatabaseSync } = require("@photostructure/sqlite");
    const { parentPort, workerData } = require("node:worker_threads");
    const db = new DatabaseSync(workerData.file);
    db.exec("BEGIN IMMEDIATE");
    parentPort.postMessage("held");
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    db.exec("ROLLBACK");
    db.close();`;
  const worker = new Worker(program, { eval: true, workerData: { file } });
  await once(worker, "message");
  return { end: once(worker, "exit").then(() => "let go") };
}

test("a person finds a table for each collection, with a column for each scalar member", async () => {
  const { other } = await startBoth();
  const columns = (table: string) =>
    other
      .prepare(`SELECT * FROM "${table}"`)
      .columns()
      .map(({ name }) => name);
  expect(columns("notes")).toEqual(["_seq", "_version", "_json", "id", "text", "at"]);
  expect(columns("Notes (2)")).toEqual(["_seq", "_version", "_json", "id", "name"]);
  expect(columns("resource sqlite_master")).toContain("name");
});

test("an edit by another program is served, found, counted and has a new ETag", async () => {
  const { backlot, other } = await startBoth();
  const etags = async () => [
    (await send(backlot, "GET", "/notes/2")).headers.get("etag"),
    (await send(backlot, "GET", "/notes")).headers.get("etag"),
  ];
  await send(backlot, "GET", "/notes?q=penguin");
  const before = await etags();
  other.exec(`UPDATE notes SET _json = json_set(_json, '$.text', 'a Penguin') WHERE id = 2`);
  const after = await etags();
  expect(after[0]).not.toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
  expect(await sendForJson(backlot, "GET", "/notes/2")).toMatchObject({ text: "a Penguin" });
  expect(await sendForJson(backlot, "GET", "/notes?q=penguin&_fields=id")).toEqual([{ id: 2 }]);

  other.exec(
    `INSERT INTO notes (_json) VALUES ('{"id":50,"text":"new","at":"2025-01-01T00:00:00Z"}')`,
  );
  other.exec("DELETE FROM notes WHERE id = 1");
  expect(await sendForJson(backlot, "GET", "/notes?_fields=id")).toEqual([
    { id: 2 },
    { id: 3 },
    { id: 50 },
  ]);
  const body = { text: "x", at: "2025-01-01T00:00:00Z" };
  expect(await sendForJson(backlot, "POST", "/notes", { body })).toMatchObject({ id: 51 });
  const stale = { headers: { "if-match": after[0] ?? "" }, body };
  expect((await send(backlot, "PUT", "/notes/2", stale)).status).toBe(200);
});

test("an identifier follows the text that was edited, and cannot be edited beside it", async () => {
  const { backlot, other } = await startBoth();
  other.exec(`UPDATE notes SET _json = json_set(_json, '$.id', 70) WHERE id = 3`);
  expect((await send(backlot, "GET", "/notes/70")).status).toBe(200);
  expect((await send(backlot, "GET", "/notes/3")).status).toBe(404);
  expect(() => other.exec("UPDATE notes SET id = 71 WHERE id = 70")).toThrow("change it there");
  expect(() => other.exec(`INSERT INTO notes (_json) VALUES ('{"id":70}')`)).toThrow("UNIQUE");
  other.exec("DELETE FROM notes WHERE id = 70");
  const body = { text: "x", at: "2025-01-01T00:00:00Z" };
  expect(await sendForJson(backlot, "POST", "/notes", { body })).toMatchObject({ id: 71 });
});

test("many records that another program has just inserted are in no one's way", async () => {
  const { backlot, other } = await startBoth();
  const body = { text: "x", at: "2025-01-01T00:00:00Z" };
  expect(await sendForJson(backlot, "POST", "/notes", { body })).toMatchObject({ id: 4 });
  other.exec("BEGIN");
  for (let id = 5; id < 55; id++) {
    other.exec(`INSERT INTO notes (_json) VALUES ('{"id":${id},"text":"","at":"2025-01-01"}')`);
  }
  other.exec("COMMIT");
  expect(await sendForJson(backlot, "POST", "/notes", { body })).toMatchObject({ id: 55 });
});

test("what was counted when the server was killed is not counted again", async () => {
  const { backlot, root } = await startBoth();
  const body = { text: "x", at: "2025-01-01T00:00:00Z" };
  const post = () => send(backlot, "POST", "/notes", { body });
  const given = [await post(), await post(), await post()].map((answer) =>
    answer.headers.get("etag"),
  );
  await send(backlot, "DELETE", "/notes/6");
  const listed = (await send(backlot, "GET", "/notes")).headers.get("etag");
  const killed = makeProject({});
  for (const file of readdirSync(root))
    cpSync(join(root, file), join(killed, file), { recursive: true });
  rmSync(join(killed, "data.sqlite.lock"), { force: true });

  const next = await createBacklot(join(killed, "backlot.config.json"));
  onTestFinished(() => next.close());
  expect((await send(next, "GET", "/notes/5")).headers.get("etag")).toBe(given[1]);
  const changed = await send(next, "PATCH", "/notes/5", { body: { text: "y" } });
  expect(given).not.toContain(changed.headers.get("etag"));
  expect((await send(next, "GET", "/notes")).headers.get("etag")).not.toBe(listed);
  expect(await sendForJson(next, "POST", "/notes", { body })).toMatchObject({ id: 7 });
});

test("an edit of a single object is noticed too", async () => {
  const { backlot, other } = await startBoth();
  const etag = (await send(backlot, "GET", "/settings")).headers.get("etag");
  other.exec(`UPDATE _backlot_objects SET json = '{"theme":"dark"}' WHERE path = '/settings'`);
  const after = await send(backlot, "GET", "/settings");
  expect(await after.json()).toEqual({ theme: "dark" });
  expect(after.headers.get("etag")).not.toBe(etag);
});

test("members that SQL cannot tell apart are still filtered and sorted each by its own value", async () => {
  const { backlot } = await startBoth();
  const at = "2025-01-01T00:00:00Z";
  for (const body of [
    { id: 10, text: "b", Text: "y", _json: "j", at },
    { id: 11, text: "a", Text: "z", _json: "k", at },
  ]) {
    expect((await send(backlot, "POST", "/notes", { body })).status).toBe(201);
  }
  const ids = async (query: string) =>
    ((await sendForJson(backlot, "GET", `/notes?id_gte=10&${query}`)) as { id: number }[]).map(
      ({ id }) => id,
    );
  expect(await ids("Text=z")).toEqual([11]);
  expect(await ids("text=b")).toEqual([10]);
  expect(await ids("_json=k")).toEqual([11]);
  expect(await ids("_sort=Text")).toEqual([10, 11]);
  expect(await ids("_sort=text")).toEqual([11, 10]);
});

test("while another program holds the file, a write is told to come again", async () => {
  const { backlot, other } = await startBoth();
  other.exec("BEGIN IMMEDIATE");
  const response = await send(backlot, "PATCH", "/notes/1", { body: { text: "x" } });
  other.exec("ROLLBACK");
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "1"]);
  expect((await send(backlot, "PATCH", "/notes/1", { body: { text: "x" } })).status).toBe(200);
});

test("a write waits for another program that holds the file for a moment", async () => {
  const { backlot, root } = await startBoth();
  const { end } = await startHolding(join(root, "data.sqlite"));
  const { status } = await send(backlot, "PATCH", "/notes/1", { body: { text: "x" } });
  expect([status, await end]).toEqual([200, "let go"]);
});
