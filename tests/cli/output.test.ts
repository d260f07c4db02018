import { expect, test } from "vitest";
import { serveBacklot } from "../support/command.ts";
import { makeProject } from "../support/project.ts";

const models = `
export interface User { id: number; name: string }
export interface Settings { theme: string }
`;
const config = {
  models: "models.ts",
  auth: { mode: "apiKey", in: "query", name: "pass", value: "open sesame" },
  resources: [
    { path: "/users", type: "User[]", count: 3 },
    { path: "/settings", type: "Settings", operations: ["GET"] },
  ],
};

/** All that a server prints from its start through two requests to its end. */
async function outputOf(...flags: readonly string[]) {
  const root = makeProject({ "models.ts": models, "backlot.config.json": JSON.stringify(config) });
  const server = await serveBacklot(root, ...flags);
  await fetch(`${server.url}/users/1?pass=open+sesame&_fields=id`);
  await fetch(`${server.url}/users/99?pass=wrong`);
  const { stdout, stderr } = await server.stop();
  expect(stderr).toBe("");
  return stdout.replaceAll(server.url, "<url>").replaceAll(/[\d.]+ms/g, "<ms>");
}

test("without a terminal the start and each request are plain lines", async () => {
  expect(await outputOf()).toBe(`Backlot is serving at <url>
route /users GET POST PUT PATCH DELETE
route /settings GET
console <url>/_backlot
docs <url>/docs
openapi <url>/openapi.json
auth apiKey
try curl '<url>/users?pass=YOUR_KEY'
note These credentials are local: never use those of production here.
dataset .backlot/dataset.sqlite 4 records
GET /users/1?pass=***&_fields=id 200 <ms>
GET /users/99?pass=*** 401 incorrect <ms>
`);
});

test("--json makes every line an object", async () => {
  const lines = (await outputOf("--json")).trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      event: "listening",
      url: "<url>",
      routes: [
        { path: "/users", methods: ["GET", "POST", "PUT", "PATCH", "DELETE"] },
        { path: "/settings", methods: ["GET"] },
      ],
      console: "<url>/_backlot",
      docs: "<url>/docs",
      openapi: "<url>/openapi.json",
      auth: "apiKey",
      authRoutes: [],
      curl: "curl '<url>/users?pass=YOUR_KEY'",
      dataset: ".backlot/dataset.sqlite",
      records: 4,
    },
    {
      event: "request",
      method: "GET",
      path: "/users/1?pass=***&_fields=id",
      status: 200,
      ms: expect.any(Number),
    },
    {
      event: "request",
      method: "GET",
      path: "/users/99?pass=***",
      status: 401,
      reason: "incorrect",
      ms: expect.any(Number),
    },
  ]);
});

test("--quiet leaves the base URL", async () => {
  expect(await outputOf("--quiet")).toBe("<url>\n");
});
