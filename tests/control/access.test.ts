import { expect, test, vi } from "vitest";
import { startOrders } from "../simulate/support.ts";
import { request } from "../support/project.ts";
import { ask, findOuterAddress } from "./support.ts";

/** What an unknown path is answered with, but for its own name. */
async function expectNothing(answered: Promise<{ status: number; text: string }>, path: string) {
  const { status, text } = await answered;
  expect([status, JSON.parse(text)]).toEqual([
    404,
    {
      type: "urn:backlot:error:unknown-path",
      title: "Unknown path",
      status: 404,
      detail: `Nothing is served at ${path}.`,
      instance: path,
      message: `Nothing is served at ${path}.`,
    },
  ]);
}

test("a program on this machine may manage the server", async () => {
  const backlot = await startOrders();
  const url = await backlot.listen();
  expect((await ask(url, "GET", "/state")).status).toBe(200);
  expect((await ask(url, "GET", "", { path: "/%5Fbacklot/api/state" })).status).toBe(200);
  expect((await ask(url, "GET", "", { path: "/_backlot" })).type).toMatch(/^text\/html/);
  expect((await ask(url, "GET", "", { path: "/orders/%31" })).status).toBe(200);
});

test("a page of the server itself needs a header that no form can send", async () => {
  const backlot = await startOrders();
  const url = await backlot.listen();
  const own = { origin: url };
  await expectNothing(ask(url, "POST", "/reset", { headers: own }), "/_backlot/api/reset");
  const headers = { ...own, "x-backlot-console": "1" };
  expect((await ask(url, "POST", "/reset", { headers })).status).toBe(204);
});

test.each([
  ["another port of this machine", { origin: "http://localhost:5173" }],
  ["another site", { origin: "https://evil.example" }],
  ["nowhere", { origin: "null" }],
  ["another site without an origin", { "sec-fetch-site": "cross-site" }],
])("a page from %s may not, whatever headers it sends", async (_, origin) => {
  const backlot = await startOrders();
  const url = await backlot.listen();
  const headers = { ...origin, "x-backlot-console": "1", "x-backlot-token": backlot.token };
  for (const path of ["/_backlot/api/reset", "/%5Fbacklot/api/reset", "/_%62acklot/api/reset"]) {
    expect((await ask(url, "POST", "", { headers, path })).status).toBe(403);
  }
});

test("a name that leads to this machine is not enough: DNS rebinding", async () => {
  const url = await (await startOrders()).listen();
  const headers = { host: "evil.example" };
  expect((await ask(url, "GET", "/state", { headers })).status).toBe(403);
});

test.each([
  ["x-forwarded-for", "203.0.113.7"],
  ["x-forwarded-for", "127.0.0.1, 203.0.113.7"],
  ["x-real-ip", "203.0.113.7"],
  ["forwarded", "for=203.0.113.7"],
  ["x-forwarded-for", "127.0.0.1.7"],
  ["x-forwarded-for", "1127.0.0.1"],
  ["x-forwarded-for", "::1:1"],
])("who comes through a proxy of this machine is not on it: %s: %s", async (name, value) => {
  const backlot = await startOrders();
  const url = await backlot.listen();
  const headers = { [name]: value };
  await expectNothing(ask(url, "GET", "/state", { headers }), "/_backlot/api/state");
  const console = { ...headers, origin: url, "x-backlot-console": "1" };
  await expectNothing(ask(url, "GET", "/state", { headers: console }), "/_backlot/api/state");
  const token = { ...headers, "x-backlot-token": backlot.token };
  expect((await ask(url, "GET", "/state", { headers: token })).status).toBe(200);
});

test("a proxy for this machine alone is no stranger", async () => {
  const url = await (await startOrders()).listen();
  const headers = { "x-forwarded-for": "127.0.0.1, ::1,::FFFF:127.10.200.3" };
  expect((await ask(url, "GET", "/state", { headers })).status).toBe(200);
});

test("who asks without a connection needs the token, or nothing is there", async () => {
  const backlot = await startOrders();
  const response = await request(backlot, "GET", "/_backlot/api/state");
  expect([response.status, await response.json()]).toMatchObject([
    404,
    { detail: "Nothing is served at /_backlot/api/state." },
  ]);
  const headers = { "x-backlot-token": backlot.token };
  const state = new Request("http://127.0.0.1/_backlot/api/state", { headers });
  expect((await backlot.fetch(state)).status).toBe(200);
});

test.skipIf(findOuterAddress() === undefined)(
  "from another address it takes the token; a guess is as good as none",
  async () => {
    const backlot = await startOrders({ host: "0.0.0.0" });
    const { port } = new URL(await backlot.listen());
    const url = `http://${findOuterAddress()}:${port}`;
    const { token } = backlot;
    const last = token.endsWith("0") ? "1" : "0";
    const others = [
      {},
      { "x-backlot-token": "" },
      { "x-backlot-token": token.slice(1) },
      { "x-backlot-token": `${token}x` },
      { "x-backlot-token": token.slice(0, -1) + last },
      { origin: url, "x-backlot-console": "1" },
    ];
    for (const headers of others) {
      await expectNothing(ask(url, "GET", "/state", { headers }), "/_backlot/api/state");
    }
    const headers = { "x-backlot-token": token };
    expect((await ask(url, "GET", "/state", { headers })).status).toBe(200);
  },
);

test("BACKLOT_TOKEN is a token too, and an empty one is none", async () => {
  vi.stubEnv("BACKLOT_TOKEN", "from the environment");
  const backlot = await startOrders();
  const statusWith = async (token: string) => {
    const headers = { "x-backlot-token": token };
    const state = new Request("http://127.0.0.1/_backlot/api/state", { headers });
    return (await backlot.fetch(state)).status;
  };
  expect(backlot.token).toBe("from the environment");
  expect(await statusWith("from the environment")).toBe(200);
  vi.stubEnv("BACKLOT_TOKEN", "");
  const other = await startOrders();
  expect(other.token).toMatch(/^[0-9a-f]{32}$/);
  const headers = { "x-backlot-token": "" };
  const state = new Request("http://127.0.0.1/_backlot/api/state", { headers });
  expect((await other.fetch(state)).status).toBe(404);
  vi.unstubAllEnvs();
});

test("neither a guard, a delay nor a fault stands before it", async () => {
  const backlot = await startOrders({
    auth: { mode: "basic", username: "a", password: "b" },
    delay: 60_000,
    simulate: [{ on: "*", fault: "offline" }],
  });
  const url = await backlot.listen();
  expect((await ask(url, "GET", "/state")).status).toBe(200);
  await expect(fetch(`${url}/orders`)).rejects.toThrow();
});

test("nobody hears of it in the log", async () => {
  const paths: string[] = [];
  const backlot = await startOrders({}, { onRequest: ({ path }) => paths.push(path) });
  const url = await backlot.listen();
  await ask(url, "GET", "/state");
  await ask(url, "GET", "", { path: "/orders" });
  expect(paths).toEqual(["/orders"]);
});
