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
  const server = await serveBacklot(makeProject(files), "--delay", "400");
  const answered: string[] = [];
  const ask = async (path: string) => {
    await fetch(server.url + path);
    answered.push(path);
  };
  await Promise.all(["/users", "/users/1", "/openapi.json", "/_backlot"].map(ask));
  expect(answered.slice(0, 2).sort()).toEqual(["/_backlot", "/openapi.json"]);
});
