import { expect, test } from "vitest";
import type { Backlot, ScenarioOptions } from "../../src/index.ts";
import { order, resources, startOrders } from "./support.ts";

const scenarios = {
  few: { counts: { "/customers": 1 } },
  fixed: { records: { "/orders": [{ id: 70, customerId: 2, item: "Chair" }] } },
  kept: { snapshot: "before" },
} satisfies Record<string, ScenarioOptions>;

/** Everything that is served, in the order in which it was made. */
async function readAll(backlot: Backlot): Promise<unknown> {
  const paths = resources.map(({ path }) => path);
  return Promise.all(paths.map(async (path) => (await backlot.fetch(path)).json()));
}

/** Records that somebody has written and deleted, so that neither order nor numbering is the first. */
async function startWorn(): Promise<Backlot> {
  const backlot = await startOrders({ scenarios });
  backlot.records("/orders").insert({ ...order, item: "Worn" });
  backlot.records("/orders").insert(order);
  backlot.records("/orders").delete(7);
  backlot.records("/orders").delete(2);
  backlot.records("/settings").delete();
  await backlot.snapshot("before");
  return backlot;
}

function touchAll(backlot: Backlot): void {
  const orders = backlot.records("/orders");
  for (const { id } of orders.all().slice(0, 2)) orders.delete(id as number);
  orders.insert(order);
  backlot.seed("/customers", [{ name: "Somebody else" }]);
  backlot.seed("/reviews", []);
  backlot.seed("/settings", [{ theme: "dark" }]);
}

test.each(Object.keys(scenarios))("%s begins again as often as it is reset", async (name) => {
  const backlot = await startWorn();
  await backlot.scenario(name);
  const fresh = await readAll(backlot);
  const next = backlot.records("/orders").insert(order)["id"];
  for (let round = 0; round < 3; round++) {
    touchAll(backlot);
    expect(await readAll(backlot)).not.toEqual(fresh);
    await backlot.reset();
    expect(await readAll(backlot)).toEqual(fresh);
    expect(backlot.records("/orders").insert(order)["id"]).toBe(next);
  }
  await backlot.reset(["/orders"]);
  expect(await readAll(backlot)).toEqual(fresh);
});

test.each(Object.keys(scenarios))("a reset in %s leaves what nobody touched", async (name) => {
  const backlot = await startWorn();
  await backlot.scenario(name);
  const etagOf = async (path: string) => (await backlot.fetch(path)).headers.get("etag");
  const [, kept] = backlot.records("/orders").all();
  const paths = ["/customers/1", `/orders/${kept?.["id"] ?? 70}`, "/reviews"];
  const before = await Promise.all(paths.map(etagOf));
  backlot.records("/orders").insert(order);
  await backlot.reset();
  expect(await Promise.all(paths.map(etagOf))).toEqual(before);
});

test("nobody takes what was read in a scenario before a reset for current", async () => {
  const backlot = await startWorn();
  await backlot.scenario("fixed");
  backlot.records("/orders").update(70, { item: "Table" });
  const etag = (await backlot.fetch("/orders/70")).headers.get("etag") ?? "";
  await backlot.reset();
  backlot.records("/orders").update(70, { item: "Lamp" });
  const again = await backlot.fetch("/orders/70", { headers: { "if-none-match": etag } });
  expect(await again.json()).toMatchObject({ item: "Lamp" });
});

test("users and sessions of a scenario go with a reset, and those from before stay", async () => {
  const users = [{ email: "ada@example.com", password: "first" }];
  const backlot = await startOrders({ auth: { mode: "bearer", users }, scenarios });
  const before = await backlot.signIn("ada@example.com");
  await backlot.scenario("fixed");
  const within = [await backlot.signIn("ada@example.com"), await backlot.signIn("bob@example.com")];
  backlot.tokens.revoke("ada@example.com");
  await backlot.reset();
  const statusOf = async ({ headers }: { headers: Record<string, string> }) =>
    (await backlot.fetch("/orders", { headers })).status;
  expect(await Promise.all([before, ...within].map(statusOf))).toEqual([200, 401, 401]);
  expect((await backlot.fetch("/orders")).status).toBe(401);
});

test("what was restored within a scenario is gone with a reset", async () => {
  const backlot = await startWorn();
  await backlot.scenario("few");
  const fresh = await readAll(backlot);
  await backlot.restore("before");
  expect(await readAll(backlot)).not.toEqual(fresh);
  await backlot.reset();
  expect(await readAll(backlot)).toEqual(fresh);
});

test("a snapshot that was saved in a scenario is reset outside of it", async () => {
  const backlot = await startOrders({ scenarios });
  const fresh = await readAll(backlot);
  await backlot.scenario("few");
  await backlot.snapshot("inside");
  await backlot.scenario("off");
  await backlot.restore("inside");
  expect(await readAll(backlot)).not.toEqual(fresh);
  await backlot.reset();
  expect(await readAll(backlot)).toEqual(fresh);
});
