import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createBacklot } from "../../src/index.ts";
import { makeProject } from "../support/project.ts";

const lockFile = join(".backlot", "dataset.sqlite.lock");
const files = {
  "models.ts": "export interface User { id: number; name: string }",
  "backlot.config.json": JSON.stringify({
    models: "models.ts",
    resources: [{ path: "/users", type: "User[]", count: 3 }],
  }),
  // Somebody was here and left without a word.
  [lockFile]: "",
};

test("two in one process do not share a dataset", async () => {
  const root = makeProject(files);
  const backlot = await createBacklot(root);
  onTestFinished(() => backlot.close());
  await expect(createBacklot(root)).rejects.toThrow(`is in use by process ${process.pid}.`);
});

test.runIf(process.platform === "linux")(
  "a container gives every start the same number, and none of them is in its own way",
  async () => {
    const root = makeProject(files);
    const owner = { pid: process.pid, token: "t", started: "the run before 42" };
    writeFileSync(join(root, lockFile), JSON.stringify(owner));
    const backlot = await createBacklot(root);
    onTestFinished(() => backlot.close());
    expect(backlot.total).toBe(3);
  },
);

test.skipIf(process.platform === "win32")(
  "only its owner can read the lock, which holds what lets a process manage the server",
  async () => {
    const root = makeProject(files);
    const backlot = await createBacklot(root, { port: 0 });
    onTestFinished(() => backlot.close());
    const permissions = () => (statSync(join(root, lockFile)).mode & 0o777).toString(8);
    expect(permissions()).toBe("600");
    await backlot.listen();
    expect(permissions()).toBe("600");
  },
);

test("what processes that were killed left beside the lock goes with the next start", async () => {
  const root = makeProject({
    ...files,
    ".backlot/dataset.sqlite.lock.999999": "half a",
    ".backlot/dataset.sqlite.lock.1234567890123456789": "{}",
    ".backlot/notes.999999": "mine",
  });
  const backlot = await createBacklot(root);
  onTestFinished(() => backlot.close());
  const names = readdirSync(join(root, ".backlot"));
  expect(names.filter((name) => name.includes(".lock"))).toEqual(["dataset.sqlite.lock"]);
  expect(names).toContain("notes.999999");
});

test("a lock that another server has by now is left to it", async () => {
  const root = makeProject(files);
  const backlot = await createBacklot(root);
  const others = JSON.stringify({ pid: process.ppid, token: "theirs" });
  writeFileSync(join(root, lockFile), others);
  await backlot.close();
  expect(readFileSync(join(root, lockFile), "utf8")).toBe(others);
});
