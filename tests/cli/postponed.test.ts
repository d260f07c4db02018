import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { serveBacklot } from "../support/command.ts";
import { makeProject } from "../support/project.ts";
import { openTerminal } from "../support/terminal.ts";

const base = {
  models: "models.ts",
  resources: [{ path: "/users", type: "User[]", count: 3 }],
};

/** A project whose config can be saved anew with other settings. */
function makeWatched() {
  const root = makeProject({
    "models.ts": "export interface User { id: number; name: string }",
    "backlot.config.json": JSON.stringify(base),
  });
  const save = (settings: object) =>
    writeFileSync(join(root, "backlot.config.json"), JSON.stringify({ ...base, ...settings }));
  return { root, save };
}

const both =
  "host, dataset in the config take effect at the next start: address and dataset stay as they are";

test("another host or dataset in a saved config waits for the next start, and says so once", async () => {
  const { root, save } = makeWatched();
  const server = await serveBacklot(root);
  const told = server.until("reloaded in");
  save({ host: "localhost", dataset: "other.sqlite" });
  await told;
  expect((await fetch(`${server.url}/users`)).status).toBe(200);

  const toldAgain = server.until("reloaded in");
  save({ host: "localhost", dataset: "other.sqlite", envelope: true });
  await toldAgain;
  expect(await (await fetch(`${server.url}/users`)).json()).toMatchObject({ total: 3 });
  const { stdout, stderr } = await server.stop();
  expect(stdout.split("\n").filter((line) => line.includes("next start"))).toEqual([both]);
  expect(stderr).toBe("");
});

test("a setting that a flag decides is not waited for", async () => {
  const { root, save } = makeWatched();
  const server = await serveBacklot(root, "--memory");
  const told = server.until("reloaded in");
  save({ port: 4711, dataset: "other.sqlite" });
  await told;
  expect((await server.stop()).stdout).not.toContain("next start");
});

test("--json tells which settings wait for the next start", async () => {
  const { root, save } = makeWatched();
  const server = await serveBacklot(root, "--json");
  const told = server.until("reloaded");
  save({ strictPort: true });
  await told;
  const { stdout } = await server.stop();
  expect(stdout).toContain('{"event":"postponed","settings":["strictPort"]}\n');
});

test("in a terminal it is a line with a mark", async () => {
  const { root, save } = makeWatched();
  const terminal = openTerminal(root, "--port", "0");
  await terminal.until("records");
  save({ dataset: "other.sqlite" });
  await terminal.until(
    "dataset in the config takes effect at the next start: address and dataset stay as they are",
  );
  terminal.type("\u0003");
  expect(await terminal.ended).toBe(0);
});
