import { rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { type Backlot, createBacklot, type Options, readProject } from "../../src/index.ts";
import { makeProject } from "../support/project.ts";

const files = {
  "models.ts": "export interface Note { id: number; text: string; done: boolean }",
  "backlot.config.json": JSON.stringify({
    models: "models.ts",
    resources: [{ path: "/notes", type: "Note[]", count: 4 }],
  }),
};

async function start(root: string, options: Partial<Options> = {}): Promise<Backlot> {
  const backlot = await createBacklot(root, { dataset: ":memory:", port: 0, ...options });
  onTestFinished(() => backlot.close());
  return backlot;
}

const notesOf = (backlot: Backlot) => backlot.records("/notes").all();

test("servers of one process have the same records, and what is written to one is its own", async () => {
  const root = makeProject(files);
  const first = await start(root);
  const fresh = notesOf(first);
  first.records("/notes").update(1, { text: "Changed" });
  first.records("/notes").delete(2);
  const second = await start(root);
  expect(notesOf(second)).toEqual(fresh);
  second.seed("/notes", []);
  expect(notesOf(first)).toHaveLength(3);
  await first.reset();
  expect(notesOf(first)).toEqual(fresh);
  await first.close();
  expect((await second.fetch("/notes")).status).toBe(200);
});

test("a server of another seed, count or rule has records of its own", async () => {
  const root = makeProject(files);
  const plain = notesOf(await start(root));
  expect(notesOf(await start(root, { seed: 2 }))).not.toEqual(plain);
  const notes = { path: "/notes", type: "Note[]" } as const;
  const ofTwo = await start(root, { resources: [{ ...notes, count: 2 }] });
  expect(notesOf(ofTwo)).toEqual(plain.slice(0, 2));
  const withText = (text: string) =>
    start(root, { resources: [{ ...notes, count: 1, fields: { text: () => text } }] });
  expect(notesOf(await withText("one"))).toMatchObject([{ text: "one" }]);
  expect(notesOf(await withText("two"))).toMatchObject([{ text: "two" }]);
});

test("bodies are checked by the models of the server that they are sent to", async () => {
  const root = makeProject(files);
  await start(root);
  writeFileSync(join(root, "models.ts"), files["models.ts"].replace("boolean", "number"));
  const second = await start(root);
  const create = (done: unknown) =>
    second.fetch("/notes", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ text: "A", done }),
    });
  expect((await create(7)).status).toBe(201);
  expect((await create("no number")).status).toBe(422);
});

/** As if the files had been written an hour ago: their times then tell whether they changed. */
function moveOn(): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_600_000 });
  onTestFinished(() => void vi.useRealTimers());
}

test("a process reads models once, whatever becomes of the cache", async () => {
  moveOn();
  const root = makeProject(files);
  const { models } = await readProject(root);
  rmSync(join(root, ".backlot"), { recursive: true });
  expect((await readProject(root)).models).toBe(models);
});

test("a change is read though the file's size and time stayed the same", async () => {
  moveOn();
  const root = makeProject(files);
  const file = join(root, "models.ts");
  await readProject(root);
  const { atime, mtime } = statSync(file);
  writeFileSync(file, files["models.ts"].replace("done", "gone"));
  utimesSync(file, atime, mtime);
  const { resources } = await readProject(root);
  expect([...(resources[0]?.members.keys() ?? [])]).toEqual(["id", "text", "gone"]);
});
