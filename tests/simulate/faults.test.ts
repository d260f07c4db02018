import axios from "axios";
import { expect, test } from "vitest";
import type { Backlot, RuleOptions } from "../../src/index.ts";
import { request } from "../support/project.ts";
import { countOrders, order, startOrders } from "./support.ts";

/** A server that listens, with one rule in force. */
async function listenWith(rule: RuleOptions): Promise<{ backlot: Backlot; url: string }> {
  const backlot = await startOrders();
  const url = await backlot.listen();
  backlot.simulate(rule);
  return { backlot, url };
}

const reset = { message: "fetch failed", cause: { code: "ECONNRESET" } };

test("a reset cuts the connection before any byte, and only of what it names", async () => {
  const { url } = await listenWith({ on: "/orders", fault: "reset" });
  await expect(fetch(`${url}/orders`)).rejects.toMatchObject(reset);
  expect((await fetch(`${url}/customers`)).status).toBe(200);
});

test("through fetch() a reset rejects as the global fetch does", async () => {
  const backlot = await startOrders();
  backlot.simulate({ on: "/orders", fault: "reset" });
  await expect(request(backlot, "GET", "/orders")).rejects.toMatchObject(reset);
});

test("a hang answers nothing until the client gives up", async () => {
  const { url, backlot } = await listenWith({ on: "/orders", fault: "hang" });
  const signal = AbortSignal.timeout(50);
  await expect(fetch(`${url}/orders`, { signal })).rejects.toMatchObject({ name: "TimeoutError" });
  const asked = new Request("http://127.0.0.1/orders", { signal: AbortSignal.timeout(50) });
  await expect(backlot.fetch(asked)).rejects.toMatchObject({ name: "TimeoutError" });
});

test("closing the server ends what hangs", async () => {
  const { url, backlot } = await listenWith({ on: "/orders", fault: "hang" });
  const hanging = [fetch(`${url}/orders`), request(backlot, "GET", "/orders")];
  const ended = Promise.allSettled(hanging);
  await fetch(`${url}/customers`);
  await backlot.close();
  expect((await ended).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});

test("a rule's delay ends with its client, and with the server", async () => {
  const answered: number[] = [];
  const backlot = await startOrders({}, { onRequest: ({ status }) => answered.push(status) });
  const url = await backlot.listen();
  const rule = backlot.simulate({ on: "/orders", delay: 600_000 });
  const { signal, abort } = createAbort();
  const hasty = fetch(`${url}/orders`, { signal });
  await expect.poll(() => rule.hits).toBe(1);
  abort();
  await expect(hasty).rejects.toMatchObject({ name: "AbortError" });
  await expect.poll(() => answered).toEqual([499]);
  const patient = Promise.allSettled([request(backlot, "GET", "/orders")]);
  await backlot.close();
  expect(await patient).toMatchObject([{ status: "rejected" }]);
});

/** What came of a body before it broke off. */
async function readHalf(response: Response): Promise<{ text: string; error: unknown }> {
  let text = "";
  try {
    for await (const chunk of response.body ?? []) text += Buffer.from(chunk).toString();
    return { text, error: undefined };
  } catch (error) {
    return { text, error };
  }
}

test("a truncated answer has its headers and the first half of its body", async () => {
  const { url, backlot } = await listenWith({ on: "/orders", fault: "truncate" });
  backlot.simulation.remove();
  const whole = await (await fetch(`${url}/orders`)).text();
  backlot.simulate({ on: "/orders", fault: "truncate" });
  const answers = [await fetch(`${url}/orders`), await request(backlot, "GET", "/orders")];
  for (const answer of answers) {
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-length")).toBe(String(whole.length));
    expect(answer.headers.get("x-total-count")).toBe("5");
    const { text, error } = await readHalf(answer);
    expect(text).toBe(whole.slice(0, Math.ceil(whole.length / 2)));
    expect(error).toMatchObject({ message: "terminated" });
  }
});

test("a malformed answer arrives whole with 200 and is no JSON", async () => {
  const { url } = await listenWith({ on: "/orders", fault: "malformed" });
  const response = await fetch(`${url}/orders`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toContain("application/json");
  await expect(response.json()).rejects.toThrow(SyntaxError);
});

test("a browser that has the real answer is sent the broken one, and keeps neither", async () => {
  const { url, backlot } = await listenWith({ on: "/orders", fault: "malformed", times: 1 });
  backlot.simulation.remove();
  const etag = (await fetch(`${url}/orders`)).headers.get("etag") ?? "";
  backlot.simulate({ on: "/orders", fault: "malformed" });
  const response = await fetch(`${url}/orders`, { headers: { "if-none-match": etag } });
  expect([response.status, response.headers.get("etag")]).toEqual([200, null]);
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test("offline cuts whatever is asked, but for Backlot's own pages", async () => {
  const { url } = await listenWith({ on: "*", fault: "offline" });
  for (const path of ["/orders", "/openapi.json", "/nothing"]) {
    await expect(fetch(url + path)).rejects.toMatchObject(reset);
  }
  const preflight = { origin: "http://localhost:3000", "access-control-request-method": "POST" };
  await expect(
    fetch(`${url}/orders`, { method: "OPTIONS", headers: preflight }),
  ).rejects.toMatchObject(reset);
  expect((await fetch(`${url}/_backlot`)).status).toBe(200);
});

const sent = {
  method: "POST",
  body: JSON.stringify(order),
  headers: { "content-type": "application/json" },
};

test.each(["reset", "truncate", "malformed"] as const)(
  "%s writes nothing, and with after: true what was sent",
  async (fault) => {
    const { url, backlot } = await listenWith({ on: "POST /orders", fault, times: 1 });
    const post = async () => (await fetch(`${url}/orders`, sent)).json();
    await expect(post()).rejects.toThrow();
    expect(countOrders(backlot)).toBe(5);
    backlot.simulate({ on: "POST /orders", fault, times: 1, after: true });
    await expect(post()).rejects.toThrow();
    expect(countOrders(backlot)).toBe(6);
    await post();
    expect(countOrders(backlot)).toBe(7);
  },
);

test.each([
  [false, 5],
  [true, 6],
])("a hang with after: %s leaves %i orders of five", async (after, orders) => {
  const backlot = await startOrders();
  const url = await backlot.listen();
  const { signal, abort } = createAbort();
  const rule = backlot.simulate({ on: "POST /orders", fault: "hang", after });
  const hanging = fetch(`${url}/orders`, { ...sent, signal });
  await expect.poll(() => [rule.hits, countOrders(backlot)]).toEqual([1, orders]);
  abort();
  await expect(hanging).rejects.toMatchObject({ name: "AbortError" });
  expect(countOrders(backlot)).toBe(orders);
});

function createAbort() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

test("axios tells each of them as it tells the real ones", async () => {
  const { url, backlot } = await listenWith({ on: "GET /orders", fault: "reset", times: 1 });
  const client = axios.create({ baseURL: url });
  await expect(client.get("/orders")).rejects.toMatchObject({ code: "ECONNRESET" });
  const hanging = backlot.simulate({ on: "GET /orders", fault: "hang" });
  const timely = client.get("/orders", { timeout: 50 });
  await expect(timely).rejects.toMatchObject({ code: "ECONNABORTED" });
  // Not by `times`: a busy client may have given up before the request arrived.
  hanging.stop();
  backlot.simulate({ on: "GET /orders", fault: "truncate", times: 1 });
  await expect(client.get("/orders")).rejects.toMatchObject({
    message: "stream has been aborted",
  });
  backlot.simulate({ on: "GET /orders", status: 429, retryAfter: 7, times: 1 });
  await expect(client.get("/orders")).rejects.toMatchObject({
    response: { status: 429, headers: { "retry-after": "7" }, data: { status: 429 } },
  });
  expect((await client.get("/orders")).status).toBe(200);
});

test("a log tells what was cut, and the library prints nothing", async () => {
  const lines: unknown[] = [];
  const backlot = await startOrders({}, { onRequest: ({ ms: _, ...line }) => lines.push(line) });
  const url = await backlot.listen();
  backlot.simulate({ on: "GET /orders", fault: "reset" });
  await expect(fetch(`${url}/orders`)).rejects.toThrow();
  expect(lines).toEqual([{ method: "GET", path: "/orders", status: 0, simulated: "reset" }]);
});
