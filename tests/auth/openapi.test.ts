import { expect, test } from "vitest";
import type { AuthOptions } from "../../src/index.ts";
import { startGuarded } from "../support/auth.ts";
import { request, startBacklot } from "../support/project.ts";

interface Document {
  readonly security?: unknown;
  readonly paths: Record<string, Record<string, { security?: unknown; responses: object }>>;
  readonly components: { readonly securitySchemes?: unknown };
}

interface BodiesDocument {
  readonly paths: Record<string, Record<string, { requestBody?: unknown }>>;
  readonly components: { readonly schemas: Record<string, unknown> };
}

async function documentOf(auth: AuthOptions): Promise<Document> {
  const backlot = await startGuarded(auth);
  return (await (await request(backlot, "GET", "/openapi.json")).json()) as Document;
}

test.each<[AuthOptions, object]>([
  [{ mode: "bearer" }, { bearer: { type: "http", scheme: "bearer" } }],
  [
    { mode: "bearer", tokenFormat: "jwt" },
    { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
  ],
  [
    { mode: "apiKey", in: "query", name: "key" },
    { apiKey: { type: "apiKey", in: "query", name: "key" } },
  ],
  [{ mode: "basic", username: "me", password: "x" }, { basic: { type: "http", scheme: "basic" } }],
])("the document describes %j", async (auth, schemes) => {
  const { components, security } = await documentOf(auth);
  expect(components.securitySchemes).toMatchObject(schemes);
  expect(security).toEqual([{ [auth.mode]: [] }]);
});

test("the document says which routes are open and which may refuse", async () => {
  const { paths } = await documentOf({
    mode: "bearer",
    public: ["GET /posts"],
    unauthorized: { status: 419 },
    routes: { refresh: false },
  });
  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { security, responses }]) => {
      const isOpen = Array.isArray(security) && security.length === 0;
      return `${method} ${path}${isOpen ? " open" : ""}${"419" in responses ? " 419" : ""}`;
    }),
  );
  const expected = [
    // What `_embed=comments` asks for is guarded.
    "get /posts open 419",
    "post /posts 419",
    "get /auth/me 419",
    "post /auth/login open 419",
    "post /auth/register open",
    // It takes a token and asks for none.
    "post /auth/logout",
  ];
  expect(described).toEqual(expect.arrayContaining(expected));
  expect(Object.keys(paths)).not.toContain("/auth/refresh");
});

test("without authentication the document speaks of none", async () => {
  const { components, security, paths } = await documentOf({ mode: "bearer", enabled: false });
  expect([components.securitySchemes, security]).toEqual([undefined, []]);
  expect(Object.keys(paths).filter((path) => path.startsWith("/auth"))).toEqual([]);
});

test("users who are records register and change as their model says", async () => {
  const backlot = await startBacklot(
    `export interface User {
      id: number; email: string; role: "admin" | "member"; createdAt: string;
      /** @minLength 8 */
      password: string;
    }`,
    {
      resources: [{ path: "/users", type: "User[]", count: 1 }],
      auth: { mode: "bearer", users: "/users" },
    },
  );
  const document = (await backlot.document()) as unknown as BodiesDocument;
  const { schemas } = document.components;
  const password = { type: "string", format: "password", minLength: 8, writeOnly: true };
  expect(schemas["Registration"]).toMatchObject({
    required: ["email", "password"],
    properties: {
      email: { type: "string", format: "email" },
      role: { enum: ["admin", "member"] },
      password,
    },
  });
  expect(schemas["NewUser"]).toMatchObject({ properties: { password } });
  const bodyOf = (path: string) => document.paths[path]?.["patch"]?.requestBody;
  expect(bodyOf("/auth/me")).toEqual(bodyOf("/users/{id}"));
  expect(schemas["UserPatch"]).toMatchObject({ properties: { role: {}, password } });
});
