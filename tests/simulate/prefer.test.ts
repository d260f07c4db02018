import { expect, test } from "vitest";
import { parsePrefer } from "../../src/http/answers/prefer.ts";
import { send } from "../support/shop.ts";
import { startOrders } from "./support.ts";

/** The header, the status that comes, and what the answer says it has applied. */
const table: readonly [string, number, string | null][] = [
  ["code=503", 503, "code=503"],
  ["code=404", 404, "code=404"],
  ['Code = "418"', 418, "code=418"],
  ["respond-async, code=500; a=b", 500, "code=500"],
  ["code=500, code=501", 500, "code=500"],
  ["delay=0", 200, "delay=0"],
  ["code=503, delay=0.01", 503, "code=503, delay=0.01"],
  ["code=200", 200, null],
  ["code=99", 200, null],
  ["code=600", 200, null],
  ["code=oops", 200, null],
  ["code", 200, null],
  ['example="code=503, delay=9"', 200, null],
  ["delay=61", 200, null],
  ["delay=-1", 200, null],
  ["delay=soon", 200, null],
  ["delay=1s", 200, null],
  ["delay=.5", 200, null],
  ["delay=60.1", 200, null],
  ["delay=00.00", 200, "delay=00.00"],
  ["delay=0e1", 200, null],
  ["code=4040", 200, null],
  ["code=x404", 200, null],
  ["", 200, null],
];

test.each(table)("Prefer: %s is answered with %i", async (prefer, status, applied) => {
  const backlot = await startOrders();
  const response = await send(backlot, "GET", "/orders", { headers: { prefer } });
  expect([response.status, response.headers.get("preference-applied")]).toEqual([status, applied]);
});

test.each<[string | undefined, Record<string, string>]>([
  [undefined, {}],
  ["", {}],
  ["a", { a: "" }],
  ["A=b", { a: "b" }],
  ["a = b , c", { a: "b", c: "" }],
  ['a="b, c"', { a: "b, c" }],
  ['a="say \\"b\\" \\\\"', { a: 'say "b" \\' }],
  ["a=b; x=1; y, c=d", { a: "b", c: "d" }],
  ['a=b; x="1, c=2"; y="z\\"", c=3', { a: "b", c: "3" }],
  ["a=1,a=2", { a: "1" }],
  ["a=", { a: "" }],
  ["a==b", { a: "=b" }],
  ["!#$%&'*+.^`|~-9_=z", { "!#$%&'*+.^`|~-9_": "z" }],
  ["a b", {}],
  ['a="b', {}],
  ['a"b"', {}],
  ["(a), b", { b: "" }],
])("Prefer: %s is taken apart", (header, preferences) => {
  expect(Object.fromEntries(parsePrefer(header))).toEqual(preferences);
});

test("an answer is as late as its request prefers", async () => {
  const backlot = await startOrders();
  await send(backlot, "GET", "/orders", { headers: { prefer: "delay=0.2" } });
  expect(backlot.requests()[0]).toMatchObject({ simulated: "200 ms" });
  // Node counts a timer from the start of the loop's turn, which may be some milliseconds ago.
  expect(backlot.requests()[0]?.ms).toBeGreaterThan(100);
});

test("a preference is for one request alone, of those that there are", async () => {
  const backlot = await startOrders();
  const ask = async (path: string, headers = {}) =>
    (await send(backlot, "GET", path, { headers })).status;
  expect(await ask("/nothing", { prefer: "code=503" })).toBe(404);
  expect(await ask("/_backlot", { prefer: "code=503" })).toBe(200);
  expect(await ask("/orders", { prefer: "code=503" })).toBe(503);
  expect(await ask("/orders")).toBe(200);
});

test("a preference of ours stands beside the others that were met", async () => {
  const backlot = await startOrders();
  const headers = { prefer: "return=minimal, delay=0" };
  const response = await send(backlot, "DELETE", "/orders/1", { headers });
  expect(response.status).toBe(204);
  expect(response.headers.get("preference-applied")).toBe("return=minimal, delay=0");
});
