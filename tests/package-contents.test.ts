import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { publint } from "publint";
import { afterAll, expect, test } from "vitest";
import * as door from "../src/index.ts";
import { makeClone, typesAreChecked } from "./support/clone.ts";
import { run } from "./support/command.ts";
import { removeProject, writeProject } from "./support/project.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

const folder = writeProject({});
afterAll(() => removeProject(folder));

interface Packed {
  readonly archive: string;
  readonly files: readonly string[];
}

/** What lies about in a checkout where somebody has used an example. */
const leftovers = [
  "node_modules/a/index.js",
  "dist/index.html",
  ".backlot/dataset.sqlite",
  "openapi.json",
  "src/api/schema.ts",
].map((file) => `examples/store/${file}`);

/** Packed in a clone that nobody has built: other tests are running what is built here. */
async function packClone(): Promise<Packed> {
  const clone = await makeClone();
  for (const path of leftovers) {
    mkdirSync(dirname(join(clone, path)), { recursive: true });
    writeFileSync(join(clone, path), "");
  }
  expect(existsSync(join(clone, "dist"))).toBe(false);
  const flags = ["--json", "--loglevel=error", "--pack-destination", folder];
  const given = { cwd: clone, env: typesAreChecked };
  const { stdout } = await run("npm", ["pack", ...flags], given);
  const [{ filename, files }] = JSON.parse(stdout) as [
    { filename: string; files: { path: string }[] },
  ];
  return { archive: join(folder, filename), files: files.map(({ path }) => path) };
}

/** Once for all: by whichever test is the first to ask. */
let packing: Promise<Packed> | undefined;
function pack(): Promise<Packed> {
  packing ??= packClone();
  return packing;
}

test("npm pack in a fresh clone builds what it packs", async () => {
  expect((await pack()).files).toEqual(
    expect.arrayContaining(["dist/cli/main.js", "dist/index.d.ts", "assets/sqlite/linux-x64.node"]),
  );
});

test("the package holds what it runs on, what its README links to, and nothing of the workshop", async () => {
  const { files } = await pack();
  expect([...new Set(files.map((path) => path.split("/")[0]))].sort()).toEqual([
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "LICENSE",
    "README.md",
    "SECURITY.md",
    "assets",
    "dist",
    "docs",
    "examples",
    "package.json",
  ]);
  expect(files.filter((path) => path.endsWith(".d.ts"))).toEqual([
    "dist/adapters/msw.d.ts",
    "dist/adapters/playwright.d.ts",
    "dist/adapters/vite.d.ts",
    "dist/adapters/vitest.d.ts",
    "dist/index.d.ts",
  ]);
});

test("the program is plain ASCII, of which V8 keeps half as much", () => {
  const files = readdirSync(join(root, "dist"), { recursive: true, encoding: "utf8" });
  const program = files.filter((path) => path.endsWith(".cjs"));
  expect(program).toContain(join("cli", "run.cjs"));
  const others = program.filter((path) =>
    readFileSync(join(root, "dist", path)).some((byte) => byte > 0x7f),
  );
  expect(others).toEqual([]);
});

test("every link from one page of the package to another leads to a file that is in it", async () => {
  const { files } = await pack();
  const links = files
    .filter((path) => path.endsWith(".md") && path !== "dist/LICENSES.md")
    .flatMap((page) =>
      [...readFileSync(join(root, page), "utf8").matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(
        ([, target = ""]) => ({ page, target: normalize(join(dirname(page), target)) }),
      ),
    );
  expect(links.length).toBeGreaterThan(20);
  const broken = links.filter(
    ({ target }) => !files.some((path) => path === target || path.startsWith(target)),
  );
  expect(broken).toEqual([]);
});

test("what an example has installed, built or stored is not packed", async () => {
  const { files } = await pack();
  expect(files).toContain("examples/store/src/api/client.ts");
  expect(files.filter((path) => leftovers.includes(path))).toEqual([]);
});

test("publint and Are the types wrong? find nothing", async () => {
  const { archive } = await pack();
  const { buffer } = new Uint8Array(readFileSync(archive));
  const { messages } = await publint({ strict: true, pack: { tarball: buffer } });
  expect(messages).toEqual([]);
  // It is ESM alone, which Node 20.19 lets CommonJS require.
  const attw = ["attw", archive, "--ignore-rules", "cjs-resolves-to-esm", "--format", "json"];
  const { status, stdout } = await run("npx", ["--no", "--", ...attw], { cwd: root });
  const problems = Object.keys(JSON.parse(stdout).problems);
  expect({ status, problems }).toEqual({ status: 0, problems: ["CJSResolvesToESM"] });
});

test("the door has these names and no others", () => {
  expect(Object.keys(door).sort()).toEqual([
    "HttpError",
    "SetupError",
    "createBacklot",
    "defineConfig",
    "describeProject",
    "generateRecords",
    "proposeOptions",
    "readProject",
  ]);
});

test("every type that stands in a public signature can be imported by its name", () => {
  const text = readFileSync(join(root, "dist", "index.d.ts"), "utf8");
  const declared = [...text.matchAll(/^(?:interface|type) (\w+)/gm)].map(([, name = ""]) => name);
  const exported = [...text.matchAll(/^export (?:type )?\{ (.*) \};$/gm)].flatMap(
    ([, names = ""]) => names.split(", "),
  );
  expect(declared).toContain("Route");
  // What others only extend, or compute with, nobody has a value of.
  const inner =
    /^(?:\w+Base|Guard(?:Config|Options)|Annotations|Written|WrittenResource|OneOf|NotEmpty|Paths|Targeted|OtherRoute|Depth|Below)$/;
  const hidden = declared.filter((name) => !exported.includes(name) && !inner.test(name));
  expect(hidden).toEqual([]);
});
