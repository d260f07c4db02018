import { expect, test } from "vitest";
import { startOrders } from "../simulate/support.ts";
import { startBacklot } from "../support/project.ts";
import { ask, call } from "./support.ts";

/** Guarded, slow, offline, and reviews may only be read. */
async function startClosed() {
  const backlot = await startOrders({
    auth: { mode: "basic", username: "a", password: "b" },
    delay: 60_000,
    simulate: [{ on: "*", status: 500 }],
    basePath: "/api",
  });
  return { backlot, url: await backlot.listen() };
}

test("every record is read and written, whatever stands before the mock API", async () => {
  const { url } = await startClosed();
  const list = await fetch(`${url}/_backlot/api/records/reviews?_sort=-id&_limit=2`);
  expect([list.status, list.headers.get("x-total-count")]).toEqual([200, "4"]);
  expect(await list.json()).toMatchObject([{ id: 4 }, { id: 3 }]);
  const created = await ask(url, "POST", "/records/reviews", { body: { text: "Good" } });
  expect([created.status, JSON.parse(created.text)]).toMatchObject([201, { id: 5, text: "Good" }]);
  const changed = await ask(url, "PATCH", "/records/reviews/5", { body: { text: "Bad" } });
  expect(JSON.parse(changed.text)).toMatchObject({ id: 5, text: "Bad" });
  const replaced = await ask(url, "PUT", "/records/reviews/5", { body: { text: "Ugly" } });
  expect(replaced.status).toBe(200);
  expect((await ask(url, "DELETE", "/records/reviews/5")).status).toBe(200);
  expect((await ask(url, "GET", "/records/reviews/5")).status).toBe(404);
  expect((await ask(url, "DELETE", "/records/settings")).status).toBe(200);
  expect((await ask(url, "PUT", "/records/settings", { body: { theme: "dark" } })).status).toBe(
    201,
  );
});

test("the rules of the models hold there too, and one request's preference does not", async () => {
  const { url } = await startClosed();
  const { status, text } = await ask(url, "POST", "/records/orders", { body: { item: 7 } });
  expect([status, Object.keys(JSON.parse(text).errors)]).toEqual([422, ["customerId", "item"]]);
  const headers = { prefer: "code=503" };
  expect((await ask(url, "GET", "/records/orders", { headers })).status).toBe(200);
  const list = await fetch(`${url}/_backlot/api/records/orders`);
  const etag = list.headers.get("etag") ?? "";
  const again = await ask(url, "GET", "/records/orders", { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
});

test("records are no more anybody's than the rest of the API", async () => {
  const { url } = await startClosed();
  const headers = { "x-forwarded-for": "203.0.113.7" };
  expect((await ask(url, "GET", "/records/orders", { headers })).status).toBe(404);
  expect((await ask(url, "GET", "/records/nothing")).status).toBe(404);
  expect((await ask(url, "GET", "/records")).status).toBe(404);
});

test("what would go with a record is counted once, though it leads back to it", async () => {
  const backlot = await startBacklot(
    "export interface Node { id: number; parentId?: number; otherId?: number }",
    {
      resources: [
        {
          path: "/nodes",
          type: "Node[]",
          count: 4,
          records: [
            { id: 1, parentId: 3, otherId: 1 },
            { id: 2, parentId: 1, otherId: 1 },
            { id: 3, parentId: 2 },
            { id: 4, otherId: 3 },
          ],
          relations: {
            parentId: { to: "/nodes", onDelete: "cascade" },
            otherId: { to: "/nodes", onDelete: "nullify" },
          },
        },
      ],
    },
  );
  const { text } = await ask(await backlot.listen(), "GET", "/consequences/nodes/1");
  expect(JSON.parse(text)).toEqual({
    deletes: [{ path: "/nodes", count: 2 }],
    nullifies: [{ path: "/nodes", member: "otherId", count: 1 }],
  });
});

test("a path is seeded with exactly these records", async () => {
  const { backlot } = await startClosed();
  const { records } = await call(backlot, "seed", {
    path: "/orders",
    records: [{ id: 7, item: "Lamp" }, { item: "Chair" }],
  });
  expect(records).toMatchObject([{ id: 7, item: "Lamp" }, { item: "Chair" }]);
  expect(backlot.records("/orders").count()).toBe(2);
  const url = backlot.url ?? "";
  const wrong = await ask(url, "POST", "/seed", {
    body: { path: "/orders", records: [{ id: "x" }] },
  });
  expect(wrong.status).toBe(422);
  const unknown = await ask(url, "POST", "/seed", { body: { path: "/order", records: [] } });
  expect([unknown.status, unknown.text]).toEqual([400, expect.stringContaining("/orders")]);
  const none = await ask(url, "POST", "/seed", { body: { path: "/orders" } });
  expect(none.status).toBe(400);
});

test("what a delete would take along is told before it happens", async () => {
  const models = `
    export interface Customer { id: number; name: string }
    export interface Order { id: number; customerId: number; item: string }
    export interface Review { id: number; orderId?: number | null; text: string }
    export interface Note { id: number; orderId: number; text: string }
    export interface Label { id: string }`;
  const backlot = await startBacklot(models, {
    resources: [
      { path: "/customers", type: "Customer[]", count: 2 },
      {
        path: "/orders",
        type: "Order[]",
        records: [
          { id: 1, customerId: 1, item: "Lamp" },
          { id: 2, customerId: 1, item: "Chair" },
        ],
        count: 2,
        relations: { customerId: { to: "/customers", onDelete: "cascade" } },
      },
      {
        path: "/reviews",
        type: "Review[]",
        records: [1, 1, 2].map((orderId, index) => ({ id: index + 1, orderId, text: "Good" })),
        count: 3,
        relations: { orderId: { to: "/orders", onDelete: "nullify" } },
      },
      {
        path: "/notes",
        type: "Note[]",
        records: [{ id: 1, orderId: 2, text: "Fragile" }],
        count: 1,
        relations: { orderId: { to: "/orders", onDelete: "restrict" } },
      },
      { path: "/shop/labels", type: "Label[]", count: 1, records: [{ id: "new/50%" }] },
    ],
  });
  const url = await backlot.listen();
  const foretell = async (path: string) =>
    JSON.parse((await ask(url, "GET", `/consequences${path}`)).text);
  expect(await foretell("/orders/1")).toEqual({
    deletes: [],
    nullifies: [{ path: "/reviews", member: "orderId", count: 2 }],
  });
  expect(await foretell("/customers/1")).toEqual({
    deletes: [{ path: "/orders", count: 2 }],
    nullifies: [{ path: "/reviews", member: "orderId", count: 3 }],
    refused: expect.stringContaining("/notes has records whose orderId"),
  });
  expect(await foretell("/customers/2")).toEqual({ deletes: [], nullifies: [] });
  const label = `/shop/labels/${encodeURIComponent("new/50%")}`;
  expect(await foretell(label)).toEqual({ deletes: [], nullifies: [] });
  expect((await ask(url, "GET", "/consequences/customers/9")).status).toBe(404);
  for (const [path, named] of [
    ["/nothing/9", "/nothing"],
    ["/settings/1", "/settings"],
    ["/customers", "/customers"],
    ["/%zz/1", "/%zz"],
  ]) {
    const { status, text } = await ask(url, "GET", `/consequences${path}`);
    expect([status, JSON.parse(text).detail]).toEqual([404, `There is no collection at ${named}.`]);
  }
  expect((await ask(url, "GET", "/consequences/customers/%zz")).status).toBe(404);
  expect((await ask(url, "DELETE", "", { path: label })).status).toBe(200);
  expect((await ask(url, "DELETE", "", { path: "/customers/1" })).status).toBe(409);
  expect((await ask(url, "DELETE", "", { path: "/orders/1" })).status).toBe(200);
  expect(backlot.records("/reviews").all({ orderId: null })).toHaveLength(2);
});

test("requests are listed without their bodies, read whole, and forgotten", async () => {
  const backlot = await startOrders();
  const url = await backlot.listen();
  const body = { customerId: 1, item: "Lamp" };
  await ask(url, "POST", "", { path: "/orders", body });
  await ask(url, "GET", "", { path: "/orders/99?token=abc" });
  await call(backlot, "state");
  const list = await call(backlot, "listRequests");
  expect(list).toMatchObject([
    { number: 1, method: "POST", path: "/orders", status: 201 },
    { number: 2, method: "GET", path: "/orders/99", query: { token: "***" }, status: 404 },
  ]);
  expect(Object.keys(list[0] ?? {})).not.toContain("body");
  const ofQuery = async (query: string) =>
    JSON.parse((await ask(url, "GET", `/requests?${query}`)).text);
  expect(await ofQuery("method=get")).toMatchObject([{ number: 2 }]);
  expect(await ofQuery("path=/orders/:id")).toMatchObject([{ number: 2 }]);
  expect(await ofQuery("status=201")).toMatchObject([{ number: 1 }]);
  expect(await ofQuery("since=1")).toMatchObject([{ number: 2 }]);
  expect(await ofQuery("statsu=1")).toMatchObject({ status: 400 });
  const whole = await call(backlot, "readRequest", undefined, { number: "1" });
  expect(whole).toMatchObject({ body, answer: body, requestHeaders: { host: expect.any(String) } });
  await call(backlot, "clearRequests");
  expect(await call(backlot, "listRequests")).toEqual([]);
  expect((await ask(url, "GET", "/requests/1")).status).toBe(404);
});

test("what would be written is checked by the same code, and nothing is written", async () => {
  const { backlot, url } = await startClosed();
  const before = [backlot.records("/orders").all(), backlot.records("/settings").get()];
  const etag = (await fetch(`${url}/_backlot/api/records/orders`)).headers.get("etag");
  const lamp = { customerId: 1, item: "Lamp" };
  const checks = [
    ["POST", "/check/orders", lamp, 201],
    ["POST", "/check/orders", { customerId: "x" }, 422],
    ["POST", "/check/orders", { ...lamp, id: 3 }, 409],
    ["PUT", "/check/orders/3", lamp, 200],
    ["PUT", "/check/orders/3", { ...lamp, item: 7 }, 422],
    ["PUT", "/check/orders/99", lamp, 404],
    ["PUT", "/check/settings", { theme: "dark" }, 200],
    ["PUT", "/check/settings", { theme: "pink" }, 422],
    ["DELETE", "/check/orders/3", undefined, 405],
    ["GET", "/check/orders", undefined, 405],
  ] as const;
  for (const [method, path, body, status] of checks) {
    const checked = await ask(url, method, path, { body });
    const written = await ask(url, method, path, { body });
    expect([method, path, body, checked.status, written.text]).toEqual([
      method,
      path,
      body,
      status,
      checked.text,
    ]);
  }
  expect([backlot.records("/orders").all(), backlot.records("/settings").get()]).toEqual(before);
  const again = await fetch(`${url}/_backlot/api/records/orders`);
  expect(again.headers.get("etag")).toBe(etag);
  expect(JSON.parse((await ask(url, "POST", "/check/orders", { body: {} })).text).errors).toEqual(
    JSON.parse((await ask(url, "POST", "/records/orders", { body: {} })).text).errors,
  );
});

test("the password of a user is checked and not kept", async () => {
  const backlot = await startOrders({
    auth: { mode: "bearer", users: "/customers", loginBy: ["name"] },
  });
  const url = await backlot.listen();
  const body = { name: "Ada", password: "secret" };
  expect((await ask(url, "POST", "/check/customers", { body })).status).toBe(201);
  expect((await ask(url, "PUT", "/check/customers/1", { body })).status).toBe(200);
  const login = { path: "/auth/login", body: { name: "Ada", password: "secret" } };
  expect((await ask(url, "POST", "", login)).status).toBe(401);
});
