import { expect, test } from "vitest";
import { serveBacklot } from "../support/command.ts";
import { makeProject } from "../support/project.ts";
import { models, resources } from "./support.ts";

const simulate = [
  { on: "GET /orders", status: 503, times: 1 },
  { on: "/customers", fault: "reset", rate: 1 },
  { on: "/settings", delay: [1, 2] },
];

/** What a server prints of its rules and of three requests, times aside. */
async function linesOf(...flags: readonly string[]): Promise<string[]> {
  const config = JSON.stringify({ models: "models.ts", resources, simulate });
  const root = makeProject({ "models.ts": models, "backlot.config.json": config });
  const server = await serveBacklot(root, ...flags);
  await fetch(`${server.url}/orders`);
  await fetch(`${server.url}/customers`).catch(() => {});
  await fetch(`${server.url}/settings`);
  await fetch(`${server.url}/orders/1`);
  const { stdout, stderr } = await server.stop();
  expect(stderr).toBe("");
  return stdout
    .replaceAll(/[\d.]+ms/g, "MS")
    .replaceAll(/,"ms":[\d.]+/g, "")
    .split("\n");
}

test("the start says what is in force, and the log marks what was simulated", async () => {
  const lines = await linesOf();
  expect(lines.filter((line) => /^(?:simulated|GET) /.test(line))).toEqual([
    "simulated /settings → 1 to 2 ms",
    "simulated /customers → reset",
    "simulated GET /orders → 503, once",
    "GET /orders 503 simulated 503 MS",
    "GET /customers --- simulated reset MS",
    "GET /settings 200 simulated 1 to 2 ms MS",
    "GET /orders/1 200 MS",
  ]);
});

test("with --json a program reads the same", async () => {
  const events = (await linesOf("--json"))
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(events[0]?.["simulated"]).toEqual([
    "/settings → 1 to 2 ms",
    "/customers → reset",
    "GET /orders → 503, once",
  ]);
  expect(events.slice(1)).toEqual([
    { event: "request", method: "GET", path: "/orders", status: 503, simulated: "503" },
    { event: "simulation", rules: ["/settings → 1 to 2 ms", "/customers → reset"] },
    { event: "request", method: "GET", path: "/customers", status: 0, simulated: "reset" },
    { event: "request", method: "GET", path: "/settings", status: 200, simulated: "1 to 2 ms" },
    { event: "request", method: "GET", path: "/orders/1", status: 200 },
  ]);
});
