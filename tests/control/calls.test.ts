import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startOrders } from "../simulate/support.ts";
import { startBacklot } from "../support/project.ts";
import { ask, call } from "./support.ts";

test("state says what is served", async () => {
  const backlot = await startOrders({ basePath: "/api" });
  const state = await call(backlot, "state");
  expect(state).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    url: backlot.url,
    basePath: "/api",
    dataset: { file: null, size: null, inMemory: true },
    total: 13,
    auth: null,
    scenario: null,
    scenarios: [],
    rules: [],
    docs: { openapi: "/openapi.json", ui: "/docs" },
  });
  const [customers, orders, , settings] = state.resources;
  expect(customers).toMatchObject({
    path: "/customers",
    name: "Customer",
    shape: "collection",
    count: 3,
    id: "id",
    title: "name",
    schema: { $ref: "#/components/schemas/Customer" },
    relations: [
      { name: "orders", kind: "many", to: "/orders", route: "/api/customers/:id/orders" },
    ],
  });
  expect(orders?.relations).toEqual([
    {
      name: "customer",
      member: "customerId",
      kind: "one",
      to: "/customers",
      route: "/api/orders/:id/customer",
      onDelete: "keep",
    },
    expect.objectContaining({ name: "reviews", kind: "many", to: "/reviews" }),
  ]);
  expect(settings).toMatchObject({ path: "/settings", shape: "object", count: 1, relations: [] });
});

test("an address that is written with escapes is the same address", async () => {
  const backlot = await startOrders();
  const url = await backlot.listen();
  const plain = await ask(url, "GET", "", { path: "/_backlot/api/rules" });
  const escaped = await ask(url, "GET", "", { path: "/%5Fbacklot/api/rules" });
  expect([escaped.status, escaped.text]).toEqual([200, plain.text]);
  expect(backlot.requests()).toEqual([]);
});

test("without bearer authentication there are no users, which is no mistake", async () => {
  expect(await call(await startOrders(), "listUsers")).toEqual([]);
});

test("a snapshot without a name is called by the time", async () => {
  const backlot = await startOrders({}, { now: () => new Date("2030-01-31T12:34:56.789Z") });
  expect(await call(backlot, "saveSnapshot", {})).toEqual({
    name: "snapshot-2030-01-31T12-34-56-789Z",
  });
});

test("state says how to get past the guard, and no secret", async () => {
  const backlot = await startOrders({
    auth: { mode: "bearer", users: [{ email: "ada@example.com", password: "lovelace" }] },
  });
  const { auth } = await call(backlot, "state");
  expect(auth).toMatchObject({
    mode: "bearer",
    loginBy: ["email", "username"],
    transport: "header",
    routes: { login: "/auth/login", me: "/auth/me" },
  });
  expect(JSON.stringify(auth)).not.toContain("lovelace");
});

test("state says in which file the records are, and how large it is", async () => {
  const backlot = await startOrders({ dataset: "kept/shop.sqlite" });
  const { dataset } = await call(backlot, "state");
  expect(dataset).toEqual({
    file: join("kept", "shop.sqlite"),
    size: expect.any(Number),
    inMemory: false,
  });
  await backlot.snapshot("whole");
  const [whole] = await call(backlot, "listSnapshots");
  expect(dataset.size).toBeGreaterThanOrEqual(whole?.size ?? Number.POSITIVE_INFINITY);
  // A person may have deleted it under the running server, which still says where it was.
  const { root } = backlot.config;
  for (const end of ["", "-wal"]) rmSync(join(root, "kept", `shop.sqlite${end}`), { force: true });
  expect((await call(backlot, "state")).dataset.file).toBe(join("kept", "shop.sqlite"));
});

test("state says which members hold many identifiers, and where they lead", async () => {
  const models = `
    export interface Tag { id: number; name: string }
    export interface Post { id: number; title: string; tagIds: number[] }`;
  const backlot = await startBacklot(models, {
    resources: [
      { path: "/tags", type: "Tag[]", count: 1 },
      { path: "/posts", type: "Post[]", count: 1 },
    ],
  });
  const { resources } = await call(backlot, "state");
  expect(resources.map(({ relations }) => relations)).toMatchObject([
    [{ name: "posts", kind: "many", to: "/posts", route: "/tags/:id/posts" }],
    [{ name: "tags", member: "tagIds", kind: "many", to: "/tags", route: "/posts/:id/tags" }],
  ]);
});

test("state says which text people call a record by", async () => {
  const models = `
    export interface Person { id: number; name: { first: string }; email: string }
    export interface Reading { id: number; value: number }`;
  const backlot = await startBacklot(models, {
    resources: [
      { path: "/people", type: "Person[]", count: 1 },
      { path: "/readings", type: "Reading[]", count: 1 },
    ],
  });
  const { resources } = await call(backlot, "state");
  expect(resources.map(({ title }) => title ?? null)).toEqual(["email", null]);
});

test("of several texts the clearest is what people call a record by", async () => {
  const words = ["name", "title", "fullName", "displayName", "label", "subject", "headline"];
  const all = [...words, "username", "email", "code", "slug"];
  const models = all.map((_, index) => {
    const members = all.slice(index).reverse();
    return `export interface T${index} { id: number; ${members.map((name) => `${name}: string`).join("; ")} }`;
  });
  const backlot = await startBacklot(models.join("\n"), {
    resources: all.map((_, index) => ({ path: `/t${index}`, type: `T${index}[]`, count: 0 })),
  });
  const { resources } = await call(backlot, "state");
  expect(resources.map(({ title }) => title)).toEqual(all);
});

test("models name every member of what there is, a route without a resource too", async () => {
  const { routes, resources } = await call(await startOrders(), "models");
  expect(routes).toContainEqual({ method: "GET", path: "/docs", operation: "swaggerUi" });
  expect(resources.map(({ path }) => path)).toEqual([
    "/customers",
    "/orders",
    "/reviews",
    "/settings",
  ]);
  const { docs } = await call(await startOrders({ docs: false }), "state");
  expect(docs).toBeNull();
});

test.each([
  ["basic", { mode: "basic", username: "a", password: "b" }, {}],
  ["apiKey", { mode: "apiKey", value: "k", name: "X-Key" }, { in: "header", name: "X-Key" }],
  [
    "bearer",
    { mode: "bearer", users: "/customers", loginBy: ["name"], routes: { refresh: false } },
    {
      loginBy: ["name"],
      transport: "header",
      routes: {
        register: "/api/auth/register",
        login: "/api/auth/login",
        logout: "/api/auth/logout",
        me: "/api/auth/me",
      },
      users: "/customers",
    },
  ],
] as const)("state says what a client of %s needs to know", async (mode, auth, details) => {
  const state = await call(await startOrders({ auth, basePath: "/api" }), "state");
  expect(state.auth).toEqual({ mode, hint: expect.any(String), ...details });
});

test("models are JSON Schema, with relations and routes", async () => {
  const models = await call(await startOrders(), "models");
  expect(models.definitions).toMatchObject({
    Order: { type: "object", properties: { item: { type: "string" } } },
  });
  expect(models.relations).toContainEqual({
    from: "/orders",
    member: "customerId",
    to: "/customers",
    holds: "identifier",
    forward: "customer",
    backward: "orders",
    onDelete: "keep",
    rule: "name",
  });
  expect(models.routes).toContainEqual({
    method: "GET",
    path: "/orders/:id",
    operation: "read",
    resource: "/orders",
  });
});

test("records are made anew, all of them or those of some paths", async () => {
  const backlot = await startOrders();
  const url = await backlot.listen();
  const paths = ["/orders/1", "/customers/3"];
  const statuses = async () =>
    Promise.all(paths.map(async (path) => (await ask(url, "GET", "", { path })).status));
  for (const path of ["/orders/1", "/orders/2", ...paths]) await ask(url, "DELETE", "", { path });
  await call(backlot, "reset", { paths: ["/orders"] });
  const [order] = await statuses();
  expect(order).toBe(200);
  expect((await ask(url, "POST", "/reset")).status).toBe(204);
  expect(await statuses()).toEqual([200, 200]);
  await ask(url, "DELETE", "", { path: "/customers/3" });
  await call(backlot, "reset", { paths: [] });
  expect(await statuses()).toEqual([200, 200]);
});

test("snapshots are saved, listed, restored and deleted", async () => {
  const backlot = await startOrders();
  const url = await backlot.listen();
  expect(await call(backlot, "saveSnapshot", { name: "full" })).toEqual({ name: "full" });
  const { name } = await call(backlot, "saveSnapshot", {});
  expect(name).toMatch(/^snapshot-\d{4}-\d\d-\d\dT/);
  await ask(url, "DELETE", "", { path: "/orders/1" });
  await call(backlot, "restoreSnapshot", undefined, { name: "full" });
  expect((await ask(url, "GET", "", { path: "/orders/1" })).status).toBe(200);
  await call(backlot, "deleteSnapshot", undefined, { name });
  expect(await call(backlot, "listSnapshots")).toEqual([
    { name: "full", size: expect.any(Number), savedAt: expect.stringMatching(/Z$/) },
  ]);
});

test.each([
  { on: "POST /orders", status: 503, body: { code: "busy" }, headers: { "retry-after": "5" } },
  { on: "GET /orders", fault: "reset", rate: 0.5 },
  { on: "*", delay: 250 },
  { on: "/orders", delay: [100, 400], times: 3 },
  { on: "POST /orders", fault: "reset", after: true },
  { on: "/orders/2", status: 404 },
  { on: "GET /orders", body: [] },
  { on: "GET /orders", body: null, headers: { "x-total-count": "0" } },
  { on: "GET /orders", headers: { "x-left": "0" }, delay: [0, 1], rate: 0.1, times: 2 },
] as const)("a rule is listed as it was given: %j", async (rule) => {
  const backlot = await startOrders();
  const added = await call(backlot, "addRule", rule);
  expect(added.rule).toEqual(rule);
  expect(await call(backlot, "listRules")).toEqual([added]);
});

test("rules are added, listed as somebody would write them, and removed", async () => {
  const backlot = await startOrders({ simulate: [{ on: "/reviews", delay: 5 }] });
  const url = await backlot.listen();
  const added = await call(backlot, "addRule", { on: "POST /orders", status: 503, times: 1 });
  expect(added).toEqual({
    number: 2,
    text: "POST /orders → 503, once",
    source: "added",
    hits: 0,
    left: 1,
    rule: { on: "POST /orders", status: 503, times: 1, headers: { "retry-after": "1" } },
  });
  const statuses = [];
  for (let index = 0; index < 2; index++) {
    const body = { customerId: 1, item: "Lamp" };
    statuses.push((await ask(url, "POST", "", { path: "/orders", body })).status);
  }
  expect(statuses).toEqual([503, 201]);
  expect(await call(backlot, "listRules")).toMatchObject([
    { number: 2, hits: 1, left: 0 },
    { number: 1, source: "config", left: null, rule: { on: "/reviews", delay: 5 } },
  ]);
  await call(backlot, "removeRule", undefined, { number: "2" });
  expect(await call(backlot, "listRules")).toMatchObject([{ number: 1 }]);
  await call(backlot, "removeRules");
  expect(await call(backlot, "listRules")).toEqual([]);
});

test("a scenario is put in force and left", async () => {
  const backlot = await startOrders({ scenarios: { empty: { counts: { "/orders": 0 } } } });
  await call(backlot, "playScenario", { name: "empty" });
  expect(await call(backlot, "state")).toMatchObject({
    scenario: "empty",
    scenarios: ["empty"],
    total: 13 - 5,
  });
  await call(backlot, "playScenario", { name: "off" });
  expect(await call(backlot, "state")).toMatchObject({ scenario: null, total: 13 });
});

test("users are added and listed, and can log in", async () => {
  const backlot = await startOrders({ auth: { mode: "bearer" } });
  const url = await backlot.listen();
  const user = { email: "ada@example.com", name: "Ada" };
  const added = await call(backlot, "addUser", user);
  expect(added).toMatchObject(user);
  expect(await call(backlot, "listUsers")).toEqual([{ id: added["id"], ...user }]);
  const body = { email: "ada@example.com", password: "password" };
  expect((await ask(url, "POST", "", { path: "/auth/login", body })).status).toBe(200);
  expect((await ask(url, "POST", "/users", { body: user })).status).toBe(409);
});

test("users that are records are listed and added as such", async () => {
  const auth = { mode: "bearer", users: "/customers", loginBy: ["name"] } as const;
  const backlot = await startOrders({ auth });
  expect(await call(backlot, "listUsers")).toHaveLength(3);
  await backlot.listen();
  const { status } = await ask(backlot.url ?? "", "POST", "/users", {
    body: { name: "Ada Lovelace", password: "secret" },
  });
  expect(status).toBe(200);
  expect((await call(backlot, "listUsers")).at(-1)).toMatchObject({ name: "Ada Lovelace" });
});

test("tokens are listed, expired and revoked: one, a user's or all", async () => {
  const backlot = await startOrders({
    auth: {
      mode: "bearer",
      users: ["ada", "bob"].map((name) => ({ email: `${name}@example.com`, password: name })),
    },
  });
  const url = await backlot.listen();
  const login = async (name: string) => {
    const body = { email: `${name}@example.com`, password: name };
    const { text } = await ask(url, "POST", "", { path: "/auth/login", body });
    return JSON.parse(text).accessToken as string;
  };
  const tokens = [await login("ada"), await login("ada"), await login("bob")];
  const statuses = async () => {
    const answers = tokens.map((token) =>
      ask(url, "GET", "", { path: "/orders", headers: { authorization: `Bearer ${token}` } }),
    );
    return (await Promise.all(answers)).map(({ status }) => status);
  };
  const listed = await call(backlot, "listTokens");
  const first = listed.find(({ kind }) => kind === "access");
  expect(first).toMatchObject({ user: "ada@example.com", state: "valid" });
  expect(await call(backlot, "revokeTokens", { id: first?.id ?? "" })).toEqual({ count: 1 });
  expect(await statuses()).toEqual([401, 200, 200]);
  expect(await call(backlot, "expireTokens", { user: "ada@example.com" })).toEqual({ count: 1 });
  expect(await statuses()).toEqual([401, 401, 200]);
  expect(await call(backlot, "revokeTokens", {})).toMatchObject({ count: expect.any(Number) });
  expect(await statuses()).toEqual([401, 401, 401]);
});

test("the clock is moved by all that is asked for, or not at all", async () => {
  const backlot = await startOrders();
  const url = await backlot.listen();
  expect(await call(backlot, "moveTime", { set: "2040-01-31", advance: "2h" })).toEqual({
    now: expect.stringMatching(/^2040-01-31T02:/),
    shifted: true,
  });
  for (const set of ["2041-01-31", undefined]) {
    const body = { reset: true, set, advance: "2 moons" };
    expect((await ask(url, "POST", "/time", { body })).status).toBe(400);
    expect((await call(backlot, "state")).time.now).toMatch(/^2040-01-31T02:/);
  }
});

test("a user is signed in, and time is moved until the token has expired", async () => {
  const backlot = await startOrders({ auth: { mode: "bearer", tokenLifetime: "1h" } });
  const url = await backlot.listen();
  const { headers } = await call(backlot, "signIn", { email: "ada@example.com" });
  const status = async () => (await ask(url, "GET", "", { path: "/orders", headers })).status;
  expect(await status()).toBe(200);
  expect(await call(backlot, "moveTime", { advance: "2h" })).toMatchObject({ shifted: true });
  expect(await status()).toBe(401);
  expect(await call(backlot, "moveTime", { set: "2040-01-31" })).toEqual({
    now: expect.stringMatching(/^2040-01-31T00:00/),
    shifted: true,
  });
  await call(backlot, "moveTime", { advance: "2h" });
  await call(backlot, "moveTime", { advance: "1d" });
  expect((await call(backlot, "state")).time.now).toMatch(/^2040-02-01T02:/);
  expect(await call(backlot, "moveTime", { reset: true })).toMatchObject({ shifted: false });
  expect(await status()).toBe(200);
});

test.each([
  ["POST", "/time", { set: "soon" }, "setTime", "a date"],
  ["POST", "/time", { advance: "2 moons" }, "advance", ""],
  ["POST", "/sign-in", {}, "email", "is missing"],
  ["POST", "/rules", { on: "/ordres", status: 503 }, "rule.on", "names no resource. Did you mean"],
  ["POST", "/rules", { on: "/orders" }, "rule", "says nothing"],
  ["POST", "/rules", { on: "/orders", status: 503, fault: "reset" }, "rule.fault", ""],
  ["DELETE", "/rules/7", undefined, "7", "there is no such rule."],
  ["DELETE", "/rules/all", undefined, "all", "there is no such rule."],
  ["POST", "/scenario", { name: "busy" }, "busy", ""],
  ["POST", "/scenario", {}, "name", "is missing"],
  ["POST", "/reset", { paths: ["/order"] }, "/order", 'Did you mean "/orders"?'],
  ["POST", "/reset", { path: "/orders" }, "path", 'Did you mean "paths"?'],
  ["POST", "/reset", { paths: "/orders" }, "paths", "expected a list of paths"],
  ["POST", "/seed", { path: "/orders", records: [1] }, "records", "a list of records"],
  ["POST", "/seed", { path: "/orders", records: {} }, "records", "a list of records"],
  ["POST", "/seed", { path: "/orders", records: [null] }, "records", "a list of records"],
  ["POST", "/rules", { on: "/orders", delay: [5, 1] }, "rule.delay", ""],
  ["DELETE", "/rules/1234567890", undefined, "1234567890", "Rules are named by their numbers."],
  ["POST", "/snapshots", { name: "../x" }, 'snapshot "../x"', "is no name"],
  ["POST", "/snapshots/ful/restore", undefined, 'snapshot "ful"', "there is no snapshot"],
  ["POST", "/tokens/revoke", { id: "nothing" }, "nothing", "there is no such token"],
  ["POST", "/tokens/revoke", { user: "nobody" }, "nobody", "there is no such user"],
  ["POST", "/users", { name: "Ada" }, "auth", 'Set auth: { mode: "bearer" }'],
])("%s %s %j is refused at its place", async (method, path, body, place, words) => {
  const url = await (await startOrders()).listen();
  const { status, text, type } = await ask(url, method, path, { body });
  expect([status, type]).toEqual([400, "application/problem+json"]);
  const problem = JSON.parse(text);
  expect(problem.type).toBe("urn:backlot:error:call-refused");
  const [mistake] = problem.mistakes;
  expect(mistake).toMatchObject({ code: expect.any(String), place, message: expect.any(String) });
  expect(problem.detail).toContain(words);
});

test.each([
  ["GET", "/nothing", 404],
  ["GET", "", 404],
  ["PUT", "/state", 405],
  ["GET", "/reset", 405],
  ["GET", "/state/", 200],
  ["GET", "/requests/0", 404],
  ["GET", "/requests?path=123&method=1", 200],
  ["GET", "/requests?status=600", 400],
  ["GET", "/requests?status=599", 200],
  ["GET", "/requests?since=-1", 400],
  ["GET", "/consequences/", 404],
])("%s %s is %i", async (method, path, status) => {
  const url = await (await startOrders()).listen();
  expect((await ask(url, method, path)).status).toBe(status);
});

test("a call that is none is named", async () => {
  const url = await (await startOrders()).listen();
  const { text } = await ask(url, "GET", "/nothing");
  expect(JSON.parse(text)).toMatchObject({
    type: "urn:backlot:error:unknown-path",
    detail: "Nothing is served at /_backlot/api/nothing.",
  });
});

test.each(["[]", "{", "1", '{"paths":null}'])("the body %s is refused", async (text) => {
  const url = await (await startOrders()).listen();
  const response = await fetch(`${url}/_backlot/api/reset`, { method: "POST", body: text });
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
});
