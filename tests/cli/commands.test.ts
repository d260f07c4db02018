import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runBacklot, serveBacklot } from "../support/command.ts";
import { makeProject } from "../support/project.ts";

const models = `export interface User { id: number; name: string }
export interface Settings { theme: "light" | "dark" }
`;
const config = JSON.stringify({
  models: "models.ts",
  docs: false,
  resources: [
    { path: "/users", type: "User[]", operations: ["GET"] },
    { path: "/settings", type: "Settings", operations: ["GET"] },
  ],
});
const project = { "models.ts": models, "backlot.config.json": config };

test("check says what it found where there is no mistake", async () => {
  expect(await runBacklot(makeProject(project), "check")).toEqual({
    status: 0,
    stdout: "✓ 2 resources, 5 routes, no mistakes.\n",
    stderr: "",
  });
});

test("check prints every mistake and ends with status 1", async () => {
  const root = makeProject({ ...project, "backlot.config.json": config.replaceAll("User", "Usr") });
  expect(await runBacklot(root, "check")).toEqual({
    status: 1,
    stdout: "",
    stderr: '✗ resources[0].type: no exported type "Usr" in models.ts. Did you mean "User"?\n',
  });
});

const tracker = {
  "models.ts": `
    export interface Member { id: number }
    export interface Customer { id: string; managerId: string | null }
    export interface Task { id: number; createdBy: number; customerId: string }`,
  "backlot.config.json": JSON.stringify({
    models: "models.ts",
    docs: false,
    resources: [
      { path: "/members", type: "Member[]", operations: ["GET"] },
      { path: "/customers", type: "Customer[]", operations: ["GET"] },
      { path: "/tasks", type: "Task[]", operations: ["GET"] },
    ],
  }),
};

test("check says what refers to what, and by which rule", async () => {
  const { stdout } = await runBacklot(makeProject(tracker), "check");
  expect(stdout).toBe(`✓ 3 resources, 17 routes, no mistakes.
  Customer.managerId → /customers, by its role: one of the people
  Task.createdBy → /members, by its role: one of the people
  Task.customerId → /customers, by its name
`);
});

test("check says of a role which collections it could be of", async () => {
  const models = tracker["models.ts"].replaceAll("string", "number");
  const { status, stderr } = await runBacklot(
    makeProject({ ...tracker, "models.ts": models }),
    "check",
  );
  expect(status).toBe(0);
  expect(stderr).toBe(
    `! Customer.managerId could refer to /members or /customers, so it refers to neither. Say which in the config of /customers: relations: { "managerId": { to: "/members" } }.
! Task.createdBy could refer to /members or /customers, so it refers to neither. Say which in the config of /tasks: relations: { "createdBy": { to: "/members" } }.
`,
  );
});

test("routes say what they were inferred from", async () => {
  const { stdout } = await runBacklot(makeProject(tracker), "routes");
  expect(stdout).toMatch(
    /^GET {4}\/tasks\/:id\/created-by +Task\.createdBy → \/members, by its role: one of the people$/m,
  );
  const { stdout: json } = await runBacklot(makeProject(tracker), "routes", "--json");
  expect(JSON.parse(json)).toContainEqual({
    method: "GET",
    path: "/members/:id/tasks",
    operation: "list",
    model: "Task",
    shape: "collection",
    relation: { from: "/tasks", member: "createdBy", to: "/members", rule: "role" },
  });
});

test("routes are printed for people and for programs", async () => {
  const root = makeProject(project);
  expect((await runBacklot(root, "routes")).stdout).toBe(`GET    /users
GET    /users/:id
GET    /settings
GET    /_backlot
GET    /_backlot/assets/:file
`);
  const { stdout } = await runBacklot(root, "routes", "--json");
  expect(JSON.parse(stdout)[1]).toEqual({
    method: "GET",
    path: "/users/:id",
    operation: "read",
    model: "User",
    shape: "collection",
  });
});

test("openapi writes the document to a file or to standard output, and no dataset is made", async () => {
  const root = makeProject(project);
  const { stdout } = await runBacklot(root, "openapi");
  await runBacklot(root, "openapi", "--out", "api.json");
  expect(readFileSync(join(root, "api.json"), "utf8")).toBe(stdout);
  expect(Object.keys(JSON.parse(stdout).paths)).toEqual(["/users", "/users/{id}", "/settings"]);
  expect(existsSync(join(root, ".backlot", "dataset.sqlite"))).toBe(false);
});

test("openapi says where it cannot write", async () => {
  const { status, stderr } = await runBacklot(
    makeProject(project),
    "openapi",
    "--out",
    "no/api.json",
  );
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: "✗ no/api.json: cannot be written: no such file or directory. Does the folder exist?\n",
  });
});

test("generate prints as many records of a type as asked for, the same for the same seed", async () => {
  const root = makeProject(project);
  const args = ["generate", 'Pick<User, "id">', "--count", "3"];
  expect(JSON.parse((await runBacklot(root, ...args)).stdout)).toEqual([
    { id: 1 },
    { id: 2 },
    { id: 3 },
  ]);
  const print = (seed: string) =>
    runBacklot(root, "generate", "User", "models.ts", "--count", "5", "--seed", seed);
  const [first, same, other] = [await print("7"), await print("7"), await print("8")];
  expect(first.stdout).toBe(same.stdout);
  expect(first.stdout).not.toBe(other.stdout);
});

test("generate makes what has no identifier too, and says what is no record", async () => {
  const root = makeProject(project);
  const { stdout } = await runBacklot(root, "generate", "Settings", "--count", "2");
  for (const settings of JSON.parse(stdout)) {
    expect(["light", "dark"]).toContain(settings.theme);
  }
  const { status, stderr } = await runBacklot(root, "generate", "User['name']");
  expect(status).toBe(1);
  expect(stderr).toMatch(/^✗ type: ".*" is not an object, and a record must be one\.\n$/);
});

test("init without a terminal asks nothing, and what it writes can be served", async () => {
  const root = makeProject({ "src/models.ts": models });
  expect(await runBacklot(root, "init")).toMatchObject({ status: 0, stderr: "" });
  await expect(readFileSync(join(root, "backlot.config.ts"), "utf8")).toMatchFileSnapshot(
    "golden/init-config.txt",
  );
  const server = await serveBacklot(root);
  expect((await fetch(`${server.url}/users`)).status).toBe(200);
});

test("init leaves an existing config alone, whatever its ending, unless it is forced", async () => {
  const root = makeProject({ "src/models.ts": models, "backlot.config.json": "{}" });
  expect(await runBacklot(root, "init")).toEqual({
    status: 1,
    stdout: "",
    stderr: "✗ backlot.config.json: there is a config already. Write over it with --force.\n",
  });
  const file = join(root, "backlot.config.ts");
  writeFileSync(file, "mine");
  expect((await runBacklot(root, "init")).status).toBe(1);
  expect(readFileSync(file, "utf8")).toBe("mine");
  expect((await runBacklot(root, "init", "--force")).status).toBe(0);
  expect(readFileSync(file, "utf8")).toContain("defineConfig");
});

test("init without models says how to get some, and --example writes them", async () => {
  const root = makeProject({});
  const { status, stderr } = await runBacklot(root, "init");
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr:
      "✗ .: no TypeScript file here exports a type. Start with a small example: npx backlot init --example.\n",
  });
  expect((await runBacklot(root, "init", "--example")).stdout).toBe(
    "✓ Wrote models.ts, a small example.\n✓ Wrote backlot.config.ts. Start the server with: npx backlot\n",
  );
  const server = await serveBacklot(root);
  for (const path of ["/users/1/tasks", "/tasks/1/assignee", "/settings"]) {
    expect([path, (await fetch(server.url + path)).status]).toEqual([path, 200]);
  }
});

test("init finds models wherever they are, and leaves out what is none", async () => {
  const root = makeProject({
    "packages/shared/src/index.ts": 'export * from "./user";',
    "packages/shared/src/user.ts": `
      export interface BaseEntity { id: number; createdAt: Date }
      export interface User extends BaseEntity { name: string }
      export interface Admin extends User { level: number }
      export type NewUser = Omit<User, "id">;
      export interface UserPatch extends Partial<User> { note: string }
      export interface CreateUserDto { id: number; name: string }`,
    "src/features/orders/api.ts": `
      export interface Order extends Entity { total: number }
      export interface Line extends Entity { amount: number }
      export interface Entity { id: string }
      export interface LeaveRequest { id: number; days: number }
      export interface SearchRequest { text: string }`,
    "src/features/orders/old.ts": "export interface Order { id: number; old: true }",
    "src/components/Button.tsx": "export interface ButtonProps { id: string; label: string }",
    "src/models.test.ts": "export interface Fake { id: number }",
    "dist/models.ts": "export interface Built { id: number }",
  });
  expect(await runBacklot(root, "init")).toMatchObject({ status: 0, stderr: "" });
  const config = readFileSync(join(root, "backlot.config.ts"), "utf8");
  const types = [...config.matchAll(/type: "(.*?)"/g)].map(([, type]) => type);
  expect(types.toSorted()).toEqual(["Admin[]", "LeaveRequest[]", "Line[]", "Order[]", "User[]"]);
  expect(config).toContain('models: ["packages/shared/src/user.ts","src/features/orders/api.ts"]');
});

test("explain says which rule makes a value, and how to change it", async () => {
  const root = makeProject({
    "models.ts": `export interface User { id: number; email: string; address: { city: string }; role: "a" | "b"; createdAt: Date; updatedAt: Date;
  /** From 1 to 9. */
  frob: number; nope: string }`,
    "backlot.config.json": JSON.stringify({
      models: "models.ts",
      resources: [{ path: "/users", type: "User[]", fields: { nope: "always" } }],
    }),
  });
  const explain = async (member: string) => (await runBacklot(root, "explain", member)).stdout;
  const email = await explain("User.email");
  expect(email).toContain('User.email: The name decides: there is a rule for "email".');
  expect(email).toMatch(/For example "[a-z.]+@example\.\w+"/);
  expect(email).toContain('fields: { "email": ["first", "second"] }');
  expect(await explain("User.address.city")).toContain('"city" is read as "address city"');
  expect(await explain("User.role")).toContain('Its type lists the values: "a", "b".');
  expect(await explain("User.updatedAt")).toContain('It then follows "createdAt".');
  expect(await explain("User.frob")).toContain('The doc comment decides: "From 1 to 9".');
  expect(await explain("User.id")).toContain("It is the identifier");
  expect(await explain("User.nope")).toContain("The config decides");
  const { stdout } = await runBacklot(root, "explain", "User.email", "--json");
  expect(JSON.parse(stdout)).toMatchObject({ member: "User.email", examples: expect.any(Array) });
  expect(await runBacklot(root, "explain", "User.emial")).toEqual({
    status: 1,
    stdout: "",
    stderr: '✗ User.emial: "User" has no such property. Did you mean "email"?\n',
  });
});

test("a models file that is not there is named, and where to begin without one", async () => {
  const { status, stderr } = await runBacklot(makeProject({}), "src/models.ts");
  expect([status, stderr]).toEqual([
    1,
    "✗ src/models.ts: there is no such file. Name the files that export your types, or begin with a small example: npx backlot init --example.\n",
  ]);
});
