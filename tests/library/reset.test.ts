import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { expect, onTestFinished, test } from "vitest";
import { type Backlot, createBacklot } from "../../src/index.ts";
import { models, order, resources, startOrders } from "../simulate/support.ts";
import { makeProject } from "../support/project.ts";

/** Everything that is served. */
async function readAll(backlot: Backlot): Promise<unknown> {
  const paths = resources.map(({ path }) => path);
  return Promise.all(paths.map(async (path) => (await backlot.fetch(path)).json()));
}

async function touchAll(backlot: Backlot): Promise<void> {
  backlot.records("/orders").insert(order);
  backlot.records("/orders").delete(2);
  backlot.records("/customers").update(1, { name: "Somebody else" });
  backlot.records("/settings").update({ theme: "dark" });
  backlot.seed("/reviews", []);
}

test("a reset brings records and numbering back", async () => {
  const backlot = await startOrders();
  const fresh = await readAll(backlot);
  for (let round = 0; round < 3; round++) {
    await touchAll(backlot);
    expect(await readAll(backlot)).not.toEqual(fresh);
    await backlot.reset();
    expect(await readAll(backlot)).toEqual(fresh);
    expect(backlot.records("/orders").insert(order)["id"]).toBe(6);
  }
});

test("a reset of some paths leaves the others, and all that is no record", async () => {
  const backlot = await startOrders();
  const fresh = backlot.records("/orders").all();
  await touchAll(backlot);
  const rule = backlot.simulate({ on: "/settings", status: 503 });
  await backlot.setTime("2040-01-01");
  await backlot.reset(["/orders"]);
  expect(backlot.records("/orders").all()).toEqual(fresh);
  expect(backlot.records("/customers").get(1)?.["name"]).toBe("Somebody else");
  expect(backlot.simulation.list().map(({ id }) => id)).toEqual([rule.id]);
  expect(backlot.time.isMoved).toBe(true);
});

test("a reset brings rules, requests and clock back", async () => {
  const backlot = await startOrders({ simulate: [{ on: "/orders", status: 503, times: 1 }] });
  expect((await backlot.fetch("/orders")).status).toBe(503);
  expect((await backlot.fetch("/orders")).status).toBe(200);
  backlot.simulate({ on: "/settings", status: 500 });
  await backlot.advance("7d");
  await backlot.reset();
  expect(backlot.requests()).toEqual([]);
  expect(backlot.time.isMoved).toBe(false);
  expect((await backlot.fetch("/orders")).status).toBe(503);
  expect((await backlot.fetch("/settings")).status).toBe(200);
  expect(backlot.requests().map(({ number }) => number)).toEqual([1, 2]);
});

test("a reset brings users and tokens back", async () => {
  const users = [{ email: "ada@example.com", password: "first", name: "Ada" }];
  const backlot = await startOrders({ auth: { mode: "bearer", users } });
  const ada = await backlot.signIn("ada@example.com");
  const bob = await backlot.signIn("bob@example.com");
  const json = { ...ada.headers, "content-type": "application/json" };
  const body = JSON.stringify({ name: "Countess", password: "second" });
  await backlot.fetch("/auth/me", { method: "PATCH", headers: json, body });
  await backlot.reset();
  expect(backlot.tokens.list()).toEqual([]);
  for (const { headers } of [ada, bob]) {
    expect((await backlot.fetch("/orders", { headers })).status).toBe(401);
  }
  const login = (password: string) =>
    backlot.fetch("/auth/login", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "ada@example.com", password }),
    });
  expect((await login("second")).status).toBe(401);
  expect(await (await login("first")).json()).toMatchObject({ user: { name: "Ada" } });
});

test("nobody takes what was read before a reset for current", async () => {
  const backlot = await startOrders();
  backlot.records("/orders").update(1, { item: "Chair" });
  const etag = (await backlot.fetch("/orders/1")).headers.get("etag") ?? "";
  await backlot.reset();
  backlot.records("/orders").update(1, { item: "Table" });
  const again = await backlot.fetch("/orders/1", { headers: { "if-none-match": etag } });
  expect(again.status).toBe(200);
  expect(await again.json()).toMatchObject({ item: "Table" });
});

function makeOrders(): string {
  const config = { models: "models.ts", port: 0, dataset: "data.sqlite", resources };
  return makeProject({ "models.ts": models, "config.json": JSON.stringify(config) });
}

test("what another program wrote to the file is put back, and so is what an earlier run wrote", async () => {
  const root = makeOrders();
  const config = join(root, "config.json");
  const first = await createBacklot(config);
  const fresh = await readAll(first);
  const db = new DatabaseSync(join(root, "data.sqlite"));
  db.exec("DELETE FROM orders WHERE id = 1");
  db.exec("UPDATE customers SET _json = json_set(_json, '$.name', 'Other') WHERE id = 2");
  db.close();
  expect(await readAll(first)).not.toEqual(fresh);
  await first.reset();
  expect(await readAll(first)).toEqual(fresh);
  await touchAll(first);
  await first.close();

  const second = await createBacklot(config);
  expect(await readAll(second)).not.toEqual(fresh);
  await second.reset();
  expect(await readAll(second)).toEqual(fresh);
  await second.close();

  const third = await createBacklot(config);
  expect(await readAll(third)).toEqual(fresh);
  await third.close();
});

test("a reset within a scenario gives the scenario's fresh state, and leaving it what was there", async () => {
  const backlot = await startOrders({ scenarios: { empty: { counts: { "/orders": 0 } } } });
  backlot.records("/orders").insert(order);
  await backlot.scenario("empty");
  backlot.records("/orders").insert(order);
  await backlot.reset();
  expect(backlot.records("/orders").count()).toBe(0);
  await backlot.scenario("off");
  expect(backlot.records("/orders").count()).toBe(6);
  await backlot.reset();
  expect(backlot.records("/orders").count()).toBe(5);
});

test("a snapshot that is restored is reset like what was written by hand", async () => {
  const backlot = await startOrders();
  const fresh = await readAll(backlot);
  await touchAll(backlot);
  await backlot.snapshot("touched");
  await backlot.reset();
  await backlot.restore("touched");
  expect(await readAll(backlot)).not.toEqual(fresh);
  await backlot.reset();
  expect(await readAll(backlot)).toEqual(fresh);
});

test("a request that comes during a reset waits for it", async () => {
  const backlot = await startOrders();
  backlot.records("/orders").delete(1);
  const resetting = backlot.reset();
  const answer = backlot.fetch("/orders/1");
  await resetting;
  expect((await answer).status).toBe(200);
});

test("a reset that fails halfway changes nothing, and the next one succeeds", async () => {
  const root = makeOrders();
  const backlot = await createBacklot(join(root, "config.json"));
  onTestFinished(() => backlot.close());
  const fresh = await readAll(backlot);
  await touchAll(backlot);
  const touched = await readAll(backlot);
  const db = new DatabaseSync(join(root, "data.sqlite"));
  onTestFinished(() => db.close());
  // The settings come last: everything else has been put back by then.
  db.exec(`CREATE TRIGGER stop BEFORE INSERT ON _backlot_objects
    BEGIN SELECT RAISE(ABORT, 'the disk is gone'); END`);
  await expect(backlot.reset()).rejects.toThrow("the disk is gone");
  expect(await readAll(backlot)).toEqual(touched);
  db.exec("DROP TRIGGER stop");
  await backlot.reset();
  expect(await readAll(backlot)).toEqual(fresh);
});
