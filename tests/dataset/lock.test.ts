import { readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createBacklot } from "../../src/index.ts";
import { runBacklot, serveBacklot } from "../support/command.ts";
import { makeProject } from "../support/project.ts";

const files = {
  "models.ts": "export interface User { id: number; name: string }",
  "backlot.config.json": JSON.stringify({
    models: "models.ts",
    resources: [{ path: "/users", type: "User[]", count: 3 }],
  }),
  // Somebody was here and left without a word.
  ".backlot/dataset.sqlite.lock": "",
};
const lockFile = join(".backlot", "dataset.sqlite.lock");

/** A project whose lock names a process that is alive: this one, seen from another. */
function makeLocked(owner: object): string {
  const root = makeProject(files);
  writeFileSync(join(root, lockFile), JSON.stringify({ pid: process.pid, token: "t", ...owner }));
  return root;
}

async function expectInUse(root: string): Promise<void> {
  const { status, stderr } = await runBacklot(root, "--port", "0");
  expect(status).toBe(1);
  expect(stderr).toContain(`is in use by process ${process.pid}.`);
}

test.runIf(process.platform === "linux")(
  "a process that began at another time than the owner only has its number",
  async () => {
    const server = await serveBacklot(makeLocked({ started: "another boot 42" }));
    expect((await fetch(`${server.url}/users`)).status).toBe(200);
  },
);

test.runIf(process.platform === "linux")(
  "a server notes when it began, once and for all",
  async () => {
    const root = makeProject(files);
    const server = await serveBacklot(root);
    const { started } = JSON.parse(readFileSync(join(root, lockFile), "utf8"));
    expect(started).toMatch(/^[\da-f-]{36} \d+$/);
    const { status, stderr } = await runBacklot(root, "--port", "0");
    expect(status).toBe(1);
    expect(stderr).toContain(`is in use by the server at ${server.url}`);
  },
);

test("where nobody noted when the owner began, a living process of its number is the owner", async () => {
  await expectInUse(makeLocked({}));
});

test("a lock from before the machine was started counts for nothing", async () => {
  const root = makeLocked({});
  const longAgo = new Date("2001-01-01");
  utimesSync(join(root, lockFile), longAgo, longAgo);
  const server = await serveBacklot(root);
  expect((await fetch(`${server.url}/users`)).status).toBe(200);
});

test("two in one process do not share a dataset", async () => {
  const root = makeProject(files);
  const backlot = await createBacklot(root);
  onTestFinished(() => backlot.close());
  await expect(createBacklot(root)).rejects.toThrow(`is in use by process ${process.pid}.`);
});

test.runIf(process.platform === "linux")(
  "a container gives every start the same number, and none of them is in its own way",
  async () => {
    const backlot = await createBacklot(makeLocked({ started: "the run before 42" }));
    onTestFinished(() => backlot.close());
    expect(backlot.records).toBe(3);
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
