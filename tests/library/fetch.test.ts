import { expect, test } from "vitest";
import { startOrders } from "../simulate/support.ts";

test("fetch takes a path, a URL and a request, with or without init", async () => {
  const backlot = await startOrders();
  const status = async (...given: Parameters<typeof backlot.fetch>) =>
    (await backlot.fetch(...given)).status;
  expect(await status("/orders/1")).toBe(200);
  expect(await status("orders/1?_fields=id")).toBe(200);
  expect(await status("http://backlot/orders/1")).toBe(200);
  expect(await status(new URL("http://backlot/orders/1"))).toBe(200);
  expect(await status(new Request("http://backlot/orders/1"))).toBe(200);
  expect(await status("/orders/1", { method: "DELETE" })).toBe(200);
  expect(await status(new Request("http://backlot/orders/2"), { method: "DELETE" })).toBe(200);
});

test("a path is as it is on the server, with its base path", async () => {
  const backlot = await startOrders({ basePath: "/api" });
  expect((await backlot.fetch("/api/orders")).status).toBe(200);
  expect((await backlot.fetch("/orders")).status).toBe(404);
  expect(backlot.requests().map(({ path }) => path)).toEqual(["/api/orders", "/orders"]);
});

test("a body may be anything that the global fetch takes", async () => {
  const backlot = await startOrders();
  const text = JSON.stringify({ customerId: 1, item: "Lamp" });
  const form = new FormData();
  form.set("customerId", "1");
  form.set("item", "Lamp");
  const bodies = [
    text,
    new TextEncoder().encode(text),
    new Blob([text], { type: "application/json" }),
    new URLSearchParams({ customerId: "1", item: "Lamp" }),
    form,
  ];
  for (const body of bodies) {
    const answer = await backlot.fetch("/orders", { method: "POST", body });
    expect(answer.status).toBe(201);
  }
});

test("an aborted signal rejects with its reason", async () => {
  const backlot = await startOrders();
  backlot.simulate({ on: "/orders", fault: "hang" });
  const controller = new AbortController();
  const waiting = backlot.fetch("/orders", { signal: controller.signal });
  controller.abort(new Error("enough"));
  await expect(waiting).rejects.toThrow("enough");
});
