import { expect, test } from "vitest";
import { request, startBacklot } from "../support/project.ts";
import { send, sendForJson, startShop } from "../support/shop.ts";

const start = "2030-01-01T00:00:00.000Z";

test("a new record gets what the body leaves out, in the model's order", async () => {
  const shop = await startShop();
  const response = await send(shop, "POST", "/products", { body: { price: 2, name: "Lamp" } });
  expect(response.headers.get("location")).toBe("/products/6");
  expect(await response.text()).toBe(
    `{"id":6,"name":"Lamp","price":2,"createdAt":"${start}","updatedAt":"${start}"}`,
  );
  expect(await sendForJson(shop, "GET", "/products/6")).toMatchObject({ id: 6, name: "Lamp" });
});

test("a new record keeps what the body says of the server's members", async () => {
  const shop = await startShop();
  const body = { id: 40, name: "Lamp", price: 2, createdAt: "2020-01-01T00:00:00Z" };
  expect(await sendForJson(shop, "POST", "/products", { body })).toEqual({
    ...body,
    updatedAt: start,
  });
  expect(
    await sendForJson(shop, "POST", "/products", { body: { name: "L", price: 1 } }),
  ).toMatchObject({ id: 41 });
});

test("an identifier is never given twice, not even after the record is gone", async () => {
  const shop = await startShop();
  const create = () => sendForJson(shop, "POST", "/products", { body: { name: "L", price: 1 } });
  expect(await create()).toMatchObject({ id: 6 });
  await send(shop, "DELETE", "/products/6");
  expect(await create()).toMatchObject({ id: 7 });
});

test("identifiers that no path could say are refused", async () => {
  const backlot = await startBacklot("export interface Tag { id: string; name: string }", {
    validate: false,
    resources: [{ path: "/tags", type: "Tag[]", count: 0 }],
  });
  for (const id of ["", ".", "..", "a\u0000b", "\ud800", 5, null, {}]) {
    const { status } = await send(backlot, "POST", "/tags", { body: { id, name: "x" } });
    expect([id, status]).toEqual([id, 422]);
  }
  for (const id of ["a/b", "ä ö", "%", "?#", "__proto__", "😀"]) {
    const created = await send(backlot, "POST", "/tags", { body: { id, name: "x" } });
    const location = created.headers.get("location") ?? "";
    expect(await sendForJson(backlot, "GET", location)).toEqual({ id, name: "x" });
  }
});

test("PUT replaces all but what is the server's; PATCH only what it names", async () => {
  const shop = await startShop();
  const before = (await sendForJson(shop, "GET", "/products/1")) as Record<string, unknown>;
  const put = { name: "Lamp", price: 2, createdAt: "garbage", tags: ["a"] };
  expect(await sendForJson(shop, "PUT", "/products/1", { body: put })).toEqual({
    id: 1,
    name: "Lamp",
    price: 2,
    tags: ["a"],
    createdAt: before["createdAt"],
    updatedAt: start,
  });
  const patch = { price: 3, updatedAt: "2000-01-01T00:00:00Z", note: null };
  expect(await sendForJson(shop, "PATCH", "/products/1", { body: patch })).toEqual({
    id: 1,
    name: "Lamp",
    price: 3,
    note: null,
    tags: ["a"],
    createdAt: before["createdAt"],
    updatedAt: start,
  });
});

test("a merge patch reaches into objects and removes what it says is null", async () => {
  const shop = await startShop();
  const type = "application/merge-patch+json";
  const body = { name: "Lamp", price: 2, note: "x", size: { width: 1, unit: "cm" } };
  await send(shop, "PUT", "/products/1", { body });
  const patch = { note: null, size: { width: 5 } };
  const patched = await sendForJson(shop, "PATCH", "/products/1", { body: patch, type });
  expect(patched).toMatchObject({ size: { width: 5, unit: "cm" } });
  expect(patched).not.toHaveProperty("note");
});

test("a merge patch removes what may be missing, and puts null where something must stand", async () => {
  const models = `export interface Spot {
    id: number; at: { x: number | null; y?: number | null } | null; list?: number[]; note?: string; any?: unknown;
  }`;
  const backlot = await startBacklot(models, {
    resources: [{ path: "/spots", type: "Spot[]", count: 0 }],
  });
  const spot = { id: 1, at: { x: 1, y: 2 }, list: [1], note: "n", any: "text" };
  await send(backlot, "POST", "/spots", { body: spot });
  const patch = async (body: unknown) =>
    sendForJson(backlot, "PATCH", "/spots/1", { body, type: "application/merge-patch+json" });
  expect(await patch({ at: { x: null, y: null }, list: null })).toEqual({
    id: 1,
    at: { x: null },
    note: "n",
    any: "text",
  });
  expect(await patch({ any: { a: { b: 1, c: null } }, list: [null, 2] })).toMatchObject({
    errors: { "list.0": "must be a number" },
  });
  expect(await patch({ any: { a: { b: 1, c: null } }, list: [3] })).toMatchObject({
    any: { a: { b: 1 } },
    list: [3],
  });
  expect(await patch({ at: null, note: "m" })).toMatchObject({ at: null, note: "m" });
});

test("a single object is made, replaced, changed and deleted like a record", async () => {
  const models = `export interface Profile {
    name: string; readonly code: string; updatedAt: Date; size?: { a: number; b?: number }
  }`;
  const backlot = await startBacklot(models, {
    resources: [
      { path: "/profile", type: "Profile", operations: ["GET", "POST", "PUT", "PATCH", "DELETE"] },
    ],
    basePath: "/api",
  });
  const answer = async (method: string, body?: unknown, type?: string) => {
    const sent = body === undefined ? {} : { body, ...(type === undefined ? {} : { type }) };
    const response = await send(backlot, method, "/api/profile", sent);
    const { headers, status } = response;
    const names = ["etag", "location"].map((name) => headers.get(name));
    return [status, ...names, await response.json()];
  };
  const etag = expect.stringMatching(/^".+"$/);
  const whole = { name: "Ada", code: expect.any(String), updatedAt: expect.any(String) };
  expect(await answer("DELETE")).toEqual([200, null, null, expect.anything()]);
  expect((await answer("GET"))[0]).toBe(404);
  const [, , , put] = await answer("PUT", { name: "Ada" });
  expect(put).toEqual(whole);
  expect((await answer("DELETE"))[0]).toBe(200);
  expect(await answer("POST", { name: "Ada" })).toEqual([201, etag, "/api/profile", whole]);
  const [status, , , refused] = await answer("POST", { name: "Ada" });
  expect([status, refused]).toMatchObject([
    409,
    { detail: "/profile is a single object and exists already." },
  ]);
  const [, , , { code }] = (await answer("GET")) as [number, string, null, { code: string }];
  expect(await answer("PUT", { name: "Bob", size: { a: 1, b: 2 } })).toEqual([
    200,
    etag,
    null,
    { ...whole, name: "Bob", code, size: { a: 1, b: 2 } },
  ]);
  const merge = "application/merge-patch+json";
  expect((await answer("PATCH", { size: { b: null } }, merge))[3]).toMatchObject({
    code,
    size: { a: 1 },
  });
  expect((await answer("PATCH", { size: { a: 5 } }))[3]).toMatchObject({ size: { a: 5 } });
});

test("the location of a new record is its own, whatever else its request said", async () => {
  const shop = await startShop();
  const locations: (string | null)[] = [];
  for (const path of ["/products", "/products/", "/products?_=1&x=/a", "/products/?_=1"]) {
    const created = await send(shop, "POST", path, { body: { name: "Lamp", price: 2 } });
    locations.push(created.headers.get("location"));
  }
  expect(locations).toEqual(["/products/6", "/products/7", "/products/8", "/products/9"]);
});

test("what JSON allows arrives and comes back unharmed", async () => {
  const backlot = await startBacklot("export interface Any { id: number; value: unknown }", {
    resources: [{ path: "/any", type: "Any[]", count: 0 }],
  });
  const values = [
    '"\\ud800"',
    '"a\\u0000b"',
    '{"__proto__":{"x":1},"constructor":2}',
    "1e308",
    '"\u2028"',
  ];
  for (const value of values) {
    const created = await send(backlot, "POST", "/any", { text: `{"value":${value}}` });
    expect(created.status).toBe(201);
    const location = created.headers.get("location") ?? "";
    const { value: stored } = (await sendForJson(backlot, "GET", location)) as { value: unknown };
    expect(JSON.stringify(stored)).toBe(JSON.stringify(JSON.parse(value)));
  }
  const twice = { text: '{"value":1,"value":2}' };
  expect(await sendForJson(backlot, "POST", "/any", twice)).toMatchObject({ value: 2 });
});

test("without validation a body may be any object", async () => {
  const shop = await startShop({ validate: false });
  const create = (body: unknown) => send(shop, "POST", "/products", { body });
  expect((await create({ anything: [1] })).status).toBe(201);
  expect((await create([1])).status).toBe(422);
  for (const id of ["x", "5", 1e21, 1234567890123456]) {
    expect([id, (await create({ id })).status]).toEqual([id, 422]);
  }
  for (const id of [-5, 2.5, 123456789012345]) {
    expect([id, (await create({ id })).status]).toEqual([id, 201]);
  }
});

test.each([
  ["PUT", undefined, 200],
  ["PUT", "application/json; charset=utf-8", 200],
  ["PUT", 'Application/JSON ;charset="UTF8"', 200],
  ["PUT", "application/json;charset = us-ascii", 200],
  ["PUT", "application/json; charset=utf-16", 415],
  ["PUT", "application/json; charset=xutf-8", 415],
  ["PUT", "application/json; charset=utf-8x", 415],
  ["PUT", "application/vnd.api-v1+json", 200],
  ["PUT", "application/+json", 415],
  ["PUT", "application/jsonx", 415],
  ["PUT", "xapplication/json", 415],
  ["PUT", "application/merge-patch+json", 415],
  ["PATCH", "application/merge-patch+json", 200],
  ["PATCH", "application/merge-patch+json; charset=utf-16", 415],
  ["PATCH", "application/json-patch+json", 415],
])("a %s of the type %s is answered with %i", async (method, type, status) => {
  const shop = await startShop();
  const bytes = new TextEncoder().encode('{"name":"Lamp","price":2}');
  const headers = type === undefined ? {} : { "content-type": type };
  const request = new Request("http://127.0.0.1/products/1", { method, body: bytes, headers });
  expect((await shop.fetch(request)).status).toBe(status);
});

test("a body may be 1 MiB long and 100 levels deep, and encoded as itself", async () => {
  const shop = await startShop();
  const patch = (text: string, headers = {}) =>
    send(shop, "PATCH", "/products/1", { text, headers });
  const longest = `{"note":"${"x".repeat(1024 * 1024 - '{"note":""}'.length)}"}`;
  for (const text of [longest, `${longest} `]) {
    const status = text === longest ? 200 : 413;
    expect((await patch(text)).status).toBe(status);
    expect((await patch(text, { "content-length": `${text.length}` })).status).toBe(status);
  }
  for (const [encoding, status] of [
    ["identity", 200],
    [" Identity ", 200],
    ["identityx", 415],
    ["xidentity", 415],
  ] as const) {
    expect((await patch("{}", { "content-encoding": encoding })).status).toBe(status);
  }
  const any = await startBacklot("export interface Any { id: number; value: unknown }", {
    resources: [{ path: "/any", type: "Any[]", count: 0 }],
  });
  const nested = (depth: number) => `{"value":${"[".repeat(depth)}${"]".repeat(depth)}}`;
  expect((await send(any, "POST", "/any", { text: nested(99) })).status).toBe(201);
  expect((await send(any, "POST", "/any", { text: nested(100) })).status).toBe(400);
  const refused = await send(any, "POST", "/any", { text: '{"value":[-1e400]}' });
  expect(await refused.json()).toMatchObject({
    detail: "The body is not JSON: a number in it is too large.",
  });
});

test("a body without a declared length is refused as soon as it is too long", async () => {
  const shop = await startShop();
  let sent = 0;
  const body = new ReadableStream({
    pull: (controller) => {
      sent++;
      controller.enqueue(new Uint8Array(64 * 1024).fill(0x20));
    },
  });
  const request = new Request("http://127.0.0.1/products", {
    method: "POST",
    body,
    duplex: "half",
  });
  expect((await shop.fetch(request)).status).toBe(413);
  expect(sent).toBeLessThan(30);
});

test("two patches at the same moment both hold", async () => {
  const shop = await startShop();
  await Promise.all([
    send(shop, "PATCH", "/products/1", { body: { name: "Both" } }),
    send(shop, "PATCH", "/products/1", { body: { price: 77 } }),
  ]);
  expect(await sendForJson(shop, "GET", "/products/1")).toMatchObject({ name: "Both", price: 77 });
});

test("a body whose members are called like methods is refused or taken, never a failure", async () => {
  const backlot = await startBacklot(
    `export interface Bag { id: number; /** @uniqueItems */ items: Record<string, unknown>[] }`,
    { resources: [{ path: "/bags", type: "Bag[]", count: 0 }] },
  );
  const items: unknown[] = JSON.parse('[{"toString":1},{"toString":2,"valueOf":"x"}]');
  const response = await request(backlot, "POST", "/bags", { items });
  expect([201, 422]).toContain(response.status);
});
