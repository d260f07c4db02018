import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createCompiler } from "../src/models/compiler/compiler-process.ts";
import { readExportedModels, readModels } from "../src/models/read-models.ts";
import { makeProject } from "./support/project.ts";

async function readDefinitions(root: string, models: string, type: string) {
  const bindings = [{ place: "resources[0].type", type }];
  const { definitions, warnings } = await readModels(root, [join(root, models)], bindings);
  return { names: Object.keys(definitions), definitions, warnings };
}

test("models in a package of node_modules can be bound, though globs never find them", async () => {
  const root = makeProject({
    "node_modules/shapes/package.json": JSON.stringify({ name: "shapes", types: "index.d.ts" }),
    "node_modules/shapes/index.d.ts": "export interface Shape { id: number; sides: number }",
  });
  const { names } = await readDefinitions(root, "node_modules/shapes/index.d.ts", "Shape[]");
  expect(names).toEqual(["Shape"]);
});

test("a model may use the types of a package, found through its exports or the old way", async () => {
  const files = {
    "node_modules/money/package.json": JSON.stringify({
      name: "money",
      exports: { ".": { types: "./types/index.d.ts" } },
    }),
    "node_modules/money/types/index.d.ts": "export interface Money { amount: number }",
    "node_modules/money/types/deep.d.ts": "export interface Deep { depth: number }",
  };
  const root = makeProject({
    ...files,
    "models.ts": `import type { Money } from "money";
      export interface Price { id: number; money: Money }`,
  });
  expect((await readDefinitions(root, "models.ts", "Price")).names).toEqual(["Price", "Money"]);

  const old = makeProject({
    ...files,
    "tsconfig.json": `{ "compilerOptions": { "moduleResolution": "node", "strict": true } }`,
    "models.ts": `import { Deep } from "money/types/deep";
      export interface Model { id: number; deep: Deep }`,
  });
  expect((await readDefinitions(old, "models.ts", "Model")).names).toEqual(["Model", "Deep"]);
});

test("models of a workspace's sibling follow that package's own tsconfig", async () => {
  const root = makeProject({
    "packages/shared/tsconfig.json": `{ "compilerOptions": { "paths": { "~/*": ["./src/*"] } } }`,
    "packages/shared/src/name.ts": "export interface Name { first: string }",
    "packages/shared/src/models.ts": `import type { Name } from "~/name";
      export interface User { id: number; name: Name }`,
    "apps/web/tsconfig.json": "{}",
  });
  const web = join(root, "apps/web");
  const { names } = await readDefinitions(web, "../../packages/shared/src/models.ts", "User[]");
  expect(names).toEqual(["User", "Name"]);
});

test("without any tsconfig the models are read strictly", async () => {
  const root = makeProject({ "models.ts": "export interface A { id: number; b: string | null }" });
  const { definitions } = await readDefinitions(root, "models.ts", "A");
  expect(definitions["A"]).toMatchObject({
    properties: { b: { anyOf: [{ type: "string" }, { type: "null" }] } },
  });
});

test("a tsconfig that cannot be parsed is as good as none", async () => {
  const root = makeProject({
    "tsconfig.json": "{ this is not JSON",
    "models.ts": "export interface A { id: number }",
  });
  expect((await readDefinitions(root, "models.ts", "A")).names).toEqual(["A"]);
});

test("global types that the project declares beside its models are known", async () => {
  const root = makeProject({
    "tsconfig.json": `{ "compilerOptions": { "strict": true }, "include": ["src"] }`,
    "src/globals.d.ts": "type Brand = { color: string };",
    "src/models.ts": "export interface A { id: number; brand: Brand }",
  });
  expect((await readDefinitions(root, "src/models.ts", "A")).names).toEqual(["A", "Brand"]);
});

test("a models file whose path has spaces, quotes and brackets is read", async () => {
  const root = makeProject({ "my [odd] 'models'/a b.ts": "export interface A { id: number }" });
  expect((await readDefinitions(root, "my [odd] 'models'/a b.ts", "A[]")).names).toEqual(["A"]);
});

test("what a save changes is seen by the next reading", async () => {
  const root = makeProject({ "models.ts": "export interface A { id: number }" });
  const before = await readDefinitions(root, "models.ts", "A");
  mkdirSync(join(root, "more"));
  writeFileSync(join(root, "models.ts"), "export interface A { id: number; name: string }");
  const after = await readDefinitions(root, "models.ts", "A");
  expect(before.definitions["A"]).not.toEqual(after.definitions["A"]);
});

test("every exported model can be listed, with its file and whether it wants type arguments", async () => {
  const root = makeProject({
    "models.ts": `export interface User { id: number }
      export interface Page<T> { items: T[] }
      export type Role = "a" | "b";
      export const roles = ["a", "b"];
      export default class Ticket { id = 1 }`,
    "other.ts": "export type Post = { id: number };",
  });
  const files = ["models.ts", "other.ts"].map((name) => join(root, name));
  expect(await readExportedModels(root, files)).toEqual([
    { name: "User", file: files[0], isGeneric: false },
    { name: "Page", file: files[0], isGeneric: true },
    { name: "Role", file: files[0], isGeneric: false },
    { name: "Ticket", file: files[0], isGeneric: false },
    { name: "Post", file: files[1], isGeneric: false },
  ]);
});

test("a type that leads to more types than anybody could read is refused by its name", async () => {
  const members = Array.from({ length: 5001 }, (_, index) => `m${index}: { a: number }`);
  const root = makeProject({
    "models.ts": `export interface Wide { id: string; ${members.join("; ")} }`,
  });
  await expect(readDefinitions(root, "models.ts", "Wide[]")).rejects.toThrow(
    'resources[0].type: "Wide[]" cannot be read: it leads to more than 5,000 types.',
  );
});

test("a type whose unions each offer hundreds of things that offer as much is refused by its name", async () => {
  const things = Array.from({ length: 300 }, (_, index) => `Thing${index}`);
  const members = things.map((name) => `${name}?: Of<"${name}">`).join("; ");
  const root = makeProject({
    "models.ts": `${things.map((name) => `interface ${name} extends Base { is: "${name}" }`).join("\n")}
      type Any = ${things.join(" | ")};
      type Of<Role extends string> = Any | { role: Role; what: Any }[] | Role;
      interface Base { ${members} }
      export interface Graph extends Base { id: string }`,
  });
  await expect(readDefinitions(root, "models.ts", "Graph[]")).rejects.toThrow(
    'resources[0].type: "Graph[]" cannot be read: it leads to more than 50,000 variants of unions. Write an interface with the properties that you need, and serve that.',
  );
});

test("what an installed package cannot resolve is any in a file that has no fault of its own", async () => {
  const root = makeProject({
    "node_modules/mapper/package.json": JSON.stringify({ name: "mapper", types: "index.d.ts" }),
    "node_modules/mapper/index.d.ts": `import type { Inner } from "a-package-that-nobody-has";
      export type Row<T> = { [K in keyof T]: T[K] extends string ? string : Inner<T[K]> };
      export declare function define<T>(columns: T): Row<T>;`,
    "models.ts": `import { define } from "mapper";
      const user = define({ name: "text" as const, address: { city: "text" as const } });
      export type User = typeof user;`,
  });
  const { definitions, warnings } = await readModels(
    root,
    [join(root, "models.ts")],
    [{ place: "resources[0].type", type: "User" }],
  );
  expect(definitions["User"]).toMatchObject({
    properties: { name: { type: "string" }, address: {} },
  });
  expect(warnings.map(({ code }) => code)).toEqual(["type-unreadable"]);
});

test("a type that cannot be resolved is told of where it is written, not where it is bound", async () => {
  const root = makeProject({
    "models.ts": `namespace Shop { export interface Cart { id: number } }
      export type Basket = Shop.Basket;`,
  });
  const reading = readModels(
    root,
    [join(root, "models.ts")],
    [{ place: "resources[0].type", type: "Basket[]" }],
  );
  await expect(reading).rejects.toThrow(/^models\.ts:2:\d+: .*has no exported member 'Basket'/);
});

test("models that need nothing but the language are read without browsers and installed packages", () => {
  const filesRead = (model: string) => {
    const root = makeProject({
      "node_modules/@types/everywhere/index.d.ts": "interface Everywhere { id: number }",
      "tsconfig.json": `{ "compilerOptions": { "lib": ["es2022", "dom"] } }`,
      "name.ts": "export interface Name { first: string }",
      "models.ts": `import type { Name } from "./name";\nexport interface A { id: number; ${model} }`,
    });
    using compiler = createCompiler(root, [join(root, "models.ts")]);
    const { program } = compiler.check('import type { A } from "./models";');
    return program.getSourceFileNames().join(" ");
  };
  const alone = filesRead("name: Name; at: Date");
  expect(alone).toContain("name.ts");
  expect(alone).not.toMatch(/lib\.dom|@types\//);
  expect(filesRead("file: File")).toMatch(/lib\.dom/);
  expect(filesRead("other: Everywhere")).toContain("@types/everywhere");
});

test.each([
  ["of a browser, in an imported file", "own: Own", "size"],
  [
    "of a browser, where mistakes are passed over",
    '// @ts-ignore\n own: Pick<File, "size">',
    "size",
  ],
  ["of a package that adds to the language's own", "own: Error", "code"],
  [
    "of a declaration file that adds to the language's own",
    "own: Pick<PromiseFulfilledResult<string>, keyof PromiseFulfilledResult<string>>",
    "label",
  ],
])("a type %s is whole", async (_, member, name) => {
  const root = makeProject({
    "tsconfig.json": "{}",
    "node_modules/@types/failures/index.d.ts": "interface Error { code: number }",
    "globals.d.ts": "interface PromiseFulfilledResult<T> { label: T }",
    "own.ts": "export type Own = Pick<File, 'size'>;",
    "models.ts": `${member.includes("Own") ? 'import type { Own } from "./own";' : ""}
      export interface A { id: number;
        ${member} }`,
  });
  const { definitions, warnings } = await readDefinitions(root, "models.ts", "A");
  expect(warnings).toEqual([]);
  expect(JSON.stringify(definitions)).toContain(`"${name}"`);
});
