import { join } from "node:path";
import { expect, test } from "vitest";
import { runBacklot, type Server, serveBacklot } from "../support/command.ts";
import { makeProject } from "../support/project.ts";
import { removeFolder } from "../support/remove-folder.ts";

const files = {
  "models.ts": "export interface User { id: number; name: string }",
  "backlot.config.json": JSON.stringify({
    models: "models.ts",
    resources: [{ path: "/users", type: "User[]", count: 3 }],
  }),
};

async function post(server: Server, name: string): Promise<number> {
  const response = await fetch(`${server.url}/users`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name }),
  });
  return response.status;
}

async function names(server: Server): Promise<readonly string[]> {
  const users = (await (await fetch(`${server.url}/users`)).json()) as { name: string }[];
  return users.map(({ name }) => name);
}

test("a folder that is removed under a running server is said, and written anew with all records", async () => {
  const root = makeProject(files);
  const server = await serveBacklot(root);
  await post(server, "Ada");
  const said = server.until(
    "dataset: .backlot/dataset.sqlite was removed while it was served; all that is served was written to a new one",
  );
  removeFolder(join(root, ".backlot"));
  await said;
  expect(await post(server, "Grace")).toBe(201);
  const before = await names(server);
  expect(before).toHaveLength(5);
  const second = await runBacklot(root, "--port", "0");
  expect(second.stderr).toContain(`is in use by the server at ${server.url}`);
  expect((await runBacklot(root, "snapshot", "save", "all")).status).toBe(0);
  await server.stop("SIGKILL");
  const next = await serveBacklot(root);
  expect(await names(next)).toEqual(before);
});
