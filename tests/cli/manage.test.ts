import { existsSync } from "node:fs";
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
};

test("a running server is reset, saved and restored from another terminal", async () => {
  const root = makeProject(files);
  const server = await serveBacklot(root);
  const status = async () => (await fetch(`${server.url}/users/1`)).status;
  expect(await runBacklot(root, "snapshot", "save", "full")).toMatchObject({
    status: 0,
    stdout: '✓ Saved as "full".\n',
  });
  await fetch(`${server.url}/users/1`, { method: "DELETE" });
  expect(await status()).toBe(404);
  expect((await runBacklot(root, "snapshot", "restore", "full")).status).toBe(0);
  expect(await status()).toBe(200);
  await fetch(`${server.url}/users/1`, { method: "DELETE" });
  expect((await runBacklot(root, "reset", "/users")).status).toBe(0);
  expect(await status()).toBe(200);
  expect(await runBacklot(root, "snapshot", "restore", "ful")).toMatchObject({
    status: 1,
    stderr: '✗ snapshot "ful": there is no snapshot of this name. Did you mean "full"?\n',
  });
});

test("nobody manages a server without the token that its lock keeps", async () => {
  const server = await serveBacklot(makeProject(files));
  const response = await fetch(`${server.url}/_backlot/manage`, {
    method: "POST",
    body: '{"action":"reset","names":[]}',
  });
  expect(response.status).toBe(404);
});

test("the same works where no server is running", async () => {
  const root = makeProject(files);
  expect((await runBacklot(root, "snapshot", "save", "one")).status).toBe(0);
  expect((await runBacklot(root, "snapshot", "list")).stdout).toMatch(/^one {2}\d{4}-.* kB\n$/);
  expect((await runBacklot(root, "snapshot", "restore", "one")).status).toBe(0);
  expect((await runBacklot(root, "reset")).stdout).toBe("✓ Every resource was generated anew.\n");
  expect((await runBacklot(root, "snapshot", "delete", "one")).status).toBe(0);
  expect((await runBacklot(root, "snapshot", "list")).stdout).toBe("There are no snapshots yet.\n");
});

test("two servers on one dataset: the second says so and stops", async () => {
  const root = makeProject(files);
  const server = await serveBacklot(root);
  const { status, stderr } = await runBacklot(root, "--port", "0");
  expect(status).toBe(1);
  expect(stderr).toMatch(
    new RegExp(
      `^✗ \\.backlot/dataset\\.sqlite: is in use by the server at ${server.url} \\(process \\d+\\)\\.`,
    ),
  );
  expect((await fetch(`${server.url}/users`)).status).toBe(200);
});

test("the lock of a server that was killed counts for nothing", async () => {
  const root = makeProject(files);
  await (await serveBacklot(root)).stop("SIGKILL");
  expect(existsSync(join(root, ".backlot", "dataset.sqlite.lock"))).toBe(true);
  const next = await serveBacklot(root);
  expect((await fetch(`${next.url}/users`)).status).toBe(200);
  await next.stop();
  expect(existsSync(join(root, ".backlot", "dataset.sqlite.lock"))).toBe(false);
});
