import { expect, test } from "vitest";
import type { AnsweredRequest, Backlot, RuleOptions } from "../../src/index.ts";
import { request } from "../support/project.ts";
import { send } from "../support/shop.ts";
import { countOrders, order, startOrders } from "./support.ts";

/** Rule, request, the status that comes, and how many orders there are then, of five. */
const table: readonly [RuleOptions, string, number, number][] = [
  [{ on: "*", status: 503 }, "GET /orders", 503, 5],
  [{ on: "*", status: 503 }, "GET /settings", 503, 5],
  [{ on: "*", status: 503 }, "GET /customers/1/orders", 503, 5],
  [{ on: "*", status: 503 }, "GET /openapi.json", 200, 5],
  [{ on: "*", status: 503 }, "GET /nothing", 404, 5],
  [{ on: "*", status: 503 }, "DELETE /reviews/1", 405, 5],
  [{ on: "*", status: 503 }, "OPTIONS /orders", 204, 5],
  [{ on: "/orders", status: 418 }, "GET /orders/1", 418, 5],
  [{ on: "/orders", status: 418 }, "HEAD /orders/1", 418, 5],
  [{ on: "/orders", status: 418 }, "GET /customers/1/orders", 418, 5],
  [{ on: "/orders", status: 418 }, "GET /customers/1", 200, 5],
  [{ on: "/customers", status: 418 }, "GET /orders/1/customer", 418, 5],
  [{ on: "POST /orders", status: 500 }, "POST /orders", 500, 5],
  [{ on: "POST /orders", status: 500 }, "POST /customers/1/orders", 500, 5],
  [{ on: "POST /orders", status: 500 }, "GET /orders", 200, 5],
  [{ on: "POST /orders", status: 500, after: true }, "POST /orders", 500, 6],
  [{ on: "GET /orders/2", status: 410 }, "GET /orders/2", 410, 5],
  [{ on: "GET /orders/2", status: 410 }, "GET /orders/3", 200, 5],
  [{ on: "GET /orders/2", status: 410 }, "GET /orders", 200, 5],
  [{ on: "/openapi.json", status: 500 }, "GET /openapi.json", 500, 5],
  [{ on: "POST /orders", body: { queued: true } }, "POST /orders", 201, 5],
  [{ on: "POST /orders", headers: { "x-left": "0" } }, "POST /orders", 201, 6],
  [{ on: "POST /orders", delay: 1 }, "POST /orders", 201, 6],
  [{ on: "POST /orders", fault: "malformed" }, "POST /orders", 200, 5],
  [{ on: "POST /orders", fault: "malformed", after: true }, "POST /orders", 200, 6],
  [{ on: "*", status: 202 }, "DELETE /orders/1", 202, 5],
  [{ on: "*", status: 500, rate: 0 }, "GET /orders", 200, 5],
];

test.each(table)("%j: %s is answered with %i", async (rule, asked, status, orders) => {
  const backlot = await startOrders();
  backlot.simulate(rule);
  const [method = "", path = ""] = asked.split(" ");
  const response = await request(backlot, method, path, method === "POST" ? order : undefined);
  expect([response.status, countOrders(backlot)]).toEqual([status, orders]);
});

async function statusOf(backlot: Backlot, asked: string, headers = {}): Promise<number> {
  const [method = "", path = ""] = asked.split(" ");
  const response = await send(backlot, method, path, { headers });
  return response.status;
}

async function statusesOf(backlot: Backlot, asked: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < times; index++) statuses.push(await statusOf(backlot, asked));
  return statuses;
}

test("the newest rule is asked first: Prefer, then what was added, the scenario's, the config's", async () => {
  const backlot = await startOrders({
    simulate: [
      { on: "*", status: 501 },
      { on: "/orders", status: 502 },
    ],
    scenarios: { down: { simulate: [{ on: "/orders", status: 503 }] } },
  });
  const statuses = () =>
    Promise.all([statusOf(backlot, "GET /orders"), statusOf(backlot, "GET /customers")]);
  expect(await statuses()).toEqual([502, 501]);
  await backlot.scenario("down");
  expect(await statuses()).toEqual([503, 501]);
  const older = backlot.simulate({ on: "/orders", status: 504 });
  expect(await statuses()).toEqual([504, 501]);
  const newer = backlot.simulate({ on: "*", status: 505 });
  expect(await statuses()).toEqual([505, 505]);
  expect(await statusOf(backlot, "GET /orders", { prefer: "code=418" })).toBe(418);
  newer.stop();
  older.stop();
  older.stop();
  expect(await statuses()).toEqual([503, 501]);
  await backlot.scenario("off");
  expect(await statuses()).toEqual([502, 501]);
  expect([older.hits, newer.hits]).toEqual([1, 2]);
});

test("times lets a rule be used so often, and then the next one is", async () => {
  const backlot = await startOrders();
  backlot.simulate({ on: "/orders", status: 500, times: 1 });
  const rule = backlot.simulate({ on: "/orders", status: 503, times: 2 });
  expect(await statusesOf(backlot, "GET /orders", 4)).toEqual([503, 503, 500, 200]);
  expect(rule.hits).toBe(2);
  expect(backlot.simulation.list().map(({ text, hits, left }) => [text, hits, left])).toEqual([
    ["/orders → 503, 2 times", 2, 0],
    ["/orders → 500, once", 1, 0],
  ]);
});

test("rate draws from a stream of its own: the seed decides, and no record depends on it", async () => {
  const patternOf = async (seed: number) => {
    const backlot = await startOrders({ seed });
    backlot.simulate({ on: "/orders", status: 503, rate: 0.3 });
    const statuses = await statusesOf(backlot, "GET /orders", 200);
    const records = await (await send(backlot, "GET", "/customers")).text();
    return { failures: statuses.filter((status) => status === 503).length, statuses, records };
  };
  const first = await patternOf(1);
  expect(await patternOf(1)).toEqual(first);
  expect((await patternOf(2)).statuses).not.toEqual(first.statuses);
  expect(first.failures).toBeGreaterThan(40);
  expect(first.failures).toBeLessThan(80);
  const plain = await startOrders();
  expect(await (await send(plain, "GET", "/customers")).text()).toBe(first.records);
});

test("a reset brings the rules back to what is written down, as if unused", async () => {
  const backlot = await startOrders({ simulate: [{ on: "/orders", status: 503, times: 1 }] });
  backlot.simulate({ on: "/customers", status: 500 });
  expect(await statusesOf(backlot, "GET /orders", 2)).toEqual([503, 200]);
  await backlot.reset();
  expect(await statusesOf(backlot, "GET /orders", 2)).toEqual([503, 200]);
  expect(await statusOf(backlot, "GET /customers")).toBe(200);
});

test("a rule stands before guard and validation, as a gateway would", async () => {
  const auth = { mode: "bearer" } as const;
  const backlot = await startOrders({ auth, simulate: [{ on: "POST /orders", status: 503 }] });
  expect(await statusOf(backlot, "POST /orders")).toBe(503);
  expect(await statusOf(backlot, "GET /orders")).toBe(401);
});

test("docs and auth routes go wrong only by a rule that names them", async () => {
  const backlot = await startOrders({ basePath: "/api", auth: { mode: "bearer" } });
  backlot.simulate({ on: "*", status: 503 });
  expect(await statusOf(backlot, "POST /api/auth/logout")).toBe(204);
  backlot.simulate({ on: "POST /auth/logout", status: 500 });
  backlot.simulate({ on: "/docs", status: 500 });
  expect(await statusOf(backlot, "POST /api/auth/logout")).toBe(500);
  expect(await statusOf(backlot, "GET /docs")).toBe(500);
  expect(await statusOf(backlot, "GET /_backlot")).toBe(200);
});

test("with after, a refusal of the request's own is answered as it is and does not count", async () => {
  const backlot = await startOrders();
  const rule = backlot.simulate({ on: "POST /orders", status: 500, after: true, times: 1 });
  const wrong = await send(backlot, "POST", "/orders", { body: { item: 5 } });
  expect([wrong.status, rule.hits]).toEqual([422, 0]);
  const right = await send(backlot, "POST", "/orders", { body: order });
  expect([right.status, rule.hits, countOrders(backlot)]).toEqual([500, 1, 6]);
});

test("a page of another origin may read what a rule sends", async () => {
  const backlot = await startOrders();
  const exposed = async () => {
    const headers = { origin: "http://localhost:5173" };
    const response = await send(backlot, "GET", "/orders", { headers });
    return response.headers.get("access-control-expose-headers")?.split(", ") ?? [];
  };
  const before = await exposed();
  expect(before).toContain("ETag");
  backlot.simulate({ on: "/orders", headers: { "x-left": "0", "x-right": "1" } });
  expect(await exposed()).toEqual([...before, "x-left", "x-right"]);
});

test("a delay is one of refusals too, and counts", async () => {
  const lines: unknown[] = [];
  const onRequest = ({ status, simulated }: AnsweredRequest) => lines.push([status, simulated]);
  const backlot = await startOrders({}, { onRequest });
  const rule = backlot.simulate({ on: "/orders", delay: 0 });
  expect(await statusOf(backlot, "GET /orders/99")).toBe(404);
  expect([rule.hits, lines]).toEqual([1, [[404, "0 ms"]]]);
});

test("an answer of a rule is a problem document, or what the rule says", async () => {
  const backlot = await startOrders();
  backlot.simulate({ on: "/customers", status: 503 });
  const problem = await send(backlot, "GET", "/customers");
  expect(problem.headers.get("content-type")).toBe("application/problem+json");
  expect([problem.headers.get("retry-after"), problem.headers.get("cache-control")]).toEqual([
    "1",
    "no-store",
  ]);
  const detail = "Simulated: /customers is made to answer with 503.";
  expect(await problem.json()).toEqual({
    type: "urn:backlot:error:simulated",
    title: "Simulated",
    status: 503,
    detail,
    instance: "/customers",
    message: detail,
  });
  backlot.simulate({
    on: "/orders",
    status: 502,
    body: "<h1>Bad Gateway</h1>",
    headers: { "Content-Type": "text/html" },
  });
  const page = await send(backlot, "GET", "/orders");
  expect([page.headers.get("content-type"), await page.text()]).toEqual([
    "text/html",
    "<h1>Bad Gateway</h1>",
  ]);
});

test.each([
  [202, null, ""],
  [302, null, ""],
  [400, "application/problem+json", expect.stringContaining('"status":400')],
])("without a body, %i is answered with what such a status says", async (status, type, text) => {
  const backlot = await startOrders();
  backlot.simulate({ on: "/orders", status });
  const response = await send(backlot, "GET", "/orders");
  expect([response.status, response.headers.get("content-type")]).toEqual([status, type]);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.text()).toEqual(text);
});

test("without a status, body and headers replace the real answer's", async () => {
  const backlot = await startOrders();
  backlot.simulate({ on: "GET /orders", body: [], headers: { "x-total-count": "0" } });
  const response = await send(backlot, "GET", "/orders");
  expect([response.status, response.headers.get("x-total-count"), await response.json()]).toEqual([
    200,
    "0",
    [],
  ]);
  expect(response.headers.get("etag")).toBeNull();
});

test("a rule's delay takes the place of the config's", async () => {
  const chances: number[] = [];
  const random = () => {
    chances.push(0);
    return 0;
  };
  // A minute, which nobody here waits for.
  const backlot = await startOrders({ delay: 60_000 }, { random });
  backlot.simulate({ on: "/orders", delay: [0, 40] });
  expect(await statusOf(backlot, "GET /orders")).toBe(200);
  expect(await statusOf(backlot, "GET /orders", { prefer: "code=503, delay=0" })).toBe(503);
  expect(chances).toHaveLength(2);
});

test("a program may send one and the same request again", async () => {
  const lines: (string | undefined)[] = [];
  const backlot = await startOrders({}, { onRequest: ({ simulated }) => lines.push(simulated) });
  const asked = new Request("http://127.0.0.1/orders");
  const rule = backlot.simulate({ on: "/orders", delay: 0, times: 2 });
  for (let times = 0; times < 3; times++) expect((await backlot.fetch(asked)).status).toBe(200);
  expect([rule.hits, lines]).toEqual([2, ["0 ms", "0 ms", undefined]]);
});
