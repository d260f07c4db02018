import { expect, test } from "vitest";
import { send, startShop } from "../support/shop.ts";

/** Every row: what is sent, and the status that the contract's sections 1 and 4 promise. */
const rows: readonly Row[] = [
  ["GET", "/products", 200],
  ["GET", "/products/", 200],
  ["HEAD", "/products", 200],
  ["OPTIONS", "/products", 204],
  ["GET", "/products/1", 200],
  ["GET", "/products/1.0", 200],
  ["HEAD", "/products/1", 200],
  ["GET", "/products/999", 404],
  ["GET", "/products/abc", 404],
  ["GET", "/products/1e0", 404],
  ["GET", "/products/%00", 404],
  ["GET", "/products/%", 404],
  ["GET", "/nothing", 404],
  ["GET", "/products/1/nothing", 404],
  ["POST", "/products", 201, { body: { name: "Lamp", price: 10 } }],
  ["POST", "/products", 201, { body: { id: 500, name: "Lamp", price: 10 } }],
  ["POST", "/products", 409, { body: { id: 1, name: "Lamp", price: 10 } }],
  ["POST", "/products", 422, { body: { name: "Lamp" } }],
  ["POST", "/products", 422, { body: { name: "Lamp", price: "10" } }],
  ["POST", "/products", 422, { body: { name: "Lamp", price: 10, colour: "red" } }],
  ["POST", "/products", 422, { body: [] }],
  ["POST", "/products", 400, { text: "{" }],
  ["POST", "/products", 400, { text: "" }],
  ["POST", "/products", 400, { text: '{"name":"Lamp","price":1e400}' }],
  ["POST", "/products", 400, { text: `${"[".repeat(101)}${"]".repeat(101)}` }],
  ["POST", "/products", 400, { bytes: [0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d] }],
  ["POST", "/products", 413, { text: `"${"x".repeat(1024 * 1024)}"` }],
  ["POST", "/products", 415, { text: "a=b", type: "application/xml" }],
  ["POST", "/products", 422, { text: "a=b", type: "application/x-www-form-urlencoded" }],
  ["POST", "/products", 400, { text: "a=b", type: "multipart/form-data" }],
  ["POST", "/products", 415, { text: "[]", type: "application/json-patch+json" }],
  ["POST", "/products", 415, { text: "{}", type: "application/merge-patch+json" }],
  ["POST", "/products", 415, { text: "{}", type: "application/json; charset=utf-16" }],
  ["POST", "/products/1", 405],
  ["PUT", "/products/1", 200, { body: { name: "Lamp", price: 10 } }],
  ["PUT", "/products/1", 200, { body: { id: 1, name: "Lamp", price: 10 } }],
  ["PUT", "/products/1", 422, { body: { id: 2, name: "Lamp", price: 10 } }],
  ["PUT", "/products/1", 422, { body: { name: "Lamp" } }],
  ["PUT", "/products/999", 404, { body: { name: "Lamp", price: 10 } }],
  ["PUT", "/products", 405, { body: {} }],
  ["PATCH", "/products/1", 200, { body: { price: 11 } }],
  ["PATCH", "/products/1", 200, { body: {} }],
  ["PATCH", "/products/1", 200, { text: '{"note":null}', type: "application/merge-patch+json" }],
  ["PATCH", "/products/1", 422, { text: '{"name":null}', type: "application/merge-patch+json" }],
  ["PATCH", "/products/1", 422, { body: { price: null } }],
  ["PATCH", "/products/1", 422, { body: { id: 7 } }],
  ["PATCH", "/products/999", 404, { body: {} }],
  ["DELETE", "/products/1", 200],
  ["DELETE", "/products/1", 200, { text: "", type: "application/json" }],
  ["DELETE", "/products/1", 200, { body: { id: 1 } }],
  ["DELETE", "/products/1", 204, { headers: { prefer: "return=minimal" } }],
  ["DELETE", "/products/999", 404],
  ["DELETE", "/products", 405],
  ["GET", "/products?colour=red", 400],
  ["GET", "/products?price=cheap", 400],
  ["GET", "/products?_page=0", 400],
  ["GET", "/products?_anything=1", 200],
  ["GET", "/readings", 200],
  ["POST", "/readings", 405, { body: {} }],
  ["PATCH", "/readings/1", 405, { body: {} }],
  ["POST", "/inbox", 201, { body: { text: "hello" } }],
  ["GET", "/inbox", 405],
  ["GET", "/inbox/1", 404],
  ["DELETE", "/inbox/1", 404],
  ["GET", "/settings", 200],
  ["GET", "/settings/1", 404],
  ["POST", "/settings", 409, { body: { theme: "dark" } }],
  ["PUT", "/settings", 200, { body: { theme: "dark" } }],
  ["PUT", "/settings", 422, { body: { theme: "blue" } }],
  ["PATCH", "/settings", 200, { body: { theme: "light" } }],
  ["DELETE", "/settings", 200],
];

type Row = readonly [method: string, path: string, status: number, request?: Sent];
type Sent = Parameters<typeof send>[3];

test("every request is answered with the status of the table", async () => {
  const answered: unknown[] = [];
  let shop = await startShop();
  for (const [method, path, status, sent] of rows) {
    const response = await send(shop, method, path, sent);
    answered.push([method, path, response.status, ...(sent === undefined ? [] : [sent])]);
    if (status >= 400) await expectProblem(response, status);
    // What was written must not decide the next row.
    const isWritten = method !== "GET" && method !== "HEAD" && response.ok;
    if (isWritten) shop = await startShop();
  }
  expect(answered).toEqual(rows);
});

async function expectProblem(response: Response, status: number): Promise<void> {
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  const problem = (await response.json()) as Record<string, unknown>;
  expect(problem).toMatchObject({
    type: expect.stringMatching(/^urn:backlot:error:[a-z-]+$/),
    title: expect.any(String),
    status,
    instance: expect.stringMatching(/^\//),
    detail: expect.any(String),
    message: problem["detail"],
  });
}

test("a single object can be deleted and made again", async () => {
  const shop = await startShop();
  const statuses: number[] = [];
  const note = async (method: string, body?: unknown) => {
    statuses.push((await send(shop, method, "/settings", { body })).status);
  };
  await note("DELETE");
  await note("GET");
  await note("PATCH", { theme: "dark" });
  await note("POST", { theme: "dark" });
  await note("POST", { theme: "dark" });
  await note("DELETE");
  await note("PUT", { theme: "dark" });
  await note("GET");
  expect(statuses).toEqual([200, 404, 404, 201, 409, 200, 201, 200]);
});

test("a 405 and an OPTIONS say what is allowed", async () => {
  const shop = await startShop();
  const refused = await send(shop, "PUT", "/products");
  expect(refused.headers.get("allow")).toBe("GET, HEAD, POST, OPTIONS");
  const options = await send(shop, "OPTIONS", "/products/1");
  expect(options.headers.get("allow")).toBe("GET, HEAD, PUT, PATCH, DELETE, OPTIONS");
});
