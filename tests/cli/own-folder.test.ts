import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { run, runBacklot, serveBacklot } from "../support/command.ts";
import { makeProject } from "../support/project.ts";

const config = { models: "models.ts", resources: [{ path: "/users", type: "User[]", count: 3 }] };

function makeFiles(settings: object = {}) {
  return {
    "models.ts": "export interface User { id: number; name: string }",
    "backlot.config.mjs": `export default ${JSON.stringify({ ...config, ...settings })};`,
  };
}

test.each([
  ["a start", async (root: string) => void (await (await serveBacklot(root)).stop())],
  [
    "a start in memory",
    async (root: string) => void (await (await serveBacklot(root, "--memory")).stop()),
  ],
  ["a command", async (root: string) => void (await runBacklot(root, "routes"))],
])("git does not see the folder that %s makes", async (_, work) => {
  const root = makeProject(makeFiles());
  await run("git", ["init", "--quiet"], { cwd: root });
  await work(root);
  expect(existsSync(join(root, ".backlot"))).toBe(true);
  const { stdout } = await run("git", ["status", "--short", "--untracked-files=all"], {
    cwd: root,
  });
  expect(stdout).toBe("?? backlot.config.mjs\n?? models.ts\n");
});

test("a folder that exists, and what stands in it, stays as it is", async () => {
  const root = makeProject({ ...makeFiles(), ".backlot/.gitignore": "cache\n" });
  await runBacklot(root, "reset");
  expect(readFileSync(join(root, ".backlot", ".gitignore"), "utf8")).toBe("cache\n");

  const bare = makeProject(makeFiles());
  mkdirSync(join(bare, ".backlot"));
  await runBacklot(bare, "reset");
  expect(existsSync(join(bare, ".backlot", "dataset.sqlite"))).toBe(true);
  expect(existsSync(join(bare, ".backlot", ".gitignore"))).toBe(false);
});

test("a folder that the config names for the dataset is its owner's", async () => {
  const root = makeProject(makeFiles({ dataset: "data/shop.sqlite" }));
  await runBacklot(root, "reset");
  expect(existsSync(join(root, "data", "shop.sqlite"))).toBe(true);
  expect(existsSync(join(root, "data", ".gitignore"))).toBe(false);
});

test("a start that finds nothing to serve makes no folder", async () => {
  const root = makeProject({});
  await runBacklot(root);
  await runBacklot(root, "missing.ts");
  expect(existsSync(join(root, ".backlot"))).toBe(false);
});
