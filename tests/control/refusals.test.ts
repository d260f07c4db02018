import { expect, test } from "vitest";
import type { Backlot } from "../../src/index.ts";
import { startOrders } from "../simulate/support.ts";
import { expectTold, type Refused, tellRefusal } from "../support/refusals.ts";

const open: readonly Refused[] = [
  ["GET", "/nothing"],
  ["PUT", "/state"],
  ["POST", "/state"],
  ["POST", "/reset", { body: { path: "/orders" } }],
  ["POST", "/reset", { body: { paths: "/orders" } }],
  ["POST", "/reset", { body: { paths: ["/ordrs"] } }],
  ["POST", "/snapshots", { body: { name: "../up" } }],
  ["POST", "/snapshots", { body: { name: 5 } }],
  ["POST", "/snapshots/none/restore"],
  ["DELETE", "/snapshots/none"],
  ["POST", "/rules", { body: {} }],
  ["POST", "/rules", { body: { on: "GET /ordrs", status: 503 } }],
  ["POST", "/rules", { body: { on: "GET /orders", status: 99 } }],
  ["POST", "/rules", { body: { on: "GET /orders", delay: -1 } }],
  ["POST", "/rules", { body: { on: "GET /orders", status: 503, rate: 2 } }],
  ["POST", "/rules", { body: { on: "GET /orders", fault: "explode" } }],
  ["POST", "/rules", { body: { on: "GET /orders", status: 503, fault: "reset" } }],
  ["DELETE", "/rules/first"],
  ["DELETE", "/rules/7"],
  ["POST", "/scenario", { body: {} }],
  ["POST", "/scenario", { body: { name: "none" } }],
  ["POST", "/users", { body: { email: "ada@example.com" } }],
  ["POST", "/tokens/expire", { body: { id: 5 } }],
  ["POST", "/sign-in", { body: {} }],
  ["POST", "/time", { body: { set: "someday" } }],
  ["POST", "/time", { body: { advance: "a while" } }],
  ["POST", "/time", { body: { reset: "yes" } }],
  ["POST", "/time", { body: { back: true } }],
  ["GET", "/consequences/nothing/1"],
  ["GET", "/consequences/orders/99"],
  ["POST", "/seed", { body: { path: "/orders" } }],
  ["POST", "/seed", { body: { path: "/ordrs", records: [] } }],
  ["POST", "/seed", { body: { path: "/orders", records: [5] } }],
  ["POST", "/seed", { body: { path: "/orders", records: [{ customerId: "x" }] } }],
  ["POST", "/seed", { body: { path: "/settings", records: [{}, {}] } }],
  ["GET", "/requests/99"],
  ["GET", "/requests?status=many"],
  ["GET", "/requests?since=yesterday"],
  ["GET", "/records/nothing"],
  ["GET", "/records/orders/99"],
  ["POST", "/check/orders", { body: { customerId: "x" } }],
];

const bearer: readonly Refused[] = [
  ["POST", "/users", { body: {} }],
  ["POST", "/users", { body: { email: "ada" } }],
  ["POST", "/users", { body: { email: "ada@example.com" } }],
  ["POST", "/sign-in", { body: { email: "nobody" } }],
  ["POST", "/tokens/revoke", { body: { users: "ada" } }],
];

test("whoever manages a server wrongly reads why, and what would be right", async () => {
  const plain = await startOrders();
  const users = [{ email: "ada@example.com", password: "secret" }];
  const guarded = await startOrders({ auth: { mode: "bearer", users } });
  const before = plain.total;
  const told = [
    ...(await tellAll(plain, open)),
    "# with bearer authentication",
    ...(await tellAll(guarded, bearer)),
  ];
  expect(plain.total).toBe(before);
  expectTold(new URL("refusals.txt", import.meta.url), told);
});

async function tellAll(backlot: Backlot, rows: readonly Refused[]): Promise<string[]> {
  const headers = { "x-backlot-token": backlot.token };
  const told: string[] = [];
  for (const [method, path, sent] of rows) {
    const row: Refused = [method, `/_backlot/api${path}`, { ...sent, headers }];
    told.push((await tellRefusal(backlot, row)).replace(` x-backlot-token: ${backlot.token}`, ""));
  }
  return told;
}
