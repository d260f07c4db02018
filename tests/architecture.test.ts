import { readdirSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { findCircles, readImports, toTarget } from "./support/imports.ts";

const source = fileURLToPath(new URL("../src", import.meta.url));

/** What each room may import; a room is a folder of src, or a file that stands alone in it. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  "errors.ts": [],
  "suggest.ts": [],
  "remember.ts": [],
  "in-turns.ts": [],
  "own-folder.ts": [],
  "package-root.ts": [],
  "built-thread.ts": ["package-root.ts"],
  "own-program.ts": ["built-thread.ts", "asked-program.ts"],
  "asked-program.ts": [],
  "runtime.ts": [],
  "system-error.ts": [],
  "whole-file.ts": [],
  schema: ["errors.ts", "suggest.ts", "remember.ts"],
  config: ["errors.ts", "suggest.ts", "own-folder.ts", "system-error.ts", "schema"],
  models: [
    "errors.ts",
    "suggest.ts",
    "own-program.ts",
    "asked-program.ts",
    "own-folder.ts",
    "package-root.ts",
    "system-error.ts",
    "whole-file.ts",
    "schema",
  ],
  generate: ["errors.ts", "suggest.ts", "remember.ts", "in-turns.ts", "schema"],
  dataset: [
    "errors.ts",
    "suggest.ts",
    "in-turns.ts",
    "built-thread.ts",
    "package-root.ts",
    "system-error.ts",
    "whole-file.ts",
    "schema",
  ],
  auth: ["errors.ts", "schema", "config", "dataset", "http"],
  simulate: ["errors.ts", "suggest.ts", "schema", "config"],
  import: ["errors.ts", "system-error.ts", "schema", "config"],
  http: [
    "errors.ts",
    "in-turns.ts",
    "suggest.ts",
    "system-error.ts",
    "schema",
    "config",
    "dataset",
    "simulate",
  ],
  openapi: ["errors.ts", "package-root.ts", "schema", "config", "auth", "http"],
  console: ["errors.ts", "package-root.ts", "schema", "config", "http"],
  control: [
    "errors.ts",
    "suggest.ts",
    "system-error.ts",
    "schema",
    "config",
    "dataset",
    "auth",
    "simulate",
    "http",
  ],
  assembly: [
    "errors.ts",
    "suggest.ts",
    "own-folder.ts",
    "package-root.ts",
    "runtime.ts",
    "system-error.ts",
    "in-turns.ts",
    "own-program.ts",
    "asked-program.ts",
    "schema",
    "config",
    "models",
    "generate",
    "dataset",
    "auth",
    "simulate",
    "http",
    "openapi",
    "console",
    "control",
  ],
  "backlot.ts": ["config", "dataset", "auth", "assembly"],
  "index.ts": [
    "errors.ts",
    "schema",
    "config",
    "auth",
    "simulate",
    "http",
    "control",
    "assembly",
    "backlot.ts",
  ],
  // Over the public door: what an adapter can do, any program can.
  adapters: ["index.ts"],
  cli: [
    "errors.ts",
    "suggest.ts",
    "system-error.ts",
    "package-root.ts",
    "runtime.ts",
    // Where Node keeps what it compiles is decided before anything else is loaded.
    "own-folder.ts",
    "whole-file.ts",
    "schema",
    "config",
    "http",
    "control",
    "import",
    "assembly",
    "backlot.ts",
  ],
  reference: ["errors.ts", "config", "control", "cli"],
};

/** Rooms of which only types may be imported there: the value side points the other way. */
const typesOnly: readonly (readonly [from: string, to: string])[] = [
  ["http", "dataset"],
  ["auth", "dataset"],
  ["control", "dataset"],
  ["import", "config"],
];

/** Foreign packages that one room alone may know. */
const ownedPackages: Readonly<Record<string, readonly string[]>> = {
  "typescript/unstable/sync": ["models"],
  "@photostructure/sqlite": ["dataset"],
  "@hono/node-server": ["http"],
  // The schema room knows the type alone: a rule of the config is given the library.
  "@faker-js/faker": ["generate", "schema"],
  jiti: ["config"],
  vite: ["adapters"],
  vitest: ["adapters"],
  "@playwright/test": ["adapters"],
  msw: ["adapters"],
  ajv: ["schema"],
  yaml: ["import"],
};

const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".ts"),
);
const imports = files.flatMap((file) => readImports(source, file));
const inner = imports.filter(({ target }) => target.startsWith("."));

function room(file: string): string {
  return file.split("/")[0] ?? "";
}

test("every room of src has its place in the table", () => {
  expect([...new Set(files.map(room))].sort()).toEqual(Object.keys(allowed).sort());
});

test("imports point only in the allowed directions", () => {
  const wrong = inner.filter((found) => {
    const [from, to] = [room(found.file), room(toTarget(found))];
    return from !== to && !allowed[from]?.includes(to);
  });
  expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
});

test("where only types may cross, no value does", () => {
  const wrong = inner.filter((found) =>
    typesOnly.some(
      ([from, to]) => room(found.file) === from && room(toTarget(found)) === to && !found.isType,
    ),
  );
  expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
});

test("files do not import each other in a circle", () => {
  const edges = inner.map((found) => [found.file, toTarget(found)] as const);
  expect(findCircles(edges)).toEqual([]);
});

test("the folders of one room do not import each other in a circle", () => {
  const edges = inner
    .map((found) => [dirname(found.file), dirname(toTarget(found))] as const)
    .filter(([from, to]) => room(from) === room(to))
    // What stands at a folder's own level speaks for it: the folders inside may name it.
    .filter(([from, to]) => !`${from}/`.startsWith(`${to}/`) && !`${to}/`.startsWith(`${from}/`));
  expect(findCircles(edges)).toEqual([]);
});

test("each foreign library is known in one room", () => {
  const wrong = imports.filter(({ file, target }) =>
    Object.entries(ownedPackages).some(
      ([name, rooms]) =>
        (target === name || target.startsWith(`${name}/`)) && !rooms.includes(room(file)),
    ),
  );
  expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
});
