import { expect, test } from "vitest";
import { bodyOf, headerOf, sendRaw, statusesOf, toRequest } from "../support/raw-http.ts";
import { startShop } from "../support/shop.ts";

test.each(["/products/1", "/products/1?_fields=name", "/settings", "/products", "/openapi.json"])(
  "HEAD %s says what GET would and sends no body",
  async (path) => {
    const shop = await startShop();
    const url = await shop.listen();
    const got = await sendRaw(url, toRequest(`GET ${path}`));
    const head = await sendRaw(url, toRequest(`HEAD ${path}`));
    expect(statusesOf(head)).toEqual([200]);
    expect(bodyOf(head)).toBe("");
    expect(headerOf(head, "content-length")).toBe(String(bodyOf(got).length));
    for (const name of ["content-type", "etag", "x-total-count", "content-range", "vary"]) {
      expect(headerOf(head, name), name).toBe(headerOf(got, name));
    }
  },
);

test.each([
  ["/products/999", 404],
  ["/inbox", 405],
  ["/nothing", 404],
  ["/products?nothing=1", 400],
])("HEAD %s is refused as GET is, without a body", async (path, status) => {
  const shop = await startShop();
  const url = await shop.listen();
  const got = await sendRaw(url, toRequest(`GET ${path}`));
  const head = await sendRaw(url, toRequest(`HEAD ${path}`));
  expect(statusesOf(head)).toEqual([status]);
  expect(bodyOf(head)).toBe("");
  expect(headerOf(head, "content-type")).toBe(headerOf(got, "content-type"));
});

test("HEAD with If-None-Match of the version that there is says 304", async () => {
  const shop = await startShop();
  const url = await shop.listen();
  const etag = headerOf(await sendRaw(url, toRequest("GET /products/1")), "etag");
  const head = await sendRaw(url, toRequest("HEAD /products/1", [`if-none-match: ${etag}`]));
  expect(statusesOf(head)).toEqual([304]);
  expect(headerOf(head, "content-length")).toBeUndefined();
});
