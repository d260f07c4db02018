import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import * as door from "../src/index.ts";
import { run, serve } from "./support/command.ts";
import { makeProject } from "./support/project.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

test("the packed package serves models through npx in an empty project", {
  timeout: 180_000,
}, async () => {
  const project = makeProject({
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
  });
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
  const home = { HOME: makeProject({}), npm_config_cache: await npmCache() };
  expect(await run("npm", install, { cwd: project, env: home })).toMatchObject({ status: 0 });

  const server = await serve("npx", ["--no", "--", "backlot", "--port", "0"], {
    cwd: project,
    env: home,
  });
  const products = (await (await fetch(`${server.url}/products`)).json()) as unknown[];
  expect(products).toHaveLength(5);
  expect((await fetch(`${server.url}/docs`)).status).toBe(200);
  expect((await fetch(`${server.url}/docs/swagger-ui-bundle.js`)).status).toBe(200);

  const program = await run(process.execPath, ["program.js"], { cwd: project, env: home });
  expect(program).toEqual({ status: 0, stdout: "200 id,name,price\n", stderr: "" });
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
