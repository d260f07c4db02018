import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
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

test("what was compiled for a first start is kept for the second", async () => {
  const root = makeProject(makeFiles());
  await (await serveBacklot(root)).stop();
  const first = readCompiled(root);
  expect(first.size).toBeGreaterThan(0);
  await (await serveBacklot(root)).stop();
  const second = readCompiled(root);
  for (const [name, content] of first) expect(second.get(name)?.equals(content)).toBe(true);
});

test("what another version has compiled is removed", async () => {
  const folder = join("cache", "compiled", "0.0.1", "v20");
  const root = makeProject({ ...makeFiles(), [join(".backlot", folder, "start.cjs")]: "old" });
  await (await serveBacklot(root)).stop();
  const names = [...readCompiled(root).keys()];
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => name.includes("0.0.1"))).toEqual([]);
});

test.each([
  ["cut off", (content: Buffer) => content.subarray(0, content.length / 2)],
  ["changed", (content: Buffer) => Buffer.from(content).fill(0xff, content.length / 2)],
  ["emptied", () => Buffer.alloc(0)],
])("what was compiled and then %s is compiled again", async (_, damage) => {
  const root = makeProject(makeFiles());
  await (await serveBacklot(root)).stop();
  const compiled = readCompiled(root);
  for (const [name, content] of compiled) writeFileSync(name, damage(content));
  const { url, stop } = await serveBacklot(root);
  expect((await fetch(`${url}/users/1`)).status).toBe(200);
  expect(await stop()).toMatchObject({ status: 0, stderr: "" });
});

function readCompiled(root: string): Map<string, Buffer> {
  const folder = join(root, ".backlot", "cache", "compiled");
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    files
      .filter((file) => file.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [file, readFileSync(file)]),
  );
}

test("a start that finds nothing to serve makes no folder", async () => {
  const root = makeProject({});
  await runBacklot(root);
  await runBacklot(root, "missing.ts");
  expect(existsSync(join(root, ".backlot"))).toBe(false);
});
