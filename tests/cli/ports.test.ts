import { expect, test } from "vitest";
import { runBacklot, serveBacklot } from "../support/command.ts";
import { makeProject } from "../support/project.ts";
import { takePort } from "../support/taken-port.ts";

const files = {
  "models.ts": "export interface User { id: number; name: string }",
  "backlot.config.json": JSON.stringify({
    models: "models.ts",
    resources: [{ path: "/users", type: "User[]", count: 3 }],
  }),
};

test("a taken port moves on, and the start says so", async () => {
  const port = await takePort();
  const server = await serveBacklot(makeProject(files), "--port", String(port));
  await fetch(`${server.url}/users`);
  const moved = new URL(server.url).port;
  const { stderr } = await server.stop();
  expect(stderr).toBe(`! port: ${port} is taken, so it is ${moved}. Choose another with --port.\n`);
});

test("a port that is free, or any port at all, is nothing to speak of", async () => {
  const server = await serveBacklot(makeProject(files));
  await fetch(`${server.url}/users`);
  expect((await server.stop()).stderr).toBe("");
});

test("--strict-port ends on a taken port with status 1", async () => {
  const port = await takePort();
  const flags = ["--strict-port", "--port", String(port)];
  const { status, stdout, stderr } = await runBacklot(makeProject(files), ...flags);
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: "",
    stderr: `✗ port: ${port} is taken. Choose another with --port.\n`,
  });
});

test("--delay waits before every mock answer and before no other", async () => {
  const longerThanATest = 600_000;
  const server = await serveBacklot(makeProject(files), "--delay", String(longerThanATest));
  const waiting = new AbortController();
  const answered: string[] = [];
  const ask = async (path: string, signal?: AbortSignal) => {
    await fetch(server.url + path, { signal: signal ?? null });
    answered.push(path);
  };
  const mocked = ["/users", "/users/1"].map((path) => ask(path, waiting.signal));
  await Promise.all([ask("/openapi.json"), ask("/_backlot")]);
  expect(answered.sort()).toEqual(["/_backlot", "/openapi.json"]);
  waiting.abort();
  const ends = await Promise.allSettled(mocked);
  expect(ends.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});
