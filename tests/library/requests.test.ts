import { expect, test } from "vitest";
import { ask } from "../control/support.ts";
import { order, startOrders } from "../simulate/support.ts";
import { startBacklot } from "../support/project.ts";

test("every request is listed with its body, its answer and how it went", async () => {
  const backlot = await startOrders({}, { now: () => new Date("2030-01-01T00:00:00.000Z") });
  const before = performance.now();
  await backlot.fetch("/orders?_page=1&_limit=1&item=a&item=b", { headers: { "x-one": "1" } });
  const passed = performance.now() - before;
  const init = { method: "POST", body: JSON.stringify(order) };
  const created = await (await backlot.fetch("/orders", init)).json();
  await backlot.fetch("/order");
  const [listed, posted, missed, ...more] = backlot.requests();
  expect(more).toEqual([]);
  expect(listed).toMatchObject({
    number: 1,
    method: "GET",
    path: "/orders",
    query: { _page: "1", _limit: "1", item: ["a", "b"] },
    body: undefined,
    status: 200,
    answer: [],
    simulated: undefined,
    at: "2030-01-01T00:00:00.000Z",
    size: 2,
    requestHeaders: { "x-one": "1" },
    answerHeaders: { "x-total-count": "0" },
  });
  expect(listed?.ms).toBeGreaterThanOrEqual(0);
  expect(listed?.ms).toBeLessThanOrEqual(passed + 1);
  expect(posted).toMatchObject({ method: "POST", body: order, status: 201, answer: created });
  expect(missed).toMatchObject({ number: 3, status: 404, answer: { status: 404 } });
});

test("a request is listed with the time that its answer took", async () => {
  const backlot = await startOrders();
  await backlot.fetch("/orders", { headers: { prefer: "delay=0.02" } });
  expect(backlot.requests()[0]?.ms).toBeGreaterThan(15);
});

test("they are asked for by method, path and status", async () => {
  const backlot = await startOrders();
  await backlot.fetch("/orders");
  await backlot.fetch("/orders/1");
  await backlot.fetch("/orders/99");
  await backlot.fetch("/orders", { method: "POST", body: JSON.stringify(order) });
  const numbers = (filter: Parameters<typeof backlot.requests>[0]) =>
    backlot.requests(filter).map(({ number }) => number);
  expect(numbers({ path: "/orders" })).toEqual([1, 4]);
  expect(numbers({ path: "/orders/:id" })).toEqual([2, 3]);
  expect(numbers({ path: "/orders/99" })).toEqual([3]);
  expect(numbers({ method: "post" })).toEqual([4]);
  expect(numbers({ path: "/orders/:id", status: 404 })).toEqual([3]);
});

test("a request that is refused or simulated shows what was sent all the same", async () => {
  const backlot = await startOrders();
  backlot.simulate({ on: "POST /orders", status: 503 });
  const text = JSON.stringify(order);
  await backlot.fetch("/orders", { method: "POST", body: text });
  await backlot.fetch(new Request("http://backlot/orders", { method: "POST", body: text }));
  const [, request] = backlot.requests({ simulated: undefined } as object);
  expect(backlot.requests().map(({ body, simulated }) => [body, simulated])).toEqual([
    [order, "503"],
    [order, "503"],
  ]);
  expect(request?.answer).toMatchObject({ status: 503 });
});

test("a cut connection has the status 0, and a rule's malformed answer is shown as text", async () => {
  const backlot = await startOrders();
  backlot.simulate({ on: "/orders", fault: "reset" });
  backlot.simulate({ on: "/settings", fault: "malformed" });
  await expect(backlot.fetch("/orders")).rejects.toThrow();
  await backlot.fetch("/settings");
  expect(backlot.requests().map(({ status, answer }) => [status, typeof answer])).toEqual([
    [0, "undefined"],
    [200, "string"],
  ]);
});

test("secrets are masked, wherever they stand", async () => {
  const backlot = await startBacklot("export interface User { id: number; name: string }", {
    resources: [{ path: "/users", type: "User[]", count: 1 }],
    auth: { mode: "bearer" },
  });
  const credentials = { email: "ada@example.com", password: "hunter22" };
  const login = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(credentials),
  };
  await backlot.fetch("/auth/register", login);
  const { accessToken } = JSON.parse(await (await backlot.fetch("/auth/login", login)).text());
  const headers = {
    authorization: `Bearer ${accessToken}`,
    cookie: "sid=secret1",
    "x-api-key": "secret2",
  };
  await backlot.fetch("/users?api_key=secret3", { headers });
  await backlot.fetch("/auth/login", {
    method: "POST",
    body: new URLSearchParams({ email: "a@b.example", password: "secret4" }),
  });
  await backlot.fetch("/users", { method: "POST", headers, body: '{"password": "secret5", "name' });
  const shown = JSON.stringify(backlot.requests());
  for (const secret of [
    "hunter22",
    accessToken,
    "secret1",
    "secret2",
    "secret3",
    "secret4",
    "secret5",
  ]) {
    expect(shown).not.toContain(secret);
  }
  expect(backlot.requests()[0]).toMatchObject({
    body: { email: "ada@example.com", password: "***" },
    answer: { accessToken: "***", refreshToken: "***", tokenType: "Bearer" },
  });
  expect(backlot.requests({ path: "/users", method: "POST" })[0]?.body).toBe(
    '{"password": "***", "name',
  );
  expect(backlot.requests({ path: "/users", method: "GET" })[0]).toMatchObject({
    query: { api_key: "***" },
    requestHeaders: { authorization: "***", cookie: "***", "x-api-key": "***" },
  });
});

test("names that only look like a secret's are shown, and a secret by any name is not", async () => {
  const backlot = await startOrders();
  const secret = ["password", "userPassword", "passwd", "passphrase", "pwd", "token", "idToken"];
  const keys = ["client_secret", "apiKey", "api-key", "API_KEY", "user[token]", "Authorization"];
  const shown = ["token_type", "tokenType", "tokens", "secretary", "compass", "authorizations"];
  const body = Object.fromEntries([...secret, ...keys, ...shown].map((name) => [name, "x"]));
  const sent = { ...body, pwd: null, list: [{ token: 5, kind: "a" }], plain: 3 };
  const text = JSON.stringify(sent);
  await backlot.fetch("/orders", { method: "POST", body: text });
  const masked = {
    ...sent,
    ...Object.fromEntries([...secret, ...keys].map((name) => [name, "***"])),
    pwd: null,
    list: [{ token: "***", kind: "a" }],
  };
  expect(backlot.requests()[0]?.body).toEqual(masked);
  await backlot.fetch("/orders", {
    method: "POST",
    body: "a=1&password=2&pass%77ord=3&user%5Bpassword%5D=4&x+token=5&%zz=6&tokens=7",
    headers: { "proxy-authorization": "x", "Set-Cookie": "y", "x-cookie": "z" },
  });
  const [, form] = backlot.requests();
  expect(form).toMatchObject({
    body: "a=1&password=***&pass%77ord=***&user%5Bpassword%5D=***&x+token=***&%zz=6&tokens=7",
    requestHeaders: { "proxy-authorization": "***", "x-cookie": "z" },
  });
  await backlot.fetch("/orders", {
    method: "POST",
    body: ' ["token" : "abc", {"a\\"pwd" : 12, "kind": "token", "pwd',
  });
  await backlot.fetch("/orders", {
    method: "POST",
    body: '{"token":"a","pwd"  :  "b", "name": 5, "pwd": "cut \\',
  });
  expect(backlot.requests()[3]?.body).toBe(
    '{"token":"***","pwd"  :  "***", "name": 5, "pwd": "***"',
  );
  expect(backlot.requests()[2]?.body).toBe(
    ' ["token" : "***", {"a\\"pwd" : "***", "kind": "token", "pwd',
  );
});

test("the project's own API key is masked, in a query too", async () => {
  const auth = { mode: "apiKey", name: "x-door", value: "sesame" } as const;
  const backlot = await startOrders({ auth });
  await backlot.fetch("/orders?X-Door=sesame", { headers: { "x-door": "sesame" } });
  expect(backlot.requests()).toMatchObject([
    { query: { "X-Door": "***" }, requestHeaders: { "x-door": "***" } },
  ]);
});

test("what a client sends costs no more to show than it is long", async () => {
  const backlot = await startOrders();
  const hostile = [
    "x".repeat(100_000),
    `{"a":"${'\\"'.repeat(50_000)}`,
    `{"a":"${"\\".repeat(99_999)}`,
  ];
  for (const body of hostile) await backlot.fetch("/orders", { method: "POST", body });
  expect(backlot.requests().map(({ body }) => String(body).length)).toEqual([
    65_536, 65_536, 65_536,
  ]);
});

test("the management's own requests are left out", async () => {
  const backlot = await startOrders();
  await backlot.fetch("/_backlot");
  await backlot.fetch("/%5Fbacklot/api/state");
  await backlot.fetch("/_backlots");
  await backlot.fetch("/orders/_backlot");
  expect(backlot.requests().map(({ path }) => path)).toEqual(["/_backlots", "/orders/_backlot"]);
});

test("the last thousand are kept, and of each body 64 KB", async () => {
  const backlot = await startOrders();
  const item = "x".repeat(100_000);
  await backlot.fetch("/orders", { method: "POST", body: JSON.stringify({ ...order, item }) });
  const [long] = backlot.requests();
  expect(String(long?.body)).toHaveLength(65_536);
  expect(String(long?.answer)).toHaveLength(65_536);
  for (let count = 0; count < 1200; count++) await backlot.fetch("/settings");
  const numbers = backlot.requests().map(({ number }) => number);
  expect(numbers).toEqual(Array.from({ length: 1000 }, (_, index) => index + 202));
  const url = await backlot.listen();
  const read = async (number: number) =>
    JSON.parse((await ask(url, "GET", `/requests/${number}`)).text);
  expect(await read(202)).toMatchObject({ number: 202, path: "/settings" });
  expect(await read(1201)).toMatchObject({ number: 1201 });
  for (const number of [1, 201, 1202]) expect(await read(number)).toMatchObject({ status: 404 });
});

test("an answer that is cut off has the size that was sent", async () => {
  const backlot = await startOrders();
  const body = JSON.stringify({ ...order, item: "ü".repeat(100_000) });
  const sent = await (await backlot.fetch("/orders", { method: "POST", body })).text();
  const [long] = backlot.requests();
  expect(long?.size).toBe(Buffer.byteLength(sent));
  expect(long?.answer).toBe(sent.slice(0, 65_536));
  // A letter is cut in two there, and left out.
  expect(body).toContain(long?.body);
});

test("each is shown as it was, letters of all scripts too, after many others", async () => {
  const backlot = await startOrders();
  const items = Array.from({ length: 1500 }, (_, at) => `${"ж€😀".repeat(at % 90)} ${at}`);
  for (const item of items) {
    const headers = { "x-item": String(item.length) };
    await backlot.fetch("/orders", {
      method: "POST",
      headers,
      body: JSON.stringify({ ...order, item }),
    });
  }
  const last = items.slice(-1000);
  expect(
    backlot
      .requests()
      .map(({ body, answer, requestHeaders }) => [body, answer, requestHeaders["x-item"]]),
  ).toMatchObject(last.map((item) => [{ item }, { item }, String(item.length)]));
  await backlot.reset();
  expect(backlot.requests()).toEqual([]);
});

test("of a body that nobody has read as text 64 KB are kept too", async () => {
  const backlot = await startOrders();
  const url = await backlot.listen();
  const headers = { "content-type": "application/octet-stream" };
  for (const length of [100_000, 65_536, 10]) {
    await fetch(`${url}/orders`, {
      method: "POST",
      headers,
      body: new Uint8Array(length).fill(97),
    });
  }
  const requests = backlot.requests();
  expect(requests.map(({ status }) => status)).toEqual([415, 415, 415]);
  expect(requests.map(({ body }) => String(body).length)).toEqual([65_536, 65_536, 10]);
});

test("what had no body, or none in its answer, shows none", async () => {
  const backlot = await startOrders();
  await backlot.fetch("/orders", { method: "POST", body: "" });
  await backlot.fetch("/orders/1", { method: "HEAD" });
  await backlot.fetch("/orders/1", { method: "DELETE", headers: { prefer: "return=minimal" } });
  expect(backlot.requests()).toMatchObject([
    { status: 400, body: undefined, answer: { status: 400 } },
    { status: 200, body: undefined, answer: undefined, size: expect.any(Number) },
    { status: 204, body: undefined, answer: undefined, size: undefined },
  ]);
});

test("of all bodies together 16 MB are kept: the oldest entries lose theirs", async () => {
  const backlot = await startOrders();
  const body = "x".repeat(65_536);
  for (let count = 0; count < 300; count++)
    await backlot.fetch("/orders", { method: "POST", body });
  const requests = backlot.requests();
  expect(requests).toHaveLength(300);
  expect(requests.filter((each) => each.body !== undefined).length).toBeLessThanOrEqual(256);
  expect(requests[0]).toMatchObject({ number: 1, status: 400, body: undefined, answer: undefined });
  expect([requests[100], requests[299]]).toMatchObject([{ body }, { body }]);
  await backlot.fetch("/settings");
  expect(backlot.requests({ path: "/settings" })[0]?.answer).toBeDefined();
});

test("what has left the list takes no room from what is in it", async () => {
  const backlot = await startOrders();
  const body = "x".repeat(14_000);
  for (let count = 0; count < 1600; count++) {
    await backlot.fetch("/orders", { method: "POST", body });
  }
  expect(backlot.requests().filter((each) => each.body === body)).toHaveLength(1000);
});

test("a list that is sent piece by piece is shown as far as it was sent", async () => {
  const backlot = await startOrders();
  backlot.seed(
    "/orders",
    Array.from({ length: 1500 }, () => ({
      ...order,
      item: "A lamp with a long name, for the desk",
    })),
  );
  const text = await (await backlot.fetch("/orders")).text();
  const [request] = backlot.requests();
  expect(request?.size).toBeUndefined();
  expect(request?.answer).toBe(text.slice(0, 65_536));
});

test("what is asked over the network is listed too", async () => {
  const backlot = await startOrders();
  const url = await backlot.listen();
  await fetch(`${url}/orders`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(order),
  });
  expect(backlot.requests()).toMatchObject([
    { method: "POST", path: "/orders", body: order, status: 201, answer: { id: 6 } },
  ]);
});
