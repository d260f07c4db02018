import { networkInterfaces } from "node:os";
import { expect, test } from "vitest";
import { serveBacklot } from "../support/command.ts";
import { makeProject } from "../support/project.ts";

const project = {
  "models.ts": "export interface User { id: number }",
  "backlot.config.json": JSON.stringify({
    models: "models.ts",
    dataset: ":memory:",
    resources: [{ path: "/users", type: "User[]" }],
  }),
};

test("a server on every address says how this machine and how others reach it", async () => {
  const server = await serveBacklot(makeProject(project), "--host", "0.0.0.0");
  expect(server.url).toMatch(/^http:\/\/localhost:\d+$/);
  expect((await fetch(`${server.url.replace("localhost", "127.0.0.1")}/users/1`)).status).toBe(200);
  const { stdout } = await server.stop();
  const { port } = new URL(server.url);
  const others = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => `network http://${address}:${port}`);
  expect(stdout.split("\n").filter((line) => line.startsWith("network "))).toEqual(others);
  expect(stdout).toContain(`docs ${server.url}/docs`);
});

test("a server on loopback has no other address", async () => {
  const server = await serveBacklot(makeProject(project));
  expect((await server.stop()).stdout).not.toContain("network ");
});
