import { join } from "node:path";
import { expect, test } from "vitest";
import { runBacklot, serveBacklot } from "../support/command.ts";
import { makeProject } from "../support/project.ts";

const models = "export interface User { id: number; name: string }";
const resources = [{ path: "/users", type: "User[]", count: 3 }];

function configured(settings: object): Readonly<Record<string, string>> {
  const config = { models: "models.ts", resources, ...settings };
  return { "models.ts": models, "backlot.config.json": JSON.stringify(config) };
}

test.each([
  ['{ "compilerOptions": {', "is no JSON object."],
  ['{ "extends": "./missing.json" }', 'extends "./missing.json", which does not exist.'],
])("a tsconfig of %s is said, and the models are read all the same", async (text, fault) => {
  const root = makeProject({ ...configured({}), "tsconfig.json": text });
  expect(await runBacklot(root, "check")).toMatchObject({
    status: 0,
    stderr: `! tsconfig.json: ${fault} Models are read with what TypeScript makes of it.\n`,
  });
});

test("files outside the project are used, and the start says so", async () => {
  const outside = makeProject({ "users.json": '[{ "id": 7, "name": "Ada" }]' });
  const dataset = join(outside, "dataset.sqlite");
  const records = join(outside, "users.json");
  const root = makeProject(configured({ dataset, resources: [{ ...resources[0], records }] }));
  const server = await serveBacklot(root);
  expect(await (await fetch(`${server.url}/users/7`)).json()).toMatchObject({ name: "Ada" });
  expect((await server.stop()).stderr).toBe(
    [
      `! dataset: ${dataset} is written, which is outside the project.\n`,
      `! resources[0].records: ${records} is read, which is outside the project.\n`,
    ].join(""),
  );
});

test("the request to try has the base path in it", async () => {
  const root = makeProject(configured({ basePath: "/api", auth: { mode: "bearer" } }));
  const server = await serveBacklot(root);
  const { stdout } = await server.stop();
  expect(stdout).toContain(`try curl ${server.url}/api/auth/register `);
});
