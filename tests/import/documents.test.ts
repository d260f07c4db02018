import { join } from "node:path";
import { expect, test } from "vitest";
import { readImport } from "../../src/import/read-import.ts";
import { toServed } from "../../src/import/to-options.ts";
import { toProjectFiles } from "../../src/import/write/project-files.ts";
import { createBacklot, SetupError } from "../../src/index.ts";
import { makeProject, request } from "../support/project.ts";

const folder = join(import.meta.dirname, "documents");

/** What would be written for a document, into a folder of its own. */
async function write(file: string): Promise<ReadonlyMap<string, string>> {
  return toProjectFiles(await readImport(join(folder, file)), makeProject({}));
}

test("an OpenAPI 3.0 document gives models, resources and its examples", async () => {
  const files = await write("petstore.yaml");
  expect(files.get("models.ts")).toMatchInlineSnapshot(`
    "/** An animal that is for sale. */
    export interface Pet {
      /**
       * @minLength 1
       * @maxLength 40
       * @example "Rex"
       */
      name: string;
      /** @format integer */
      readonly id: number;
      /** Where it is in the shop. */
      status: "available" | "pending" | "sold";
      /** @exclusiveMinimum 0 */
      price?: number | null;
      /** @maxItems 5 */
      tags?: Tag[];
      /** @format date */
      bornAt?: string;
    }

    export interface Named {
      /**
       * @minLength 1
       * @maxLength 40
       * @example "Rex"
       */
      name: string;
    }

    export interface Tag {
      /** @format integer */
      id: number;
      name: string;
    }

    export interface ShopUser {
      /** @pattern ^[a-z]+$ */
      username: string;
      /** @format email */
      email?: string;
      settings?: Record<string, boolean>;
    }

    export interface Inventory {
      /**
       * @format integer
       * @minimum 0
       */
      total: number;
    }
    "
  `);
  expect(files.get("backlot.config.ts")).toMatchInlineSnapshot(`
    "import { defineConfig } from "backlot";

    export default defineConfig({
      models: "models.ts",
      basePath: "/v1",

      // The examples come first, generated records fill up to count.
      resources: [
        {
          path: "/pets",
          type: "Pet[]",
          operations: ["GET", "POST", "DELETE"],
          records: "records.json",
        },
        { path: "/users", type: "ShopUser[]", id: "username", operations: ["GET"] },
        { path: "/store/inventory", type: "Inventory", operations: ["GET"] },
      ],
    });
    "
  `);
  expect(JSON.parse(files.get("records.json") ?? "")).toEqual({
    pets: [{ id: 1, name: "Rex", status: "sold", tags: [{ id: 1, name: "dog" }] }],
  });
});

test("what a document has and is not served, and examples that do not fit, are said", async () => {
  const { notes } = await readImport(join(folder, "petstore.yaml"));
  expect(notes).toEqual([
    "Not served: /pets/findByStatus, /login.",
    "/pets: 1 of its examples do not fit the schema.",
  ]);
});

test("an OpenAPI 3.1 document with a page of records gives the records", async () => {
  const files = await write("tasks-31.json");
  expect(files.get("models.ts")).toMatchInlineSnapshot(`
    "export interface TaskPage {
      items?: Task[];
      /** @format integer */
      total?: number;
    }

    export interface Task {
      id: string;
      title: string;
      assignee: string | null;
      kind: "chore";
      parent?: Task | null;
    }
    "
  `);
  expect(files.get("backlot.config.ts")).toContain(
    '{ path: "/tasks", type: "Task[]", operations: ["GET"], records: "records.json" }',
  );
});

test("a recording gives what was answered, without what a login said", async () => {
  const files = await write("recording.har");
  expect(files.get("models.ts")).toMatchInlineSnapshot(`
    "export interface Product {
      id: number;
      name: string;
      price: number;
      stock?: number;
    }

    export interface Review {
      id: number;
      productId: number;
      stars: number;
    }

    export interface Settings {
      currency: string;
    }
    "
  `);
  expect(files.get("backlot.config.ts")).toContain('basePath: "/api/v1"');
  expect(JSON.parse(files.get("records.json") ?? "")).toEqual({
    products: [
      { id: 1, name: "Chair", price: 49.5 },
      { id: 2, name: "Desk", price: 110, stock: 4 },
    ],
    reviews: [{ id: 7, productId: 2, stars: 5 }],
    settings: { currency: "EUR" },
  });
});

test.each(["petstore.yaml", "tasks-31.json", "recording.har"])(
  "the project written for %s starts without a mistake",
  async (file) => {
    const root = makeProject(Object.fromEntries(await write(file)));
    const backlot = await createBacklot(join(root, "backlot.config.ts"), { dataset: ":memory:" });
    const { basePath, resources } = backlot.config;
    const statuses = await Promise.all(
      resources.map(async ({ path }) => (await request(backlot, "GET", basePath + path)).status),
    );
    await backlot.close();
    expect(statuses).toEqual(resources.map(() => 200));
  },
);

test("a document is served at once, and takes what its schemas take", async () => {
  const served = toServed(await readImport(join(folder, "petstore.yaml")));
  const backlot = await createBacklot(async () => served);
  expect(await (await request(backlot, "GET", "/v1/pets/1")).json()).toMatchObject({ name: "Rex" });
  const statuses = [
    await request(backlot, "POST", "/v1/pets", { name: "Bo", status: "sold" }),
    await request(backlot, "POST", "/v1/pets", { name: "Bo", status: "lost" }),
    await request(backlot, "PUT", "/v1/pets/1", { name: "Bo", status: "sold" }),
  ].map(({ status }) => status);
  await backlot.close();
  expect(statuses).toEqual([201, 422, 405]);
});

const malformed = [
  ["no.json", undefined, /^.*no\.json: there is no such file\.$/],
  ["cut.json", '{ "posts": [', /^.*cut\.json: the file is not JSON: .+\.$/],
  ["text.json", '"posts"', /^.*text\.json: it is not an object of lists\. Write it as /],
  ["numbers.json", "[1, 2]", /^.*numbers\.json: it is not an object of lists\. Write it as /],
  [
    "scalars.json",
    '{ "a": 1 }',
    /it has no list of objects .* a is left out: it is neither a list/,
  ],
  [
    "twice.json",
    '{ "a": [{ "id": 1 }, { "id": 1 }] }',
    /: a\[1\]\.id is 1, which is the id of a\[0\] already\.$/,
  ],
  [
    "null.json",
    '{ "a": [{ "id": null }] }',
    /: a\[0\]\.id is null, and an id is a number or a text\.$/,
  ],
  ["cut.yaml", "a: [1", /^.*cut\.yaml: the file is not YAML: .+\.$/],
  ["old.json", '{ "swagger": "2.0" }', /it is Swagger 2, and only OpenAPI 3 can be imported\./],
  [
    "new.json",
    '{ "openapi": "4.0.0" }',
    /it is OpenAPI 4\.0\.0, and only OpenAPI 3 can be imported\.$/,
  ],
  [
    "none.json",
    '{ "openapi": "3.1.0", "paths": {} }',
    /no path of it answers GET with JSON objects\.$/,
  ],
  [
    "none.har",
    '{ "log": { "entries": [] } }',
    /it has no GET that was answered with JSON objects\.$/,
  ],
] as const;

test.each(malformed)("%s is refused in one sentence", async (name, text, message) => {
  const root = makeProject(text === undefined ? {} : { [name]: text });
  const refusal = await readImport(join(root, name)).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(SetupError);
  const { message: said } = refusal as SetupError;
  expect(said).toMatch(message);
  expect(said).not.toContain("\n");
});
