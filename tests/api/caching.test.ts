import { expect, test } from "vitest";
import { send, startShop } from "../support/shop.ts";

test.each([
  ["GET", "/products"],
  ["GET", "/products/1"],
  ["GET", "/settings"],
  ["GET", "/openapi.json"],
  ["POST", "/products"],
  ["PATCH", "/products/1"],
  ["DELETE", "/products/1"],
])(
  "the answer to %s %s is taken for fresh by no cache, and for no other page's",
  async (method, path) => {
    const body = method === "POST" ? { name: "Lamp", price: 4 } : {};
    const sent = method === "GET" || method === "DELETE" ? {} : { body };
    const { status, headers } = await send(await startShop(), method, path, sent);
    expect([200, 201]).toContain(status);
    const vary = "Origin, Accept, Sec-Fetch-Dest";
    expect([headers.get("cache-control"), headers.get("vary")]).toEqual(["no-cache", vary]);
  },
);

test("a list so long that it is sent in pieces says the same of itself", async () => {
  const shop = await startShop({
    resources: [{ path: "/readings", type: "Reading[]", count: 1001 }],
  });
  const response = await send(shop, "GET", "/readings");
  expect(response.headers.get("cache-control")).toBe("no-cache");
  expect(await response.json()).toHaveLength(1001);
});

test("what a client has already need not be sent, and is asked for again all the same", async () => {
  const shop = await startShop();
  const etag = (await send(shop, "GET", "/products/1")).headers.get("etag") ?? "";
  const again = await send(shop, "GET", "/products/1", { headers: { "if-none-match": etag } });
  expect([again.status, again.headers.get("etag")]).toEqual([304, etag]);
  expect(again.headers.get("cache-control")).toBe("no-cache");
});
