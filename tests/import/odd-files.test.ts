import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readImport } from "../../src/import/read-import.ts";
import { toProjectFiles } from "../../src/import/write/project-files.ts";
import { runBacklot } from "../support/command.ts";
import { makeProject } from "../support/project.ts";

/** What would be written for a file of this name and content. */
async function write(name: string, content: unknown): Promise<ReadonlyMap<string, string>> {
  const text = typeof content === "string" ? content : JSON.stringify(content);
  const folder = makeProject({ [name]: text });
  return toProjectFiles(await readImport(join(folder, name)), folder);
}

test("the built command reads YAML", async () => {
  const schema = "{ type: object, properties: { id: { type: integer }, name: { type: string } } }";
  const folder = makeProject({
    "openapi.yaml": `openapi: 3.1.0
info: { title: Pets, version: "1" }
paths:
  /pets:
    get:
      responses:
        "200": { description: ok, content: { application/json: { schema: { type: array, items: ${schema} } } } }
`,
  });
  const { status, stdout } = await runBacklot(folder, "import", "openapi.yaml");
  expect([status, stdout.split("\n")[0]]).toEqual([0, "✓ openapi.yaml: 1 list, 0 records."]);
});

test("a mark that an editor on Windows puts in front is passed over, by the import and by records", async () => {
  const folder = makeProject({});
  writeFileSync(join(folder, "db.json"), '\uFEFF{"notes":[{"id":1,"text":"é"}]}');
  expect((await runBacklot(folder, "import", "db.json")).status).toBe(0);
  const { status, stderr } = await runBacklot(folder, "check");
  expect([status, stderr]).toEqual([0, ""]);
});

test("an identifier that JavaScript would round is refused in words", async () => {
  const file = '{"tweets":[{"id":1234567890123456789},{"id":1234567890123456790}]}';
  await expect(write("db.json", file)).rejects.toThrow(
    "tweets[0].id has more digits than a number can keep. Write such identifiers as texts.",
  );
});

test("keys made of signs alone, as parsers of XML have them, name models that can be read", async () => {
  const files = await write("db.json", {
    posts: [{ id: 1, _: [{ a: 1 }], $: { lang: "en" } }],
    _: [{ id: 1 }],
  });
  expect(files.get("models.ts")).toMatch(/\b_: \w+\[\];\s+\$: \w+;/);
});

test("what is wrong in the JSON is told with its line", async () => {
  await expect(write("db.json", '{\n  "posts": [\n    { "id": 1, }\n  ]\n}')).rejects.toThrow(
    /the file is not JSON: .* in line 3\.$/m,
  );
  await expect(write("db.json", '// mine\n{ "posts": [] }')).rejects.toThrow(
    /the file is not JSON: .*\.$/,
  );
});

test("an object whose keys a database made, or that are counted, is a Record", async () => {
  const files = await write("db.json", {
    users: { u1: { name: "Ann", age: 30 }, u2: { name: "Ben", age: 31 } },
    rooms: { "-MxYzAbCdEfGhIjKlMnO": { title: "A" }, "-MxYzAbCdEfGhIjKlMnP": { title: "B" } },
    address: { line1: "Main Street 1", line2: "Floor 2" },
  });
  expect(files.get("models.ts")).toBe(`export type Users = Record<string, User>;

export interface User {
  name: string;
  age: number;
}

export type Rooms = Record<string, Room>;

export interface Room {
  title: string;
}

export interface Address {
  line1: string;
  line2: string;
}
`);
});

test("the variables of a server's address have their defaults", async () => {
  const files = await write("openapi.json", {
    openapi: "3.0.3",
    info: { title: "Pets", version: "1" },
    servers: [
      {
        url: "https://{env}.example.com/v2/{tenant}",
        variables: { env: { default: "api" }, tenant: { default: "acme" } },
      },
    ],
    paths: {
      "/pets/{id}": {
        get: {
          responses: {
            200: {
              description: "ok",
              content: {
                "application/json": {
                  schema: { type: "object", properties: { id: { type: "integer" } } },
                },
              },
            },
          },
        },
      },
    },
  });
  expect(files.get("backlot.config.ts")).toContain('basePath: "/v2/acme",');
});

interface Recorded {
  readonly url: string;
  readonly body: unknown;
}

function toHar(...recorded: readonly Recorded[]): object {
  const entries = recorded.map(({ url, body }) => ({
    request: { method: "GET", url: `https://api.example.com${url}` },
    response: {
      status: 200,
      content: { mimeType: "application/json", text: JSON.stringify(body) },
    },
  }));
  return { log: { version: "1.2", entries } };
}

test("a recording leaves GraphQL out, and keeps the prefix of nested lists", async () => {
  const folder = makeProject({
    "shop.har": JSON.stringify(
      toHar(
        { url: "/graphql", body: { data: { viewer: null } } },
        { url: "/v1/users", body: [{ id: 1, name: "Ann" }] },
        { url: "/v1/users/1/posts", body: [{ id: 7, title: "Hello" }] },
        { url: "/status", body: { isUp: true } },
      ),
    ),
  });
  const { resources, notes } = await readImport(join(folder, "shop.har"));
  expect(resources.map(({ path }) => path)).toEqual(["/v1/users", "/v1/posts", "/status"]);
  expect(notes).toEqual(["GraphQL is left out: what is served is REST."]);
});
