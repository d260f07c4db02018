import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import openapiTypescript, { astToString } from "openapi-typescript";
import { expect, test } from "vitest";
import { run } from "../../support/command.ts";
import { makeProject, startBacklot } from "../../support/project.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

const models = `
/** Somebody who writes. */
export interface User {
  readonly id: number;
  name: string;
  /** @format email */
  email: string;
  role: Role;
  nick?: string | null;
  address: { street: string; city: string | null };
  tree?: Tree;
  scores: Record<string, number>;
  shapes: Shape[];
  born: Date;
  big: bigint;
  createdAt: Date;
}
export enum Role { Admin = "admin", Reader = "reader" }
export interface Tree { value: number; children: Tree[] }
export interface Circle { kind: "circle"; radius: number }
export interface Square { kind: "square"; side: number }
export type Shape = Circle | Square;
export interface Spot { id: string; at: [number, number] }
export interface Settings { theme: "light" | "dark"; pages: 1 | 2 | 3; isOpen: boolean }`;

/** What a type is on the wire, where dates and big integers are texts and enums their values. */
const wire = `
export type Wire<T> = T extends Date | bigint ? string
  : T extends string ? (string extends T ? string : \`\${T}\`)
  : T extends object ? { [Name in keyof T]: Wire<T[Name]> }
  : T;
export type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : "not back") : "not there";`;

const assignable = `
import type { components } from "./api.js";
import type { Settings, Shape, Spot, Tree, User } from "./models.js";
import type { Same, Wire } from "./wire.js";

type Schemas = components["schemas"];
export const user: Same<Wire<User>, Schemas["User"]> = true;
export const tree: Same<Wire<Tree>, Schemas["Tree"]> = true;
export const shape: Same<Wire<Shape>, Schemas["Shape"]> = true;
export const spot: Same<Wire<Spot>, Schemas["Spot"]> = true;
export const settings: Same<Wire<Settings>, Schemas["Settings"]> = true;`;

const program = `
import createClient from "openapi-fetch";
import type { paths } from "./api.js";
import type { User } from "./models.js";
import type { Wire } from "./wire.js";

declare const process: { readonly argv: readonly string[] };
declare const console: { log(text: string): void };
const client = createClient<paths>({ baseUrl: process.argv[2] ?? "" });

const list = await client.GET("/users", {
  params: { query: { _page: 1, _limit: 2, _sort: ["-id"], createdAt_gte: "2000-01-01T00:00:00Z" } },
});
const users: Wire<User>[] = list.data ?? [];
const [first] = users;
if (!first) throw new Error(list.error?.message ?? "No users");
const { id, createdAt, ...body } = first;
const created = await client.POST("/users", { body: { ...body, name: "Ada" } });
const path = { id: created.data?.id ?? 0 };
const patched = await client.PATCH("/users/{id}", { params: { path }, body: { role: "admin" } });
const refused = await client.PATCH("/users/{id}", { params: { path }, body: { email: "nobody" } });
const removed = await client.DELETE("/users/{id}", { params: { path } });
const missing = await client.GET("/users/{id}", { params: { path } });
const title: string | undefined = missing.error?.title;
console.log(JSON.stringify([
  users.length, id, createdAt.length, created.response.status, created.data?.name, patched.data?.role,
  Object.keys(refused.error?.errors ?? {}), removed.data?.name, title,
]));

export async function mistakes() {
  // @ts-expect-error: not one of the roles
  await client.GET("/users", { params: { query: { role: "owner" } } });
  // @ts-expect-error: no member to sort by
  await client.GET("/users", { params: { query: { _sort: ["age"] } } });
  // @ts-expect-error: a name is a text
  await client.POST("/users", { body: { ...body, name: 1 } });
  // @ts-expect-error: a whole user has a name
  await client.PUT("/users/{id}", { params: { path }, body: { email: "ada@example.com" } });
  // @ts-expect-error: no such route
  await client.GET("/people");
}`;

const tsconfig = {
  compilerOptions: {
    target: "es2022",
    lib: ["es2022", "dom"],
    module: "nodenext",
    strict: true,
    skipLibCheck: true,
    types: [],
    outDir: "out",
  },
  files: ["assignable.ts", "program.ts"],
};

test("a generated client speaks the models' own types, and the server understands it", async () => {
  const backlot = await startBacklot(models, {
    resources: [
      { path: "/users", type: "User[]", count: 5 },
      { path: "/spots", type: "Spot[]", count: 5 },
      { path: "/settings", type: "Settings" },
    ],
  });
  const types = await openapiTypescript(JSON.stringify(await backlot.document()));
  const folder = makeProject({
    "package.json": '{ "type": "module" }',
    "tsconfig.json": JSON.stringify(tsconfig),
    "api.d.ts": astToString(types),
    "models.ts": models,
    "wire.ts": wire,
    "assignable.ts": assignable,
    "program.ts": program,
  });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  expect(await run(tsc, ["-p", folder], { cwd: folder })).toMatchObject({ status: 0, stdout: "" });

  const url = await backlot.listen();
  const { stdout, stderr } = await run(process.execPath, ["out/program.js", url], { cwd: folder });
  expect(stderr).toBe("");
  expect(JSON.parse(stdout)).toEqual([
    2,
    5,
    24,
    201,
    "Ada",
    "admin",
    ["email"],
    "Ada",
    "Unknown record",
  ]);
});
