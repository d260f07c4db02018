import { copyFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../src/dataset/file/database.ts";
import { createBacklot } from "../../src/index.ts";
import { makeProject } from "../support/project.ts";
import { send } from "../support/shop.ts";

const files = {
  "models.ts": "export interface Note { id: number; text: string }",
  "backlot.config.json": JSON.stringify({
    models: "models.ts",
    resources: [{ path: "/notes", type: "Note[]", count: 3 }],
  }),
};

test("what a client has of a list is still what there is after a restart", async () => {
  const root = makeProject(files);
  const first = await createBacklot(root);
  onTestFinished(() => first.close());
  await send(first, "PATCH", "/notes/1", { body: { text: "x" } });
  const etag = (await send(first, "GET", "/notes")).headers.get("etag") ?? "";
  await first.close();

  const next = await createBacklot(root);
  onTestFinished(() => next.close());
  const ask = async () =>
    (await send(next, "GET", "/notes", { headers: { "if-none-match": etag } })).status;
  expect(await ask()).toBe(304);
  await send(next, "PATCH", "/notes/1", { body: { text: "y" } });
  expect(await ask()).toBe(200);
});

test("the file of a server that was closed is whole by itself, whoever else has it open", async () => {
  const backlot = await createBacklot(makeProject(files));
  const file = backlot.config.dataset;
  const reader = new DatabaseSync(file, { readOnly: true });
  onTestFinished(() => reader.close());
  const texts = (db: InstanceType<typeof DatabaseSync>) =>
    db.prepare("SELECT text FROM notes ORDER BY id").all();
  await send(backlot, "PATCH", "/notes/1", { body: { text: "x" } });
  const expected = texts(reader);
  await backlot.close();
  const copy = join(makeProject({}), "copy.sqlite");
  copyFileSync(file, copy);
  const copied = new DatabaseSync(copy);
  onTestFinished(() => copied.close());
  expect(texts(copied)).toEqual(expected);
  expect(expected[0]).toEqual({ text: "x" });
});

test("a dataset in memory is no file", () => {
  openDatabase(":memory:").close();
  expect(existsSync(":memory:")).toBe(false);
});
