import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText, wildText as wild } from "../support/fuzz/hostile.ts";
import { send, startShop } from "../support/shop.ts";

const methods = fc.constantFrom(
  "GET",
  "HEAD",
  "OPTIONS",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "PURGE",
);
const segment = fc.oneof(
  fc.constantFrom("products", "readings", "settings", "inbox", "1", "2", "999", "_backlot", ""),
  wild.map((text) => encodeURIComponent(text.replace(/\p{Cs}/gu, "?"))),
  fc.constantFrom("%", "%E0%A4%A", "%2F", "%2e%2e", "%00", "1e3", "-1", "0x1"),
);
const name = fc.oneof(
  fc.constantFrom("id", "name", "price", "tags", "size.width", "createdAt", "note", "ids", "q"),
  fc.constantFrom(
    "_sort",
    "_order",
    "_page",
    "_limit",
    "_start",
    "_end",
    "_per_page",
    "_fields",
    "sort",
    "range",
    "filter",
  ),
  wild,
);
const ending = fc.constantFrom(
  "",
  "_ne",
  "_gt",
  "_lte",
  "_in",
  "_like",
  ":eq",
  ":contains",
  "[]",
  "[0]",
  "[a]",
);
const value = fc.oneof(
  fc.constantFrom(
    "1",
    "null",
    "true",
    "2025-01-01",
    "-1",
    "1e400",
    "NaN",
    "id",
    "-id",
    "[0,1]",
    "[1",
    '["id","ASC"]',
  ),
  fc.constantFrom(
    '{"id":[1]}',
    '{"q":{}}',
    '{"size":{"width":1}}',
    '{"id":[[1]]}',
    "99999999999999999999",
    ",",
  ),
  fc.jsonValue().map((json) => JSON.stringify(json)),
  wild,
);
const query = fc
  .array(fc.tuple(name, ending, value), { maxLength: 4 })
  .map((entries) =>
    new URLSearchParams(
      entries.map(([key, end, text]): [string, string] => [key + end, text]),
    ).toString(),
  );
const path = fc
  .tuple(fc.array(segment, { maxLength: 4 }), query)
  .map(([segments, text]) => `/${segments.join("/")}${text === "" ? "" : `?${text}`}`)
  .filter((text) => !text.startsWith("//"));

const deep = (levels: number) => `${'{"a":['.repeat(levels)}${"]}".repeat(levels)}`;
const body: fc.Arbitrary<Uint8Array | string> = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }).map((json) => JSON.stringify(json)),
  fc
    .record({ name: fc.string(), price: fc.double(), note: anyText() }, { requiredKeys: [] })
    .map((json) => JSON.stringify(json)),
  fc.constantFrom(
    "",
    "{",
    deep(40),
    deep(60),
    deep(5000),
    "[".repeat(100_000),
    '{"price":1e400}',
    '{"name":"x","price":-0.0}',
    '{"name":"x","price":123456789012345678901234567890}',
    '{"__proto__":{"admin":true},"name":"x","price":1}',
    '{"name":"x","name":"y","price":1}',
    '{"name":"\\ud800\\u0000","price":1}',
    '{"id":1e21,"name":"x","price":1}',
    '{"id":-0,"name":"x","price":1}',
    '{"id":0.1,"name":"x","price":1}',
    '{"id":9007199254740993,"name":"x","price":1}',
    `{"name":"${"x".repeat(1024 * 1024 - 100)}","price":1}`,
    "x".repeat(1024 * 1024 + 1),
  ),
  fc.uint8Array({ maxLength: 40 }),
);
const headers = fc.dictionary(
  fc.constantFrom(
    "content-type",
    "if-match",
    "if-none-match",
    "prefer",
    "range",
    "accept",
    "origin",
    "x-forwarded-for",
  ),
  fc.constantFrom(
    "application/json",
    "application/merge-patch+json",
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/json; charset=utf-8",
    "*",
    '"x"',
    'W/"x", ,',
    "return=minimal",
    "products=0-24",
    "http://localhost",
    ";;;",
  ),
);

test("no request whatsoever is answered with a 500, and the dataset stays whole", async () => {
  const failures: unknown[] = [];
  const shop = await startShop({}, { onFailure: (error) => failures.push(error) });
  const request = fc.record({ method: methods, path, headers, body });
  await fc.assert(
    fc.asyncProperty(request, async ({ method, path: target, headers: given, body: content }) => {
      const hasBody = method !== "GET" && method !== "HEAD";
      const response = await shop.fetch(
        new Request(`http://127.0.0.1${target}`, {
          method,
          headers: given,
          ...(hasBody ? { body: content } : {}),
        }),
      );
      const text = await response.text();
      expect(response.status, text).toBeLessThan(500);
      if (method !== "HEAD" && text !== "" && isJson(response)) JSON.parse(text);
    }),
    { seed: 1, numRuns: 4000 },
  );
  expect(failures).toEqual([]);

  const products = (await (await send(shop, "GET", "/products")).json()) as { id: number }[];
  for (const product of products) {
    const one = await send(shop, "GET", `/products/${product.id}`);
    expect(await one.json()).toEqual(product);
  }
});

function isJson(response: Response): boolean {
  return /json/.test(response.headers.get("content-type") ?? "");
}
