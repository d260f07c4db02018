import { afterAll, describe, expect, test } from "vitest";
// By another name, since the linter takes it for a hook of React's.
import { useBacklot as startForFile } from "../../src/adapters/vitest.ts";
import { models, order, resources } from "../simulate/support.ts";
import { removeProject, writeProject } from "../support/project.ts";

const root = writeProject({
  "models.ts": models,
  "backlot.config.json": JSON.stringify({ models: "models.ts", basePath: "/api", resources }),
});
afterAll(() => removeProject(root));

const api = startForFile(root);

function post(body: object): Promise<Response> {
  return api.fetch("/api/orders", { method: "POST", body: JSON.stringify(body) });
}

function failureOf(assertion: () => void): string {
  try {
    assertion();
  } catch (error) {
    return (error as Error).message;
  }
  return "";
}

describe.each(["first", "second"])("the %s test", () => {
  test("starts with fresh records, numbering and requests", async () => {
    expect(api.records("/orders").count()).toBe(5);
    expect(api.requests()).toEqual([]);
    const { id } = (await (await post(order)).json()) as { id: number };
    expect(id).toBe(6);
    api.simulate({ on: "*", status: 503 });
  });
});

test("what was asked is found by its route, with the base path or without", async () => {
  await post(order);
  await api.fetch("/api/orders/1?_fields=id");
  expect(api).toHaveReceived("POST /orders");
  expect(api).toHaveReceived("POST /api/orders", { times: 1 });
  expect(api).toHaveReceived("/orders/:id", { query: { _fields: "id" }, status: 200 });
  expect(api).not.toHaveReceived("DELETE /orders/:id");
  expect(api).not.toHaveReceived("POST /orders", { times: 2 });
});

test("a part of the body is enough, and what differs is not", async () => {
  await post({ ...order, item: "Chair" });
  expect(api).toHaveReceived("POST /orders", { body: { item: "Chair" } });
  expect(api).toHaveReceived("POST /orders", { body: { item: expect.stringMatching(/^Ch/) } });
  expect(api).toHaveReceived("POST /orders", { answer: { id: expect.any(Number) } });
  expect(api).not.toHaveReceived("POST /orders", { body: { item: "Table" } });
  expect(api).not.toHaveReceived("POST /orders", { body: { item: "Chair", note: "soon" } });
  expect(api).not.toHaveReceived("POST /orders", { body: [] });
});

test("a failure lists what was asked instead", async () => {
  expect(failureOf(() => expect(api).toHaveReceived("GET /orders"))).toBe(
    "It was asked never for GET /orders.\nThere was no request.",
  );
  await post(order);
  const wanted = { body: { item: "Table" } };
  expect(failureOf(() => expect(api).toHaveReceived("POST /orders", wanted))).toBe(
    `It was asked never for POST /orders with {"body":{"item":"Table"}}.
All requests, oldest first:
  POST /api/orders 201 {"customerId":1,"item":"Lamp"}`,
  );
});

test("what is no route is said", () => {
  expect(() => expect(api).toHaveReceived("orders")).toThrow('"orders" is no route.');
});

test("files side by side take no port from each other", async () => {
  const url = await api.listen();
  expect(new URL(url).port).not.toBe("4000");
  expect((await fetch(`${url}/api/orders`)).status).toBe(200);
});

describe("a second server of a file", () => {
  const empty = startForFile(root, { resources: [{ path: "/orders", type: "Order[]", count: 0 }] });
  test("is another one", () => {
    expect([empty.records("/orders").count(), api.records("/orders").count()]).toEqual([0, 5]);
  });
});

describe("outside of tests", () => {
  const early = startForFile(root);
  const message = failureOf(() => early.records("/orders"));
  test("it says when it can be used", () => {
    expect(message).toBe("Backlot starts before the first test. Use it inside test or beforeEach.");
  });
});
