import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const source = fileURLToPath(new URL("../src", import.meta.url));

/** What each room may import; a room is a folder of src, or a file that stands alone in it. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  "errors.ts": [],
  "suggest.ts": [],
  "own-folder.ts": [],
  "package-root.ts": [],
  "built-thread.ts": ["package-root.ts"],
  "runtime.ts": [],
  "system-error.ts": [],
  "whole-file.ts": [],
  schema: ["errors.ts", "suggest.ts"],
  config: ["errors.ts", "suggest.ts", "own-folder.ts", "system-error.ts", "schema"],
  models: [
    "errors.ts",
    "suggest.ts",
    "built-thread.ts",
    "own-folder.ts",
    "package-root.ts",
    "system-error.ts",
    "whole-file.ts",
    "schema",
  ],
  generate: ["errors.ts", "suggest.ts", "schema"],
  dataset: [
    "errors.ts",
    "suggest.ts",
    "built-thread.ts",
    "package-root.ts",
    "whole-file.ts",
    "schema",
  ],
  auth: ["errors.ts", "schema", "config", "dataset", "http"],
  simulate: ["errors.ts", "suggest.ts", "schema", "config"],
  import: ["errors.ts", "system-error.ts", "schema", "config"],
  http: ["errors.ts", "suggest.ts", "system-error.ts", "schema", "config", "dataset", "simulate"],
  openapi: ["errors.ts", "package-root.ts", "schema", "config", "auth", "http"],
  control: ["errors.ts", "schema", "config"],
  console: ["errors.ts", "schema", "config", "http"],
  assembly: [
    "errors.ts",
    "suggest.ts",
    "own-folder.ts",
    "runtime.ts",
    "system-error.ts",
    "schema",
    "config",
    "models",
    "generate",
    "dataset",
    "auth",
    "simulate",
    "http",
    "openapi",
    "control",
    "console",
  ],
  "backlot.ts": [
    "errors.ts",
    "suggest.ts",
    "schema",
    "config",
    "dataset",
    "auth",
    "simulate",
    "http",
    "control",
    "assembly",
  ],
  "index.ts": [
    "errors.ts",
    "schema",
    "config",
    "simulate",
    "http",
    "control",
    "assembly",
    "backlot.ts",
  ],
  cli: [
    "errors.ts",
    "suggest.ts",
    "system-error.ts",
    "package-root.ts",
    "runtime.ts",
    "whole-file.ts",
    "schema",
    "config",
    "http",
    "console",
    "import",
    "assembly",
    "backlot.ts",
  ],
  reference: ["errors.ts", "config", "cli"],
};

/** Rooms of which only types may be imported there: the value side points the other way. */
const typesOnly: readonly (readonly [from: string, to: string])[] = [
  ["http", "dataset"],
  ["auth", "dataset"],
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
  ajv: ["schema"],
  yaml: ["import"],
};

interface Import {
  readonly file: string;
  readonly target: string;
  readonly isType: boolean;
}

const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".ts"),
);
const imports = files.flatMap(readImports);
const inner = imports.filter(({ target }) => target.startsWith("."));

function readImports(file: string): Import[] {
  const text = readFileSync(join(source, file), "utf8");
  const statements = text.matchAll(
    /^(?:import|export)\s+(type\s)?(?:[^;"']*?\sfrom\s+)?"([^"]+)"|\bimport\("([^"]+)"\)/gm,
  );
  return [...statements].map(([statement, type, target, dynamicTarget]) => ({
    file,
    target: target ?? dynamicTarget ?? "",
    isType: type !== undefined || hasOnlyTypes(statement),
  }));
}

function hasOnlyTypes(statement: string): boolean {
  const names = /\{([^}]*)\}/
    .exec(statement)?.[1]
    ?.split(",")
    .filter((name) => name.trim());
  return names?.every((name) => name.trim().startsWith("type ")) ?? false;
}

function targetFile({ file, target }: Import): string {
  return relative(source, resolve(source, dirname(file), target));
}

function room(file: string): string {
  return file.split("/")[0] ?? "";
}

test("every room of src has its place in the table", () => {
  expect([...new Set(files.map(room))].sort()).toEqual(Object.keys(allowed).sort());
});

test("imports point only in the allowed directions", () => {
  const wrong = inner.filter((found) => {
    const [from, to] = [room(found.file), room(targetFile(found))];
    return from !== to && !allowed[from]?.includes(to);
  });
  expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
});

test("where only types may cross, no value does", () => {
  const wrong = inner.filter((found) =>
    typesOnly.some(
      ([from, to]) => room(found.file) === from && room(targetFile(found)) === to && !found.isType,
    ),
  );
  expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
});

test("files do not import each other in a circle", () => {
  const edges = inner.map((found) => [found.file, targetFile(found)] as const);
  expect(findCircles(edges)).toEqual([]);
});

test("the folders of one room do not import each other in a circle", () => {
  const edges = inner
    .map((found) => [dirname(found.file), dirname(targetFile(found))] as const)
    .filter(([from, to]) => room(from) === room(to))
    // What stands at a folder's own level speaks for it: the folders inside may name it.
    .filter(([from, to]) => !`${from}/`.startsWith(`${to}/`) && !`${to}/`.startsWith(`${from}/`));
  expect(findCircles(edges)).toEqual([]);
});

function findCircles(edges: readonly (readonly [from: string, to: string])[]): string[] {
  const targets = new Map<string, Set<string>>();
  for (const [from, to] of edges) targets.set(from, (targets.get(from) ?? new Set()).add(to));
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (place: string, trail: readonly string[]): void => {
    if (trail.includes(place)) {
      circles.push([...trail.slice(trail.indexOf(place)), place].join(" → "));
      return;
    }
    if (done.has(place)) return;
    for (const next of targets.get(place) ?? []) visit(next, [...trail, place]);
    done.add(place);
  };
  for (const place of targets.keys()) visit(place, []);
  return circles;
}

test("each foreign library is known in one room", () => {
  const wrong = imports.filter(({ file, target }) =>
    Object.entries(ownedPackages).some(
      ([name, rooms]) =>
        (target === name || target.startsWith(`${name}/`)) && !rooms.includes(room(file)),
    ),
  );
  expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
});
