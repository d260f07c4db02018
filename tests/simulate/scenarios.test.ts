import { expect, test } from "vitest";
import { request } from "../support/project.ts";
import { order, startOrders } from "./support.ts";

const scenarios = {
  empty: { counts: { "/customers": 0 } },
  few: { counts: { "/customers": 1 } },
  fixed: { records: { "/orders": [{ id: 70, customerId: 2, item: "Chair" }] } },
  down: { simulate: [{ on: "*", status: 503 }] },
};

async function read(backlot: Awaited<ReturnType<typeof startOrders>>, path: string) {
  const response = await request(backlot, "GET", path);
  return (await response.json()) as Record<string, unknown>[];
}

test("what was there before a scenario comes back, and what was written in it is gone", async () => {
  const backlot = await startOrders({ scenarios });
  await request(backlot, "POST", "/orders", order);
  const before = await read(backlot, "/orders");
  await backlot.scenario("fixed");
  expect(await read(backlot, "/orders")).toEqual(scenarios.fixed.records["/orders"]);
  await request(backlot, "POST", "/orders", order);
  expect((await read(backlot, "/orders")).map(({ id }) => id)).toEqual([70, 71]);
  await backlot.scenario("off");
  expect(await read(backlot, "/orders")).toEqual(before);
});
