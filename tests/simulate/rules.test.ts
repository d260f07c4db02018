import { expect, test } from "vitest";
import type { RuleOptions } from "../../src/index.ts";
import { request } from "../support/project.ts";
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
