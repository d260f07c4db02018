import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { runBacklot } from "../support/command.ts";
import { lint } from "../support/openapi.ts";
import { makeProject } from "../support/project.ts";

const models = `
export interface User { id: number; name: string }
export interface Post { id: number; author: User }`;

function makeConfig(count: number): string {
  const resources = [
    { path: "/users", type: "User[]", count },
    { path: "/posts", type: "Post[]", count: 2 },
  ];
  const config = JSON.stringify({ models: "models.ts", port: 4321, resources });
  return makeProject({ "models.ts": models, "backlot.config.json": config });
}

test("the document that the command writes has examples and names the configured address", async () => {
  const { status, stdout } = await runBacklot(makeConfig(3), "openapi");
  expect(status).toBe(0);
  const document = JSON.parse(stdout);
  expect(document.servers).toEqual([{ url: "http://127.0.0.1:4321" }]);
  expect(document.components.schemas.Post.examples[0]).toMatchObject({
    id: 1,
    author: { id: expect.any(Number), name: expect.any(String) },
  });
  expect(await lint(document)).toEqual([]);
});

test("where making records would take long, it has none", async () => {
  const { stdout } = await runBacklot(makeConfig(1_000_000), "openapi");
  expect(JSON.parse(stdout).components.schemas.User).not.toHaveProperty("examples");
});

test.each([
  ["api.yaml", "YAML"],
  ["api.YML", "YAML"],
  ["api.json", "JSON"],
  ["api", "JSON"],
])("--out %s writes it as %s", async (file, form) => {
  const root = makeConfig(3);
  const { stdout: printed } = await runBacklot(root, "openapi");
  const { status, stdout } = await runBacklot(root, "openapi", "--out", file);
  expect({ status, stdout }).toEqual({ status: 0, stdout: "" });
  const written = readFileSync(join(root, file), "utf8");
  // YAML's reader takes JSON too.
  expect(parse(written)).toEqual(JSON.parse(printed));
  expect(written.startsWith("{")).toBe(form === "JSON");
});
