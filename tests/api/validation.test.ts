import { expect, test } from "vitest";
import { startBacklot } from "../support/project.ts";
import { sendForJson } from "../support/shop.ts";

const models = `
export interface Form {
  id: number;
  /** @format email */
  email?: string;
  /** @format email */
  contact?: string | null;
  /** @minimum 3 @maximum 9 */
  amount?: number;
  /** @multipleOf 0.01 */
  price?: number;
  /** @multipleOf 12 */
  dozen?: number;
  /** @minLength 2 @maxLength 4 */
  code?: string;
  /** @pattern ^[\\w-]+$ */
  slug?: string;
  /** @minItems 1 @uniqueItems */
  tags?: string[];
  status?: "draft" | "published";
  level?: 1 | 2 | null;
  when?: Date;
  either?: string | number;
  pair?: [string, number];
  address?: { zip: string; lines: { text: string }[] };
  shape?: Circle | Square;
  constructor?: string;
}
export interface Circle { kind: "circle"; radius: number }
export interface Square { kind: "square"; side: number; colour?: string }
export type Animal = Cat | Dog;
export interface Cat { id: number; species: "cat"; lives: number }
export interface Dog { id: number; species: "dog"; name: string }
`;

const rows: readonly (readonly [body: object, errors: Record<string, string>])[] = [
  [{ email: "nobody" }, { email: "must be an email address" }],
  [{ contact: "nobody" }, { contact: "must be an email address" }],
  [{ contact: 5 }, { contact: "must be an email address or null" }],
  [{ amount: 2 }, { amount: "must be at least 3" }],
  [{ amount: 10 }, { amount: "must be at most 9" }],
  [{ amount: "5" }, { amount: "must be a number" }],
  [{ price: 19.999 }, { price: "must be a multiple of 0.01" }],
  [{ dozen: 30 }, { dozen: "must be a multiple of 12" }],
  [{ code: "a" }, { code: "must have at least 2 characters" }],
  [{ code: "abcde" }, { code: "must have at most 4 characters" }],
  [{ slug: "a b" }, { slug: "must match ^[\\w-]+$" }],
  [{ tags: [] }, { tags: "must have at least 1 item" }],
  [{ tags: ["a", 1] }, { "tags.1": "must be a text" }],
  [{ tags: ["a", "a"] }, { tags: "must not have the same item twice (0 and 1)" }],
  [{ status: "open" }, { status: "must be one of: draft, published" }],
  [{ level: 3 }, { level: "must be one of: 1, 2 or null" }],
  [{ when: "soon" }, { when: "must be a date and time such as 2025-12-31T23:59:59Z" }],
  [{ either: true }, { either: "must be a text or a number" }],
  [{ pair: ["a"] }, { pair: "must have at least 2 items" }],
  [{ address: {} }, { "address.zip": "is missing", "address.lines": "is missing" }],
  [{ address: { zip: "1", lines: [{ text: 1 }] } }, { "address.lines.0.text": "must be a text" }],
  [
    { shape: { kind: "square", colour: 5 } },
    { "shape.side": "is missing", "shape.colour": "must be a text" },
  ],
  [{ shape: { kind: "circle", radius: "x" } }, { "shape.radius": "must be a number" }],
  [{ shape: "round" }, { shape: "must be an object" }],
  [
    { colour: "red", nothing: 1 },
    { colour: "is not a property of the model", nothing: "is not a property of the model" },
  ],
  [
    { amount: 2, code: "a" },
    { amount: "must be at least 3", code: "must have at least 2 characters" },
  ],
  [{ constructor: 5 }, { constructor: "must be a text" }],
  [JSON.parse('{"__proto__":1}'), JSON.parse('{"__proto__":"is not a property of the model"}')],
];

test("each fault is named by its member, in words that a person understands", async () => {
  const backlot = await startBacklot(models, {
    resources: [{ path: "/forms", type: "Form[]", count: 0 }],
  });
  const found: unknown[] = [];
  for (const [body] of rows) {
    const problem = (await sendForJson(backlot, "POST", "/forms", { body })) as {
      errors?: unknown;
    };
    found.push([body, problem.errors]);
  }
  expect(JSON.stringify(found, null, 1)).toBe(JSON.stringify(rows, null, 1));
});

test("of several kinds of record, the faults are those of the kind that was meant", async () => {
  const backlot = await startBacklot(models, {
    resources: [{ path: "/animals", type: "Animal[]", count: 0 }],
  });
  const errors = async (method: string, path: string, body: object) =>
    ((await sendForJson(backlot, method, path, { body })) as { errors?: unknown }).errors;
  expect(await errors("POST", "/animals", { species: "cat" })).toEqual({ lives: "is missing" });
  expect(await errors("POST", "/animals", { species: "dog", lives: 9 })).toEqual({
    name: "is missing",
    lives: "is not a property of the model",
  });
  expect(await errors("POST", "/animals", { id: 1, species: "cat", lives: 9 })).toBeUndefined();
  expect(await errors("PATCH", "/animals/1", { species: "dog" })).toEqual({
    name: "is missing",
    lives: "is not a property of the model",
  });
});

const variants = `
export interface Event { at: Date; note?: string }
export interface Named { kind: "named"; at: Date }
export interface Plain { kind: "plain"; at: number }
export interface Step { next: Step | Event | null }
export interface Union {
  id: number;
  text?: string | Event;
  number?: number | Event;
  flag?: boolean | Event;
  nothing?: Event | null;
  word?: "a" | "b" | Event;
  list?: string[] | Event;
  pair?: [number, string] | Event;
  told?: Plain | Named;
  several?: Event[] | Event;
  tuple?: [Event, ...Event[]];
  map?: Record<string, Event>;
  step?: Step;
  both?: { a: string; b: string } | { a: string; c: string };
  empty?: "" | "full";
}`;

test("a value that may be of several types is judged as the one that it was meant to be", async () => {
  const backlot = await startBacklot(variants, {
    resources: [{ path: "/unions", type: "Union[]", count: 0 }],
  });
  const event = { at: "2024-05-01" };
  const odd = { ...event, odd: 1 };
  const names = ["text", "number", "flag", "nothing", "word", "list", "pair", "several"];
  const body = Object.fromEntries(names.map((name) => [name, odd]));
  const refused = await sendForJson(backlot, "POST", "/unions", {
    body: { ...body, told: { kind: "named", ...odd }, map: { a: odd }, tuple: [event, odd] },
  });
  const told = [...names, "told", "map.a", "tuple.1"];
  expect(refused).toHaveProperty(
    "errors",
    Object.fromEntries(told.map((name) => [`${name}.odd`, "is not a property of the model"])),
  );
  const at = "2024-05-01T00:00:00.000Z";
  const created = await sendForJson(backlot, "POST", "/unions", {
    body: {
      text: event,
      several: [event, { ...event, note: "" }],
      told: { kind: "named", ...event },
      tuple: [event, event],
      map: { a: event },
      step: { next: { next: event } },
      list: ["2024-05-01"],
      pair: [1, "2024-05-01"],
      empty: "",
    },
  });
  expect(created).toEqual({
    id: 1,
    text: { at },
    several: [{ at }, { at, note: "" }],
    told: { kind: "named", at },
    tuple: [{ at }, { at }],
    map: { a: { at } },
    step: { next: { next: { at } } },
    list: ["2024-05-01"],
    pair: [1, "2024-05-01"],
    empty: "",
  });
});

test("of several types the faults are told of the nearest", async () => {
  const backlot = await startBacklot(variants, {
    resources: [{ path: "/unions", type: "Union[]", count: 0 }],
  });
  const errors = async (body: object) =>
    ((await sendForJson(backlot, "POST", "/unions", { body })) as { errors?: unknown }).errors;
  expect(
    await errors({ both: { a: "x", c: 1 }, told: { kind: "named", at: 5 }, list: [1], pair: [] }),
  ).toEqual({
    "both.c": "must be a text",
    "told.at": "must be a text",
    "list.0": "must be a text",
    pair: "must have at least 2 items",
  });
  expect(await errors({ text: 5, flag: "yes", word: "c", pair: true, several: "x" })).toEqual({
    text: "must be a text or an object",
    flag: "must be true or false or an object",
    word: "must be one of: a, b or an object",
    pair: "must be an object or a list",
    several: "must be a list or an object",
  });
  expect(await errors({ step: { next: { next: 1, at: 2 } } })).toEqual({
    "step.next.next": "is not a property of the model",
    "step.next.at": "must be a text",
  });
  const long = "x".repeat(201);
  expect(await errors({ [long]: 1, "a/b~c": 2 })).toEqual({
    [`${"x".repeat(200)}…`]: "is not a property of the model",
    "a/b~c": "is not a property of the model",
  });
  expect(await errors({ map: { "a/b~c": { at: "soon" } } })).toEqual({
    "map.a/b~c.at": "must be a date and time such as 2025-12-31T23:59:59Z",
  });
});

test.each([
  [100, ""],
  [101, "; and 1 more fault"],
  [103, "; and 3 more faults"],
])("of %i faults the first hundred are told, and how many others there are", async (all, more) => {
  const backlot = await startBacklot(models, {
    resources: [{ path: "/forms", type: "Form[]", count: 0 }],
  });
  const body = Object.fromEntries(Array.from({ length: all }, (_, index) => [`x${index}`, 1]));
  const problem = await sendForJson(backlot, "POST", "/forms", { body });
  const { errors, detail } = problem as { errors: object; detail: string };
  expect(Object.keys(errors)).toHaveLength(100);
  expect(detail).toMatch(new RegExp(`x99 is not a property of the model${more}\\.$`));
});

test("the detail is the message, and says all faults at once", async () => {
  const backlot = await startBacklot(models, {
    resources: [{ path: "/forms", type: "Form[]", count: 0 }],
  });
  const body = { amount: 2, status: "open" };
  const detail =
    "The body does not fit Form: amount must be at least 3; status must be one of: draft, published.";
  expect(await sendForJson(backlot, "POST", "/forms", { body })).toMatchObject({
    detail,
    message: detail,
  });
});
