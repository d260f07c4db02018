import { expect, test } from "vitest";
import { request, startBacklot } from "../support/project.ts";

const models = `
export interface Order {
  id: number;
  /** @uniqueItems */
  lines?: { product: number; note: { text: string } }[];
  parts?: (Part | Kit)[];
  /** @pattern ^(a+)+$ */
  code?: string;
}
export interface Part { kind: "part"; weight: number }
export interface Kit { kind: "kit"; size: string }
`;

function start() {
  return startBacklot(models, { resources: [{ path: "/orders", type: "Order[]", count: 0 }] });
}

interface Refusal {
  readonly message: string;
  readonly errors: Readonly<Record<string, string>>;
}

async function refuse(body: object): Promise<Refusal> {
  const response = await request(await start(), "POST", "/orders", body);
  expect(response.status).toBe(422);
  return (await response.json()) as Refusal;
}

const line = (product: number) => ({ product, note: { text: "as before" } });
const lines = Array.from({ length: 20_000 }, (_, product) => line(product));

test("20,000 objects are found to be different, and the one that is not", async () => {
  const backlot = await start();
  expect((await request(backlot, "POST", "/orders", { lines })).status).toBe(201);
  const { errors } = await refuse({ lines: [...lines, { note: line(7).note, product: 7 }] });
  expect(errors).toEqual({ lines: "must not have the same item twice (7 and 20000)" });
});

test("of 60,000 unknown members a hundred are named, and the others counted", async () => {
  const names = Array.from({ length: 60_000 }, (_, index) => `no${index}`);
  const { message, errors } = await refuse(Object.fromEntries(names.map((name) => [name, 1])));
  expect(Object.keys(errors)).toEqual(names.slice(0, 100));
  expect(message).toMatch(/no99 is not a property of the model; and 59900 more faults\.$/);
});

test("one fault too many is one more", async () => {
  const names = Array.from({ length: 101 }, (_, index) => `no${index}`);
  const { message } = await refuse(Object.fromEntries(names.map((name) => [name, 1])));
  expect(message).toMatch(/; and 1 more fault\.$/);
});

test("as many wrong items of a union are told in time, too", async () => {
  const parts = Array.from({ length: 25_000 }, () => ({ kind: "part", weight: "x" }));
  const { message, errors } = await refuse({ parts });
  expect(Object.keys(errors)).toHaveLength(100);
  expect(errors["parts.99.weight"]).toBe("must be a number");
  expect(message).toMatch(/; and 24900 more faults\.$/);
});

test("a name as long as the body does not come back whole", async () => {
  const { errors } = await refuse({ ["n".repeat(500_000)]: 1 });
  expect(errors).toEqual({ [`${"n".repeat(200)}…`]: "is not a property of the model" });
});

test("a pattern that would try every way through a text refuses it in time", async () => {
  const { errors } = await refuse({ code: `${"a".repeat(40)}!` });
  expect(errors).toEqual({ code: "must match ^(a+)+$" });
  const { errors: ofLong } = await refuse({ code: `${"a".repeat(300_000)}!` });
  expect(ofLong).toEqual({ code: "must match ^(a+)+$" });
  const backlot = await start();
  expect((await request(backlot, "POST", "/orders", { code: "a".repeat(40) })).status).toBe(201);
});
