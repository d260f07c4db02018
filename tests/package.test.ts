import { existsSync, lstatSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
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
  "typed.ts": `import {
  type Backlot, type Config, createBacklot, defineConfig, type FieldRule, type Relation,
  type Resource, type Route, SetupError,
} from "backlot";
const options = defineConfig({ models: "models.ts", resources: [{ path: "/a", type: "A[]" }] });
export const backlot: Promise<Backlot> = createBacklot(options, { dataset: ":memory:" });
export const mistakes = (error: unknown) => (error instanceof SetupError ? error.mistakes : []);
export const email: FieldRule = ({ faker }) => faker.internet.email();
export interface Shown { config: Config; resource: Resource; relation: Relation; route: Route }
`,
  "written.ts": `import { defineConfig, type ResourceOptions } from "backlot";
const models = "models.ts";
const type = "A[]";
// What a program computes is checked when the config is read.
declare const names: string[];
declare const list: ResourceOptions[];
declare const text: string;
defineConfig({ models, resources: names.map((name) => ({ path: \`/\${name}\`, type })) });
defineConfig({ models, resources: names.map((path) => ({ path, type })) });
defineConfig({ models, resources: [...list, { path: text, type }] });
defineConfig({ models, resources: list, auth: { mode: "bearer", tokenLifetime: text, public: [text] } });
const open = ["/a", "GET /b"] as const;
const resources = [{ path: "/a", type }] as const;
defineConfig({ models, resources, auth: { mode: "bearer", tokenLifetime: "15m", public: open } });
// @ts-expect-error At least one resource.
defineConfig({ models, resources: [] });
// @ts-expect-error A path starts with a slash.
defineConfig({ models, resources: [{ path: "/a", type }, { path: "b", type }] });
// @ts-expect-error A count is a number.
defineConfig({ models, resources: [{ path: "/a", type, count: "5" }] });
// @ts-expect-error It is called count.
defineConfig({ models, resources: [{ path: "/a", type, cuont: 5 }] });
// @ts-expect-error It is called port.
defineConfig({ models, resources: [{ path: "/a", type }], prot: 1 });
// @ts-expect-error There is no such unit of time.
defineConfig({ models, resources, auth: { mode: "bearer", tokenLifetime: "1 hour" } });
// @ts-expect-error There is no such method.
defineConfig({ models, resources, auth: { mode: "apiKey", public: ["FETCH /a"] } });
// @ts-expect-error A path starts with a slash.
defineConfig({ models, resources, auth: { mode: "basic", username: "", password: "", public: ["a"] } });
`,
  "adapters.ts": `import { defineConfig } from "vite";
import { setupServer } from "msw/node";
import { expect } from "vitest";
import { backlotHandlers } from "backlot/msw";
import { expect as expectInBrowser, test } from "backlot/playwright";
import { backlot } from "backlot/vite";
import { useBacklot } from "backlot/vitest";
export const config = defineConfig({ plugins: [backlot(".", { dataset: ":memory:" })] });
const api = useBacklot();
export const server = setupServer(...backlotHandlers(api), ...backlotHandlers("/api"));
expect(api).toHaveReceived("POST /orders", { body: { item: expect.any(String) }, times: 1 });
// @ts-expect-error It is called times.
expect(api).toHaveReceived("POST /orders", { time: 1 });
test.use({ scenario: "empty" });
// @ts-expect-error A scenario has a name.
test.use({ scenario: 1 });
test("orders", async ({ page, backlot, apiURL }) => {
  await page.goto(apiURL);
  expectInBrowser(backlot).toHaveReceived("/orders");
  const url: string | undefined = backlot.url;
  void url;
});
`,
  "tsconfig.json": JSON.stringify({
    // The package's own declarations are checked too: they may name nothing that is not installed.
    compilerOptions: { strict: true, skipLibCheck: false, noEmit: true, types: [] },
    files: ["typed.ts", "written.ts"],
  }),
};

/** The last compiler that knows how packages were found before there were exports. */
const oldCompiler = join(root, "tests/openapi/client/node_modules/typescript/bin/tsc");
/** Ten times as fast, it is asked whatever it knows. */
const newCompiler = [join(root, "node_modules/typescript/bin/tsc"), "--ignoreConfig"];

/** Options of compilers old and new: how each looks for the types of a package. */
const resolutions = {
  bundler: [...newCompiler, "--module", "esnext", "--moduleResolution", "bundler"],
  nodenext: [...newCompiler, "--module", "nodenext", "--moduleResolution", "nodenext"],
  "node, of before there were exports": [
    oldCompiler,
    "--module",
    "esnext",
    "--moduleResolution",
    "node10",
  ],
};

/** Where the packed package is installed, as a user has it. */
const project = writeProject(files);
const home = writeProject({});
afterAll(() => [project, home].forEach(removeProject));

async function inProject() {
  return { cwd: project, env: { HOME: home, npm_config_cache: await npmCache() } };
}

let cache: Promise<string> | undefined;

/** Not through npx, whose shell Ctrl-C ends with a status of its own. */
const command = join(project, "node_modules", ".bin", "backlot");

test("the packed package installs in an empty project, and npm has nothing to say about it", async () => {
  // Not built anew: other tests are running what is there.
  const pack = ["pack", "--silent", "--ignore-scripts", "--pack-destination", project];
  const packed = await run("npm", pack, { cwd: root });
  const archive = join(project, packed.stdout.trim());
  const install = ["install", "--prefer-offline", "--no-audit", "--no-fund", archive];
  const { status, stderr } = await run("npm", install, await inProject());
  // This machine's settings for npm are not ours to mend.
  const said = stderr.split("\n").filter((line) => !/^$|Unknown (?:env|user) config/.test(line));
  expect({ status, said }).toEqual({ status: 0, said: [] });
});

test("it installs at most 20 packages of at most 60 MB, and none of them has an install script", () => {
  const installed = join(project, "node_modules");
  const names = readdirSync(installed, { recursive: true, encoding: "utf8" });
  const packages = names.filter((name) => /^(?:@[^/]+\/)?[^/@.][^/]*\/package\.json$/.test(name));
  expect(packages).toContain("backlot/package.json");
  expect(packages.length).toBeLessThanOrEqual(20);
  const sizes = names.map((name) => lstatSync(join(installed, name))).filter((it) => it.isFile());
  const size = sizes.reduce((total, { size }) => total + size, 0);
  expect(size).toBeGreaterThan(20e6);
  expect(size).toBeLessThanOrEqual(60e6);
  const scripted = packages.filter((name) => {
    const { scripts = {} } = JSON.parse(readFileSync(join(installed, name), "utf8"));
    return ["preinstall", "install", "postinstall"].some((script) => script in scripts);
  });
  expect(scripted).toEqual([]);
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

test.each(Object.entries(resolutions))(
  "a compiler that resolves as %s does finds the types",
  async (_, [compiler = "", ...resolution]) => {
    const args = [compiler, "--strict", "--noEmit", "--skipLibCheck", "--target", "es2022"];
    const [given, programs] = [await inProject(), ["typed.ts", "written.ts", "adapters.ts"]];
    for (const name of tools) link(name);
    const ended = await run(process.execPath, [...args, ...resolution, ...programs], given);
    expect(ended).toEqual({ status: 0, stdout: "", stderr: "" });
  },
);

/** The tools that the adapters are for, as a project has them. */
const tools = ["@playwright", "@types", "msw", "vite", "vitest"];
function link(name: string): void {
  const place = join(project, "node_modules", name);
  if (!existsSync(place)) symlinkSync(join(root, "node_modules", name), place);
}

test("the licenses of what is bundled come with it", () => {
  const licenses = readFileSync(join(project, "node_modules/backlot/dist/LICENSES.md"), "utf8");
  const named = [...licenses.matchAll(/^## (\S+)/gm)].map(([, name]) => name);
  expect(named).toEqual(expect.arrayContaining(["@photostructure/sqlite", "ajv", "hono"]));
  // What is a dependency brings its own.
  expect(named).not.toContain("@faker-js/faker");
  const [sections = "", texts = ""] = licenses.split("## What several of them say");
  const marks = (text: string) => [...text.matchAll(/^\[\d+\]$/gm)].map(([mark]) => mark);
  expect(new Set(marks(sections))).toEqual(new Set(marks(texts)));
  expect(texts).toContain("Permission is hereby granted");
});

test("the installed command prints plain lines without a terminal, and Ctrl-C ends with status 0", async () => {
  const server = await serve(command, ["--port", "0", "--memory"], await inProject());
  await fetch(`${server.url}/products/1`);
  const { status, stdout, stderr } = await server.stop("SIGINT");
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  const lines = stdout.replaceAll(server.url, "URL").replaceAll(/[\d.]+ms/g, "TIME");
  expect(lines).toBe(`Backlot is serving at URL
route /products GET POST PUT PATCH DELETE
console URL/_backlot
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
function npmCache(): Promise<string> {
  cache ??= run("npm", ["config", "get", "cache"], { cwd: root }).then(({ stdout }) =>
    stdout.trim(),
  );
  return cache;
}
