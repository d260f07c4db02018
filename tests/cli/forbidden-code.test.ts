import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { run, serve } from "../support/command.ts";
import { makeProject } from "../support/project.ts";

const main = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));
const env = { NODE_OPTIONS: "--disallow-code-generation-from-strings" };

function makeUsers(settings: object): string {
  return makeProject({
    "models.ts": "export interface User { id: number; name: string }",
    "backlot.config.json": JSON.stringify({
      models: "models.ts",
      resources: [{ path: "/users", type: "User[]", count: 2 }],
      ...settings,
    }),
  });
}

function toArguments(root: string): readonly string[] {
  return [main, "--port", "0", "--config", join(root, "backlot.config.json")];
}

test("a start that could not check a body says which flag forbids it", async () => {
  const root = makeUsers({});
  const { status, stderr } = await run(process.execPath, toArguments(root), { cwd: root, env });
  expect(status).toBe(1);
  expect(stderr).toBe(
    "✗ NODE_OPTIONS: --disallow-code-generation-from-strings forbids what checks bodies and records. Start Backlot without this flag, or set validate: false.\n",
  );
});

test("without checks of bodies it serves and takes them", async () => {
  const root = makeUsers({ validate: false });
  const server = await serve(process.execPath, toArguments(root), { cwd: root, env });
  const response = await fetch(`${server.url}/users`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Ada" }),
  });
  expect(response.status).toBe(201);
  await server.stop();
});
