import { expect, test } from "vitest";
import { parse } from "yaml";
import { request, startBacklot } from "../support/project.ts";

const models = `
/** Somebody who writes. */
export interface User {
  id: number;
  /** As it is spoken. */
  name: string;
  /** @deprecated */
  nick?: string;
}
export interface Post { id: number; author: User; reviewer: User | null; title: string }`;
const resources = [
  { path: "/users", type: "User[]", count: 2 },
  { path: "/posts", type: "Post[]", count: 2 },
];

test("YAML says what JSON says, and no copy of either is kept among the requests", async () => {
  const backlot = await startBacklot(models, { resources });
  const yaml = await request(backlot, "GET", "/openapi.yaml");
  expect(yaml.headers.get("content-type")).toBe("application/yaml; charset=utf-8");
  const json = await request(backlot, "GET", "/openapi.json");
  expect(parse(await yaml.text())).toEqual(await json.json());
  expect(backlot.requests().map(({ path, answer }) => [path, answer])).toEqual([
    ["/openapi.yaml", undefined],
    ["/openapi.json", undefined],
  ]);
});

test("a custom path answers with .yaml in place of .json", async () => {
  const docs = { openapi: "/spec.json", ui: "/help" };
  const backlot = await startBacklot(models, { resources, docs });
  const statuses = await Promise.all(
    ["/spec.json", "/spec.yaml", "/help", "/openapi.json", "/openapi.yaml", "/docs"].map(
      async (path) => (await request(backlot, "GET", path)).status,
    ),
  );
  expect(statuses).toEqual([200, 200, 200, 404, 404, 404]);
});

test("docs: false leaves all of them out", async () => {
  const backlot = await startBacklot(models, { resources, docs: false });
  for (const path of ["/openapi.json", "/openapi.yaml", "/docs", "/docs/swagger-ui.css"]) {
    expect([path, (await request(backlot, "GET", path)).status]).toEqual([path, 404]);
  }
});

test.each(["/openapi.json", "/openapi.yaml"])(
  "%s is 304 until one of its examples changes",
  async (path) => {
    const backlot = await startBacklot(models, { resources: resources.slice(0, 1) });
    const etag = (await request(backlot, "GET", path)).headers.get("etag") ?? "";
    const ask = async () => {
      const headers = { "if-none-match": etag };
      return (await backlot.fetch(new Request(`http://127.0.0.1${path}`, { headers }))).status;
    };
    await request(backlot, "PATCH", "/users/2", { nick: "nobody" });
    expect(await ask()).toBe(304);
    await request(backlot, "PATCH", "/users/1", { name: "Ada" });
    expect(await ask()).toBe(200);
    expect(await (await request(backlot, "GET", path)).text()).toContain("Ada");
  },
);

test("examples are records of the dataset as clients see and send them", async () => {
  const backlot = await startBacklot(models, { resources });
  const { schemas } = (await backlot.document())["components"] as {
    schemas: Record<string, { examples: readonly unknown[] }>;
  };
  const post = await (await request(backlot, "GET", "/posts/1")).json();
  expect(schemas["Post"]?.examples).toEqual([post]);
  const created = await request(backlot, "POST", "/posts", schemas["NewPost"]?.examples[0]);
  expect(created.status).toBe(201);
  const patched = await request(backlot, "PATCH", "/posts/1", schemas["PostPatch"]?.examples[0]);
  expect(patched.status).toBe(200);
});

test("what the models say of themselves is in the document", async () => {
  const backlot = await startBacklot(models, { resources });
  const { tags, components } = (await backlot.document()) as {
    tags: readonly unknown[];
    components: { schemas: Record<string, unknown> };
  };
  expect(tags[0]).toEqual({ name: "users", description: "Somebody who writes." });
  expect(components.schemas["User"]).toMatchObject({
    description: "Somebody who writes.",
    properties: { name: { description: "As it is spoken." }, nick: { deprecated: true } },
  });
  expect(JSON.stringify(components.schemas)).not.toContain('"x-');
});

test("a body may say a related record by its identifier or as it was read", async () => {
  const backlot = await startBacklot(models, { resources });
  const { schemas } = (await backlot.document())["components"] as {
    schemas: Record<string, { properties: Record<string, unknown>; required: string[] }>;
  };
  const reference = { $ref: "#/components/schemas/UserReference" };
  expect(schemas["NewPost"]?.properties).toMatchObject({
    author: reference,
    reviewer: { anyOf: [reference, { type: "null" }] },
  });
  expect(schemas["NewUserPost"]?.required).toEqual(["reviewer", "title"]);
});

test("operations are called as a client's methods would be", async () => {
  const backlot = await startBacklot(
    `${models}\nexport interface Category { id: string; parentId: string | null }`,
    {
      resources: [
        ...resources,
        { path: "/categories", type: "Category[]" },
        { path: "/archive/categories", type: "Category[]", operations: ["GET"] },
      ],
    },
  );
  const { paths } = (await backlot.document()) as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  const names = Object.values(paths).flatMap((item) =>
    Object.values(item).map(({ operationId }) => operationId),
  );
  expect(names).toEqual(expect.arrayContaining(["listUsers", "getUser", "createUserPost"]));
  expect(names).toEqual(expect.arrayContaining(["listUserPostsByReviewer", "getPostAuthor"]));
  expect(names).toMatchInlineSnapshot(`
    [
      "listUsers",
      "createUser",
      "getUser",
      "replaceUser",
      "updateUser",
      "deleteUser",
      "listUserPosts",
      "createUserPost",
      "getUserPost",
      "replaceUserPost",
      "updateUserPost",
      "deleteUserPost",
      "listUserPostsByReviewer",
      "createUserPostByReviewer",
      "getUserPostByReviewer",
      "replaceUserPostByReviewer",
      "updateUserPostByReviewer",
      "deleteUserPostByReviewer",
      "listPosts",
      "createPost",
      "getPost",
      "replacePost",
      "updatePost",
      "deletePost",
      "getPostAuthor",
      "getPostReviewer",
      "listCategories",
      "createCategory",
      "getCategory",
      "replaceCategory",
      "updateCategory",
      "deleteCategory",
      "listCategoryChildren",
      "createCategoryChild",
      "getCategoryChild",
      "replaceCategoryChild",
      "updateCategoryChild",
      "deleteCategoryChild",
      "getCategoryParent",
      "listArchiveCategories",
      "getArchiveCategory",
      "listArchiveCategoryChildren",
      "getArchiveCategoryChild",
      "getArchiveCategoryParent",
    ]
  `);
});

test("with the envelope, a list is described inside it", async () => {
  const backlot = await startBacklot(models, { resources, envelope: true });
  const { paths } = (await backlot.document()) as {
    paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
  };
  expect(paths["/users"]?.["get"]?.responses["200"]).toMatchObject({
    content: {
      "application/json": {
        schema: {
          required: ["data", "total", "page", "pages"],
          properties: { data: { type: "array", items: { $ref: "#/components/schemas/User" } } },
        },
      },
    },
  });
});

test.each(["$id", "$ref", "$anchor"])(
  "no example holds what a tool would take for a keyword (%s)",
  async (name) => {
    const text = `export interface Part { ${JSON.stringify(name)}: string; note: string }
      export interface Thing { id: number; title: string; parts: [Part, Part] }
      export interface Plain { id: number; title: string }`;
    const backlot = await startBacklot(text, {
      resources: ["Thing", "Plain"].map((type) => ({ path: `/${type}s`, type: `${type}[]` })),
    });
    const { schemas } = (await backlot.document())["components"] as {
      schemas: Record<string, { examples?: readonly unknown[] }>;
    };
    expect(schemas["Plain"]?.examples).toHaveLength(1);
    expect(JSON.stringify(schemas["Thing"]?.examples ?? [])).not.toContain(`"${name}"`);
    expect(JSON.stringify(schemas["NewThing"]?.examples ?? [])).not.toContain(`"${name}"`);
  },
);
