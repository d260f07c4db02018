import { readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
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
