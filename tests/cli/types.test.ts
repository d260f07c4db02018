import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { type Run, run, runBacklot, serveBacklot } from "../support/command.ts";
import { makeProject } from "../support/project.ts";

const tsc = join(
  dirname(createRequire(import.meta.url).resolve("typescript/package.json")),
  "bin",
  "tsc",
);
const packageFolder = fileURLToPath(new URL("../..", import.meta.url));

const files = {
  "package.json": '{ "type": "module" }',
  "src/models.ts": `
    export interface Address { city: string; lines: { text: string }[] }
    export interface User { id: number; name: string; bornAt?: Date; address?: Address | null }
    export interface Settings { theme: "light" | "dark" }
    export default interface Note { id: string; text: string }`,
  "node_modules/shop-types/index.d.ts": "export interface Order { id: number; item: string }",
  "node_modules/shop-types/package.json": '{ "name": "shop-types", "types": "index.d.ts" }',
  "backlot.config.json": JSON.stringify({
    models: ["src/models.ts", "node_modules/shop-types/index.d.ts"],
    resources: [
      { path: "/users", type: "User[]" },
      { path: "/names", type: 'Array<Pick<User, "id" | "name">>' },
      { path: "/orders", type: "Order[]" },
      { path: "/notes", type: "Note[]" },
      { path: "/settings", type: "Settings" },
    ],
  }),
};

/** With the built package where a project has it installed. */
function makeTyped(more: Readonly<Record<string, string>>): string {
  const root = makeProject({ ...files, ...more });
  mkdirSync(join(root, "node_modules"), { recursive: true });
  symlinkSync(packageFolder, join(root, "node_modules", "backlot"));
  return root;
}

const written = `// Written by \`backlot types\`, which keeps it fresh while the server watches. Do not edit it.
import type { Order } from "./node_modules/shop-types/index.d.ts";
import type { default as Note, User, Settings } from "./src/models.ts";

declare module "backlot" {
  interface Register {
    paths: {
      "/users": User;
      "/names": (Array<Pick<User, "id" | "name">>)[number];
      "/orders": Order;
      "/notes": Note;
      "/settings": Settings;
    };
    routes: "/openapi.json" | "/openapi.yaml" | "/docs";
  }
}
`;

test("types ties every path to its model, wherever that is exported", async () => {
  const root = makeTyped({});
  const { status, stdout } = await runBacklot(root, "types");
  expect([status, stdout]).toEqual([0, "✓ backlot-env.d.ts ties 5 paths to their models.\n"]);
  const text = readFileSync(join(root, "backlot-env.d.ts"), "utf8");
  const sortNames = (lines: string) =>
    lines.replaceAll(/\{ (.*) \} from/g, (_, names: string) => names.split(", ").sort().join());
  expect(sortNames(text)).toBe(sortNames(written));
});

const uses = `
import { createBacklot, defineConfig } from "backlot";
const backlot = await createBacklot(".");
const user = backlot.records("/users").get(1);
user?.name.toUpperCase();
backlot.seed("/orders", [{ item: "Lamp" }]);
backlot.records("/names").all()[0]?.id.toFixed();
backlot.records("/notes").insert({ text: "Hello" });
backlot.simulate({ on: "*", delay: 100 });
backlot.simulate({ on: "/settings", status: 500 });
backlot.simulate({ on: "POST /orders", status: 503, times: 1 });
backlot.simulate({ on: \`GET /users/\${user?.id ?? 1}\`, fault: "reset" }).stop();
backlot.simulate({ on: "GET /openapi.json", status: 404 });
defineConfig({
  models: "src/models.ts",
  resources: [
    { path: "/users", type: "User[]", fields: { name: "person.firstName", "address.city": "Oslo" } },
    { path: "/orders", type: "Order[]", fields: { item: ({ index }) => \`Item \${index}\` } },
    { path: "/settings", type: "Settings" },
    { path: "/unregistered", type: "User[]", fields: { anything: 1 } },
  ],
  simulate: [
    { on: "GET /unregistered", status: 500 },
    { on: "/unregistered/7", status: 404 },
    { on: "*", delay: 100 },
  ],
  scenarios: { broken: { simulate: [{ on: "POST /orders", status: 503 }] } },
});
`;

/** A config with these rules, from the start and in a scenario. */
function configSimulating(onStart: string, inScenario: string): string {
  return `defineConfig({ models: "src/models.ts", resources: [{ path: "/users", type: "User[]" }],
    simulate: [{ on: "${onStart}", status: 500 }],
    scenarios: { broken: { simulate: [{ on: "${inScenario}", status: 500 }] } },
  });`;
}

/** A config with these rules for the values of users, whose paths stand beside others. */
function configWith(fields: string): string {
  return `defineConfig({ models: "src/models.ts", resources: [
    { path: "/orders", type: "Order[]", fields: { item: "Lamp" } },
    { path: "/users", type: "User[]", fields: ${fields} },
  ] });`;
}

/** Each by its name: code, and what the compiler must say of it. */
const programs: readonly (readonly [string, string, readonly string[]])[] = [
  ["what is right compiles", uses, []],
  ["a wrong path", 'backlot.records("/user");', [`"/user"`]],
  ["a wrong member", 'backlot.seed("/orders", [{ itme: "Lamp" }]);', ["itme"]],
  ["a wrong value", 'backlot.records("/notes").insert({ text: 7 });', ["'number'"]],
  ["a rule for a wrong path", 'backlot.simulate({ on: "/user", status: 500 });', ["'\"/user\"'"]],
  [
    "a rule for no method",
    'backlot.simulate({ on: "SEND /users", status: 500 });',
    ["SEND /users"],
  ],
  [
    "a rule for a wrong route",
    'backlot.simulate({ on: "/auth/login", status: 500 });',
    ["/auth/login"],
  ],
  ["a wrong path of a config's rule", configSimulating("GET /usres", "*"), ["GET /usres"]],
  ["a wrong path of a scenario's rule", configSimulating("*", "GET /usres"), ["GET /usres"]],
  ["a wrong property's rule", configWith('{ nmae: "Ada" }'), ["nmae"]],
  ["another model's property", configWith('{ item: "Lamp" }'), ["item"]],
  ["a wrong nested property", configWith('{ "address.town": "Oslo" }'), ["address.town"]],
  [
    "a property of a list's items",
    configWith('{ "address.lines.txt": "x" }'),
    ["address.lines.txt"],
  ],
  ["a member of another path", 'backlot.records("/names").get(1)?.theme;', ["theme"]],
];

const toFile = (index: number) => `program-${index}.ts`;
const resolutions = ["nodenext", "preserve"];

/** What the compiler says by each way of resolving: one project and one compilation for all programs. */
async function compilePrograms(): Promise<readonly Run[]> {
  const codes = programs.map(([, code, mistakes]) =>
    mistakes.length === 0 ? code : `${uses}${code}\n`,
  );
  const files = Object.fromEntries(codes.map((code, index) => [toFile(index), code]));
  const root = makeTyped(files);
  await runBacklot(root, "types");
  const args = ["--noEmit", "--strict", "--skipLibCheck", "--target", "es2022", "--types", ""];
  const named = [...Object.keys(files), "backlot-env.d.ts"];
  return Promise.all(
    resolutions.map((resolution) =>
      run(process.execPath, [tsc, ...args, "--module", resolution, ...named], { cwd: root }),
    ),
  );
}

let compiling: ReturnType<typeof compilePrograms> | undefined;

test.each(programs.map(([name, , mistakes], index) => [name, mistakes, toFile(index)] as const))(
  "the compiler says: %s",
  async (_, mistakes, file) => {
    compiling ??= compilePrograms();
    const names = new Set(["backlot-env.d.ts", ...programs.map((_, index) => toFile(index))]);
    for (const { stdout } of await compiling) {
      const said = splitMessages(stdout);
      // Such as about an option that it does not know.
      expect(said.filter(({ of }) => !names.has(of))).toEqual([]);
      const own = said.filter(({ of }) => of === file || of === "backlot-env.d.ts");
      const texts = own.map(({ text }) => text).join("\n");
      expect([own.length === 0, texts]).toEqual([
        mistakes.length === 0,
        mistakes.length === 0 ? "" : expect.stringContaining(mistakes[0] ?? ""),
      ]);
    }
  },
);

/** Each message with the lines that explain it, and the file that it is of. */
function splitMessages(output: string): { readonly of: string; readonly text: string }[] {
  const messages = output.split(/\n(?!\s)/).filter((text) => text !== "");
  return messages.map((text) => ({ of: /^([^\s(]+)\(/.exec(text)?.[1] ?? "", text }));
}

test("--out names another place, and imports lead from there", async () => {
  const root = makeTyped({ "tests/types/keep.txt": "" });
  const { status } = await runBacklot(root, "types", "--out", "tests/types/paths.d.ts");
  expect(status).toBe(0);
  const text = readFileSync(join(root, "tests/types/paths.d.ts"), "utf8");
  expect(text).toContain('from "../../src/models.ts"');
  const missing = await runBacklot(root, "types", "--out", "nowhere/paths.d.ts");
  expect([missing.status, missing.stderr]).toEqual([
    1,
    expect.stringContaining("✗ nowhere/paths.d.ts: cannot be written"),
  ]);
});

test("a file that somebody else wrote stays", async () => {
  const root = makeTyped({ "backlot-env.d.ts": "export {};\n" });
  const { status, stderr } = await runBacklot(root, "types");
  expect([status, stderr]).toEqual([
    1,
    "✗ backlot-env.d.ts: is there already, and backlot types did not write it. Name another file with --out, or move this one away.\n",
  ]);
  expect(readFileSync(join(root, "backlot-env.d.ts"), "utf8")).toBe("export {};\n");
});

test("while the server watches, the file follows the config, where there is one", async () => {
  const root = makeTyped({});
  const server = await serveBacklot(root, "--memory");
  const place = join(root, "backlot-env.d.ts");
  expect(existsSync(place)).toBe(false);
  await runBacklot(root, "types");
  const config = JSON.parse(files["backlot.config.json"]);
  config.resources = [{ path: "/people", type: "User[]" }];
  writeFileSync(join(root, "backlot.config.json"), JSON.stringify(config));
  await expect.poll(() => readFileSync(place, "utf8")).toContain('"/people": User;');
  expect(readFileSync(place, "utf8")).not.toContain("/orders");
  await server.stop();
});
