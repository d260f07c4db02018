import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { serveBacklot } from "../support/command.ts";
import { makeProject } from "../support/project.ts";

const files = {
  "models.ts": "export interface User { id: number; name: string }",
  "backlot.config.ts": `import { defineConfig } from "backlot";
export default defineConfig({
  models: "models.ts",
  resources: [{ path: "/users", type: "User[]", count: 3 }],
});
`,
};

test("the first line says where it serves, and Ctrl-C ends with status 0", async () => {
  const server = await serveBacklot(makeProject(files));
  expect(server.output().stdout.split("\n")[0]).toContain(server.url);
  const users = await (await fetch(`${server.url}/users`)).json();
  expect(users).toHaveLength(3);
  const { status, stderr } = await server.stop();
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
});

test("records survive a restart", async () => {
  const root = makeProject(files);
  const first = await serveBacklot(root);
  const created = await fetch(`${first.url}/users`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Ada" }),
  });
  expect(created.status).toBe(201);
  await fetch(`${first.url}/users/2`, { method: "DELETE" });
  const before = await (await fetch(`${first.url}/users`)).text();
  await first.stop();

  const second = await serveBacklot(root);
  expect(await (await fetch(`${second.url}/users`)).text()).toBe(before);
  expect(before).toContain('"Ada"');
});

test("a record acknowledged is a record kept, also when the server is killed", async () => {
  const root = makeProject(files);
  const first = await serveBacklot(root);
  const created = await fetch(`${first.url}/users`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Grace" }),
  });
  const { id } = (await created.json()) as { id: number };
  await first.stop("SIGKILL");

  const second = await serveBacklot(root);
  expect(await (await fetch(`${second.url}/users/${id}`)).json()).toEqual({ id, name: "Grace" });
});

test("nothing is written but the dataset's own folder", async () => {
  const root = makeProject(files);
  const server = await serveBacklot(root);
  await fetch(`${server.url}/users`);
  await server.stop();
  expect(readdirSync(root).sort()).toEqual([".backlot", "backlot.config.ts", "models.ts"]);
});
