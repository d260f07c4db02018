import { existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import {
  type Run,
  runBacklot,
  type Server,
  serveBacklot,
  serveBacklotWith,
} from "../support/command.ts";
import { makeProject, removeProject, writeProject } from "../support/project.ts";

const models = "export interface User { id: number; name: string }";
const config = {
  models: "models.ts",
  resources: [{ path: "/users", type: "User[]", count: 3 }],
  scenarios: { empty: { counts: { "/users": 0 } }, busy: { simulate: [{ on: "*", delay: 1 }] } },
};
const files = { "models.ts": models, "backlot.config.json": JSON.stringify(config) };

function notesIn(root: string): string[] {
  return readdirSync(join(root, ".backlot")).filter((name) => name.startsWith("memory-"));
}

test("a server in memory is found, reset, saved and restored from another terminal", async () => {
  const root = makeProject(files);
  const server = await serveBacklot(root, "--memory");
  const status = async () => (await fetch(`${server.url}/users/1`)).status;
  const [note = ""] = notesIn(root).filter((name) => name.endsWith(".lock"));
  expect(statSync(join(root, ".backlot", note)).mode & 0o777).toBe(0o600);
  expect(await runBacklot(root, "snapshot", "save", "full")).toMatchObject({ status: 0 });
  expect((await runBacklot(root, "snapshot", "list")).stdout).toMatch(/^full {2}\d{4}-.* kB\n$/);
  await fetch(`${server.url}/users/1`, { method: "DELETE" });
  expect(await status()).toBe(404);
  expect(await runBacklot(root, "reset")).toMatchObject({
    status: 0,
    stdout: "✓ Every resource was generated anew.\n",
  });
  expect(await status()).toBe(200);
  await fetch(`${server.url}/users/1`, { method: "DELETE" });
  expect((await runBacklot(root, "snapshot", "restore", "full")).status).toBe(0);
  expect(await status()).toBe(200);
  await server.stop();
  expect(notesIn(root)).toEqual([]);
});

test("a server without a config is found by where it runs", async () => {
  const root = makeProject({ "models.ts": models });
  const server = await serveBacklot(root, "models.ts");
  expect(await runBacklot(root, "simulate", "/users", "503")).toMatchObject({ status: 0 });
  expect((await fetch(`${server.url}/users`)).status).toBe(503);
});

test("what a server that was killed has left behind is ignored, and goes", async () => {
  const root = makeProject(files);
  const server = await serveBacklot(root, "--memory");
  await runBacklot(root, "snapshot", "save", "full");
  await server.stop("SIGKILL");
  expect(notesIn(root)).toHaveLength(2);
  expect(await runBacklot(root, "simulate")).toMatchObject({
    status: 1,
    stderr:
      "✗ .: no server of this project is running. Start one with backlot, and ask again in another terminal.\n",
  });
  expect(notesIn(root)).toEqual([]);
});

test("where several run, --port says which is meant, and without it they are listed", async () => {
  const root = makeProject(files);
  const servers = [await serveBacklot(root), await serveBacklot(root, "--memory")];
  const [onFile = "", inMemory = ""] = servers.map(({ url }) => url);
  const refused = await runBacklot(root, "reset");
  expect(refused.status).toBe(1);
  expect(refused.stderr).toBe(
    `✗ --port: 2 servers of this project are running. Say with --port which is meant. There are: ${onFile} (.backlot/dataset.sqlite), ${inMemory} (in memory).\n`,
  );
  const { port } = new URL(inMemory);
  expect((await runBacklot(root, "simulate", "/users", "500", "--port", port)).status).toBe(0);
  const statuses = await Promise.all(
    [onFile, inMemory].map(async (url) => (await fetch(`${url}/users`)).status),
  );
  expect(statuses).toEqual([200, 500]);
  const elsewhere = await runBacklot(root, "simulate", "-p", "1");
  expect(elsewhere.stderr).toContain(
    "✗ --port 1: no server of this project listens there. There are:",
  );
});

test("records in memory cannot be reset where no server runs", async () => {
  const memory = JSON.stringify({ ...config, dataset: ":memory:" });
  const root = makeProject({ ...files, "backlot.config.json": memory });
  const { status, stderr } = await runBacklot(root, "reset");
  expect([status, stderr]).toEqual([
    1,
    "✗ dataset: records are in memory, and no server of this project is running. Start one with backlot, and ask again in another terminal.\n",
  ]);
});

test("simulate adds rules, lists them and takes them out of force", async () => {
  const root = makeProject(files);
  const server = await serveBacklot(root);
  const simulate = (...args: string[]) => runBacklot(root, "simulate", ...args);
  expect((await simulate()).stdout).toBe("Nothing is simulated.\n");
  expect((await simulate("POST /users", "503", "--times", "1")).stdout).toBe(
    "✓ POST /users → 503, once\n  backlot simulate off 1 ends it.\n",
  );
  expect(
    (await simulate("GET", "/users", "418", "--body", '{"a":1}', "--header", "X-A: b")).stdout,
  ).toBe("✓ GET /users → 418\n  backlot simulate off 2 ends it.\n");
  const answer = await fetch(`${server.url}/users`);
  expect([answer.status, answer.headers.get("x-a"), await answer.json()]).toEqual([
    418,
    "b",
    { a: 1 },
  ]);
  expect((await simulate()).stdout).toBe(
    [
      "2  GET /users → 418         used 1 time",
      "1  POST /users → 503, once  used 0 times",
      "",
    ].join("\n"),
  );
  expect(JSON.parse((await simulate("--json")).stdout)).toMatchObject([
    { number: 2 },
    { number: 1 },
  ]);
  expect((await simulate("off", "2")).stdout).toBe("✓ Rule 2 is off.\n");
  expect((await fetch(`${server.url}/users`)).status).toBe(200);
  await simulate("*", "--delay", "1-2", "--rate", "0.5", "--after");
  expect((await simulate()).stdout).toContain("* → 1 to 2 ms, after the write, 50 % of the time");
  expect((await simulate("off")).stdout).toBe("✓ Nothing is simulated any more.\n");
  expect((await simulate()).stdout).toBe("Nothing is simulated.\n");
  expect(server.output().stdout).toContain("simulated: POST /users → 503, once");
});

/** A project with a server that refuses all that it is asked: one for all who ask it. */
const refusing = writeProject(files);
let serving: Promise<Server> | undefined;
afterAll(async () => {
  await (await serving)?.stop("SIGKILL");
  removeProject(refusing);
});

async function simulateInVain(args: readonly string[]): Promise<Run> {
  serving ??= serveBacklotWith({ cwd: refusing, isShared: true });
  await serving;
  return runBacklot(refusing, "simulate", ...args);
}

test.each([
  [["/usres", "503"], '✗ rule.on: "/usres" names no resource. Did you mean "/users"?\n'],
  [["/users"], "✗ rule: "],
  [["/users", "900"], "✗ rule.status: "],
  [["/users", "explode"], "✗ rule.fault: "],
  [["off", "7"], "✗ 7: there is no such rule. There are none.\n"],
])("simulate %j is refused with place and remedy", async (args, words) => {
  const { status, stderr } = await simulateInVain(args);
  expect(status).toBe(1);
  expect(stderr).toContain(words);
});

test.each([
  [["--times", "2"], "--times is for a rule: which route is it about?"],
  [["off", "--after"], "--after is for a rule: which route is it about?"],
  [["/users", "503", "404"], 'One route and one status or fault: "404" is too much.'],
  [
    ["/users", "503", "--rate", "2"],
    '--rate expects a number from 0 to 1, such as 0.3, found "2".',
  ],
  [["/users", "--delay", "9-3"], "--delay expects"],
  [["/users", "503", "--header", "nothing"], '--header wants "Name: value" instead of "nothing".'],
])("simulate %j is a wrong use of it", async (args, words) => {
  const { status, stderr } = await simulateInVain(args);
  expect(status).toBe(2);
  expect(stderr).toContain(words);
});

test("scenario lists the config's, enters one and leaves it", async () => {
  const root = makeProject(files);
  const server = await serveBacklot(root);
  const scenario = (...args: string[]) => runBacklot(root, "scenario", ...args);
  const count = async () => ((await (await fetch(`${server.url}/users`)).json()) as []).length;
  expect((await scenario()).stdout).toBe("  empty\n  busy\n");
  expect((await scenario("empty")).stdout).toBe(
    "✓ empty is in force. backlot scenario off brings back what was there.\n",
  );
  expect([await count(), (await scenario()).stdout]).toEqual([0, "* empty\n  busy\n"]);
  expect((await scenario("off")).stdout).toBe(
    "✓ No scenario is in force: what was there before is back.\n",
  );
  expect(await count()).toBe(3);
  const { status, stderr } = await scenario("emty");
  expect([status, stderr]).toEqual([1, expect.stringContaining('Did you mean "empty"?')]);
});

test("a note that is no note, or a folder that cannot be read into, is in nobody's way", async () => {
  const root = makeProject({ ...files, ".backlot/memory-x.lock": "{", ".backlot/a.lock": "[]" });
  const server = await serveBacklot(root);
  expect((await runBacklot(root, "reset")).status).toBe(0);
  expect(existsSync(join(root, ".backlot", "memory-x.lock"))).toBe(false);
  await server.stop();
});

test("the banner tells the token only where other machines reach the server", async () => {
  const root = makeProject(files);
  const local = await serveBacklot(root, "--memory");
  expect(local.output().stdout).not.toMatch(/x-backlot-token|manage/);
  await local.stop();
  const open = await serveBacklot(root, "--memory", "--host", "0.0.0.0");
  await fetch(`${open.url}/users`);
  expect(open.output().stdout).toMatch(/^manage x-backlot-token: [0-9a-f]{32}$/m);
  await open.stop();
  const env = { BACKLOT_TOKEN: "chosen by somebody" };
  const chosen = await serveBacklotWith({ cwd: root, env }, "--memory", "--host", "0.0.0.0");
  await fetch(`${chosen.url}/users`);
  expect(chosen.output().stdout).toContain("manage x-backlot-token: the value of BACKLOT_TOKEN\n");
  expect(chosen.output().stdout).not.toContain("chosen by somebody");
});

test("a server in memory runs also where nothing can be written", async () => {
  const root = makeProject(files);
  writeFileSync(join(root, ".backlot"), "no folder");
  const server = await serveBacklot(root, "--memory");
  expect((await fetch(`${server.url}/users`)).status).toBe(200);
});
