import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { serve, serveBacklotWith } from "../support/command.ts";
import { makeProject } from "../support/project.ts";

const packageFolder = fileURLToPath(new URL("../..", import.meta.url));

const files = {
  "models.ts": "export interface User { id: number; name: string }",
  "backlot.config.mjs": `export default {
    models: "models.ts",
    resources: [{ path: "/users", type: "User[]", count: 3 }],
  };`,
};

/** Starts it once in a project, with a folder for what is compiled. */
async function startOnce(root: string, compiled: string) {
  const env = { NODE_COMPILE_CACHE: compiled };
  const { url, stop } = await serveBacklotWith({ cwd: root, env });
  const { status } = await fetch(`${url}/users/1`);
  return { status, end: await stop() };
}

function readCompiled(folder: string): Map<string, Buffer> {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    found
      .filter((file) => file.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [file, readFileSync(file)]),
  );
}

/** The process that makes records keeps what it has compiled a while after it has answered. */
async function untilRecordsKept(compiled: string): Promise<void> {
  const chunks = readdirSync(join(packageFolder, "dist", "chunks"));
  const expected = chunks.filter((name) => name.includes("records"));
  expect(expected.length).toBeGreaterThan(0);
  const names = () => [...readCompiled(compiled).keys()].map((name) => basename(name));
  await expect.poll(names).toEqual(expect.arrayContaining([...expected, "records-process.cjs"]));
}

test("what was compiled for the first start of a project is there for that of another", async () => {
  const compiled = makeProject({});
  await startOnce(makeProject(files), compiled);
  await untilRecordsKept(compiled);
  const first = readCompiled(compiled);
  await startOnce(makeProject(files), compiled);
  const second = readCompiled(compiled);
  for (const [name, content] of first) {
    const found = second.get(name);
    // On a busy machine V8 has forgotten some of it before it is kept, and the second start adds that.
    const isMore = (found?.length ?? 0) >= content.length * 1.02;
    expect(isMore || found?.equals(content), name).toBe(true);
  }
});

test("what another project needs more of is there for its next start", async () => {
  const compiled = makeProject({});
  const richer = {
    "models.ts": `export interface User {
      id: number; name: string; email: string; birthDate: string; city: string; country: string;
      status: "active" | "suspended"; createdAt: string; lastLoginAt: string; balance: number;
      orders: { product: string; quantity: number; price: number; total: number; placedAt: string }[];
    }`,
    "backlot.config.mjs": files["backlot.config.mjs"],
  };
  const sizes = () => {
    const all = [...readCompiled(compiled)].map(([name, { length }]) => [basename(name), length]);
    return Object.fromEntries(all.filter(([name]) => String(name).startsWith("records-coherence")));
  };
  await startOnce(makeProject(files), compiled);
  await untilRecordsKept(compiled);
  const [first] = Object.values<number>(sizes());
  await startOnce(makeProject(richer), compiled);
  // The process that makes records ends by itself, when it has answered.
  const grown = expect.poll(() => Object.values<number>(sizes())[0]);
  await grown.toBeGreaterThan(first ?? Number.POSITIVE_INFINITY);
});

test("what another version has compiled is removed", async () => {
  const compiled = makeProject({ [join("backlot", "0.0.1", "v20", "start.cjs")]: "old" });
  await startOnce(makeProject(files), compiled);
  const names = [...readCompiled(compiled).keys()];
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => name.includes("0.0.1"))).toEqual([]);
});

test.each([
  ["cut off", (content: Buffer) => content.subarray(0, content.length / 2)],
  ["changed", (content: Buffer) => Buffer.from(content).fill(0xff, content.length / 2)],
  ["emptied", () => Buffer.alloc(0)],
])("what was compiled and then %s is compiled again", async (_, damage) => {
  const compiled = makeProject({});
  await startOnce(makeProject(files), compiled);
  for (const [name, content] of readCompiled(compiled)) writeFileSync(name, damage(content));
  const { status, end } = await startOnce(makeProject(files), compiled);
  expect(status).toBe(200);
  expect(end).toMatchObject({ status: 0, stderr: "" });
});

test("it is kept beside the installed package, and with the project where that cannot be", async () => {
  const installed = makeInstalled();
  const modules = join(installed, "node_modules");
  const [first, second] = [makeProject(files), makeProject(files)];
  for (const folder of [installed, modules, first, second]) chmodSync(folder, 0o777);
  await serveInstalled(installed, first);
  const beside = join(modules, ".cache", "backlot");
  expect(readCompiled(beside).size).toBeGreaterThan(0);
  expect(existsSync(join(first, ".backlot", "cache", "compiled"))).toBe(false);

  rmSync(join(modules, ".cache"), { recursive: true });
  chmodSync(modules, 0o555);
  await serveInstalled(installed, second);
  chmodSync(modules, 0o755);
  expect(existsSync(beside)).toBe(false);
  expect(readCompiled(join(second, ".backlot", "cache", "compiled")).size).toBeGreaterThan(0);
});

/** The built program as an installer would leave it. */
function makeInstalled(): string {
  const root = makeProject({});
  const folder = join(root, "node_modules", "backlot");
  for (const part of ["dist", "package.json"]) {
    cpSync(join(packageFolder, part), join(folder, part), { recursive: true });
  }
  symlinkSync(join(packageFolder, "assets"), join(folder, "assets"));
  symlinkSync(join(packageFolder, "node_modules"), join(folder, "node_modules"));
  return root;
}

/** As somebody whom the rights of folders bind. */
async function serveInstalled(installed: string, cwd: string): Promise<void> {
  const main = join(installed, "node_modules", "backlot", "dist", "cli", "main.js");
  const { stop } = await serve(process.execPath, [main, "--port", "0"], { cwd, user: "plain" });
  await stop();
}
