import { HttpResponse, http } from "msw";
import { type SetupServer, setupServer } from "msw/node";
import { expect, onTestFinished, test } from "vitest";
import { backlotHandlers } from "../../src/adapters/msw.ts";
import { order, startOrders } from "../simulate/support.ts";

/** What reaches nobody fails, as it would without a network. */
function intercept(...handlers: Parameters<typeof setupServer>): SetupServer {
  const server = setupServer(...handlers);
  server.listen({ onUnhandledRequest: "error" });
  onTestFinished(() => server.close());
  return server;
}

function post(url: string, body: object): Promise<Response> {
  return fetch(url, { method: "POST", body: JSON.stringify(body) });
}

test("in Node the handlers answer from an instance without a port", async () => {
  const backlot = await startOrders({ basePath: "/api" });
  intercept(...backlotHandlers(backlot));
  expect(await (await fetch("http://localhost:3000/api/orders?_limit=2")).json()).toHaveLength(2);
  expect((await post("http://localhost:3000/api/orders", order)).status).toBe(201);
  expect(backlot.requests({ method: "POST" })).toMatchObject([{ body: order, status: 201 }]);
  expect((await fetch("http://localhost:3000/api/nothing")).status).toBe(404);
});

test("another origin is answered where it is named, whatever the application's", async () => {
  const backlot = await startOrders();
  intercept(...backlotHandlers(backlot, { origin: "https://api.example.com" }));
  const headers = { origin: "https://app.example.com" };
  const answered = await fetch("https://api.example.com/orders/1", { headers });
  expect(answered.status).toBe(200);
  await expect(fetch("http://localhost:3000/orders/1")).rejects.toThrow();
});

test("what is no path of Backlot's is left to the other handlers", async () => {
  const backlot = await startOrders();
  const other = http.get("*/flags", () => HttpResponse.json({ isNew: true }));
  const server = intercept(...backlotHandlers(backlot), other);
  expect(await (await fetch("http://localhost/flags")).json()).toEqual({ isNew: true });
  await expect(fetch("https://elsewhere.example/orders")).rejects.toThrow();
  server.use(http.get("*/orders", () => HttpResponse.json([])));
  expect(await (await fetch("http://localhost/orders")).json()).toEqual([]);
});

test("a connection that is cut fails as one without a network", async () => {
  const backlot = await startOrders();
  intercept(...backlotHandlers(backlot));
  backlot.simulate({ on: "/orders", fault: "reset" });
  await expect(fetch("http://localhost/orders")).rejects.toThrow(TypeError);
});

test("by a URL the requests go to the server that listens there", async () => {
  const backlot = await startOrders({ basePath: "/api" });
  const url = await backlot.listen();
  intercept(...backlotHandlers(`${url}/api`));
  expect((await post("http://localhost:3000/api/orders", order)).status).toBe(201);
  expect(backlot.requests({ method: "POST" })).toMatchObject([{ body: order }]);
  expect((await fetch(`${url}/api/orders/1`)).status).toBe(200);
  await expect(fetch("http://localhost:3000/orders")).rejects.toThrow();
});

test("a URL without a base path would take every request, and is refused", () => {
  expect(() => backlotHandlers("http://127.0.0.1:4000")).toThrow(
    'http://127.0.0.1:4000/ has no base path, so every request would be Backlot\'s. Set basePath: "/api" in its config and write http://127.0.0.1:4000/api here.',
  );
});
