import { expect, test } from "vitest";
import type { InForce } from "../../src/index.ts";
import { startOrders } from "./support.ts";

test("a rule that is used up is in force no longer, and who listens is told", async () => {
  const told: InForce[] = [];
  const backlot = await startOrders({}, { onSimulation: (each) => told.push(each) });
  const url = await backlot.listen();
  backlot.simulate({ on: "POST /orders", status: 503, after: true, times: 1 });
  backlot.simulate({ on: "GET /orders", status: 503, times: 2 });
  const refused = { method: "POST", body: "{}", headers: { "content-type": "application/json" } };
  for (const init of [{}, refused, {}]) await fetch(`${url}/orders`, init);
  expect(backlot.simulation.list().map(({ left }) => left)).toEqual([0, 1]);
  expect(backlot.inForce.rules).toEqual(["POST /orders → 503, after the write, once"]);
  expect(told.slice(2)).toEqual([backlot.inForce]);
});

test("who listens is told whenever something else is simulated, and only then", async () => {
  const told: InForce[] = [];
  const scenarios = { down: { simulate: [{ on: "*", status: 503 }] }, quiet: {} };
  const backlot = await startOrders({ scenarios }, { onSimulation: (each) => told.push(each) });
  await fetch(`${await backlot.listen()}/orders`);
  await backlot.reset();
  const rule = backlot.simulate({ on: "POST /orders", status: 500, after: true, rate: 0.25 });
  rule.stop();
  await backlot.scenario("down");
  await backlot.scenario("quiet");
  await backlot.scenario("off");
  expect(told).toEqual([
    { scenario: undefined, rules: ["POST /orders → 500, after the write, 25 % of the time"] },
    { scenario: undefined, rules: [] },
    { scenario: "down", rules: ["* → 503"] },
    { scenario: "quiet", rules: [] },
    { scenario: undefined, rules: [] },
  ]);
});
