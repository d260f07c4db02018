import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { send, startShop } from "../support/shop.ts";

const assets = fileURLToPath(new URL("../../assets/console/", import.meta.url));

test("a browser at the base URL is led to the console; a program finds nothing there", async () => {
  const shop = await startShop();
  const accept = "text/html,application/xhtml+xml,*/*;q=0.8";
  const led = await send(shop, "GET", "/", { headers: { accept } });
  expect([led.status, led.headers.get("location"), led.headers.get("vary")]).toEqual([
    302,
    "/_backlot",
    "Accept",
  ]);
  for (const [method, headers] of [
    ["GET", {}],
    ["GET", { accept: "application/json" }],
    ["POST", { accept }],
  ] as const) {
    const refused = await send(shop, method, "/", { headers });
    expect([method, refused.status]).toEqual([method, 404]);
  }
});

test("the page names its files, is kept by no cache, and says so where no script runs", async () => {
  const shop = await startShop();
  const page = await send(shop, "GET", "/_backlot");
  const text = await page.text();
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(text).toMatch(/<noscript>.*JavaScript.*<a href="\/docs">/);
  const named = [...text.matchAll(/(?:src|href)="(\/_backlot\/[^"]+)"/g)].map(([, path]) => path);
  expect(named).toHaveLength(3);
  for (const path of named) {
    const file = await send(shop, "GET", path ?? "");
    expect([path, file.status, file.headers.get("cache-control")]).toEqual([path, 200, "no-cache"]);
    const etag = file.headers.get("etag") ?? "";
    const again = await send(shop, "GET", path ?? "", { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
  }
});

test.each([
  ["console.css", "text/css; charset=utf-8"],
  ["console.js", "text/javascript; charset=utf-8"],
  ["icon.svg", "image/svg+xml"],
])("%s comes as %s, with an ETag of its content", async (name, type) => {
  const file = await send(await startShop(), "GET", `/_backlot/assets/${name}`);
  const digest = createHash("sha256").update(new Uint8Array(await file.arrayBuffer()));
  const tag = `"${digest.digest("base64url").slice(0, 16)}"`;
  expect([file.headers.get("content-type"), file.headers.get("etag")]).toEqual([type, tag]);
});

test.each([
  "nothing.js",
  "console.txt",
  "..%2F..%2Fpackage.json",
  "..%2Fswagger-ui%2Fswagger-ui.css",
  "console.js%2F..%2F..%2Fswagger-ui%2Fswagger-ui.css",
  ".js",
])("there is no file %s, and no way out of their folder", async (name) => {
  const response = await send(await startShop(), "GET", `/_backlot/assets/${name}`);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({
    detail: `There is no file ${decodeURIComponent(name)}.`,
  });
});

test("without a document the page leads to no Swagger UI", async () => {
  const page = await send(await startShop({ docs: false }), "GET", "/_backlot");
  expect(await page.text()).toMatch(
    /<noscript><p class="noscript">The console needs JavaScript, which is switched off here\.<\/p>/,
  );
});

test("all files together are at most 350 kB, compressed", () => {
  const names = readdirSync(assets);
  const sizes = names.map((name) => statSync(`${assets}${name}`).size);
  expect(names).toContain("console.js.br");
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(350_000);
});

test("what shows JSON and what draws the models are files of their own", () => {
  const shell = brotliDecompressSync(readFileSync(`${assets}console.js.br`)).toString();
  const chunks = readdirSync(assets);
  expect(chunks.some((name) => name.startsWith("code-editor-"))).toBe(true);
  expect(chunks.some((name) => name.startsWith("place-boxes-"))).toBe(true);
  expect(shell).not.toContain("cm-editor");
});
