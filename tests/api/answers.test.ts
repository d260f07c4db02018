import { test } from "vitest";
import type { Backlot } from "../../src/index.ts";
import { expectTold } from "../support/refusals.ts";
import { type Sent, send, startShop } from "../support/shop.ts";

type Asked = readonly [method: string, path: string, sent?: Sent];

const page = { origin: "http://localhost:5173" };

const rows: readonly Asked[] = [
  ["GET", "/products?_fields=id"],
  ["GET", "/products?_fields=id&_page=1&_limit=2"],
  ["GET", "/products?_fields=id&_page=2&_limit=2"],
  ["GET", "/products?_fields=id&_page=3&_limit=2"],
  ["GET", "/products?_fields=id&_page=9&_limit=2"],
  ["GET", "/products?_fields=id&_start=1&_end=3"],
  ["GET", "/products?_fields=id&_limit=0"],
  ["GET", "/products?_fields=id&_sort=-id&_limit=2"],
  ["GET", "/products?_fields=id&id=2&id=4"],
  ["GET", "/products?_fields=id&range=[1,2]"],
  ["GET", "/products?_fields=id&q=nothing-has-this"],
  ["GET", "/products/1?_fields=id"],
  ["HEAD", "/products?_fields=id&_page=1&_limit=2"],
  ["HEAD", "/products/1?_fields=id"],
  ["OPTIONS", "/products"],
  ["OPTIONS", "/products/1"],
  ["GET", "/products/1?_fields=id", { headers: page }],
  [
    "OPTIONS",
    "/products",
    {
      headers: {
        ...page,
        "access-control-request-method": "POST",
        "access-control-request-headers": "content-type,x-mine",
      },
    },
  ],
  [
    "OPTIONS",
    "/products",
    {
      headers: {
        ...page,
        "access-control-request-method": "POST",
        "access-control-request-private-network": "true",
      },
    },
  ],
  ["GET", "/products/1?_fields=id", { headers: { accept: "text/html" } }],
  ["GET", "/settings"],
  ["GET", "/products/1", { headers: { "if-none-match": "*" } }],
  ["POST", "/products", { body: { name: "Lamp", price: 10 } }],
  [
    "POST",
    "/products",
    { body: { name: "Lamp", price: 10 }, headers: { prefer: "return=minimal" } },
  ],
  ["PUT", "/products/1", { body: { name: "Lamp", price: 10 } }],
  ["PATCH", "/products/1", { body: { price: 11 }, headers: { prefer: "return=representation" } }],
  ["PATCH", "/products/1", { text: '{"note":null}', type: "application/merge-patch+json" }],
  ["DELETE", "/products/1"],
  ["DELETE", "/products/2", { headers: { prefer: "return=minimal" } }],
  ["PATCH", "/settings", { body: { theme: "dark" } }],
  ["GET", "/products?_fields=id&_page=1&_limit=2", { headers: { host: "localhost:3000" } }],
];

/** Dates are the clock's, and a tag begins with what the dataset was called when it was made. */
const changing = ["date", "keep-alive"];

async function tellAnswer(backlot: Backlot, [method, path, sent = {}]: Asked): Promise<string> {
  const response = await send(backlot, method, path, sent);
  const headers = [...response.headers]
    .filter(([name]) => !changing.includes(name))
    .map(
      ([name, value]) => `  ${name}: ${name === "etag" ? value.replace(/"[^-]+-/, '"…-') : value}`,
    );
  const given = Object.entries(sent.headers ?? {}).map(([name, value]) => ` ${name}: ${value}`);
  const body = (await response.text()).replaceAll(/"name":"[^"]*"|"createdAt":"2029[^"]*"/g, '"…"');
  const shown = method === "GET" && !path.includes("_fields") ? "" : body;
  return [
    `${method} ${path}${given.join("")}`,
    `${response.status}`,
    ...headers,
    ...(shown === "" ? [] : [shown]),
  ].join("\n");
}

test("an answer has these headers, and no others", async () => {
  const shop = await startShop();
  const told: string[] = [];
  for (const row of rows) told.push(await tellAnswer(shop, row));
  expectTold(new URL("answers.txt", import.meta.url), told);
});
