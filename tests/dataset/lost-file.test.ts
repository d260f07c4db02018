import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { expect, test } from "vitest";
import { createBacklot } from "../../src/index.ts";
import { startLiving } from "../support/living-project.ts";
import { request } from "../support/project.ts";
import { removeFolder } from "../support/remove-folder.ts";

const models = "export interface User { id: number; name: string }";
const resources = [{ path: "/users", type: "User[]", count: 3 }];

function relativeDataset(root: string): string {
  return relative(process.cwd(), join(root, ".backlot", "dataset.sqlite"));
}

/** What another program finds in the file that was not generated. */
function readSince(root: string): unknown {
  const db = new DatabaseSync(join(root, ".backlot", "dataset.sqlite"), { readOnly: true });
  try {
    return db
      .prepare("SELECT name FROM users WHERE id > 3")
      .all()
      .map((row) => row["name"]);
  } finally {
    db.close();
  }
}

test("a write that follows at once is kept too", async () => {
  const project = await startLiving(models, resources);
  removeFolder(join(project.root, ".backlot"));
  await project.write("POST", "/users", { name: "Ada" });
  expect(project.steps()).toEqual([`rewritten ${relativeDataset(project.root)}`]);
  await project.write("POST", "/users", { name: "Grace" });
  expect(readSince(project.root)).toEqual(["Ada", "Grace"]);
});

test.each(["dataset.sqlite", "dataset.sqlite-wal"])(
  "so it is where %s alone is gone",
  async (name) => {
    const project = await startLiving(models, resources);
    await project.write("POST", "/users", { name: "Ada" });
    rmSync(join(project.root, ".backlot", name));
    await project.write("POST", "/users", { name: "Grace" });
    expect(readSince(project.root)).toEqual(["Ada", "Grace"]);
  },
);

test("a lock that is removed alone is there again in a moment", async () => {
  const project = await startLiving(models, resources);
  const lock = join(project.root, ".backlot", "dataset.sqlite.lock");
  rmSync(lock);
  await expect.poll(() => existsSync(lock)).toBe(true);
  await expect(createBacklot(project.root)).rejects.toThrow("is in use by process");
});

test("a dataset put in place of the one that is served is served, and the other kept", async () => {
  const project = await startLiving(models, resources);
  const file = join(project.root, ".backlot", "dataset.sqlite");
  await project.backlot.snapshot("first");
  await project.write("POST", "/users", { name: "Ada" });
  copyFileSync(join(project.root, ".backlot", "dataset-snapshots", "first.sqlite"), `${file}.new`);
  renameSync(`${file}.new`, file);
  await project.write("POST", "/users", { name: "Grace" });
  expect(await project.get("/users/4")).toEqual({ id: 4, name: "Grace" });
  const kept = project.backlot.snapshots().find(({ name }) => name.startsWith("before-"));
  await project.backlot.restore(kept?.name ?? "");
  expect(await project.get("/users/4")).toEqual({ id: 4, name: "Ada" });
});

test("where no new file can be written, writes are refused in words until one can", async () => {
  const project = await startLiving(models, resources);
  const folder = join(project.root, ".backlot");
  renameSync(folder, join(project.root, "aside"));
  // A file where the folder was: nothing can be written there.
  copyFileSync(join(project.root, "models.ts"), folder);
  const refused = await request(project.backlot, "POST", "/users", { name: "Ada" });
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({
    type: "urn:backlot:error:dataset-unwritable",
    detail: expect.stringContaining("was removed, and what is served cannot be written"),
  });
  expect(await project.get("/users")).toHaveLength(3);
  rmSync(folder);
  mkdirSync(folder);
  await expect.poll(() => existsSync(join(folder, "dataset.sqlite"))).toBe(true);
  await project.write("POST", "/users", { name: "Ada" });
  expect(await project.get("/users")).toHaveLength(4);
});

test("only its owner can read a dataset or a snapshot", async () => {
  const project = await startLiving(models, resources);
  await project.backlot.snapshot("first");
  const folder = join(project.root, ".backlot");
  const modeOf = (name: string) => statSync(join(folder, name)).mode & 0o777;
  for (const name of [
    "dataset.sqlite",
    "dataset.sqlite-wal",
    "dataset.sqlite.lock",
    "dataset-snapshots/first.sqlite",
  ]) {
    expect([name, modeOf(name)]).toEqual([name, 0o600]);
  }
});
