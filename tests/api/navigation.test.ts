import { expect, test } from "vitest";
import { send, startShop } from "../support/shop.ts";

/** What Chromium sends when somebody types an address. */
const typed = {
  accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
  "sec-fetch-dest": "document",
};

test.each(["/products", "/products/1", "/settings", "/openapi.json", "/products/999", "/nothing"])(
  "GET %s is indented for a person, and for nobody else",
  async (path) => {
    const shop = await startShop();
    const plain = await send(shop, "GET", path);
    const read = await send(shop, "GET", path, { headers: typed });
    expect(read.status).toBe(plain.status);
    expect(read.headers.get("content-type")).toBe(plain.headers.get("content-type"));
    const text = await read.text();
    const expected: unknown = JSON.parse(await plain.text());
    expect(text).toBe(`${JSON.stringify(expected, null, 2)}\n`);
  },
);

test("a person at the base URL is led to the console, and a program is not", async () => {
  const shop = await startShop();
  const asked = await send(shop, "GET", "/", { headers: typed });
  const names = ["location", "vary"].map((name) => asked.headers.get(name));
  expect([asked.status, ...names]).toEqual([302, "/_backlot", "Accept"]);
  expect((await send(shop, "GET", "/")).status).toBe(404);
  for (const accept of ["*/*", "application/json"]) {
    expect((await send(shop, "GET", "/", { headers: { accept } })).status).toBe(404);
  }
  expect((await send(shop, "GET", "/nothing", { headers: typed })).status).toBe(404);
  expect((await send(shop, "POST", "/", { headers: typed, body: {} })).status).toBe(404);
});

test("who reads is told by what it accepts first and what it is for", async () => {
  const shop = await startShop();
  const isIndented = async (headers: Record<string, string>) =>
    (await (await send(shop, "GET", "/settings", { headers })).text()).startsWith("{\n");
  const html = { accept: " TEXT/HTML, */*" };
  expect(await isIndented(html)).toBe(true);
  expect(await isIndented({ ...html, "sec-fetch-dest": "iframe" })).toBe(true);
  expect(await isIndented({ ...html, "sec-fetch-dest": "image" })).toBe(false);
  expect(await isIndented({ accept: "text/htmlx" })).toBe(false);
  expect(await isIndented({ accept: "x-text/html" })).toBe(false);
  const head = await send(shop, "HEAD", "/settings", { headers: html });
  const plain = await send(shop, "HEAD", "/settings");
  expect(head.headers.get("content-length")).toBe(plain.headers.get("content-length"));
});

test("what a script fetches stays as it is, whatever it says it accepts", async () => {
  const shop = await startShop();
  const plain = await (await send(shop, "GET", "/products")).text();
  for (const headers of [
    { accept: "application/json, text/html" },
    { accept: "*/*" },
    { accept: "text/html, */*; q=0.01", "sec-fetch-dest": "empty" },
  ]) {
    expect(await (await send(shop, "GET", "/products", { headers })).text()).toBe(plain);
  }
});

test("the indented answer has an ETag of its own, which is known again and which a write takes", async () => {
  const shop = await startShop();
  const plain = await send(shop, "GET", "/products/1");
  const read = await send(shop, "GET", "/products/1", { headers: typed });
  const [etag = "", own = ""] = [plain, read].map(({ headers }) => headers.get("etag") ?? "");
  expect(own).not.toBe(etag);
  expect(read.headers.get("vary")).toBe("Origin, Accept, Sec-Fetch-Dest");
  const again = { ...typed, "if-none-match": own };
  expect((await send(shop, "GET", "/products/1", { headers: again })).status).toBe(304);
  const among = { ...typed, "if-none-match": `"x", W/${own}` };
  const known = await send(shop, "GET", "/products/1", { headers: among });
  expect([known.status, known.headers.get("content-type"), known.headers.get("etag")]).toEqual([
    304,
    null,
    own,
  ]);
  const other = { "if-none-match": own };
  expect((await send(shop, "GET", "/products/1", { headers: other })).status).toBe(200);
  const change = { headers: { "if-match": own }, body: { name: "Lamp" } };
  expect((await send(shop, "PATCH", "/products/1", change)).status).toBe(200);
  expect((await send(shop, "PATCH", "/products/1", change)).status).toBe(412);
});

test("the YAML document is text to a person's browser, and application/yaml to others", async () => {
  const shop = await startShop();
  const read = await send(shop, "GET", "/openapi.yaml", { headers: typed });
  expect(read.headers.get("content-type")).toBe("text/yaml; charset=utf-8");
  const plain = await send(shop, "GET", "/openapi.yaml");
  expect(plain.headers.get("content-type")).toBe("application/yaml; charset=utf-8");
  expect(await read.text()).toBe(await plain.text());
});
