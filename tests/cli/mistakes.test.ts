import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { expect, onTestFinished, test } from "vitest";
import { runBacklot, runBacklotWith, serveBacklot } from "../support/command.ts";
import { makeProject } from "../support/project.ts";

/** What people get wrong most: each has its golden file, which holds every word of the answer. */
interface Mistake {
  readonly files?: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly user?: "plain";
  /** Gets in the way; gives the texts that differ from run to run, by what stands for them. */
  readonly obstruct?: (root: string) => Promise<Readonly<Record<string, string>>>;
}

const models = {
  "models.ts": `export interface User { id: number; name: string }
export interface Settings { theme: string }
`,
};

/** A project with these settings over the usual ones. */
function configured(settings: object): Readonly<Record<string, string>> {
  const usual = { models: "models.ts", resources: [{ path: "/users", type: "User[]", count: 3 }] };
  return { ...models, "backlot.config.json": JSON.stringify({ ...usual, ...settings }) };
}

const mistakes: Readonly<Record<string, Mistake>> = {
  "mistyped-command": { args: ["chekc"] },
  "mistyped-flag": { args: ["--prot", "4000"] },
  "flag-without-value": { args: ["--port", "--memory"] },
  "flag-with-wrong-value": { args: ["--port", "http"] },
  "no-config": {},
  "config-not-found": { args: ["--config", "mock.config.ts"] },
  "config-not-json": {
    files: { ...models, "backlot.config.json": '{\n  "models": "models.ts"\n  "resources": []\n}' },
  },
  "config-syntax-error": {
    files: {
      ...models,
      "backlot.config.ts": `import { defineConfig } from "backlot";

export default defineConfig({
  models: "models.ts",
  resources: [{ path: "/users" type: "User[]" }],
});
`,
    },
  },
  "config-throws": {
    files: {
      ...models,
      "backlot.config.mjs": `const shared = {};
export default { models: shared.paths.models, resources: [] };
`,
    },
  },
  "wrong-settings": {
    files: configured({
      prot: 4000,
      resources: [
        { path: "/users", type: "User[]", count: -1 },
        { path: "/users/", type: "User[]", operations: ["GET", "FETCH"] },
        { path: "posts", type: "User[]" },
        { path: "/settings" },
        { path: "/more", type: "User[]", operations: [] },
      ],
    }),
  },
  "unknown-type": { files: configured({ resources: [{ path: "/users", type: "Usr[]" }] }) },
  "no-identifier": {
    files: configured({ resources: [{ path: "/settings", type: "Settings[]" }] }),
  },
  "models-not-found": { files: configured({ models: "src/modles.ts" }) },
  "models-syntax-error": {
    files: {
      ...configured({}),
      "models.ts": "export interface User { id: number; name string }\n",
    },
  },
  "port-taken": {
    files: configured({}),
    args: ["--strict-port", "--port", "PORT"],
    obstruct: async () => ({ PORT: await occupyPort() }),
  },
  "dataset-in-use": {
    files: configured({}),
    args: ["--port", "0"],
    obstruct: async (root) => {
      const server = await serveBacklot(root);
      return { URL: server.url, PID: String(server.pid) };
    },
  },
  "dataset-of-another-program": {
    files: configured({ dataset: "shop.sqlite" }),
    obstruct: async (root) => {
      const db = new DatabaseSync(join(root, "shop.sqlite"));
      db.exec("CREATE TABLE customers (name TEXT)");
      db.close();
      return {};
    },
  },
  "dataset-not-sqlite": {
    files: {
      ...configured({ dataset: "notes.txt" }),
      "notes.txt": "These are my notes, and they are long enough to be taken for something else.",
    },
  },
  "dataset-damaged": {
    files: configured({}),
    obstruct: async (root) => {
      await runBacklot(root, "reset");
      damage(join(root, ".backlot", "dataset.sqlite"));
      return {};
    },
  },
  "dataset-path-with-nul": { files: configured({ dataset: "a\u0000b.sqlite" }) },
  "own-folder-is-a-file": { files: { ...configured({}), ".backlot": "" } },
  "own-folder-forbidden": {
    files: configured({}),
    user: "plain",
    obstruct: async (root) => {
      mkdirSync(join(root, ".backlot"), { mode: 0o000 });
      return {};
    },
  },
  "own-folder-read-only": {
    files: configured({}),
    user: "plain",
    obstruct: async (root) => {
      mkdirSync(join(root, ".backlot"), { mode: 0o555 });
      return {};
    },
  },
  "lock-is-a-folder": { files: { ...configured({}), ".backlot/dataset.sqlite.lock/a": "" } },
  "models-is-a-folder": { files: configured({ models: "src" }), obstruct: makeFolder("src") },
  "models-forbidden": { files: configured({}), user: "plain", obstruct: forbid("models.ts") },
  "config-forbidden": {
    files: configured({}),
    user: "plain",
    obstruct: forbid("backlot.config.json"),
  },
  "config-getter-throws": {
    files: {
      ...models,
      "backlot.config.mjs": `export default {
  models: "models.ts",
  get resources() { throw new Error("the backend is not reachable"); },
};
`,
    },
  },
  "config-holds-itself": {
    files: {
      ...models,
      "backlot.config.mjs": `const users = { path: "/users", type: "User[]" };
users.records = [users];
export default { models: "models.ts", resources: [users], seed: [users] };
`,
    },
  },
  "type-too-deep": {
    files: {
      ...configured({}),
      "models.ts": `export interface User { id: number; name: ${"{ a: ".repeat(3000)}string${" }".repeat(3000)} }`,
    },
  },
  "host-of-another-machine": { files: configured({}), args: ["--host", "10.9.9.9"] },
  "host-unknown": { files: configured({}), args: ["--host", "nonexistent.invalid"] },
  ...(areLowPortsForbidden()
    ? { "port-forbidden": { files: configured({}), args: ["--port", "80"], user: "plain" } }
    : {}),
  "code-generation-disallowed": {
    files: configured({}),
    env: { NODE_OPTIONS: "--disallow-code-generation-from-strings" },
  },
  "snapshot-damaged": {
    files: configured({}),
    args: ["snapshot", "restore", "old"],
    obstruct: async (root) => {
      await runBacklot(root, "snapshot", "save", "old");
      damage(join(root, ".backlot", "dataset-snapshots", "old.sqlite"));
      return {};
    },
  },
  "snapshot-damaged-under-a-server": {
    files: configured({}),
    args: ["snapshot", "restore", "old"],
    obstruct: async (root) => {
      await serveBacklot(root);
      await runBacklot(root, "snapshot", "save", "old");
      damage(join(root, ".backlot", "dataset-snapshots", "old.sqlite"));
      return {};
    },
  },
  "snapshot-is-a-folder": {
    files: { ...configured({}), ".backlot/dataset-snapshots/old.sqlite/a": "" },
    args: ["snapshot", "delete", "old"],
  },
};

/** Whether this machine keeps them for root, as Linux does unless a container says otherwise. */
function areLowPortsForbidden(): boolean {
  try {
    return Number(readFileSync("/proc/sys/net/ipv4/ip_unprivileged_port_start", "utf8")) > 80;
  } catch {
    return false;
  }
}

/** Writes nonsense to the head of every page but the first. */
function damage(file: string): void {
  const bytes = readFileSync(file);
  for (let page = 4096; page < bytes.length; page += 4096) bytes.fill(0xff, page, page + 100);
  writeFileSync(file, bytes);
}

function makeFolder(name: string): NonNullable<Mistake["obstruct"]> {
  return async (root) => {
    mkdirSync(join(root, name));
    return {};
  };
}

function forbid(name: string): NonNullable<Mistake["obstruct"]> {
  return async (root) => {
    chmodSync(join(root, name), 0o000);
    return {};
  };
}

async function occupyPort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return String((server.address() as AddressInfo).port);
}

test.each(Object.entries(mistakes))(
  "%s: the answer says what is wrong, where, and what to do",
  async (name, { files = {}, args = [], env = {}, obstruct, ...options }) => {
    const root = makeProject(files);
    // A test's folder is its maker's alone.
    if (options.user === "plain") chmodSync(root, 0o777);
    const found = (await obstruct?.(root)) ?? {};
    const { status, stdout, stderr } = await runBacklotWith(
      { cwd: root, env, ...options },
      ...args.map((word) => found[word] ?? word),
    );
    const answer = Object.entries(found).reduce(
      (text, [word, value]) => text.replaceAll(value, word),
      stderr,
    );
    expect(stdout).toBe("");
    expect(stderr).not.toMatch(/^\s+at /m);
    await expect(
      `${["$ backlot", ...args].join(" ")}\n${answer}exit status ${status}\n`,
    ).toMatchFileSnapshot(`golden/mistakes/${name}.txt`);
  },
);
