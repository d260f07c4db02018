import { once } from "node:events";
import { existsSync, statSync } from "node:fs";
import { createConnection } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { serveBacklot } from "../support/command.ts";
import { makeProject } from "../support/project.ts";

const files = {
  "models.ts": "export interface User { id: number; name: string }",
  "backlot.config.json": JSON.stringify({
    models: "models.ts",
    resources: [{ path: "/users", type: "User[]", count: 3 }],
  }),
};

test.each(["SIGINT", "SIGTERM"] as const)("%s lets a request in flight finish", async (signal) => {
  const server = await serveBacklot(makeProject(files), "--delay", "400");
  const answer = fetch(`${server.url}/users`);
  // The request has arrived when its connection has; the answer waits for the delay.
  await fetch(`${server.url}/_backlot`);
  const { status } = await server.stop(signal);
  expect((await answer).status).toBe(200);
  expect(status).toBe(0);
});

test("a connection that only waits, and one that never ends, do not hold up the end", async () => {
  const server = await serveBacklot(makeProject(files));
  const { hostname, port } = new URL(server.url);
  const idle = createConnection({ host: hostname, port: Number(port) });
  await once(idle, "connect");
  const endless = createConnection({ host: hostname, port: Number(port) });
  endless.on("error", () => {});
  await once(endless, "connect");
  endless.write("POST /users HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 100\r\n\r\n{");
  const { status } = await server.stop();
  expect(status).toBe(0);
});

test("a second Ctrl-C ends at once", async () => {
  const server = await serveBacklot(makeProject(files), "--delay", "60000");
  const answer = fetch(`${server.url}/users`).catch((error: Error) => error.message);
  await fetch(`${server.url}/_backlot`);
  const first = server.stop("SIGINT");
  // Another signal, since two of one kind that come together are one.
  const { status } = await server.stop("SIGTERM");
  expect(status).toBe(0);
  expect((await first).status).toBe(0);
  expect(await answer).toBe("fetch failed");
});

test("after the end everything is in the one file", async () => {
  const root = makeProject(files);
  const server = await serveBacklot(root);
  await fetch(`${server.url}/users/1`, { method: "DELETE" });
  await server.stop();
  const wal = join(root, ".backlot", "dataset.sqlite-wal");
  expect(existsSync(wal) ? statSync(wal).size : 0).toBe(0);
});
