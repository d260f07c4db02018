import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import * as door from "../src/index.ts";
import { run, serve } from "./support/command.ts";
import { removeProject, writeProject } from "./support/project.ts";
import { openTerminalWith, toReadable } from "./support/terminal.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

const files = {
  "package.json": JSON.stringify({ name: "shop-frontend", private: true, type: "module" }),
  "models.ts": "export interface Product { id: number; name: string; price: number }",
  "backlot.config.ts": `import { defineConfig } from "backlot";
export default defineConfig({
  models: "models.ts",
  resources: [{ path: "/products", type: "Product[]", count: 5 }],
});
`,
  "program.js": `import { createBacklot } from "backlot";
const backlot = await createBacklot(".", { dataset: ":memory:" });
const response = await backlot.fetch(new Request("http://127.0.0.1/products/1"));
console.log(response.status, Object.keys(await response.json()).join());
await backlot.close();
`,
  "typed.ts": `import { type Backlot, createBacklot, defineConfig, SetupError } from "backlot";
const options = defineConfig({ models: "models.ts", resources: [{ path: "/a", type: "A[]" }] });
export const backlot: Promise<Backlot> = createBacklot(options, { dataset: ":memory:" });
export const mistakes = (error: unknown) => (error instanceof SetupError ? error.mistakes : []);
// @ts-expect-error A count is a number.
defineConfig({ models: "models.ts", resources: [{ path: "/a", type: "A[]", count: "5" }] });
`,
  "tsconfig.json": JSON.stringify({
    // The package's own declarations are checked too: they may name nothing that is not installed.
    compilerOptions: { strict: true, skipLibCheck: false, noEmit: true, types: [] },
    files: ["typed.ts"],
  }),
};

/** Where the packed package is installed, as a user has it. */
const project = writeProject(files);
const home = writeProject({});
afterAll(() => [project, home].forEach(removeProject));

async function inProject() {
  return { cwd: project, env: { HOME: home, npm_config_cache: await npmCache() } };
}

/** Not through npx, whose shell Ctrl-C ends with a status of its own. */
const command = join(project, "node_modules", ".bin", "backlot");

test("the packed package installs in an empty project, without scripts", {
  timeout: 180_000,
}, async () => {
  const packed = await run("npm", ["pack", "--silent", "--pack-destination", project], {
    cwd: root,
  });
  const archive = join(project, packed.stdout.trim());
  const install = [
    "install",
    "--ignore-scripts",
    "--prefer-offline",
    "--no-audit",
    "--no-fund",
    archive,
  ];
  expect(await run("npm", install, await inProject())).toMatchObject({ status: 0 });
});

test("npx serves from it, docs and all", async () => {
  const given = await inProject();
  const server = await serve("npx", ["--no", "--", "backlot", "--port", "0"], given);
  const products = (await (await fetch(`${server.url}/products`)).json()) as unknown[];
  expect(products).toHaveLength(5);
  expect((await fetch(`${server.url}/docs`)).status).toBe(200);
  expect((await fetch(`${server.url}/docs/swagger-ui-bundle.js`)).status).toBe(200);
});

test("a program imports it by its name", async () => {
  const program = await run(process.execPath, ["program.js"], await inProject());
  expect(program).toEqual({ status: 0, stdout: "200 id,name,price\n", stderr: "" });
});

test("a TypeScript program compiles against it", async () => {
  const tsc = join(project, "node_modules", "typescript", "bin", "tsc");
  expect(await run(process.execPath, [tsc, "-p", "."], await inProject())).toEqual({
    status: 0,
    stdout: "",
    stderr: "",
  });
});

test("the licenses of what is bundled come with it", () => {
  const licenses = readFileSync(join(project, "node_modules/backlot/dist/LICENSES.md"), "utf8");
  const named = [...licenses.matchAll(/^## (\S+)/gm)].map(([, name]) => name);
  expect(named).toEqual(["@hono/node-server", "hono", "picocolors", "pluralize", "typescript"]);
});

test("the installed command prints plain lines without a terminal, and Ctrl-C ends with status 0", async () => {
  const server = await serve(command, ["--port", "0", "--memory"], await inProject());
  await fetch(`${server.url}/products/1`);
  const { status, stdout, stderr } = await server.stop("SIGINT");
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  const lines = stdout.replaceAll(server.url, "URL").replaceAll(/[\d.]+ms/g, "TIME");
  expect(lines).toBe(`Backlot is serving at URL
route /products GET POST PUT PATCH DELETE
docs URL/docs
openapi URL/openapi.json
auth none
dataset :memory: 5 records
GET /products/1 200 TIME
`);
});

test("in a terminal it shows the banner and a line for a request, and Ctrl-C ends with status 0", async () => {
  const terminal = openTerminalWith([command, "--port", "0", "--memory"], await inProject());
  await terminal.until("records");
  const url = /http:\/\/127\.0\.0\.1:\d+/.exec(terminal.shown())?.[0];
  await fetch(`${url}/products/1`);
  await terminal.until("/products/1");
  terminal.type("\u0003");
  expect(await terminal.ended).toBe(0);
  await expect(toReadable(terminal.shown())).toMatchFileSnapshot("cli/golden/packed-banner.txt");
});

/** The tests' own cache, so that an empty home directory does not download everything again. */
async function npmCache(): Promise<string> {
  return (await run("npm", ["config", "get", "cache"], { cwd: root })).stdout.trim();
}

test("the package holds what it runs on and nothing of the workshop", async () => {
  const { stdout } = await run("npm", ["pack", "--dry-run", "--json"], { cwd: root });
  const [{ files }] = JSON.parse(stdout) as [{ files: { path: string }[] }];
  const tops = new Set(files.map(({ path }) => path.split("/")[0]));
  expect([...tops].sort()).toEqual([
    "CHANGELOG.md",
    "LICENSE",
    "README.md",
    "assets",
    "dist",
    "package.json",
  ]);
});

test("the door has these names and no others", () => {
  expect(Object.keys(door).sort()).toEqual([
    "SetupError",
    "createBacklot",
    "defineConfig",
    "describeProject",
    "generateRecords",
    "proposeOptions",
    "readProject",
  ]);
});

test("nothing that a user installs needs a script", () => {
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, { dev?: boolean; hasInstallScript?: boolean }>;
  };
  const scripted = Object.entries(lock.packages)
    .filter(([, { dev, hasInstallScript }]) => !dev && hasInstallScript)
    .map(([name]) => name);
  // Its script only looks whether the binary inside the package fits; the tests run without it.
  expect(scripted).toEqual(["node_modules/@photostructure/sqlite"]);
});
