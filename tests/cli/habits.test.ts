import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { runBacklot, serve } from "../support/command.ts";
import { makeProject } from "../support/project.ts";

const main = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));
const files = { "models.ts": "export interface User { id: number }" };

test.each([
  ["serve", "models.ts", "-p", "0"],
  ["start", "models.ts", "-p0"],
  ["dev", "-p=0", "models.ts"],
  ["-p", "0", "models.ts"],
])("backlot %s %s %s serves, as people type it", async (...args) => {
  const given = { cwd: makeProject(files) };
  const server = await serve(process.execPath, [main, ...args], given);
  expect((await fetch(`${server.url}/users/1`)).status).toBe(200);
});

test.each([
  ["openapi", "-o", "api.json"],
  ["openapi", "-oapi.json"],
  ["--config", ".", "openapi", "-o", "api.json"],
])("backlot %s %s %s writes the file: there the letter is that of --out", async (...args) => {
  const config = { models: "models.ts", resources: [{ path: "/users", type: "User[]" }] };
  const root = makeProject({ ...files, "backlot.config.json": JSON.stringify(config) });
  expect(await runBacklot(root, ...args)).toMatchObject({ status: 0, stderr: "" });
  expect(existsSync(join(root, "api.json"))).toBe(true);
  expect(JSON.parse(readFileSync(join(root, "api.json"), "utf8"))).toHaveProperty("openapi");
});
