import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { type Backlot, createBacklot, type ScenarioOptions } from "../../src/index.ts";
import { makeProject, request } from "../support/project.ts";
import { send } from "../support/shop.ts";
import { models, order, resources, startOrders } from "./support.ts";

type Records = readonly Readonly<Record<string, unknown>>[];

async function read(backlot: Backlot, path: string): Promise<Records> {
  return (await request(backlot, "GET", path)).json() as Promise<Records>;
}

async function idsOf(backlot: Backlot, path: string): Promise<unknown[]> {
  return (await read(backlot, path)).map(({ id }) => id);
}

async function addOrder(backlot: Backlot): Promise<unknown> {
  const created = (await (await request(backlot, "POST", "/orders", order)).json()) as Records[0];
  return created?.["id"];
}

const chair = { id: 70, customerId: 2, item: "Chair" };
const scenarios = {
  empty: { counts: { "/customers": 0 } },
  few: { counts: { "/customers": 1 } },
  fixed: { records: { "/orders": [chair] } },
  filled: { records: { "/orders": [chair] }, counts: { "/orders": 3 } },
  down: { simulate: [{ on: "*", status: 503 }] },
  kept: { snapshot: "before" },
} satisfies Record<string, ScenarioOptions>;

test("what was there before a scenario comes back, and what was written in it is gone", async () => {
  const backlot = await startOrders({ scenarios });
  await addOrder(backlot);
  const before = await read(backlot, "/orders");
  await backlot.scenario("fixed");
  expect(await read(backlot, "/orders")).toEqual([chair]);
  expect(await addOrder(backlot)).toBe(71);
  await backlot.scenario("off");
  expect(await read(backlot, "/orders")).toEqual(before);
  expect(await addOrder(backlot)).toBe(7);
});

test("records come first and a count is filled up, numbered from the beginning", async () => {
  const backlot = await startOrders({ scenarios });
  await addOrder(backlot);
  await backlot.scenario("filled");
  expect(await idsOf(backlot, "/orders")).toEqual([70, 1, 2]);
  expect(await addOrder(backlot)).toBe(71);
});

test("where a collection is emptied, records that must refer to it are too", async () => {
  const backlot = await startOrders({ scenarios });
  await backlot.scenario("empty");
  expect(await idsOf(backlot, "/customers")).toEqual([]);
  expect(await idsOf(backlot, "/orders")).toEqual([]);
  // A review may be without its order.
  const reviews = await read(backlot, "/reviews");
  expect(reviews.map((review) => review["orderId"] ?? null)).toEqual([null, null, null, null]);
});

test("what refers to fewer records refers to those that there are", async () => {
  const backlot = await startOrders({ scenarios });
  await backlot.scenario("few");
  const orders = await read(backlot, "/orders");
  expect(orders.map((each) => each["customerId"])).toEqual([1, 1, 1, 1, 1]);
});

test("what a scenario does not name stays as it is, also what somebody wrote", async () => {
  const backlot = await startOrders({ scenarios });
  await request(backlot, "POST", "/customers", { name: "Ada" });
  const customers = await read(backlot, "/customers");
  await backlot.scenario("fixed");
  expect(await read(backlot, "/customers")).toEqual(customers);
});

test("a scenario of rules alone leaves the records alone, and what is written stays", async () => {
  const backlot = await startOrders({ scenarios: { slow: { simulate: [{ on: "*", delay: 0 }] } } });
  await backlot.scenario("slow");
  await addOrder(backlot);
  await backlot.scenario("off");
  expect(await idsOf(backlot, "/orders")).toEqual([1, 2, 3, 4, 5, 6]);
});

test("a snapshot's records are served for as long as its scenario is in force", async () => {
  const backlot = await startOrders({ scenarios });
  await backlot.snapshot("before");
  await addOrder(backlot);
  await backlot.scenario("kept");
  expect(await idsOf(backlot, "/orders")).toEqual([1, 2, 3, 4, 5]);
  await backlot.scenario("off");
  expect(await idsOf(backlot, "/orders")).toEqual([1, 2, 3, 4, 5, 6]);
});

test("a snapshot of a scenario is restored outside of it, and one from outside within", async () => {
  const backlot = await startOrders({ scenarios });
  await backlot.snapshot("outside");
  await backlot.scenario("fixed");
  await backlot.snapshot("inside");
  await backlot.restore("outside");
  expect(await idsOf(backlot, "/orders")).toEqual([1, 2, 3, 4, 5]);
  await backlot.scenario("off");
  await backlot.restore("inside");
  expect(await read(backlot, "/orders")).toEqual([chair]);
});

test("a reset within a scenario gives its fresh state, and of named paths these alone", async () => {
  const backlot = await startOrders({ scenarios });
  await backlot.scenario("filled");
  const fresh = await read(backlot, "/orders");
  await addOrder(backlot);
  await request(backlot, "PATCH", "/settings", { theme: "dark" });
  const settings = await read(backlot, "/settings");
  await backlot.reset(["/orders"]);
  expect(await read(backlot, "/orders")).toEqual(fresh);
  expect(await read(backlot, "/settings")).toEqual(settings);
  await addOrder(backlot);
  await backlot.reset();
  expect(await read(backlot, "/orders")).toEqual(fresh);
  expect(backlot.scenarios.current).toBe("filled");
});

test("one scenario follows the other, each on what was there before them all", async () => {
  const backlot = await startOrders({ scenarios });
  const before = await idsOf(backlot, "/customers");
  for (const name of ["empty", "few", "fixed", "empty"]) await backlot.scenario(name);
  expect(await idsOf(backlot, "/customers")).toEqual([]);
  expect(backlot.scenarios.list().filter(({ isCurrent }) => isCurrent)).toEqual([
    { name: "empty", isCurrent: true },
  ]);
  await backlot.scenario("fixed");
  expect(await idsOf(backlot, "/customers")).toEqual(before);
  await backlot.scenario("off");
  await backlot.scenario("off");
  expect(backlot.scenarios.current).toBeUndefined();
});

test("switching happens between two requests: nobody sees half of it", async () => {
  const backlot = await startOrders({ scenarios });
  const seen = new Set<string>();
  let isDone = false;
  const look = async () => {
    while (!isDone) {
      const embedded = await read(backlot, "/customers?_embed=orders");
      const orders = embedded.flatMap((customer) => customer["orders"]);
      seen.add(`${embedded.length} customers, ${orders.length} orders`);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const looking = [look(), look(), look()];
  for (const name of ["empty", "off", "few", "off", "empty", "few", "off"]) {
    await backlot.scenario(name);
  }
  isDone = true;
  await Promise.all(looking);
  const whole = ["0 customers, 0 orders", "1 customers, 5 orders", "3 customers, 5 orders"];
  for (const each of seen) expect(whole).toContain(each);
});

test("a request that waits when the scenario changes is answered by the one in force then", async () => {
  const backlot = await startOrders({ scenarios });
  // Long enough to change the scenario in, also on a machine that has much else to do.
  const rule = backlot.simulate({ on: "/orders", delay: 2000 });
  const waiting = read(backlot, "/orders");
  await expect.poll(() => rule.hits).toBe(1);
  await backlot.scenario("fixed");
  expect(await waiting).toEqual([chair]);
});

const signedIn = { ada: { signedIn: "ada@example.com" } };
const ada = { email: "Ada@example.com", password: "x", name: "Ada Lovelace" };

test("who is signed in by a scenario need bring no credential, and is me", async () => {
  const auth = { mode: "bearer", users: [ada] } as const;
  const backlot = await startOrders({ auth, scenarios: signedIn });
  const statuses = async () => [
    (await send(backlot, "GET", "/orders")).status,
    (await send(backlot, "GET", "/auth/me")).status,
    (await send(backlot, "GET", "/orders", { headers: { authorization: "Bearer no" } })).status,
  ];
  expect(await statuses()).toEqual([401, 401, 401]);
  await backlot.scenario("ada");
  expect(await statuses()).toEqual([200, 200, 401]);
  expect(await (await send(backlot, "GET", "/auth/me")).json()).toMatchObject({
    email: "ada@example.com",
    name: "Ada Lovelace",
  });
  await backlot.scenario("off");
  expect(await statuses()).toEqual([401, 401, 401]);
});

test("somebody whom nobody knows can be signed in, and is not there afterwards", async () => {
  const auth = { mode: "bearer" } as const;
  const backlot = await startOrders({ auth, scenarios: signedIn });
  await backlot.scenario("ada");
  const me = await (await send(backlot, "GET", "/auth/me")).json();
  expect(me).toMatchObject({ email: "ada@example.com", name: "Ada" });
  await backlot.scenario("off");
  const body = { email: "ada@example.com", password: "x" };
  expect((await send(backlot, "POST", "/auth/login", { body })).status).toBe(401);
});

test.each([
  { mode: "apiKey", value: "secret" },
  { mode: "basic", username: "a", password: "b" },
] as const)("signed in by a scenario with $mode, a request needs no credential", async (auth) => {
  const backlot = await startOrders({ auth, scenarios: signedIn });
  await backlot.scenario("ada");
  expect((await send(backlot, "GET", "/orders")).status).toBe(200);
});

test("a session from before a scenario goes on in it", async () => {
  const auth = { mode: "bearer" } as const;
  const backlot = await startOrders({ auth, scenarios });
  const body = { email: "ada@example.com", password: "analytical" };
  const session = await (await send(backlot, "POST", "/auth/register", { body })).json();
  const headers = { authorization: `Bearer ${(session as { accessToken: string }).accessToken}` };
  await backlot.scenario("empty");
  expect((await send(backlot, "GET", "/orders", { headers })).status).toBe(200);
});

/** A project on a file, whose config a test writes. */
async function startOnFile(root: string, options: object): Promise<Backlot> {
  saveConfig(root, options);
  const backlot = await createBacklot(root);
  onTestFinished(() => backlot.close());
  return backlot;
}

function saveConfig(root: string, options: object): void {
  const config = { models: "models.ts", resources, ...options };
  writeFileSync(join(root, "backlot.config.json"), JSON.stringify(config));
}

test("a crash or a restart is without a scenario and has lost nothing", async () => {
  const root = makeProject({ "models.ts": models });
  const backlot = await startOnFile(root, { scenarios });
  await addOrder(backlot);
  const before = await read(backlot, "/orders");
  await backlot.scenario("empty");
  await request(backlot, "POST", "/customers", { name: "Nobody" });
  // As a crash leaves it: the file and its log as they are at this moment.
  const crashed = makeProject({ "models.ts": models });
  saveConfig(crashed, { scenarios, dataset: "dataset.sqlite" });
  for (const ending of ["", "-wal"]) {
    copyFileSync(
      join(root, `.backlot/dataset.sqlite${ending}`),
      join(crashed, `dataset.sqlite${ending}`),
    );
  }
  await backlot.close();
  for (const folder of [root, crashed]) {
    const next = await createBacklot(folder);
    onTestFinished(() => next.close());
    expect(next.scenarios.current).toBeUndefined();
    expect(await read(next, "/orders")).toEqual(before);
  }
});

test("a reload keeps the scenario with what was written in it, and reads it anew where it changed", async () => {
  const root = makeProject({ "models.ts": models });
  const backlot = await startOnFile(root, { scenarios });
  await backlot.scenario("fixed");
  await addOrder(backlot);
  saveConfig(root, { scenarios, envelope: true });
  await backlot.reload();
  expect(await read(backlot, "/orders")).toMatchObject({ total: 2 });
  const other = {
    fixed: {
      ...scenarios.fixed,
      counts: { "/orders": 4 },
      simulate: [{ on: "/settings", status: 500 }],
    },
  };
  saveConfig(root, { scenarios: other });
  await backlot.reload();
  expect(await idsOf(backlot, "/orders")).toHaveLength(4);
  expect((await request(backlot, "GET", "/settings")).status).toBe(500);
  saveConfig(root, {});
  await backlot.reload();
  expect(backlot.scenarios.current).toBeUndefined();
  expect(await idsOf(backlot, "/orders")).toEqual([1, 2, 3, 4, 5]);
  expect((await request(backlot, "GET", "/settings")).status).toBe(200);
});

test("requests that hang or wait hold up neither a scenario nor a reset", async () => {
  const backlot = await startOrders({ scenarios, delay: 60_000 });
  const controller = new AbortController();
  const ask = (path: string) =>
    backlot.fetch(new Request(`http://127.0.0.1${path}`, { signal: controller.signal }));
  const hanging = backlot.simulate({ on: "/orders", fault: "hang" });
  const asked = Promise.allSettled([ask("/orders"), ask("/customers")]);
  await expect.poll(() => hanging.hits).toBe(1);
  // An exchange gives those under way some time: with a clock that stands, for ever.
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  await backlot.scenario("fixed");
  await backlot.reset();
  await backlot.scenario("off");
  controller.abort();
  await asked;
  expect(backlot.scenarios.current).toBeUndefined();
});
