import { expect, test } from "vitest";
import type { Backlot } from "../../src/index.ts";
import { send, startShop } from "../support/shop.ts";

async function etagOf(shop: Backlot, path: string): Promise<string> {
  return (await send(shop, "GET", path)).headers.get("etag") ?? "";
}

async function statusOf(
  shop: Backlot,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: unknown,
): Promise<number> {
  return (await send(shop, method, path, { headers, body })).status;
}

test.each(["/products", "/products/1", "/settings", "/products?_page=2&_limit=2"])(
  "GET %s carries a strong ETag, and a client that has it is told so",
  async (path) => {
    const shop = await startShop();
    const etag = await etagOf(shop, path);
    expect(etag).toMatch(/^"[^"]+"$/);
    const again = await send(shop, "GET", path, { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
    expect(again.headers.get("etag")).toBe(etag);
    expect(await again.text()).toBe("");
    expect(await statusOf(shop, "GET", path, { "if-none-match": `"x", W/${etag}` })).toBe(304);
    expect(await statusOf(shop, "GET", path, { "if-none-match": "*" })).toBe(304);
    expect(await statusOf(shop, "GET", path, { "if-none-match": '"x"' })).toBe(200);
  },
);

test("a write moves the ETag of the record and of its lists, and of no other record", async () => {
  const shop = await startShop();
  const paths = ["/products/1", "/products/2", "/products", "/readings"];
  const before = await Promise.all(paths.map((path) => etagOf(shop, path)));
  const answer = await send(shop, "PATCH", "/products/1", { body: { price: 3 } });
  const after = await Promise.all(paths.map((path) => etagOf(shop, path)));
  expect(after.map((etag, index) => etag === before[index])).toEqual([false, true, false, true]);
  expect(answer.headers.get("etag")).toBe(after[0]);
});

test("a stale If-Match stops a write and is told the current version, which lets it through, as * does", async () => {
  const shop = await startShop();
  const stale = await etagOf(shop, "/products/1");
  await send(shop, "PATCH", "/products/1", { body: { price: 3 } });
  const product = { name: "Lamp", price: 4 };
  const headers = { "if-match": stale };
  const refused = await send(shop, "PUT", "/products/1", { headers, body: product });
  expect(refused.status).toBe(412);
  expect(await statusOf(shop, "PATCH", "/products/1", headers, {})).toBe(412);
  expect(await statusOf(shop, "DELETE", "/products/1", headers)).toBe(412);
  const current = await etagOf(shop, "/products/1");
  expect(refused.headers.get("etag")).toBe(current);
  const weak = `W/${current}`;
  expect(await statusOf(shop, "PATCH", "/products/1", { "if-match": weak }, {})).toBe(412);
  expect(await statusOf(shop, "PATCH", "/products/1", { "if-match": current }, {})).toBe(200);
  expect(await statusOf(shop, "DELETE", "/products/1", { "if-match": "*" })).toBe(200);
});

test("If-None-Match: * makes a PUT create only", async () => {
  const shop = await startShop();
  const headers = { "if-none-match": "*" };
  const refused = await send(shop, "PUT", "/settings", { headers, body: { theme: "dark" } });
  expect(refused.status).toBe(412);
  expect(refused.headers.get("etag")).toBe(await etagOf(shop, "/settings"));
  expect((await send(shop, "DELETE", "/settings")).status).toBe(200);
  expect(await statusOf(shop, "PUT", "/settings", headers, { theme: "dark" })).toBe(201);
  await send(shop, "DELETE", "/settings");
  const gone = await send(shop, "PUT", "/settings", {
    headers: { "if-match": "*" },
    body: { theme: "dark" },
  });
  expect(gone.status).toBe(412);
  expect(gone.headers.has("etag")).toBe(false);
});

test("a record that comes back under an identifier has another ETag than the one before", async () => {
  const shop = await startShop();
  const body = { id: 77, name: "Lamp", price: 4 };
  await send(shop, "POST", "/products", { body });
  const first = await etagOf(shop, "/products/77");
  await send(shop, "DELETE", "/products/77");
  await send(shop, "POST", "/products", { body });
  expect(await etagOf(shop, "/products/77")).not.toBe(first);
});
