import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
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

const jiti = fileURLToPath(new URL("../../node_modules/jiti/lib/jiti-cli.mjs", import.meta.url));
const rivalScript = fileURLToPath(new URL("../support/take-locks-child.ts", import.meta.url));

/** A process that is ready to take the locks of these datasets, and keeps those that it gets. */
async function startRival(datasets: readonly string[]) {
  const child = spawn(process.execPath, [jiti, rivalScript, ...datasets], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill());
  await once(child.stdout, "data");
  return {
    takeAll: async (): Promise<readonly boolean[]> => {
      child.stdin.write("go\n");
      return JSON.parse(String(await once(child.stdout, "data")));
    },
  };
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
test("of many that start at once over a lock that somebody left, one has it", async () => {
  const places = Array.from({ length: 100 }, (_, index) => `${index}.sqlite`);
  const root = makeProject(
    Object.fromEntries(places.map((place) => [`${place}.lock`, '{"pid":999999,"token":"t"}'])),
  );
  const rivals = await Promise.all(
    Array.from({ length: 4 }, () => startRival(places.map((place) => join(root, place)))),
  );
  const taken = await Promise.all(rivals.map((rival) => rival.takeAll()));
  const owners = places.map((_, index) => taken.filter((each) => each[index]).length);
  expect(owners).toEqual(places.map(() => 1));
  // Nothing of the struggle is left.
  expect(readdirSync(root).sort()).toEqual(places.map((place) => `${place}.lock`).sort());
});
