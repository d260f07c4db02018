import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runBacklot, serveBacklot } from "../support/command.ts";
import { makeProject } from "../support/project.ts";

const models = `
export interface OrderItem { id: number; product: Product; price: Money }
export interface Product { productId: string; name: string }
export interface Money { amount: number; currency: string }
export interface SiteSettings { theme: string }
export interface Page<T> { items: T[]; total: number }
export type Status = "open" | "closed";
export const answer = 42;
export class Person { uuid: string = ""; greet(): string { return ""; } }
`;

test("every exported model is served: with an identifier as a collection, alone as an object", async () => {
  const server = await serveBacklot(makeProject({ "models.ts": models }), "models.ts");
  const lines = server.output().stdout.split("\n");
  expect(lines.filter((line) => /^route [^:]*$/.test(line))).toEqual([
    "route /order-items GET POST PUT PATCH DELETE",
    "route /products GET POST PUT PATCH DELETE",
    "route /site-settings GET PUT PATCH",
    "route /people GET POST PUT PATCH DELETE",
  ]);
  expect(await (await fetch(`${server.url}/order-items`)).json()).toHaveLength(20);
});

test("a start says why a model is a single object, and how it would be a list", async () => {
  const pod = "export interface Pod { metadata: { uid: string }; node: string }";
  const server = await serveBacklot(makeProject({ "models.ts": pod }), "models.ts");
  expect(server.output().stderr).toBe(
    '! /pod: a single object, since "Pod" has no identifier. A config that binds "Pod[]" and names its identifier with id makes it a collection.\n',
  );
});

test("a model that is exported later is served too", async () => {
  const root = makeProject({ "models.ts": models });
  const server = await serveBacklot(root, "models.ts");
  const told = server.until("reloaded in");
  writeFileSync(join(root, "models.ts"), `${models}\nexport interface Tag { id: string }`);
  await told;
  expect((await fetch(`${server.url}/tags`)).status).toBe(200);
});

test("files that export nothing to serve are a mistake", async () => {
  const root = makeProject({ "models.ts": "export const answer = 42;" });
  const { status, stderr } = await runBacklot(root, "models.ts");
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr:
      "✗ models: nothing in models.ts could be served. Export an interface or a type that is an object.\n",
  });
});

test("where nothing can be served since a package is not installed, that is said first", async () => {
  const root = makeProject({ "models.ts": 'export type { User } from "not-installed";' });
  const { status, stderr } = await runBacklot(root, "models.ts");
  expect(status).toBe(1);
  expect(stderr).toMatch(/^✗ models\.ts:1:27: Cannot find module 'not-installed'/);
  expect(stderr).toContain("✗ models: nothing in models.ts could be served.");
});

test("model files and a config at once are a wrong command line", async () => {
  const { status, stderr } = await runBacklot(makeProject({}), "models.ts", "--config", "x");
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: "Either model files or --config: a config names its own models.\nTry backlot --help.\n",
  });
});
