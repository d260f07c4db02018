import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { expect, onTestFinished, test } from "vitest";
import { runBacklot, serveBacklot } from "../support/command.ts";
import { makeProject } from "../support/project.ts";

/** What people get wrong most: each has its golden file, which holds every word of the answer. */
interface Mistake {
  readonly files?: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
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
};

async function occupyPort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return String((server.address() as AddressInfo).port);
}

test.each(Object.entries(mistakes))(
  "%s: the answer says what is wrong, where, and what to do",
  async (name, { files = {}, args = [], obstruct }) => {
    const root = makeProject(files);
    const found = (await obstruct?.(root)) ?? {};
    const { status, stdout, stderr } = await runBacklot(
      root,
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
